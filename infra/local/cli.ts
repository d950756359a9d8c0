import process from 'node:process';
import { endAs } from './ending.ts';
import { typed } from './typed.ts';

await endAs(() => typed(process.argv.slice(2)));

import { fileURLToPath } from 'node:url';
import { serve } from './commands/serve.ts';
import { endAs } from './ending.ts';

// `fieldpost serve`: the launcher starts this bundle, with the functions in the folder beside it.
await endAs(() => serve(fileURLToPath(new URL('.', import.meta.url))));

import { fileURLToPath } from 'node:url';
import { serve } from './commands/serve.ts';
import { endAs } from './ending.ts';

// `fieldpost serve`: what the launcher starts once it is bundled, with the functions in the folder beside it.
await endAs(() => serve(fileURLToPath(new URL('.', import.meta.url))));

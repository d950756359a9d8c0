import { config } from 'zod';

// The page's policy allows no text to become a program, so schemas are not compiled. Import this before any schema.
config({ jitless: true });

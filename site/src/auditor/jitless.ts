import { config } from 'zod';

// The page's law allows no text to become a program, so schemas are not compiled. This stands before whatever has a schema.
config({ jitless: true });

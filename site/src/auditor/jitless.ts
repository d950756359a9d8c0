import { config } from 'zod';

// The page's policy allows no text to become a program, so schemas are not compiled. This import comes before all that
// have a schema.
config({ jitless: true });

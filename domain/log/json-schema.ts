import * as z from 'zod';
import type { Json } from '../lib/json.ts';

/** Any JSON value. */
export const jsonSchema: z.ZodType<Json> = z.json();

import * as z from 'zod';
import { operationSchema } from '../terms/schemas.ts';
import type { Operation } from './index.ts';

/**
 * Operations inside others. Their own shape is checked by `isPlayable`, which finds them wherever they stand in a row.
 */
export const operations = z.array(z.custom<Operation>((value) => operationSchema.safeParse(value).success)).readonly();
export type Operations = readonly Operation[];

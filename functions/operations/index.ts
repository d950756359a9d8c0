import type { AnyOperation } from '../platform/http/request.ts';
import { COSTLY } from './costly.ts';
import { TALKS } from './press.ts';
import { READS } from './read.ts';
import { WRITES } from './write.ts';

/**
 * Every operation of openapi.yaml. A function loads its own list alone: what the others need would cost each of its
 * cold starts.
 */
export const OPERATIONS: readonly AnyOperation[] = [...READS, ...COSTLY, ...WRITES, ...TALKS];

import type { WorkerName } from '../../../../functions/platform/http/request.ts';
import { type Limits, type Program, type Worker, workerOf } from './workers.ts';

/** One game is imported at a time; the longest takes 3 seconds on a quiet machine, and its engine 100 at most. */
const IMPORTS: Limits = { atOnce: 1, waiting: 8, ms: 120_000, megabytes: 768 };
/** An HTTP API waits 30 seconds at most. */
const HEAVY: Limits = { atOnce: 4, waiting: 64, ms: 30_000, megabytes: 512 };
/** One message of the queue comes at a time. */
const BOTS: Limits = { atOnce: 1, waiting: 1, megabytes: 512 };

/** Creates the workers of a server: two for long operations, one for bots. Each starts with its first call. */
export const workersOf = (program: Program): { readonly [name in WorkerName | 'bots']: Worker } => ({
  imports: workerOf(program, IMPORTS),
  heavy: workerOf(program, HEAVY),
  bots: workerOf(program, BOTS),
});

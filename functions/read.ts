import { service } from './lib/environment.ts';
import { router } from './lib/router.ts';
import { OPERATIONS } from './operations.ts';

/** The function that serves all reads; it may not write to the log. */
export const handler = router(
  OPERATIONS.filter(({ permission }) => permission === 'read'),
  service,
);

import { service } from './lib/environment.ts';
import { router } from './lib/http/router.ts';
import { OPERATIONS } from './operations.ts';

/** The function that serves all commands. */
export const handler = router(
  OPERATIONS.filter(({ permission }) => permission === 'write'),
  service,
);

import { service } from './lib/environment.ts';
import { router } from './lib/http/router.ts';
import { WRITES } from './operations/write.ts';

/** The function that serves all commands. */
export const handler = router(WRITES, service);

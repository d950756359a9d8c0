import { service } from '../wiring/environment.ts';
import { router } from '../endpoint/router.ts';
import { WRITES } from '../operations/write.ts';

/** The function that serves all commands. */
export const handler = router(WRITES, service);

import { router } from '../endpoint/router.ts';
import { WRITES } from '../operations/write.ts';
import { service } from '../wiring/environment.ts';

/** Serves all commands. */
export const handler = router(WRITES, service);

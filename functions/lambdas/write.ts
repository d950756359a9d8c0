import { router } from '../endpoint/router.ts';
import { WRITES } from '../operations/write.ts';
import { entrance } from '../platform/http/entrance.ts';
import { service } from '../wiring/environment.ts';

/** Serves all commands. */
export const handler = entrance(router(WRITES, service), WRITES);

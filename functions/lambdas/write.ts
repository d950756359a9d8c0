import { router } from '../endpoint/router.ts';
import { WRITES } from '../operations/write.ts';
import { entrance } from '../platform/http/entrance.ts';
import { idOfRequest, metered } from '../platform/kit/metrics.ts';
import { service } from '../wiring/environment.ts';

/** Serves all commands. */
export const handler = metered('write', entrance(router(WRITES, service), WRITES), idOfRequest);

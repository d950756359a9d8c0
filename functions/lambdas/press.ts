import { router } from '../endpoint/router.ts';
import { TALKS } from '../operations/press.ts';
import { entrance } from '../platform/http/entrance.ts';
import { idOfRequest, metered } from '../platform/kit/metrics.ts';
import { service } from '../wiring/environment.ts';

/** Stores messages. It writes nothing else to the log, and of persons only their private items. */
export const handler = metered('press', entrance(router(TALKS, service), TALKS), idOfRequest);

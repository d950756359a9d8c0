import { router } from '../endpoint/router.ts';
import { createCallers } from '../features/auth/callers.ts';
import { READS } from '../operations/read.ts';
import type { HttpHandler } from '../platform/http/answers/answering.ts';
import { elsewhere } from '../platform/http/elsewhere.ts';
import { entrance } from '../platform/http/entrance.ts';
import { idOfRequest, metered } from '../platform/kit/metrics.ts';
import { once } from '../platform/kit/once.ts';
import { service } from '../wiring/environment.ts';

const read = router(READS, service);
/** Loaded on first use: it knows every route, and clients of the API rarely need it. */
const nowhere = once(async () => elsewhere((await import('../operations/index.ts')).OPERATIONS, read));

const routed: HttpHandler = async (event, context) =>
  (event.routeKey === '$default' ? await nowhere() : read)(event, context);

/** Serves all reads but the costly ones, and requests without a route. It may not write to the log. */
export const handler: HttpHandler = metered('read', entrance(routed, READS), idOfRequest);

/** The callers of requests, for the gateway of a local server, which counts them first. */
export const callers = createCallers(service);

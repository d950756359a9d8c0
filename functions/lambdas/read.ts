import { router } from '../endpoint/router.ts';
import { createCallers } from '../features/auth/callers.ts';
import { READS } from '../operations/read.ts';
import type { HttpHandler } from '../platform/http/answers/answering.ts';
import { elsewhere } from '../platform/http/elsewhere.ts';
import { once } from '../platform/kit/once.ts';
import { service } from '../wiring/environment.ts';

const read = router(READS, service);
/** It knows every route. Clients of the API rarely reach it, so it is loaded on first use. */
const nowhere = once(async () => elsewhere((await import('../operations/index.ts')).OPERATIONS, read));

/** The function that serves all reads, and requests without a route; it may not write to the log. */
export const handler: HttpHandler = async (event, context) =>
  (event.routeKey === '$default' ? await nowhere() : read)(event, context);

/** The callers of requests: for the gateway of one machine, which counts them before their turn. */
export const callers = createCallers(service);

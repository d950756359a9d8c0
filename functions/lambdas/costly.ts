import { router } from '../endpoint/router.ts';
import { COSTLY } from '../operations/costly.ts';
import type { HttpHandler } from '../platform/http/answers/answering.ts';
import { elsewhere } from '../platform/http/elsewhere.ts';
import { entrance } from '../platform/http/entrance.ts';
import { idOfRequest, metered } from '../platform/kit/metrics.ts';
import { service } from '../wiring/environment.ts';

const costly = router(COSTLY, service);
/** Serves HEAD: its routes are here, but lead to no operation. */
const beside = elsewhere(COSTLY, costly, 'costly');

const routed: HttpHandler = (event, context) => (event.routeKey.startsWith('GET ') ? costly : beside)(event, context);

/** Serves audits, logs and exports. It may not write to the log. */
export const handler: HttpHandler = metered('costly', entrance(routed, COSTLY), idOfRequest);

import { service } from './lib/environment.ts';
import type { HttpHandler } from './lib/http/answers/answering.ts';
import { elsewhere } from './lib/http/elsewhere.ts';
import { router } from './lib/http/router.ts';
import { OPERATIONS } from './operations.ts';

const read = router(
  OPERATIONS.filter(({ permission }) => permission === 'read'),
  service,
);
const nowhere = elsewhere(OPERATIONS, read);

/** The function that serves all reads, and requests without a route; it may not write to the log. */
export const handler: HttpHandler = (event, context) => (event.routeKey === '$default' ? nowhere : read)(event, context);

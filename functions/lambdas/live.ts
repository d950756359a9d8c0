import { holdingFrom } from '../features/live/environment.ts';
import { liveHandler } from '../features/live/handler.ts';
import { idOfRequest, metered } from '../platform/kit/metrics.ts';
import { once } from '../platform/kit/once.ts';
import { service } from '../wiring/environment.ts';

/** Serves the live channel: accepts connections and handles their messages. */
export const handler = metered(
  'live',
  liveHandler(once(async () => ({ ...holdingFrom(process.env), service: await service() }))),
  idOfRequest,
);

import { holdingFrom } from '../features/live/environment.ts';
import { liveHandler } from '../features/live/handler.ts';
import { once } from '../platform/kit/once.ts';
import { service } from '../wiring/environment.ts';

/** The function behind the live channel: takes connections, and what comes over them. */
export const handler = liveHandler(once(async () => ({ ...holdingFrom(process.env), service: await service() })));

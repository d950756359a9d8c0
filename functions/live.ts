import { service } from './lib/environment.ts';
import { holdingFrom } from './lib/live/environment.ts';
import { liveHandler } from './lib/live/handler.ts';
import { once } from './lib/once.ts';

/** The function behind the live channel: takes connections, and what comes over them. */
export const handler = liveHandler(once(async () => ({ ...holdingFrom(process.env), service: await service() })));

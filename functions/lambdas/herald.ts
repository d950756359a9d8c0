import { heraldingFrom } from '../features/live/environment.ts';
import { overWritten } from '../features/live/following.ts';
import { herald } from '../features/live/herald.ts';
import { metered } from '../platform/kit/metrics.ts';
import { once } from '../platform/kit/once.ts';

const heralding = once(async () => herald(heraldingFrom(process.env)));

/**
 * Follows the stream of `views` and the entries in that of `events`: queues notifications, and tells connected clients.
 */
export const handler = metered(
  'herald',
  overWritten(
    async (written) => (await heralding()).game(written),
    async (said) => (await heralding()).press(said),
  ),
);

import { rateDays } from '../features/ratings/daily.ts';
import { metered } from '../platform/kit/metrics.ts';
import { background } from '../wiring/background.ts';

/** Before this time the lists may lack ends of the day. */
const LATE_MS = 3_600_000;

/** A run stops after this time, before the function times out. The next one goes on where it stopped. */
const PATIENCE_MS = 240_000;

/** Runs every five minutes, with the cloud's time: rates the finished days. */
export const handler = metered(
  'ratings',
  async (event?: { readonly time: string }): Promise<{ readonly games: number; readonly isDone: boolean }> => {
    const begun = Date.now();
    const now = event === undefined ? begun : Date.parse(event.time);
    return rateDays(background(), now - LATE_MS, () => Date.now() - begun >= PATIENCE_MS);
  },
);

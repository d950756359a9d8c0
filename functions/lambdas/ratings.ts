import { rateDays } from '../features/ratings/daily.ts';
import { background } from '../wiring/background.ts';

/** Before this time the lists may lack ends of the day. */
const LATE_MS = 3_600_000;

/** Runs every hour, with the cloud's time: rates the finished days. */
export const handler = async (event?: { readonly time: string }): Promise<{ games: number }> => {
  const now = event === undefined ? Date.now() : Date.parse(event.time);
  return { games: await rateDays(background(), now - LATE_MS) };
};

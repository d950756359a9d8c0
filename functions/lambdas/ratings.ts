import { rateDays } from '../features/ratings/daily.ts';
import { background } from '../wiring/environment.ts';

/** The lists may not show all ends of a day before. */
const LATE_MS = 3_600_000;

/** Called every hour, by the cloud with the time: rates the days that are over. */
export const handler = async (event?: { readonly time: string }): Promise<{ games: number }> => {
  const now = event === undefined ? Date.now() : Date.parse(event.time);
  return { games: await rateDays(background(), now - LATE_MS) };
};

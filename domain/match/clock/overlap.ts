import type { MatchCommand } from '../state/commands.ts';
import type { Match } from '../state/state.ts';
import { partsIn, type Still } from './opened.ts';

/** An outage as the record of the service and the log have it. */
export type RecordedOutage = Pick<Extract<MatchCommand, { type: 'outage' }>, 'n' | 'from' | 'until'>;

/** Returns since when the open deadline runs. With a bank, the first of the clocks that run. */
export const runsSince = ({ bank, opened = 0 }: Pick<Match, 'bank' | 'opened'>): number =>
  bank === undefined ? opened : Math.min(...Object.values(bank).map(({ since }) => since ?? Number.POSITIVE_INFINITY));

/** Returns the parts of an outage in which the open deadline ran; `undefined`: none. */
export function overlapOf(match: Match, { n, from, until }: RecordedOutage): readonly Still[] | undefined {
  const { form, status, due, paused, outage = 0, stood } = match;
  if (form !== 2 || status === 'over' || due === undefined || paused !== undefined || n <= outage) return undefined;
  const ran = { opened: runsSince(match), ...(stood && { stood }) };
  const parts = partsIn(ran, { from, until: Math.min(until, due) });
  return parts.length > 0 ? parts : undefined;
}

import type { MatchCommand } from '../state/commands.ts';
import type { Match } from '../state/state.ts';

/** An outage as the record of the service and the log have it. */
export type RecordedOutage = Pick<Extract<MatchCommand, { type: 'outage' }>, 'n' | 'from' | 'until'>;

/** Returns the part of an outage in which the open deadline ran; `undefined`: none. */
export function overlapOf(
  { form, status, due, opened, paused, outage = 0 }: Match,
  { n, from, until }: RecordedOutage,
): { readonly from: number; readonly until: number } | undefined {
  if (form !== 2 || status === 'over' || due === undefined || paused !== undefined || n <= outage) return undefined;
  const ran = { from: Math.max(from, opened ?? 0), until: Math.min(until, due) };
  return ran.from < ran.until ? ran : undefined;
}

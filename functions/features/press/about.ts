import { sure } from '../../../domain/lib/sure.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Ports } from '../../platform/ports/grounds.ts';

/**
 * Returns the commit that an entry refers to: the newest one. For grey press, returns the newest change of holders,
 * because the newest commit would reveal the time of the author's own acts.
 */
export async function aboutOf({ log }: Pick<Ports, 'log'>, { game, v, head, sittings = [] }: Match, isGrey: boolean) {
  const changed = isGrey ? Math.max(1, ...sittings.flatMap(({ since, until = 0 }) => [since, until])) : v;
  if (changed === v) return { v, hash: head };
  const [commit] = await log.read(game, changed - 1, 1);
  return { v: changed, hash: sure(commit, 'commit of a version').hash };
}

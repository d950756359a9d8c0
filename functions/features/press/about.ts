import { sure } from '../../../domain/lib/sure.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Ports } from '../../platform/ports/grounds.ts';

/**
 * Returns the commit that an entry names: the newest one; of grey press the newest change of holders, for between two
 * acts of others the newest would reveal the time of the author's own.
 */
export async function aboutOf({ log }: Pick<Ports, 'log'>, { game, v, head, sittings = [] }: Match, isGrey: boolean) {
  const changed = isGrey ? Math.max(1, ...sittings.flatMap(({ since, until = 0 }) => [since, until])) : v;
  if (changed === v) return { v, hash: head };
  const [commit] = await log.read(game, changed - 1, 1);
  return { v: changed, hash: sure(commit, 'commit of a version').hash };
}

import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { type Nation, powerOf } from '../terms/nations.ts';

/* What cards make of the allies for a while (§5.1, §7.1): of a nation, or of the army of one of its leaders. */

/**
 * How an ally’s soldiers stand who are with these leaders: hesitant; willing, who go and flag like the French; or
 * French in battle too. The last card that makes them hesitant undoes those before it; undefined: no card says
 * anything.
 */
export function stanceOf(
  position: Pick<Position, 'effects'>,
  nation: Nation,
  leaders: readonly string[] = [],
): 'hesitant' | 'willing' | 'french' | undefined {
  const said = modifiers(position, 'allyStance')
    .filter((each) => each.nation === nation && (each.leader === undefined || leaders.includes(each.leader)))
    .map(({ as }) => as);
  const since = said.slice(said.lastIndexOf('hesitant') + 1);
  if (since.includes('french')) return 'french';
  return since.length > 0 ? 'willing' : said.at(-1);
}

/**
 * Whether an ally’s soldiers may flag like those of the Power that runs them, and pay no surcharge in Russia (§7.1).
 */
export function goesAsFrench(position: Pick<Position, 'effects'>, nation: Nation, leaders: readonly string[]): boolean {
  const stance = stanceOf(position, nation, leaders);
  return stance === 'willing' || stance === 'french';
}

/** The nation as which soldiers go who are with these leaders. */
export const goingAs = (position: Pick<Position, 'effects'>, nation: Nation, leaders: readonly string[]): Nation =>
  goesAsFrench(position, nation, leaders) ? powerOf(nation) : nation;

import { once } from '../../lib/memo.ts';
import { editionOf } from '../edition/editions.ts';
import { hasFormation, isZone, neighboursOf, spaceOf } from '../map/ground.ts';
import { isEnemyFortress } from '../movement/movement.ts';
import type { View } from '../state/view.ts';
import { type Camp, campOf, NATIONS_OF, nationsOf, otherCamp, type Power } from '../terms/nations.ts';
import { type Force, forceIn } from './fights/forces.ts';

/** A position as a Power sees it: who stands where, and how far it is. */
export interface Scene {
  readonly view: View;
  readonly power: Power;
  readonly camp: Camp;
  /** The spaces in which the Power's Camp has pieces. */
  readonly held: readonly string[];
  /** The pieces of a Camp in a space. */
  force(space: string, camp: Camp): Force;
  /** Those of them that the Power can move. */
  own(space: string): Force;
  /** How many steps it is to a space from the spaces from which the Camp can come there. */
  waysTo(space: string): ReadonlyMap<string, number>;
  /** Whether enemies stand in a space or beside it. */
  isThreatened(space: string): boolean;
}

export function sceneOf(view: View, power: Power): Scene {
  const camp = campOf(power);
  const enemy = otherCamp(camp);
  const spaces = editionOf(view).spaces.map(({ id }) => id);
  const blocked = new Set(spaces.filter((id) => isBlocked(view, camp, id)));
  return {
    view,
    power,
    camp,
    held: spaces.filter((id) => hasFormation(view, id, camp)),
    force: once((space, of) => forceIn(view, space, of, NATIONS_OF[of])),
    own: once((space) => forceIn(view, space, camp, nationsOf(power))),
    waysTo: once((space) => waysTo(view, blocked, space)),
    isThreatened: (space) => [space, ...neighboursOf(view, space)].some((near) => hasFormation(view, near, enemy)),
  };
}

/** Nobody goes on through enemy formations, enemy fortresses, zones or neutral Austria. */
const isBlocked = (view: View, camp: Camp, space: string): boolean =>
  isZone(view, space) ||
  isEnemyFortress(view, space, camp) ||
  hasFormation(view, space, otherCamp(camp)) ||
  (view.facts.austriaNeutral && spaceOf(view, space).home === 'AU');

/** The shortest ways to a space, found from there outwards: the map grows while it is read. */
function waysTo(view: View, blocked: ReadonlySet<string>, to: string): ReadonlyMap<string, number> {
  const { lines } = editionOf(view);
  const away = new Map([[to, 0]]);
  for (const [space, steps] of away) {
    if (space !== to && blocked.has(space)) continue;
    for (const next of lines.get(space)?.keys() ?? []) if (!away.has(next)) away.set(next, steps + 1);
  }
  return away;
}

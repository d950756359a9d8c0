import { controlOf, isZone, marchOf, neighboursOf, spaceOf } from '../../map/ground.ts';
import { flagCost } from '../../movement/flags.ts';
import { isEnemyFortress } from '../../movement/movement.ts';
import type { View } from '../../state/view.ts';
import { otherCamp } from '../../terms/nations.ts';
import type { Outlook } from '../outlook.ts';
import type { Scene } from '../scene.ts';

/* The ways to a place, by what they cost an army in CP; dangers are counted as CP. */

/** A zone ends the march of an impulse (§10.51); a marsh costs Imperials attrition (§10.41). */
const ZONE = 3;
const MARSH = 3;
/** Scorched ground costs attrition (§10.45), besides the more expensive flag. */
const SCORCHED = 1;
/** For each die of enemies in the way. */
const ENEMY_DIE = 0.5;

/** For each die of an army that intercepts. */
const INTERCEPTING_DIE = 0.6;

/** Returns the cost of coming to a space where enemies may intercept (§11.1). */
export const riskOf =
  ({ threats }: Outlook) =>
  (space: string): number =>
    INTERCEPTING_DIE * threats(space).reduce((sum, { force, chance }) => sum + chance * force.dice, 0);

/** How a space is left on the way to a place, and what the way costs from there. */
export interface Route {
  readonly cost: number;
  /** The next space; undefined at the place itself. */
  readonly next: string | undefined;
}

/**
 * The cheapest way to a place from each space, for armies of the Camp of a scene; `risk`: what it costs besides to come
 * to a space.
 */
export function routesTo(
  scene: Scene,
  place: string,
  risk: (space: string) => number = () => 0,
): ReadonlyMap<string, Route> {
  const { view, camp } = scene;
  const routes = new Map<string, Route>();
  const open = new Map<string, Route>([[place, { cost: 0, next: undefined }]]);
  for (let nearest = nearestOf(open); nearest !== undefined; nearest = nearestOf(open)) {
    const [space, route] = nearest;
    open.delete(space);
    routes.set(space, route);
    if (space !== place && (isEnemyFortress(view, space, camp) || isNeutral(view, space))) continue;
    const coming = route.cost + comingCost(scene, space) + risk(space);
    for (const from of neighboursOf(view, space)) {
      if (routes.has(from)) continue;
      const cost = coming + (camp === 'imperial' && marchOf(view, from, space, camp) === 'marsh' ? MARSH : 0);
      if (cost < (open.get(from)?.cost ?? Number.POSITIVE_INFINITY)) open.set(from, { cost, next: space });
    }
  }
  return routes;
}

/** Nobody comes through Austria once it is neutral (§9.3). */
const isNeutral = (view: View, space: string): boolean =>
  view.facts.austriaNeutral && spaceOf(view, space).home === 'AU';

const nearestOf = (open: ReadonlyMap<string, Route>): readonly [string, Route] | undefined =>
  [...open].reduce<readonly [string, Route] | undefined>(
    (best, each) => (best === undefined || each[1].cost < best[1].cost ? each : best),
    undefined,
  );

/** A CP for the step, and those for the flag without which the next one would be an ambush (§10.43). */
function comingCost({ view, camp, force }: Scene, space: string): number {
  const flag = isZone(view, space) ? ZONE : controlOf(view, space) === camp ? 0 : flagCost(view, space);
  return 1 + flag + (view.scorched.includes(space) ? SCORCHED : 0) + ENEMY_DIE * force(space, otherCamp(camp)).dice;
}

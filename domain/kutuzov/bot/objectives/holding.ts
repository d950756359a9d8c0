import { editionOf } from '../../edition/editions.ts';
import { controlOf } from '../../map/ground.ts';
import { costOf } from '../../movement/movement.ts';
import { leaderOf, totalOf } from '../../pieces/pieces.ts';
import { otherCamp, POWERS_OF } from '../../terms/nations.ts';
import type { Weighed } from '../favourite.ts';
import { striking } from '../fights/forces.ts';
import type { Outlook } from '../outlook.ts';
import { sceneOf } from '../scene.ts';
import type { Objective, Pursuit } from './objectives.ts';
import { riskOf, routesTo } from './routes.ts';
import { FRESH } from './taking.ts';

/* A place that is held against the strongest army that may come for it. */

/** An enemy army that counts has at least this many SP. */
const ENEMY = 3;
/** This many SP come, or stay where they are. */
const HELP = 2;
/** What a new SP costs (§6.1): soldiers come from elsewhere where that costs less. */
const RAISED = 2;

/** Returns how many dice the strongest enemy army within this many CP of a place brings; 0: there is none. */
function threatTo({ view, camp }: Outlook, place: string, within: number): number {
  const enemy = otherCamp(camp);
  const scene = sceneOf(view, POWERS_OF[enemy][0]);
  const routes = routesTo(scene, place);
  return editionOf(view)
    .spaces.map(({ id }) => ({ id, army: striking(scene.force(id, enemy)) }))
    .filter(
      ({ id, army }) => army.led && army.sp >= ENEMY && (routes.get(id)?.cost ?? Number.POSITIVE_INFINITY) <= within,
    )
    .reduce((most, { army }) => Math.max(most, army.dice), 0);
}

/**
 * Of the choices that a Power has for its CP those that a place it holds leaves: while the army that may come for it
 * brings more dice than stand there, soldiers come or are raised there; nobody goes. Undefined: no enemy is near.
 */
export function holding(o: Outlook, { places, within }: Objective, choices: readonly Weighed[]): Pursuit | undefined {
  const { view, camp, force } = o;
  const [place] = places;
  if (place === undefined) return undefined;
  const threat = threatTo(o, place, within);
  if (threat === 0) return undefined;
  const others = choices.filter(
    ({ command }) => !((command.type === 'move' || command.type === 'convoy') && command.from === place),
  );
  const missing = threat - force(place, camp).dice;
  if (missing <= 0 || controlOf(view, place) !== camp) return { place, left: others };
  const [coming] = comingTo(o, place, missing, others);
  const [raised] = choices
    .flatMap((each) =>
      each.command.type === 'build' && each.command.space === place && 'sp' in each.command.piece
        ? [{ each, sp: each.command.piece.sp }]
        : [],
    )
    .sort((a, b) => b.sp - a.sp);
  if (coming !== undefined && (raised === undefined || coming.price < RAISED)) return { place, left: [coming.each] };
  return { place, left: raised === undefined ? others : [raised.each] };
}

/**
 * Returns the steps of soldiers that come to a place for no more CP than as many new ones would cost, with these dice
 * missing; the cheapest first.
 */
function comingTo(o: Outlook, place: string, missing: number, choices: readonly Weighed[]) {
  const { view } = o;
  const routes = routesTo(o, place, riskOf(o));
  return choices
    .flatMap((each) => {
      const { command } = each;
      if (command.type !== 'move') return [];
      const route = routes.get(command.from);
      const sp = totalOf(command.sp);
      const [leader] = command.leaders;
      if (route?.next !== command.to || sp < HELP || (leader !== undefined && leaderOf(view, leader).marched >= FRESH))
        return [];
      const step = costOf(view, command, command.to) ?? Number.POSITIVE_INFINITY;
      return [{ each, price: (route.cost * step) / Math.min(sp, missing) }];
    })
    .filter(({ price }) => price <= RAISED)
    .sort((a, b) => a.price - b.price);
}

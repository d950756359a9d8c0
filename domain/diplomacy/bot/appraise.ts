import { at, numberAt } from '../../lib/sure.ts';
import { resolveField } from '../adjudicate/cores.ts';
import { MOVE, readField, SUPPORT } from '../adjudicate/field.ts';
import { isDislodged, type Struggle, YES } from '../adjudicate/movement.ts';
import { PROVINCE_COUNT } from '../map/atlas.ts';
import type { Orders as Sheets } from '../state/state.ts';
import { countReach, emptyReach, NOWHERE, type Reach, reachAt, strongestAt } from './reach.ts';
import { type Situation, US, VACANT } from './situation.ts';
import { CENTRE_NUMBERS, PROVINCE_OF_SITE, siteOf, worthAt } from './terrain.ts';

/** A centre that changes hands: for good in fall, in spring a foothold only. */
const CENTRE_IN_FALL = 3;
const CENTRE_IN_SPRING = 1;
/** What the places of the units count beside that. */
const OF_THE_PLACE = 0.6;
/** A unit of ours driven out, and a foreign one. */
const UNIT_LOST = 0.8;
const UNIT_ROUTED = 0.5;
/**
 * A centre of ours that more units of one other side reach than units of ours; in spring they come before the next
 * count.
 */
const IN_DANGER_IN_SPRING = 0.6;
const IN_DANGER_IN_FALL = 0.3;
/** A foreign centre that more of our units reach than units of any other side. */
const CHANCE_IN_SPRING = 0.35;
const CHANCE_IN_FALL = 0.2;
/** Where nothing else decides, a unit that helps is better than one that does nothing. */
const SUPPORT_GIVEN = 0.03;

/** How good it is for us if these are the orders. */
type Appraise = (sheets: Sheets) => number;

/**
 * Resolves the phase with the real adjudicator, and judges the board after it: which units hold which centres, which
 * could go there next, which were driven out, and the value of the places of our units.
 */
export function appraiser(situation: Situation, worth: Float64Array): Appraise {
  const after = situation.site.slice();
  const reach = emptyReach(situation.sides);
  const holder = new Int16Array(PROVINCE_COUNT);
  return (sheets) => {
    const struggle = resolveField(readField(situation.on, sheets, situation.view.rulings));
    play(situation, struggle, after);
    countReach(reach, situation.side, after);
    holder.fill(VACANT);
    for (let u = 0; u < after.length; u++)
      if (after[u] !== NOWHERE) holder[numberAt(PROVINCE_OF_SITE, numberAt(after, u))] = u;
    return unitsScore(situation, struggle, after, worth) + centresScore(situation, holder, reach);
  };
}

/** Writes down where each unit is `after` the orders. */
function play({ units, site }: Situation, struggle: Struggle, after: Int16Array): void {
  const { field, answer } = struggle;
  for (let u = 0; u < units.length; u++) {
    const order = at(field.orders, u);
    if (field.kind[u] === MOVE && answer[u] === YES && order.order === 'move')
      after[u] = siteOf(at(units, u).type, order.to);
    else after[u] = isDislodged(struggle, u) === YES ? NOWHERE : numberAt(site, u);
  }
}

function unitsScore({ side }: Situation, { field, answer }: Struggle, after: Int16Array, worth: Float64Array): number {
  let score = 0;
  for (let u = 0; u < after.length; u++) {
    if (side[u] !== US) score += after[u] === NOWHERE ? UNIT_ROUTED : 0;
    else if (after[u] === NOWHERE) score -= UNIT_LOST;
    else
      score +=
        OF_THE_PLACE * worthAt(worth, numberAt(after, u)) +
        (field.kind[u] === SUPPORT && answer[u] === YES ? SUPPORT_GIVEN : 0);
  }
  return score;
}

function centresScore({ side, owner, isFall }: Situation, holder: Int16Array, reach: Reach): number {
  const taken = isFall ? CENTRE_IN_FALL : CENTRE_IN_SPRING;
  const danger = isFall ? IN_DANGER_IN_FALL : IN_DANGER_IN_SPRING;
  const chance = isFall ? CHANCE_IN_FALL : CHANCE_IN_SPRING;
  let score = 0;
  for (let i = 0; i < CENTRE_NUMBERS.length; i++) {
    const centre = at(CENTRE_NUMBERS, i);
    const there = numberAt(holder, centre);
    const isOurs = owner[centre] === US;
    const isHeld = there !== VACANT && side[there] === US;
    if (isHeld && !isOurs) score += taken;
    if (!isHeld && isOurs && there !== VACANT) score -= taken;
    const own = reachAt(reach, US, centre);
    const foreign = strongestAt(reach, US, centre);
    if (isOurs || isHeld) score -= foreign > own ? danger : 0;
    else score += own > foreign ? chance : 0;
  }
  return score;
}

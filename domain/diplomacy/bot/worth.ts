import { at, numberAt } from '../../lib/sure.ts';
import { PROVINCE_COUNT, provinceAt } from '../map/atlas.ts';
import { foreignersAt } from './reach.ts';
import { NOBODY, type Situation } from './situation.ts';
import { CENTRE_NUMBERS, FERRIED, NEAR, PROVINCE_OF_SITE, SITE_COUNT, worthAt } from './terrain.ts';

/** A centre that nobody plays for is the measure of all worths. */
const FREE_CENTRE = 1;
/**
 * A centre of a living side is worth a little less, because that side can take it back; but more, the larger that side
 * is.
 */
const FOREIGN_CENTRE = 0.7;
const FOR_EACH_CENTRE_OF_ITS_OWNER = 0.04;
/** The value of a friendly centre with no foreign unit near, and for each one next to it (at most three count). */
const SAFE_CENTRE = 0.1;
const FOR_EACH_THREAT = 0.2;
const THREATS_COUNTED = 3;
/** How much harder each foreign unit that can go there makes a foreign centre. */
const PER_DEFENDER = 0.15;

/** How far worth reaches: half of it is left a step away; after eight steps nothing that counts. */
const LEFT_PER_STEP = 0.55;
const STEPS = 8;
/** Of what is near, the best place counts most; the mean of all tells crossroads from corners. */
const OF_THE_BEST = 0.75;
const OF_THE_MEAN = 0.25;
/** A landing needs a fleet in the right place, and a turn in which it does nothing else. */
const LANDING = 0.55;

/**
 * How good it is for a unit of a side to be at each site: what can be won or lost there and, fading with the distance,
 * nearby. Worth spreads over the ways of the type of unit, and for armies over the seas that one fleet would carry them
 * across.
 */
export function worthFor(situation: Situation, side: number): Float64Array {
  const prizes = prizesFor(situation, side);
  let worth: Float64Array = new Float64Array(SITE_COUNT);
  for (let step = 0; step < STEPS; step++) worth = spread(worth, prizes);
  return worth;
}

function spread(worth: Float64Array, prizes: Float64Array): Float64Array {
  const next = new Float64Array(SITE_COUNT);
  for (let site = 0; site < SITE_COUNT; site++) {
    const near = at(NEAR, site);
    let best = 0;
    let sum = 0;
    for (let i = 0; i < near.length; i++) {
      const there = worthAt(worth, numberAt(near, i));
      sum += there;
      if (there > best) best = there;
    }
    const mean = near.length === 0 ? 0 : sum / near.length;
    const landings = at(FERRIED, site);
    for (let i = 0; i < landings.length; i++) best = Math.max(best, LANDING * worthAt(worth, numberAt(landings, i)));
    next[site] =
      worthAt(prizes, numberAt(PROVINCE_OF_SITE, site)) + LEFT_PER_STEP * (OF_THE_BEST * best + OF_THE_MEAN * mean);
  }
  return next;
}

function prizesFor(situation: Situation, side: number): Float64Array {
  const { owner, reach, view } = situation;
  const sizes = new Int16Array(situation.sides);
  for (const centre of CENTRE_NUMBERS) {
    const holder = numberAt(owner, centre);
    if (holder !== NOBODY) sizes[holder] = numberAt(sizes, holder) + 1;
  }
  const prizes = new Float64Array(PROVINCE_COUNT);
  for (const centre of CENTRE_NUMBERS) {
    if (view.closed?.includes(provinceAt(centre))) continue;
    const holder = numberAt(owner, centre);
    const near = foreignersAt(reach, side, centre);
    if (holder === side) prizes[centre] = SAFE_CENTRE + FOR_EACH_THREAT * Math.min(near, THREATS_COUNTED);
    else {
      const value =
        holder === NOBODY ? FREE_CENTRE : FOREIGN_CENTRE + FOR_EACH_CENTRE_OF_ITS_OWNER * numberAt(sizes, holder);
      prizes[centre] = value / (1 + PER_DEFENDER * near);
    }
  }
  return prizes;
}

import { lawfulOn, type Survey, survey } from '../adjudicate/lawful.ts';
import { numberOf, PROVINCE_COUNT } from '../map/atlas.ts';
import { neighbours, PROVINCE_IDS } from '../map/provinces.ts';
import { type Loc, POWERS, type Power, type Unit } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { View } from '../view.ts';
import { countReach, emptyReach, type Reach } from './reach.ts';
import { siteOf } from './terrain.ts';

/**
 * The side that thinks. The others are numbered from 1 in the order of their powers; `NOBODY` plays the powers without
 * a seat.
 */
export const US = 0;
export const NOBODY = -1;
/** No unit is there. */
export const VACANT = -1;

/** What the bot looks at, gathered once for a call. Units are numbered as in the view. */
export interface Situation {
  readonly view: View;
  readonly on: Survey;
  readonly isFall: boolean;
  readonly sides: number;
  /** Of each power, which side plays it. */
  readonly sideOf: { readonly [power in Power]: number };
  readonly units: readonly Unit[];
  readonly side: Int8Array;
  readonly site: Int16Array;
  /** The unit in each province, or `VACANT`. */
  readonly unitIn: Int16Array;
  /** The controller of each province that is a centre: a side, or `NOBODY`. */
  readonly owner: Int8Array;
  readonly reach: Reach;
  /** Where each unit may go by itself. */
  readonly steps: readonly (readonly Loc[])[];
}

/** `mine`: the powers of the seat that thinks; the powers of one seat act as one side. */
export function situationOf(view: View, mine: readonly Power[]): Situation {
  const on = survey(view);
  const { sideOf, sides } = sidesOf(view, mine);
  const unitIn = new Int16Array(PROVINCE_COUNT).fill(VACANT);
  for (const [u, { loc }] of view.units.entries()) unitIn[numberOf(loc)] = u;
  const side = Int8Array.from(view.units, ({ power }) => sideOf[power]);
  const site = Int16Array.from(view.units, ({ type, loc }) => siteOf(type, loc));
  return {
    view,
    on,
    isFall: view.season === 'fall',
    sides,
    sideOf,
    units: view.units,
    side,
    site,
    reach: countReach(emptyReach(sides), side, site),
    unitIn,
    owner: Int8Array.from(PROVINCE_IDS, (id) => {
      const power = view.centres[id];
      return power === undefined ? NOBODY : sideOf[power];
    }),
    steps: view.phase === 'movement' ? view.units.map((unit) => stepsOf(on, unit)) : [],
  };
}

function sidesOf(view: View, mine: readonly Power[]): Pick<Situation, 'sideOf' | 'sides'> {
  const seats = Object.values(view.seats).map(({ powers }) => powers);
  const groups: (readonly Power[])[] = [mine];
  const sideOf = Object.fromEntries(POWERS.map((power) => [power, NOBODY])) as Record<Power, number>;
  for (const power of POWERS) {
    const group = mine.includes(power) ? mine : seats.find((powers) => powers.includes(power));
    if (group === undefined) continue;
    if (!groups.includes(group)) groups.push(group);
    sideOf[power] = groups.indexOf(group);
  }
  return { sideOf, sides: groups.length };
}

const stepsOf = (on: Survey, unit: Unit): readonly Loc[] =>
  neighbours(unit).filter((to) => isExact(on, unit, { order: 'move', to }));

/** Whether the order may be given, just as it is written. */
export function isExact(on: Survey, unit: Unit, order: Order): boolean {
  const judged = lawfulOn(on, unit, order);
  return judged.ok && (judged.order === order || JSON.stringify(judged.order) === JSON.stringify(order));
}

import type { Adjudication, AdjudicationInput, Answered } from '@fieldpost/client';

// A position of Diplomacy with its orders in the sandbox: what the service receives and answers without a game.

export const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
export type Power = (typeof POWERS)[number];
export const SEASONS = ['spring', 'fall'] as const;
export const PHASES = ['movement', 'retreat', 'adjustment'] as const;

type By<T> = { readonly [power in Power]?: readonly T[] };
type Dislodged = { readonly unit: string; readonly from: string; readonly retreats: readonly string[] };

/** An order in notation, of the power that owns its unit. */
interface Written {
  readonly power: Power;
  readonly text: string;
}

export interface Situation {
  readonly season: (typeof SEASONS)[number];
  readonly year: number;
  readonly phase: (typeof PHASES)[number];
  readonly units: By<string>;
  readonly dislodged: By<Dislodged>;
  readonly contested: readonly string[];
  readonly centres: By<string>;
  /** By the province of the unit, or of the build. */
  readonly orders: { readonly [province: string]: Written };
}

const OPENING: { readonly [power in Power]: string } = {
  austria: 'A bud,A vie,F tri',
  england: 'A lvp,F edi,F lon',
  france: 'A mar,A par,F bre',
  germany: 'A ber,A mun,F kie',
  italy: 'A rom,A ven,F nap',
  russia: 'A mos,A war,F sev,F stp/sc',
  turkey: 'A con,A smy,F ank',
};

/** Returns the province of a unit in notation: `F stp/sc` is in `stp`. */
const provinceOf = (unit: string): string => unit.slice(2, 5);

const each = <T>(of: (power: Power) => readonly T[]): By<T> =>
  Object.fromEntries(POWERS.map((power) => [power, of(power)]));

export const EMPTY: Situation = {
  season: 'spring',
  year: 1901,
  phase: 'movement',
  units: {},
  dislodged: {},
  contested: [],
  centres: {},
  orders: {},
};

/** The first spring. */
export const START: Situation = {
  ...EMPTY,
  units: each((power) => OPENING[power].split(',')),
  centres: each((power) => OPENING[power].split(',').map(provinceOf)),
};

/** What the service is asked about a situation. */
export function inputOf({
  season,
  year,
  phase,
  units,
  dislodged,
  contested,
  centres,
  orders,
}: Situation): AdjudicationInput {
  const texts = each((power) => Object.values(orders).flatMap((order) => (order.power === power ? [order.text] : [])));
  const isRetreat = phase === 'retreat';
  const input = {
    season,
    year,
    phase,
    unitsBefore: units,
    centresBefore: centres,
    ...(isRetreat && { dislodgedBefore: dislodged, contestedBefore: contested }),
    orders: texts,
    choices: true,
  };
  return input as unknown as AdjudicationInput; // the generated type has arrays that can be written
}

/** Returns the position after a phase. */
export const after = ({ next, unitsAfter, dislodgedAfter, contestedAfter, centresAfter }: Adjudication): Situation => ({
  ...next,
  units: unitsAfter,
  dislodged: next.phase === 'retreat' ? dislodgedAfter : {},
  contested: contestedAfter,
  centres: centresAfter,
  orders: {},
});

interface Seen {
  readonly season: Situation['season'];
  readonly year: number;
  readonly phase: Situation['phase'];
  readonly units: readonly Unit[];
  readonly dislodged: readonly { readonly unit: Unit; readonly from: string; readonly retreats: readonly string[] }[];
  readonly contested: readonly string[];
  readonly centres: { readonly [centre: string]: Power };
}
interface Unit {
  readonly power: Power;
  readonly type: string;
  readonly loc: string;
}

/** Returns the displayed position of a game; `undefined` for another game than Diplomacy. */
export function ofGame({ of, view }: Answered<'getState'>): Situation | undefined {
  if (of !== 'diplomacy') return undefined;
  const { season, year, phase, units, dislodged, contested, centres } = view as unknown as Seen; // the view of that game
  const named = ({ type, loc }: Unit): string => `${type} ${loc}`;
  return {
    season,
    year,
    phase,
    units: each((power) => units.filter((unit) => unit.power === power).map(named)),
    dislodged: each((power) =>
      dislodged
        .filter(({ unit }) => unit.power === power)
        .map(({ unit, from, retreats }) => ({ unit: named(unit), from, retreats })),
    ),
    contested,
    centres: each((power) => Object.keys(centres).filter((centre) => centres[centre] === power)),
    orders: {},
  };
}

/** Returns the unit in a province, and its power; in a retreat phase, the dislodged one. */
export function unitIn(
  { units, dislodged, phase }: Situation,
  province: string,
): { power: Power; unit: string } | undefined {
  for (const power of POWERS) {
    const own = phase === 'retreat' ? (dislodged[power] ?? []).map(({ unit }) => unit) : (units[power] ?? []);
    const unit = own.find((each) => provinceOf(each) === province);
    if (unit !== undefined) return { power, unit };
  }
  return undefined;
}

const without = (of: By<string>, province: string, at: (text: string) => string): By<string> =>
  each((power) => (of[power] ?? []).filter((text) => at(text) !== province));

const plus = (of: By<string>, power: Power, text: string): By<string> => ({
  ...of,
  [power]: [...(of[power] ?? []), text],
});

/** Returns the situation with a unit in a place, instead of any unit there, or with none. Its orders go with it. */
export function placed(
  situation: Situation,
  place: string,
  unit: { readonly power: Power; readonly type: 'A' | 'F' } | undefined,
): Situation {
  const province = place.slice(0, 3);
  const left = without(situation.units, province, provinceOf);
  const { [province]: _, ...orders } = situation.orders;
  const loc = unit?.type === 'A' ? province : place;
  return { ...situation, orders, units: unit === undefined ? left : plus(left, unit.power, `${unit.type} ${loc}`) };
}

/** Gives a centre to a power, or to none. */
export function owned(situation: Situation, province: string, power: Power | undefined): Situation {
  const left = without(situation.centres, province, (centre) => centre);
  return { ...situation, centres: power === undefined ? left : plus(left, power, province) };
}

/** Returns whether a value from an address has the shape of a situation; the service checks its content. */
export function isSituation(value: unknown): value is Situation {
  if (typeof value !== 'object' || value === null) return false;
  const { season, year, phase, units, dislodged, contested, centres, orders } = value as Partial<Situation>;
  const isObject = (part: unknown): boolean => typeof part === 'object' && part !== null && !Array.isArray(part);
  const areTexts = (part: object): boolean =>
    Object.values(part).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));
  return (
    SEASONS.some((one) => one === season) &&
    PHASES.some((one) => one === phase) &&
    Number.isInteger(year) &&
    Array.isArray(contested) &&
    [units, dislodged, centres, orders].every(isObject) &&
    areTexts({ ...units }) &&
    areTexts({ ...centres }) &&
    Object.values({ ...dislodged }).every(
      (list) => Array.isArray(list) && list.every((each) => typeof each?.unit === 'string'),
    ) &&
    Object.values({ ...orders }).every((order) => typeof order?.text === 'string' && POWERS.includes(order.power))
  );
}

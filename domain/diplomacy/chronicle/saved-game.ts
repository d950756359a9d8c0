import type { Told } from '../../contract/chronicle.ts';
import type { Json } from '../../lib/json.ts';
import { adjustment, buildSites } from '../adjudicate/due.ts';
import { askOf } from '../asks.ts';
import { CENTRES, homeCentres, provinceOf, unitName } from '../map/provinces.ts';
import { type Phase, POWERS, type Power, type Province, type Unit } from '../map/vocabulary.ts';
import type { OrderResult, OutcomeWord, Position } from '../state/state.ts';
import type { View } from '../view.ts';
import { byPower } from './chapters.ts';
import { isDislodgedOverSea, savedOrder } from './saved-orders.ts';
import { stretches } from './stretches.ts';
import { zobristHash } from './zobrist.ts';

// The saved-game format of the Python package `diplomacy`, which its own loader and the tools around it read: a list of
// phases, each with the position before it, the orders, and codes for their results. Names are upper case; a phase is
// called S1901M, F1901R or W1901A; a dislodged unit has a star. The package checks such a file: it resolves each phase
// by itself and compares orders, units, centres and hash with the next one. Under the rulings `datc` the file passes.

type ByPower<T> = { readonly [power: string]: T };

/**
 * The game so far as the package saves it: every resolved phase, then the open one (`COMPLETED` when the game is over).
 */
export function savedGame({ game, status, at, commits, start, view }: Told<unknown, View>): Json {
  const told = stretches(commits);
  const isDrawn = status === 'over' && told.at(-1)?.winner === undefined;
  const about = { id: game, map: 'standard', rules: isDrawn ? [...RULES, BY_AGREEMENT] : RULES };
  let before: Position = start;
  let influence = influenced({}, before);
  let movement: readonly OrderResult[] = [];
  const phases: Json[] = [];
  const write = (name: string, time: number, position: Position, results?: readonly OrderResult[]): void => {
    const kept = withRetreats(position, movement);
    const named = results?.filter((result) => position.phase !== 'retreat' || isIn(kept, result));
    phases.push({
      name,
      state: stateOf(about, name, time, kept, influence),
      orders: named === undefined ? everyone(() => null) : ordersOf(position.phase, named),
      results: Object.fromEntries(
        (named ?? []).map((result) => [upper(unitName(result.unit)), codesOf(position.phase, result)]),
      ),
      messages: [],
    });
  };
  for (const { at: time, resolved } of told) {
    write(nameOf(resolved), time, before, resolved.results);
    movement = resolved.phase === 'movement' ? resolved.results : [];
    influence = influenced(influence, resolved.position);
    const lost =
      resolved.position.phase === 'retreat' ? [] : movement.filter((each) => isDislodgedOverSea(movement, each));
    if (lost.length > 0) {
      const retreat = retreatOf(before, resolved.position, lost);
      write(
        nameOf(retreat),
        time,
        retreat,
        lost.map((result) => ({ ...result, order: { order: 'disband' } })),
      );
    }
    before = resolved.position;
  }
  write(status === 'over' ? 'COMPLETED' : nameOf(view), at, view);
  return { ...about, phases };
}

const RULES = ['NO_PRESS'];

/** The package's word for a game of which one step is not by its rules: here the end, if it is no victory. */
const BY_AGREEMENT = 'DIFFERENT_ADJUDICATION';

/** The position without the dislodged units that the package removes at once, as they have nowhere to go. */
const withRetreats = (position: Position, movement: readonly OrderResult[]): Position => ({
  ...position,
  dislodged: position.dislodged.filter(
    ({ unit, retreats }) =>
      retreats.length > 0 ||
      movement.some((result) => result.unit.loc === unit.loc && isDislodgedOverSea(movement, result)),
  ),
});

const isIn = ({ dislodged }: Position, { unit }: OrderResult): boolean =>
  dislodged.some((each) => each.unit.loc === unit.loc);

/** The retreat phase that the package has, and we have not, for units that nothing can save. */
const retreatOf = (
  { season, year, centres }: Position,
  { units }: Position,
  lost: readonly OrderResult[],
): Position => ({
  season,
  year,
  phase: 'retreat',
  units,
  dislodged: lost.map(({ power, unit, dislodgedFrom }) => ({
    unit: { power, ...unit },
    from: dislodgedFrom ?? '',
    retreats: [],
  })),
  contested: [],
  centres,
});

const upper = (text: string): string => text.toUpperCase();
const everyone = <T>(of: (power: Power) => T): ByPower<T> =>
  Object.fromEntries(POWERS.map((power) => [upper(power), of(power)]));

/** Adjustments are the winter's. */
const nameOf = (position: Pick<Position, 'season' | 'year' | 'phase'>): string =>
  position.phase === 'adjustment' ? `W${position.year}A` : askOf(position);

/** The power of the last unit in each province, if there was one. */
type Influence = { readonly [province: Province]: Power };

const influenced = (before: Influence, { units }: Position): Influence => ({
  ...before,
  ...Object.fromEntries(units.map(({ power, loc }) => [provinceOf(loc), power])),
});

interface About {
  readonly id: string;
  readonly map: string;
  readonly rules: readonly string[];
}

function stateOf({ id, map, rules }: About, name: string, at: number, position: Position, influence: Influence): Json {
  const isOf =
    (power: Power) =>
    (unit: Unit): boolean =>
      unit.power === power;
  const dislodged = (power: Power) => position.dislodged.filter(({ unit }) => isOf(power)(unit));
  return {
    timestamp: at * 1000,
    zobrist_hash: zobristHash(position),
    note: '',
    name,
    units: everyone((power) => [
      ...position.units.filter(isOf(power)).map((unit) => upper(unitName(unit))),
      ...dislodged(power).map(({ unit }) => `*${upper(unitName(unit))}`),
    ]),
    retreats: everyone((power) =>
      Object.fromEntries(dislodged(power).map(({ unit, retreats }) => [upper(unitName(unit)), retreats.map(upper)])),
    ),
    centers: everyone((power) => CENTRES.filter((centre) => position.centres[centre] === power).map(upper)),
    homes: everyone((power) => homeCentres(power).map(upper)),
    influence: everyone((power) =>
      Object.keys(influence)
        .filter((province) => influence[province] === power)
        .map(upper),
    ),
    civil_disorder: everyone((power) =>
      [...(position.idle ?? []), ...(position.fallen ?? [])].includes(power) ? 1 : 0,
    ),
    builds: everyone((power) => buildsOf(position, power)),
    game_id: id,
    map,
    rules,
  };
}

function buildsOf(position: Position, power: Power): Json {
  const count = position.phase === 'adjustment' ? adjustment(position, power) : 0;
  return { count, homes: count > 0 ? buildSites(position, power).map(upper) : [] };
}

function ordersOf(phase: Phase, results: readonly OrderResult[]): ByPower<readonly string[]> {
  const followed = results.filter(({ outcome }) => phase !== 'adjustment' || outcome !== 'illegal');
  const lists = byPower(
    followed,
    ({ power }) => power,
    (result) => savedOrder(results, result),
  );
  return everyone((power) => lists[power] ?? []);
}

const CODES: { readonly [outcome in OutcomeWord]: readonly string[] } = {
  succeeded: [],
  held: [],
  bounced: ['bounce'],
  cut: ['cut'],
  void: ['void'],
  disrupted: ['disrupted'],
  dislodged: [],
  illegal: ['void'],
  disbanded: [],
};

/** The package's codes: an order may have several (a support that was cut, of a unit that was dislodged). */
function codesOf(phase: Phase, { order, outcome, dislodgedFrom }: OrderResult): readonly string[] {
  if (phase === 'adjustment') return [];
  if (phase === 'retreat') {
    const isClash = outcome === 'disbanded' && order.order === 'retreat';
    return outcome === 'succeeded' ? [] : isClash ? ['bounce', 'disband'] : ['disband'];
  }
  const codes = outcome === 'disrupted' && order.order === 'move' ? ['no convoy'] : CODES[outcome];
  return dislodgedFrom === undefined ? codes : [...codes, 'dislodged'];
}

import type { Told } from '../../contract/chronicle.ts';
import type { Json } from '../../lib/json.ts';
import { sure } from '../../lib/sure.ts';
import { adjustment, buildSites } from '../adjudicate/due.ts';
import { askOf } from '../asks.ts';
import { armyNeighbours, CENTRES, homeCentres, provinceOf, unitName } from '../map/provinces.ts';
import { type Loc, POWERS, type Power, type Province, type Unit } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { OrderResult, OutcomeWord, Position } from '../state/state.ts';
import type { View } from '../view.ts';
import { byPower } from './chapters.ts';
import { type Stretch, stretches } from './stretches.ts';

// The saved-game format of the Python package `diplomacy`, which its own loader and the tools around it read: a list of
// phases, each with the position before it, the orders, and codes for their results. Names are upper case; a phase is
// called S1901M, F1901R or W1901A; a dislodged unit has a star. The package's hash of a position is made of random
// numbers, so it is given as 0: the package recomputes it when it loads a game.

type ByPower<T> = { readonly [power: string]: T };

/**
 * The game so far as the package saves it: every resolved phase, then the open one (`COMPLETED` when the game is over).
 */
export function savedGame({ game, status, at, commits, start, view }: Told<unknown, View>): Json {
  const told = stretches(commits);
  const about = { id: game, map: 'standard', rules: RULES };
  let before: Position = start;
  let influence = influenced({}, before);
  const phases: Json[] = [];
  for (const stretch of told) {
    const name = nameOf(stretch.resolved);
    phases.push({
      name,
      state: stateOf(game, name, stretch.at, before, influence),
      orders: ordersOf(stretch),
      results: Object.fromEntries(
        stretch.resolved.results.map((result) => [upper(unitName(result.unit)), codesOf(stretch, result)]),
      ),
      messages: [],
    });
    before = stretch.resolved.position;
    influence = influenced(influence, before);
  }
  const name = status === 'over' ? 'COMPLETED' : nameOf(view);
  const open = {
    name,
    state: stateOf(game, name, at, view, influence),
    orders: everyone(() => null),
    results: {},
    messages: [],
  };
  return { ...about, phases: [...phases, open] };
}

const RULES = ['NO_PRESS'];

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

function stateOf(game: string, name: string, at: number, position: Position, influence: Influence): Json {
  const isOf =
    (power: Power) =>
    (unit: Unit): boolean =>
      unit.power === power;
  const dislodged = (power: Power) => position.dislodged.filter(({ unit }) => isOf(power)(unit));
  return {
    timestamp: at * 1000,
    zobrist_hash: '0',
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
    game_id: game,
    map: 'standard',
    rules: RULES,
  };
}

function buildsOf(position: Position, power: Power): Json {
  const count = position.phase === 'adjustment' ? adjustment(position, power) : 0;
  return { count, homes: count > 0 ? buildSites(position, power).map(upper) : [] };
}

function ordersOf({ resolved: { phase, results } }: Stretch): ByPower<readonly string[]> {
  const followed = results.filter(({ outcome }) => phase !== 'adjustment' || outcome !== 'illegal');
  const lists = byPower(
    followed,
    ({ power }) => power,
    (result) => orderOf(results, result),
  );
  return everyone((power) => lists[power] ?? []);
}

/** `A PAR - BUR`, `A LON - NWY VIA`, `F NTH C A LON - NWY`. What was not followed is what the unit did instead. */
function orderOf(results: readonly OrderResult[], { unit, order, outcome }: OrderResult): string {
  const subject = unitName(unit);
  return upper(`${subject} ${actionOf(unit, outcome === 'illegal' ? instead(order) : order, results)}`);
}

const instead = ({ order }: Order): Order => ({
  order: order === 'retreat' || order === 'disband' ? 'disband' : 'hold',
});

function actionOf(unit: OrderResult['unit'], order: Order, results: readonly OrderResult[]): string {
  const named = (province: Province): string => unitName(resultIn(results, province).unit);
  switch (order.order) {
    case 'move':
      return `- ${order.to}${order.via !== undefined || isOverSea(unit, order.to) ? ' VIA' : ''}`;
    case 'support':
      return `S ${named(order.of)}${order.to === undefined ? '' : ` - ${order.to}`}`;
    case 'convoy':
      return `C ${named(order.of)} - ${order.to}`;
    case 'retreat':
      return `R ${order.to}`;
    case 'disband':
      return 'D';
    case 'build':
      return 'B';
    case 'hold':
    case 'void':
      return 'H';
  }
}

const resultIn = (results: readonly OrderResult[], province: Province): OrderResult =>
  sure(
    results.find(({ unit }) => provinceOf(unit.loc) === province),
    `result in ${province}`,
  );

const isOverSea = ({ type, loc }: OrderResult['unit'], to: Loc): boolean =>
  type === 'A' && !armyNeighbours(loc).includes(to);

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
function codesOf({ resolved }: Stretch, { order, outcome, dislodgedFrom }: OrderResult): readonly string[] {
  if (resolved.phase === 'adjustment') return [];
  if (resolved.phase === 'retreat') {
    const isClash = outcome === 'disbanded' && order.order === 'retreat';
    return outcome === 'succeeded' ? [] : isClash ? ['bounce', 'disband'] : ['disband'];
  }
  const codes = outcome === 'disrupted' && order.order === 'move' ? ['no convoy'] : CODES[outcome];
  return dislodgedFrom === undefined ? codes : [...codes, 'dislodged'];
}

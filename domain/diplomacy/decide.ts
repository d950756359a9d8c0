import { type Chance, pickOne } from '../contract/chance.ts';
import type { Refusal } from '../contract/refusal.ts';
import type { SeatId } from '../lib/ids.ts';
import { same } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { Text } from '../lib/text.ts';
import { adjustment } from './adjudicate/due.ts';
import { endingOf, isDead, isOver } from './adjudicate/ending.ts';
import { resolve } from './adjudicate/index.ts';
import { lawfulOn, type Survey, survey, unitFor } from './adjudicate/lawful.ts';
import { nextPosition } from './adjudicate/sequence.ts';
import { askOf, asks, isAsked, NOT_ASKED } from './asks.ts';
import { texts } from './explain/index.ts';
import { POWER_NAMES } from './map/powers.ts';
import { placeName } from './map/provinces.ts';
import { inOrder, variantOf } from './map/variants.ts';
import { POWERS, type Power, type Province } from './map/vocabulary.ts';
import { refusal } from './refusals.ts';
import type { Command, Order } from './state/commands.ts';
import type { Event } from './state/events.ts';
import { evolve } from './state/evolve.ts';
import type { Orders, Position, State } from './state/state.ts';

type Sheet = Command['orders'];

/**
 * The game master (§6.4): takes a seat's order sheet, and resolves the phase when the game waits for nobody any more
 * (§7.1, §12.1). Refuses a sheet of a seat that is not asked, and a sheet with an order that the seat may not give:
 * then none of it is recorded. In a movement phase, `void` stands for what was written and cannot be followed (§7.3).
 */
export function decide(
  state: State,
  seat: SeatId,
  command: Command,
  chance: Chance,
): Result<readonly Event[], Refusal> {
  const powers = state.seats[seat] ?? [];
  if (isOver(state) || !isAsked(state.position, powers)) return err(NOT_ASKED);
  const refused = refuseNone(state, command) ?? refuse(state.position, powers, command.orders);
  if (refused !== undefined) return err(refused);
  const ask = askOf(state.position);
  const ordered: Event = {
    type: 'ordered',
    seat,
    ask,
    ready: command.ready ?? true,
    ...(command.none && { none: command.none }),
    sealed: { to: [seat], topic: `${ask}/${seat}`, value: command.orders },
  };
  chance.told?.();
  return ok([ordered, ...resolutions(evolve(state, ordered), chance)]);
}

/** Leaving counts like submitting nothing (§15.1): a player who sits down after that writes new orders (§15.6). */
export const leaves = ({ written }: State, seat: SeatId): readonly Event[] =>
  written[seat] === undefined ? [] : [{ type: 'withdrawn', seat }];

/** Refuses `none` except for a movement, where it brings the government down for the round (§15.1). */
function refuseNone({ disorder, position: { phase } }: State, { none, orders, ready }: Command): Refusal | undefined {
  if (none === undefined || (disorder === 'round' && phase === 'movement' && ready === true && same(orders, {})))
    return undefined;
  const text = {
    en: '"none" goes with an empty sheet that is ready, in a movement phase, where "disorder" is "round".',
    ko: '"none"은 "disorder"가 "round"인 게임의 명령 단계에서, 명령이 없고 준비를 마친 명령서에만 씁니다.',
  };
  return refusal('NOT_NONE', text, '§15.1');
}

function refuse(position: Position, powers: readonly Power[], sheet: Sheet): Refusal | undefined {
  const on = survey(position);
  for (const [province, order] of Object.entries(sheet)) {
    const refused = refuseOrder(on, powers, province, order);
    if (refused !== undefined) return refused;
  }
  return position.phase === 'adjustment' ? refuseCount(position, powers, sheet) : undefined;
}

function refuseOrder(on: Survey, powers: readonly Power[], province: Province, order: Order): Refusal | undefined {
  const unit = unitFor(on.position, powers, province, order);
  if (unit === undefined) return refusal('NOT_YOUR_UNIT', notYours(on.position, province), '§7.8');
  if (order.order === 'void' && on.position.phase === 'movement') return undefined;
  const lawful = lawfulOn(on, unit, order);
  if (!lawful.ok) return refusal(lawful.code, texts(lawful.why), lawful.rule);
  if (same(lawful.order, order)) return undefined;
  const exact = JSON.stringify(lawful.order);
  const en = `The order for ${placeName(province)} is to be written exactly: ${exact}.`;
  return refusal(
    'NOT_EXACT',
    { en, ko: `${placeName(province, 'ko')}의 명령은 정확히 써야 합니다: ${exact}.` },
    '§7.4',
  );
}

const notYours = ({ phase }: Position, province: Province): Text => {
  const [en, ko] = [placeName(province), placeName(province, 'ko')];
  return phase === 'retreat'
    ? { en: `You have no dislodged unit in ${en}.`, ko: `${ko}에 쫓겨난 자기 부대가 없습니다.` }
    : { en: `You have no unit in ${en}.`, ko: `${ko}에 자기 부대가 없습니다.` };
};

/** Not more adjustments than each power of the seat has due (§13.5, §13.6, §16.6). */
function refuseCount(position: Position, powers: readonly Power[], sheet: Sheet): Refusal | undefined {
  for (const power of powers) {
    const due = adjustment(position, power);
    const most = Math.abs(due);
    const count = Object.entries(sheet).filter(
      ([province, order]) => unitFor(position, powers, province, order)?.power === power,
    ).length;
    if (count <= most) continue;
    const text = {
      en: `You may order ${most} for ${POWER_NAMES.en[power]}, not ${count}.`,
      ko: `${POWER_NAMES.ko[power]}에는 ${most}개까지 명령할 수 있는데 ${count}개입니다.`,
    };
    return due < 0 ? refusal('TOO_MANY_REMOVALS', text, '§13.5') : refusal('TOO_MANY_BUILDS', text, '§13.6');
  }
  return undefined;
}

/** Resolves phase after phase, until a seat has something to decide or the game is over. */
function resolutions(state: State, chance: Chance): Event[] {
  const events: Event[] = [];
  let at = state;
  const happens = (event: Event | undefined): void => {
    if (event === undefined) return;
    events.push(event);
    chance.told?.();
    at = evolve(at, event);
  };
  while (isComplete(at)) {
    happens(coin(at, chance));
    happens(resolvePhase(at));
    happens(alliance(at));
    happens(endingOf(at));
  }
  return events;
}

/** Whether the game waits for nobody. On an empty board on which nobody can build again, nothing more happens. */
const isComplete = (state: State): boolean =>
  !isOver(state) && !isDead(state) && asks(state).every(({ settled }) => settled === true);

/**
 * The toss for the neutral power (§16.8). It is tossed when the orders of its autumn are in, before they are read:
 * whether retreats come before the adjustments depends on them.
 */
function coin({ players, seats, position: { season, year, phase } }: State, chance: Chance): Event | undefined {
  const { neutral } = variantOf(players);
  if (neutral === undefined || season !== 'fall' || year !== neutral.year || phase !== 'movement') return undefined;
  return { type: 'coin-tossed', power: neutral.power, seat: pickOne(chance, 'coin', inOrder(seats)) };
}

/** In the spring after the coin was tossed the neutral power joins (§16.8). */
const alliance = ({ ally, position: { season } }: State): Event | undefined =>
  ally === undefined || season !== 'spring' ? undefined : { type: 'joined', ...ally };

function resolvePhase(state: State): Event {
  const { written } = state;
  const position = withFallen(state);
  const { season, year, phase } = position;
  const resolution = resolve(position, ordersOf(state), state.rulings);
  const topics = asks(state).flatMap(({ seat }) => written[seat]?.topic ?? []);
  return {
    type: 'resolved',
    season,
    year,
    phase,
    results: resolution.results,
    position: opened(state, nextPosition(position, resolution)),
    opens: topics.map((topic) => ({ topic })),
  };
}

/**
 * Returns the position in which the powers of seats that submitted nothing for a movement have no government for the
 * round (§15.1).
 */
function withFallen({ position, seats, written }: State): Position {
  const fallen = inOrder(seats).flatMap((seat) => (written[seat]?.none ? (seats[seat] ?? []) : []));
  return fallen.length === 0 ? position : { ...position, fallen: POWERS.filter((power) => fallen.includes(power)) };
}

/** Once the neutral power is played, its units move and its provinces are open (§16.8). */
function opened({ ally }: State, next: Position): Position {
  if (ally === undefined || next.season !== 'spring') return next;
  const { idle: _, closed: __, ...open } = next;
  return open;
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** Returns the orders of all seats, by power; provinces are sorted, because the order of keys must not matter. */
function ordersOf({ position, seats, written }: State): Orders {
  const orders: { [power in Power]?: Record<Province, Order> } = {};
  for (const [seat, sheet] of Object.entries(written)) {
    for (const [province, order] of Object.entries(sheet.orders).sort(byKey)) {
      const unit = unitFor(position, seats[seat] ?? [], province, order);
      if (unit !== undefined) orders[unit.power] = { ...orders[unit.power], [province]: order };
    }
  }
  return orders;
}

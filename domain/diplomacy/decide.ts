import { type Refusal, refusal } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import { same } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { resolve } from './adjudicate/index.ts';
import { lawfulOn, type Survey, survey } from './adjudicate/lawful.ts';
import { nextPosition, winner } from './adjudicate/sequence.ts';
import { adjustment, askOf, asks, buildSites, isAsked } from './asks.ts';
import type { Command, Order } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { texts } from './explain/index.ts';
import { PROVINCES, provinceOf } from './provinces.ts';
import type { Orders, Position, Power, Province, State, Unit } from './state.ts';

type Sheet = Command['orders'];

/**
 * Takes a seat's order sheet, and resolves the phase when nobody need be waited for any more (§7.1, §12.1). Refuses a sheet of
 * a seat that is not asked, and one with any order that the seat may not give; nothing of it is recorded then. `void`
 * stands for what was written and cannot be followed (§7.3), in a movement phase.
 */
export function decide(state: State, seat: SeatId, command: Command): Result<readonly Event[], Refusal> {
  const powers = state.seats[seat] ?? [];
  if (state.winner !== undefined || !isAsked(state.position, powers)) return err(NOT_ASKED);
  const refused = refuse(state.position, powers, command.orders);
  if (refused !== undefined) return err(refused);
  const ask = askOf(state.position);
  const ordered: Event = {
    type: 'ordered',
    seat,
    ask,
    ready: command.ready ?? true,
    sealed: { to: [seat], topic: `${ask}/${seat}`, value: command.orders },
  };
  return ok([ordered, ...resolutions(evolve(state, ordered))]);
}

const NOT_ASKED = refusal('NOT_ASKED', 'this seat has nothing to order in this phase', '§7.8');

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
  return refusal('NOT_EXACT', `The order for ${province} is to be written exactly: ${JSON.stringify(lawful.order)}.`, '§7.4');
}

const notYours = ({ phase }: Position, province: Province): string =>
  phase === 'retreat' ? `You have no dislodged unit in ${province}.` : `You have no unit in ${province}.`;

/** The unit that an order at `province` is for; for a build, the unit that it makes. */
export function unitFor(
  { phase, units, dislodged }: Position,
  powers: readonly Power[],
  province: Province,
  order: Order,
): Unit | undefined {
  const isMine = ({ power, loc }: Unit): boolean => provinceOf(loc) === province && powers.includes(power);
  if (phase === 'retreat') return dislodged.map(({ unit }) => unit).find(isMine);
  if (phase === 'movement' || order.order !== 'build') return units.find(isMine);
  const home = PROVINCES[province]?.home;
  const power = home !== undefined && powers.includes(home) ? home : powers[0]!;
  return { power, type: order.unit, loc: order.coast === undefined ? province : `${province}/${order.coast}` };
}

/**
 * Not more adjustments than all powers of the seat have due together (§13.5, §13.6). For a seat with one power that is exact;
 * with several, what is too much for one of them is passed over when the phase is resolved (§13.13).
 */
function refuseCount(position: Position, powers: readonly Power[], sheet: Sheet): Refusal | undefined {
  const dues = powers.map((power) => adjustment(position, power));
  const most = dues.reduce((sum, due) => sum + Math.abs(due), 0);
  const count = Object.keys(sheet).length;
  if (count <= most) return undefined;
  return dues.some((due) => due < 0)
    ? refusal('TOO_MANY_REMOVALS', `You may order ${most}, not ${count}.`, '§13.5')
    : refusal('TOO_MANY_BUILDS', `You may order ${most}, not ${count}.`, '§13.6');
}

/** Resolves phase after phase, until a seat has something to decide or the game is over. */
function resolutions(state: State): Event[] {
  const events: Event[] = [];
  let at = state;
  while (isComplete(at)) {
    const resolved = resolvePhase(at);
    events.push(resolved);
    at = evolve(at, resolved);
    const power = winner(at.position.centres);
    if (power !== undefined) {
      const won: Event = { type: 'won', power };
      events.push(won);
      at = evolve(at, won);
    }
  }
  return events;
}

/** Whether nobody need be waited for. On an empty board on which nobody can build again, nothing more happens. */
const isComplete = (state: State): boolean =>
  state.winner === undefined && !isDead(state) && asks(state).every(({ settled }) => settled === true);

/** Whether no unit is left, nor any that could still be built: the game has no outcome but this. */
export const isDead = ({ position, seats }: State): boolean =>
  position.units.length === 0 &&
  position.dislodged.length === 0 &&
  !Object.values(seats).some((powers) => powers.some((power) => buildSites(position, power).length > 0));

function resolvePhase(state: State): Event {
  const { position, written } = state;
  const { season, year, phase } = position;
  const resolution = resolve(position, ordersOf(state), state.rulings);
  const topics = asks(state).flatMap(({ seat }) => written[seat]?.topic ?? []);
  return {
    type: 'resolved',
    season,
    year,
    phase,
    results: resolution.results,
    position: nextPosition(position, resolution),
    opens: topics.map((topic) => ({ topic })),
  };
}

/** The sheets of all seats, by power; provinces in their own order, for the order of keys must not matter. */
function ordersOf({ position, seats, written }: State): Orders {
  const orders: { [power in Power]?: Record<Province, Order> } = {};
  for (const [seat, sheet] of Object.entries(written)) {
    for (const province of Object.keys(sheet.orders).sort()) {
      const order = sheet.orders[province]!;
      const unit = unitFor(position, seats[seat] ?? [], province, order);
      if (unit !== undefined) orders[unit.power] = { ...orders[unit.power], [province]: order };
    }
  }
  return orders;
}

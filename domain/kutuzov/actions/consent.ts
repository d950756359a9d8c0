import { constant, fields, oneOf } from '../../contract/legal.ts';
import { unreachable } from '../../contract/procedure.ts';
import { sure } from '../../lib/sure.ts';
import { beginStep } from '../deeds/pieces/beginnings.ts';
import type { FrameOf, Ordering } from '../frames/frames.ts';
import { costOf } from '../movement/movement.ts';
import { needsConsent, type Order, troopsOf, wayOf } from '../orders/orders.ts';
import { leaderOf, leadersIn, troopsIn } from '../pieces/pieces.ts';
import type { Position } from '../state/state.ts';
import { enter, go, leave, type Table } from '../table/table.ts';
import { campOf, type Power, partnerOf, powerOf } from '../terms/nations.ts';
import type { Procedure } from './procedure.ts';

type Consent = FrameOf<'consent'>;

/**
 * Gives an order that is possible at the last frame: at once, or after the consent of the partner, if its leaders go
 * along (§10.61).
 */
export function give(table: Table, power: Power, frame: Ordering, order: Order): void {
  if (needsConsent(table.state, power, order))
    enter(table, { is: 'consent', power: partnerOf(power), by: power, move: order });
  else carryOut(table, power, frame, order);
}

function carryOut(table: Table, power: Power, frame: Ordering, order: Order): void {
  const { from, to } = wayOf(order);
  const { leaders } = order;
  const troops = sure(troopsOf(table.state, power, frame, from, order), 'soldiers of the order');
  pay(table, power, frame, order);
  if ('noIntercept' in frame)
    table.emit({
      type: 'effect-began',
      effect: { id: 'noIntercept', card: frame.card, by: power, until: 'step' },
      rule: '§11.4',
    });
  if (!table.state.impulse.moved) table.emit({ type: 'noted', impulse: { moved: true }, rule: '§16.56' });
  const how = frame.is === 'free-march' ? 'event' : 'march';
  beginStep(table, { power, from, to, how, troops, leaders, attack: order.type === 'attack' || order.attack === true });
}

/** A move takes its CP (§10.1); one by event takes one of the spaces that the formation may go. */
function pay(table: Table, power: Power, frame: Ordering, order: Order): void {
  const { state } = table;
  const { from, to } = wayOf(order);
  if (frame.is === 'free-march') {
    const camp = campOf(power);
    const apart = { troops: troopsIn(state, to, camp), leaders: leadersIn(state, to, camp) };
    go(table, { ...frame, spaces: frame.spaces - 1, at: to, apart });
  } else {
    const cost = sure(costOf(state, order, to, from), `cost from ${from} to ${to}`);
    table.emit({ type: 'cp-spent', cp: cost, left: frame.cp - cost, rule: '§10.1' });
  }
}

/** The partner's leaders who are to go along. */
const companions = (position: Position, { power, move }: Consent): readonly string[] =>
  move.leaders.filter((id) => powerOf(leaderOf(position, id).of) === power);

/** A Power agrees that its leaders go along, or refuses for the rest of the impulse (§10.61). */
export const consent: Procedure<Consent> = {
  asks: (_, { power }) => [power],
  legal: () => oneOf([fields({ type: constant('agree') }), fields({ type: constant('refuse') })]),
  against: () => undefined,
  act(table, frame, _, { type }) {
    leave(table);
    const { met, refusing } = table.state.impulse;
    const asked = companions(table.state, frame);
    if (type === 'refuse')
      return table.emit({ type: 'noted', impulse: { refusing: [...refusing, ...asked] }, rule: '§10.61' });
    table.emit({ type: 'noted', impulse: { met: met.filter((id) => !asked.includes(id)) }, rule: '§10.61' });
    carryOut(table, frame.by, table.state.frames.at(-1) as Ordering, frame.move);
  },
  run: unreachable,
  lapse: () => ({ type: 'refuse' }),
};

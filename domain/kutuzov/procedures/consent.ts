import { constant, fields, oneOf } from '../../legal.ts';
import type { FrameOf, Spending } from '../frames.ts';
import { costOf } from '../movement.ts';
import { type Power, partnerOf, powerOf } from '../nations.ts';
import { needsConsent, type Order, troopsOf, wayOf } from '../orders.ts';
import { leaderOf } from '../pieces.ts';
import { type Procedure, unreachable } from '../procedure.ts';
import type { Position } from '../state.ts';
import { enter, leave, type Table } from '../table.ts';
import { beginStep } from './step.ts';

type Consent = FrameOf<'consent'>;

/** Gives an order that can be paid with `cp`: at once, or when the partner whose leaders are to go along has agreed (§10.61). */
export function give(table: Table, power: Power, cp: number, order: Order): void {
  if (needsConsent(table.state, power, order)) enter(table, { is: 'consent', power: partnerOf(power), by: power, move: order });
  else carryOut(table, power, cp, order);
}

function carryOut(table: Table, power: Power, cp: number, order: Order): void {
  const { from, to } = wayOf(order);
  const { leaders } = order;
  const troops = troopsOf(table.state, power, from, order)!;
  const cost = costOf(table.state, order, to, from)!;
  table.emit({ type: 'cp-spent', cp: cost, left: cp - cost, rule: '§10.1' });
  if (!table.state.impulse.moved) table.emit({ type: 'noted', impulse: { moved: true }, rule: '§16.56' });
  beginStep(table, { power, from, to, how: 'march', troops, leaders, attack: order.type === 'attack' || order.attack === true });
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
    if (type === 'refuse') return table.emit({ type: 'noted', impulse: { refusing: [...refusing, ...asked] }, rule: '§10.61' });
    table.emit({ type: 'noted', impulse: { met: met.filter((id) => !asked.includes(id)) }, rule: '§10.61' });
    carryOut(table, frame.by, (table.state.frames.at(-1) as Spending).cp, frame.move);
  },
  run: unreachable,
  lapse: () => ({ type: 'refuse' }),
};

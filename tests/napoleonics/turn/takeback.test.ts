import { describe, expect, it } from 'vitest';
import { sample } from '../../../domain/contract/sampling.ts';
import type { SeatId } from '../../../domain/lib/ids.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { napoleonics } from '../../../domain/napoleonics/index.ts';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { refusalOf, seated, type Table } from '../../kit/table.ts';
import { fray } from '../kit/fray.ts';

// Own orders and moves can be taken back, until dice, a card or the enemy have come between.

const stateOf = (table: Table): State => table.match.state as unknown as State;
const asked = (table: Table) => table.asks()[0]!;

/** The top side has played a card that orders in the center, where most of both armies stand. */
function ordering(): { readonly table: Table; readonly seat: SeatId } {
  for (let seed = 1; ; seed++) {
    const table = seated(napoleonics, { options: { battle: fray as unknown as Json }, seed });
    const { seat } = asked(table);
    if (!stateOf(table).hands.top.includes('ATTACK_CENTER')) continue;
    table.act(seat, { type: 'play', card: 'ATTACK_CENTER' });
    return { table, seat };
  }
}

describe('a takeback', () => {
  it('gives back an order, and the one before', () => {
    const { table, seat } = ordering();
    const before = stateOf(table);
    table.act(seat, { type: 'order', piece: 'B-LN-2' }).act(seat, { type: 'order', piece: 'B-GG-1' });
    table.takeBack(seat);
    expect(stateOf(table).orders).toEqual({ 'B-LN-2': { ordered: true } });
    table.takeBack(seat);
    expect(stateOf(table)).toEqual(before);
  });

  it('gives back a move and the end of a phase', () => {
    const { table, seat } = ordering();
    table
      .act(seat, { type: 'order', piece: 'B-HA-1' })
      .act(seat, { type: 'order', piece: 'B-GG-1' })
      .act(seat, { type: 'done' });
    expect(asked(table).kind).toBe('movement');
    const start = stateOf(table);
    table.act(seat, { type: 'move', piece: 'B-HA-1', to: 'c8' });
    table.takeBack(seat);
    expect(stateOf(table)).toEqual(start);
    table.takeBack(seat);
    expect(asked(table).kind).toBe('order');
    expect(Object.keys(stateOf(table).orders)).toEqual(['B-HA-1', 'B-GG-1']);
  });

  it('not a card that was played, nor anything before dice', () => {
    const { table, seat } = ordering();
    expect(refusalOf(() => table.takeBack(seat))).toBe('NOTHING_TO_TAKE_BACK');
    table.act(seat, { type: 'order', piece: 'B-LN-2' }).act(seat, { type: 'done' }).act(seat, { type: 'done' });
    expect(asked(table).kind).toBe('combat');
    const fire = sample(napoleonics.legal(napoleonics.view(stateOf(table), [seat]), seat), () => 0)!;
    expect(fire).toMatchObject({ type: 'fire', unit: 'B-LN-2' });
    table.act(seat, fire);
    expect(refusalOf(() => table.takeBack(seat))).toBe('NOTHING_TO_TAKE_BACK');
  });
});

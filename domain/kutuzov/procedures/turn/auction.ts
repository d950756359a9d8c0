import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { sample } from '../../../contract/sampling.ts';
import { grouped } from '../../../lib/grouped.ts';
import { at, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { deal } from '../../deeds/hands/deal.ts';
import { removals, take } from '../../deeds/pieces/removal.ts';
import type { Command } from '../../frames/commands.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { seatOf } from '../../state/seating.ts';
import { byDie, go, type Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';
import { openWindow } from '../hands/window.ts';

type Auction = FrameOf<'auction'>;

/** Returns the Power that chooses first: the highest bid; equal ones throw dice until they differ. */
function order(table: Table, { bids }: Auction): readonly Power[] {
  const ranks = [...grouped(bids, ({ sp }) => sp)].toSorted(([a], [b]) => b - a);
  return ranks.flatMap(([, tied]) =>
    byDie(
      table,
      tied.map(({ power }) => power),
      { why: 'auction', rule: '§2.34' },
    ),
  );
}

/** The Powers of the one who bid most: nobody else removes any SP. */
const winner = ({ chosen }: Auction): readonly Power[] => at(chosen, 0).powers;

/** In the order of the bids every seat chooses; then the first one removes what it bid (§2.34). */
export const auction: Procedure<Auction> = {
  asks(_, frame) {
    if (frame.stage === 'choose' && frame.free.length > 1) return frame.order.slice(0, 1);
    return frame.stage === 'remove' && at(frame.bids, 0).sp > 0 ? winner(frame).slice(0, 1) : [];
  },
  legal(view, frame) {
    if (frame.stage === 'choose')
      return oneOf(frame.free.map((powers) => fields({ type: constant('claim'), powers: constant(powers) })));
    return oneOf(removals(view, winner(frame), at(frame.bids, 0).sp));
  },
  against: () => undefined,
  act(table, frame, _, command) {
    if (command.type === 'claim') claim(table, frame, command.powers);
    if (command.type !== 'remove') return;
    const bid = at(frame.bids, 0);
    go(table, { ...frame, bids: [{ ...bid, sp: bid.sp - command.sp }] });
    take(table, command, 'pool', '§2.34');
  },
  run(table, frame) {
    switch (frame.stage) {
      case 'bid':
        return openWindow(table, 'auction');
      case 'order':
        return go(table, { ...frame, order: order(table, frame), stage: 'choose' });
      case 'choose':
        return claim(table, frame, at(frame.free, 0));
      case 'remove':
        deal(table);
        return go(table, { is: 'turn', stage: 'preparation' });
    }
  },
  lapse: (view, frame, power) => sample(auction.legal(view, frame, power), () => 0) as Command,
};

/** The next seat has these Powers; the last one leaves the table as it is to be. */
function claim(table: Table, frame: Auction, powers: readonly Power[]): void {
  const by = at(frame.order, 0);
  const order = frame.order.slice(1);
  const chosen = [...frame.chosen, { seat: seatOf(table.state, by), powers }];
  const free = frame.free.filter((each) => each.join() !== powers.join());
  const rest: Auction = { ...frame, order, chosen, free };
  if (order.length > 0) {
    go(table, rest);
    return;
  }
  const first = frame.chosen[0] ?? at(chosen, 0);
  const bid = sure(
    frame.bids.find(({ power }) => seatOf(table.state, power) === first.seat),
    `bid of ${first.seat}`,
  );
  go(table, { ...rest, bids: [bid], stage: 'remove' });
  table.emit({
    type: 'seated',
    seats: Object.fromEntries(chosen.map(({ seat, powers: own }) => [seat, own])),
    rule: '§2.34',
  });
}

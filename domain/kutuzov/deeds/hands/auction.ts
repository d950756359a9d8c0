import { at } from '../../../lib/sure.ts';
import type { Answer } from '../../frames/commands.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { spOnMap } from '../../pieces/pieces.ts';
import type { Choice } from '../../state/seating.ts';
import type { Position } from '../../state/state.ts';
import { go, type Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';

type Auction = FrameOf<'auction'>;

/*
 * How the game settles the Powers of seats (§2.34): by a die, or by an auction in SP. Until then, every seat stands in
 * for the Powers of one place of the table; nothing is dealt yet.
 */

/** Returns the first frame of a game with unsettled Powers. */
export function auctionOf({ seats }: Pick<Position, 'seats'>, by: Exclude<Choice, 'seat'>): Auction {
  const bids = Object.values(seats).map((powers) => ({ power: at(powers, 0), sp: 0 }));
  return {
    is: 'auction',
    stage: by === 'die' ? 'order' : 'bid',
    bids,
    order: [],
    free: Object.values(seats),
    chosen: [],
  };
}

const spOf = (position: Position, powers: readonly Power[]): number =>
  powers.reduce((sum, power) => sum + spOnMap(position, power), 0);

/** Returns the most SP that a seat may bid: every choice has as many. */
export const highestBid = (position: Position, { free }: Auction): number =>
  Math.min(...free.map((powers) => spOf(position, powers)));

/** The bids, opened together; who passed bids nothing. */
export function takeBids(table: Table, frame: Auction, answers: readonly Answer[]): void {
  const bids = frame.bids.map(({ power }) => {
    const command = answers.find((answer) => answer.power === power)?.command;
    return { power, sp: command?.type === 'bid' ? command.sp : 0 };
  });
  go(table, { ...frame, bids, stage: 'order' });
}

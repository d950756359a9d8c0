import { among, constant, fields, oneOf, pick } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import { at } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { chitsWithin, divide, takeChit } from '../../deeds/hands/single-hand.ts';
import { cardsOf } from '../../edition/card.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { handSeen } from '../../state/held.ts';
import type { View } from '../../state/view.ts';
import { leave } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';

/** A Camp takes one chit to its hand after an impulse (§PB6.5); after a pass it has to (§PB6.6). */
export const chit: Procedure<FrameOf<'chit'>> = {
  asks: (_, { power }) => [power],
  legal: (view, { must }, power) =>
    oneOf([
      fields({ type: constant('chit'), kind: among(chitsWithin(view, power)) }),
      ...(must ? [] : [fields({ type: constant('keep') })]),
    ]),
  against: () => undefined,
  act(table, { must }, power, command) {
    leave(table);
    if (command.type === 'chit') takeChit(table, power, command.kind, must ? '§PB6.6' : '§PB6.5');
  },
  run: unreachable,
  lapse: (view, { must }, power) => (must ? { type: 'chit', kind: at(chitsWithin(view, power), 0) } : { type: 'keep' }),
};

const hand = (view: View, power: Power): readonly number[] => cardsOf(handSeen(view, power));

/** The hand of a Camp is divided evenly between its Powers; its first Power chooses who has the odd card (§PB6.10). */
export const division: Procedure<FrameOf<'division'>> = {
  asks: (_, { power }) => [power],
  legal(view, _, power) {
    const cards = hand(view, power);
    return fields({
      type: constant('divide'),
      cards: pick(cards, Math.floor(cards.length / 2), Math.ceil(cards.length / 2)),
    });
  },
  against: () => undefined,
  act(table, _, power, command) {
    leave(table);
    if (command.type === 'divide') divide(table, power, command.cards);
  },
  run: unreachable,
  lapse(view, _, power) {
    const cards = hand(view, power);
    return { type: 'divide', cards: [...cards.slice(0, Math.ceil(cards.length / 2))] };
  },
};

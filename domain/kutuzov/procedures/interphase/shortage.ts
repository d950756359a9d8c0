import { among, constant, fields, oneOf } from '../../../contract/legal.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { draw, putAway } from '../../deeds/hands/dealing.ts';
import { payDebt } from '../../deeds/pieces/debts.ts';
import { cardOf, cardsOf, cpOf } from '../../edition/card.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { owedBy } from '../../pieces/pieces.ts';
import { heldBy } from '../../state/held.ts';
import type { Position } from '../../state/state.ts';
import { handOf, type View } from '../../state/view.ts';
import { leave } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';

/** The cards that bring CP. */
const cards = (view: View, power: Power): readonly number[] =>
  cardsOf(handOf(view, power)).filter((card) => cardOf(view, card).cp !== undefined);

const canBuy = ({ resources }: Position, power: Power): boolean => resources[power] >= 2;

/**
 * A Power that has not the SP that an event removes brings them at once, out of turn, with the CP of its cards, and
 * buys some (§5.12); what is missing then it owes.
 */
export const shortage: Procedure<FrameOf<'shortage'>> = {
  asks(position, { power }) {
    const { home, other } = heldBy(position, power);
    return owedBy(position, power) > 0 && (home + other > 0 || canBuy(position, power)) ? [power] : [];
  },
  legal(view, _, power) {
    const able = cards(view, power);
    const choices = [
      ...(able.length > 0 ? [fields({ type: constant('give-up'), card: among(able) })] : []),
      ...(canBuy(view, power) && view.drawCount > 0 ? [fields({ type: constant('buy') })] : []),
    ];
    return choices.length > 0 ? oneOf(choices) : fields({ type: constant('pass') });
  },
  against: () => undefined,
  act(table, _, power, command) {
    if (command.type === 'buy') {
      table.emit({ type: 'resources-set', power, to: table.state.resources[power] - 2, rule: '§5.12' });
      draw(table, power, 'deck', 1, '§5.12');
    } else if (command.type === 'give-up') {
      table.emit({ type: 'card-played', power, card: command.card, as: 'cp', rule: '§5.12' });
      payDebt(table, power, cpOf(table.state, command.card));
      putAway(table, power, command.card, 'cp');
    } else leave(table);
  },
  run: leave,
  lapse(view, _, power) {
    const [card] = cards(view, power);
    if (card !== undefined) return { type: 'give-up', card };
    return canBuy(view, power) && view.drawCount > 0 ? { type: 'buy' } : { type: 'pass' };
  },
};

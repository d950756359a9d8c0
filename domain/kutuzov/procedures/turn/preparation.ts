import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { draw } from '../../deeds/hands/dealing.ts';
import { isMustPlay } from '../../edition/card.ts';
import type { FrameOf } from '../../frames/frames.ts';
import type { Position } from '../../state/state.ts';
import { handOf } from '../../state/view.ts';
import { leave, sealCards } from '../../table/table.ts';
import { campOf, POWERS_OF, partnerOf } from '../../terms/nations.ts';

/** The first Power of a Camp divides its free resources (§PB4.2, §19.722). */
export const assign: Procedure<FrameOf<'assign'>> = {
  asks: (_, { power }) => [power],
  legal(_, { power, free }) {
    const choices = Array.from({ length: free + 1 }, (__, own) =>
      constant({ [power]: own, [partnerOf(power)]: free - own }),
    );
    return fields({ type: constant('assign'), to: oneOf(choices) });
  },
  against: () => undefined,
  act(table, { power, rule }, _, command) {
    if (command.type !== 'assign') return unreachable();
    leave(table);
    for (const each of POWERS_OF[campOf(power)]) {
      const more = command.to[each] ?? 0;
      if (more > 0) table.emit({ type: 'resources-set', power: each, to: table.state.resources[each] + more, rule });
    }
  },
  run: unreachable,
  lapse: (_, { power, free }) => ({ type: 'assign', to: { [power]: free, [partnerOf(power)]: 0 } }),
};

/** A Power may pass one resource to its partner before play (§PB4.2-§PB4.4). */
export const shift: Procedure<FrameOf<'shift'>> = {
  asks: (_, { power }) => [power],
  legal: () => oneOf([fields({ type: constant('shift') }), fields({ type: constant('keep') })]),
  against: () => undefined,
  act(table, { power }, _, { type }) {
    leave(table);
    if (type !== 'shift') return;
    const { resources } = table.state;
    table.emit({ type: 'resources-set', power, to: resources[power] - 1, rule: '§PB4.2' });
    table.emit({ type: 'resources-set', power: partnerOf(power), to: resources[partnerOf(power)] + 1, rule: '§PB4.2' });
  },
  run: unreachable,
  lapse: () => ({ type: 'keep' }),
};

/** The cards a mulligan throws away: all that are neither Home cards nor Must Plays (§2.8). */
const thrown = (position: Position, other: readonly number[]): readonly number[] =>
  other.filter((card) => !isMustPlay(position, card));

/** A Power throws its new cards away for one fewer, as often as it likes (§2.8). */
export const mulligan: Procedure<FrameOf<'mulligan'>> = {
  asks: (_, { power }) => [power],
  legal(view, _, power) {
    const keep = fields({ type: constant('keep') });
    return thrown(view, handOf(view, power).other).length === 0
      ? keep
      : oneOf([fields({ type: constant('redraw') }), keep]);
  },
  against: () => undefined,
  act(table, _, power, { type }) {
    if (type === 'keep') return leave(table);
    const cards = thrown(table.state, table.state.hands[power].other);
    table.emit({
      type: 'threw',
      power,
      count: cards.length,
      top: cards.at(-1) ?? null,
      sealed: sealCards(table, power, cards),
      rule: '§2.8',
    });
    draw(table, power, 'deck', cards.length - 1, '§2.8');
  },
  run: unreachable,
  lapse: () => ({ type: 'keep' }),
};

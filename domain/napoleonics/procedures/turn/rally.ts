import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { typeOf } from '../../army/units.ts';
import { done, type Procedure } from '../../deeds/procedure.ts';
import { isOrdered } from '../../orders/in-play.ts';
import { unitOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import { againstRally, type Rally, rallyable } from '../../turn/rally.ts';

/**
 * Blocks are given back one by one, by the arms that were rolled (§14.21a); a unit that got one is ordered (§14.21b).
 */
export const rally: Procedure<Rally> = {
  asks: (p, frame) => (rallyable(p, frame).length > 0 ? [p.active] : []),
  legal: ({ p }, frame) =>
    oneOf([
      ...rallyable(p, frame).map((id) => fields({ type: constant('rally'), unit: constant(id) })),
      fields({ type: constant('done') }),
    ]),
  against({ p }, frame, _, command) {
    if (command.type === 'done') return undefined;
    return command.type === 'rally' ? againstRally(p, frame, command.unit) : notNow('§14.21a');
  },
  act(table, { blocks }, _, command) {
    if (command.type !== 'rally') {
      table.emit({ type: 'went', frame: { is: 'order' } });
      return;
    }
    const { arm } = typeOf(unitOf(table.now, command.unit));
    table.emit({ type: 'regained', unit: command.unit, blocks: 1 });
    if (!isOrdered(table.now, command.unit)) table.emit({ type: 'ordered', piece: command.unit });
    table.emit({ type: 'went', frame: { is: 'rally', blocks: { ...blocks, [arm]: blocks[arm] - 1 } } });
  },
  run: (table) => table.emit({ type: 'went', frame: { is: 'order' } }),
  lapse: done,
};

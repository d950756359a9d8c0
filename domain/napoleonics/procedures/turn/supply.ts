import { among, constant, fields } from '../../../contract/legal.ts';
import { settleObjectives } from '../../deeds/objectives.ts';
import { firstOf, type Procedure } from '../../deeds/procedure.ts';
import type { Hex } from '../../field/hexes.ts';
import { attachedLeader, findUnit, unitOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { PieceId } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import { cuttable, placesFor } from '../../turn/supply.ts';

/** The unit that is out of supply (§14.22a): any on the board, but no square (§10.9). */
export const supply: Procedure<FrameOf<'supply'>> = {
  asks: (p) => (cuttable(p).length > 0 ? [p.active] : []),
  legal: ({ p }) => fields({ type: constant('supply'), unit: among(cuttable(p)) }),
  against({ p }, _, __, command) {
    if (command.type !== 'supply') return notNow('§14.22a');
    const unit = findUnit(p, command.unit);
    if (unit === undefined)
      return refusal('NO_SUCH_UNIT', { en: 'there is no such unit', ko: '그런 유닛이 없습니다.' }, '§14.22a');
    return unit.square === undefined
      ? undefined
      : refusal(
          'IN_SQUARE',
          { en: 'a square is never out of supply', ko: '방진에는 보급부족을 쓸 수 없습니다.' },
          '§10.9',
        );
  },
  act(table, _, __, command) {
    if (command.type !== 'supply') return;
    table.emit({ type: 'chose', unit: command.unit });
    table.emit({
      type: 'went',
      frame: { is: 'supply-to', unit: command.unit, to: placesFor(table.now, unitOf(table.now, command.unit)) },
    });
  },
  run: (table) => table.emit({ type: 'went', frame: { is: 'draw' } }),
  lapse(known, frame, side) {
    const enemy = cuttable(known.p).find((id) => unitOf(known.p, id).side !== side);
    return enemy === undefined ? firstOf(supply.legal(known, frame, side)) : { type: 'supply', unit: enemy };
  },
};

/** Its owner says where it goes, if there is more than one place. */
export const supplyTo: Procedure<FrameOf<'supply-to'>> = {
  asks: (p, { unit, to }) => (to.length > 1 ? [unitOf(p, unit).side] : []),
  legal: (_, { to }) => fields({ type: constant('supply-to'), hex: among(to) }),
  against(_, { to }, __, command) {
    if (command.type !== 'supply-to') return notNow('§14.22a');
    return to.includes(command.hex)
      ? undefined
      : refusal(
          'NOT_ITS_BASELINE',
          {
            en: 'it goes to a free hex of its baseline, in the same section',
            ko: '같은 구역의 아군 쪽 지도 끝의 빈칸으로 가야 합니다.',
          },
          '§14.22a',
        );
  },
  act(table, { unit }, _, command) {
    if (command.type === 'supply-to') recall(table, unit, command.hex);
  },
  run: (table, { unit, to }) => recall(table, unit, to[0]),
  lapse: (known, frame, side) => firstOf(supplyTo.legal(known, frame, side)),
};

/** It is not ordered, so it does not battle (§14.22b), and no other unit is: the turn goes on to the draw. */
function recall(table: Table, id: PieceId, to: Hex | undefined): void {
  const unit = unitOf(table.now, id);
  if (to !== undefined && to !== unit.hex) {
    const leader = attachedLeader(table.now, unit);
    table.emit({ type: 'moved', piece: id, how: 'supply', path: [to], ...(leader && { leader: leader.id }) });
    settleObjectives(table);
  }
  table.emit({ type: 'went', frame: { is: 'draw' } });
}

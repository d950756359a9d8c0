import { type Refusal, refusal } from '../../game.ts';
import { constant, fields, oneOf } from '../../legal.ts';
import { typeOf } from '../army/units.ts';
import { isOrdered } from '../cards/in-play.ts';
import { unitOf, unitsOfSide } from '../field/position.ts';
import type { FrameOf } from '../frames.ts';
import type { Procedure } from '../procedures/procedure.ts';
import type { PieceId, Public } from '../state.ts';
import { notMine, notNow } from './refusals.ts';

type Rally = FrameOf<'rally'>;

/** Blocks are given back one by one, by the arms that were rolled (§14.21a); a unit that got one is ordered (§14.21b). */
export const rally: Procedure<Rally> = {
  asks: (p, frame) => (rallyable(p, frame).length > 0 ? { seat: p.active, kind: 'rally' } : undefined),
  legal: ({ p }, frame) =>
    oneOf([
      ...rallyable(p, frame).map((id) => fields({ type: constant('rally'), unit: constant(id) })),
      fields({ type: constant('done') }),
    ]),
  against({ p }, frame, command) {
    if (command.type === 'done') return undefined;
    return command.type === 'rally' ? againstRally(p, frame, command.unit) : notNow('§14.21a');
  },
  act(table, { blocks }, command) {
    if (command.type !== 'rally') {
      table.emit({ type: 'went', frame: { is: 'order' } });
      return;
    }
    const { arm } = typeOf(unitOf(table.now, command.unit)!);
    table.emit({ type: 'regained', unit: command.unit, blocks: 1 });
    if (!isOrdered(table.now, command.unit)) table.emit({ type: 'ordered', piece: command.unit });
    table.emit({ type: 'went', frame: { is: 'rally', blocks: { ...blocks, [arm]: blocks[arm] - 1 } } });
  },
  run: (table) => table.emit({ type: 'went', frame: { is: 'order' } }),
};

const rallyable = (p: Public, frame: Rally): readonly PieceId[] =>
  unitsOfSide(p, p.active).flatMap(({ id }) => (againstRally(p, frame, id) === undefined ? [id] : []));

function againstRally(p: Public, { blocks }: Rally, id: PieceId): Refusal | undefined {
  const objection = notMine(p, id);
  const unit = unitOf(p, id);
  if (objection !== undefined || unit === undefined) {
    return objection ?? refusal('NOT_A_UNIT', { en: 'only units rally', ko: '유닛만 재편할 수 있습니다.' }, '§14.21a');
  }
  if (unit.blocks >= typeOf(unit).blocks) {
    return refusal('AT_FULL_STRENGTH', { en: 'it is at full strength', ko: '블록이 모두 있는 유닛입니다.' }, '§14.21a');
  }
  if (blocks[typeOf(unit).arm] > 0) return undefined;
  return refusal('NOT_ROLLED', { en: 'no die of its arm is left', ko: '그 병종의 주사위가 남아 있지 않습니다.' }, '§14.21a');
}

import type { Refusal } from '../../contract/refusal.ts';
import { armOf } from '../army/units.ts';
import { isClosed } from '../field/field.ts';
import { type Hex, neighbours } from '../field/hexes.ts';
import { entryBan } from '../orders/allowance.ts';
import { attachedLeader, leaderAt, unitAt, unitOf } from '../pieces/position.ts';
import { refusal } from '../refusals.ts';
import type { FrameOf } from '../state/frames.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { enemiesBeside } from './melee.ts';

export type Advance = FrameOf<'advance'>;

/** Why one step after a melee is not possible: the rules of movement (§4.2b, §4.2c, §4.2f, §16.4). */
export function againstStep(p: Public, unit: Unit, to: Hex): Refusal | undefined {
  if (isClosed(p.battle, to, armOf(unit))) {
    return refusal('IMPASSABLE', { en: `${to} is impassable for it`, ko: `${to}에는 들어갈 수 없습니다.` }, '§16.4');
  }
  const leader = leaderAt(p, to);
  const mayJoin = leader?.side === unit.side && attachedLeader(p, unit) === undefined;
  if (unitAt(p, to) === undefined && (leader === undefined || mayJoin)) return undefined;
  return refusal('OCCUPIED', { en: `${to} is occupied`, ko: `${to}에 다른 조각이 있습니다.` }, '§4.2b');
}

/** Where the unit may go now: into the hex that was left (§13.2, §13.3), or from there to any hex beside it. */
export function stepsOf(p: Public, { unit: id, to, stage }: Advance): readonly Hex[] {
  const unit = unitOf(p, id);
  const near = stage === 'ground' ? [to] : stage === 'beyond' ? neighbours(unit.hex) : [];
  return near.filter((hex) => againstStep(p, unit, hex) === undefined);
}

/**
 * Returns the targets of its bonus melee: any enemy beside it but the first target, unless it may not battle where it
 * came (§13.4a, §13.4b). It is a melee like any: joined by artillery (§8.6), battled back (§7.5c).
 */
export function bonusTargets(p: Public, { unit: id, not, stage }: Advance): readonly PieceId[] {
  const unit = unitOf(p, id);
  if (stage !== 'bonus' || entryBan(p, unit, true) !== undefined) return [];
  return enemiesBeside(p, unit).filter((target) => target !== not);
}

import { refusal } from '../../game.ts';
import { constant, fields, int } from '../../legal.ts';
import { armOf, typeOf } from '../army/units.ts';
import { isCovered, terrainAt } from '../field/field.ts';
import { type Hex, neighbours } from '../field/hexes.ts';
import { attachedLeader, leaderAt, unitAt, unitOf } from '../field/position.ts';
import type { FrameOf } from '../frames.ts';
import type { Procedure } from '../procedures/procedure.ts';
import type { Position, Public, Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { notNow } from '../turn/refusals.ts';
import { loseInstead } from './losses.ts';

/** Whether two or more of the hexes around a unit hold its friends, a leader alone or a square counting as one (§11.5c). */
export function isSupported(p: Position, { hex, side }: Unit): boolean {
  const friends = neighbours(hex).filter((near) => unitAt(p, near)?.side === side || leaderAt(p, near)?.side === side);
  return friends.length >= 2;
}

/**
 * How many flags of an attack from a hex a unit may ignore; the reasons add up (§11.5a): its type (§11.5e), its leader (§11.5b),
 * field works that the attack comes through (§11.5d, §16.12b), and support, which a square does not receive (§10.6b).
 */
export function ignorable(p: Position, unit: Unit, from: Hex): number {
  const works = isCovered(p.battle, unit.hex, from) ? terrainAt(p.battle, unit.hex).ignoreFlags[armOf(unit)] : 0;
  const led = attachedLeader(p, unit) === undefined ? 0 : 1;
  const supported = unit.square === undefined && isSupported(p, unit) ? 1 : 0;
  return typeOf(unit).ignoreFlags + led + works + supported;
}

const mostIgnored = (p: Public, { unit, flags, from }: FrameOf<'flags'>): number => Math.min(flags, ignorable(p, unitOf(p, unit)!, from));

/** Flags that are not ignored: a hex of retreat each, for militia three (§11.1); for a square a block each (§10.6a). */
function take(table: Table, { unit: id, flags, checked }: FrameOf<'flags'>, ignored: number): void {
  const unit = unitOf(table.now, id)!;
  const taken = flags - ignored;
  if (ignored > 0) table.emit({ type: 'flags-ignored', unit: id, flags, ignored, rule: '§11.5a' });
  if (taken > 0 && unit.square === undefined) {
    const hexes = taken * typeOf(unit).retreatPerFlag;
    table.emit({ type: 'went', frame: { is: 'retreat', unit: id, hexes, checked, how: 'retreat' } });
    return;
  }
  table.emit({ type: 'left' });
  loseInstead(table, unit, attachedLeader(table.now, unit), taken, checked, '§10.6a');
}

/** The owner of a unit says how many flags it ignores (§11.5a); he is not asked when it can ignore none. */
export const flags: Procedure<FrameOf<'flags'>> = {
  asks: (p, frame) => (mostIgnored(p, frame) > 0 ? { seat: unitOf(p, frame.unit)!.side, kind: 'ignore' } : undefined),
  legal: ({ p }, frame) => fields({ type: constant('ignore'), flags: int(0, mostIgnored(p, frame)) }),
  against({ p }, frame, command) {
    const most = mostIgnored(p, frame);
    if (command.type !== 'ignore') return notNow('§11.5a');
    if (command.flags <= most) return undefined;
    return refusal('TOO_MANY_FLAGS', { en: `it can ignore ${most} at most`, ko: `최대 ${most}개까지 무시할 수 있습니다.` }, '§11.5a');
  },
  act(table, frame, command) {
    if (command.type === 'ignore') take(table, frame, command.flags);
  },
  run: (table, frame) => take(table, frame, 0),
};

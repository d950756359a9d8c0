import { refusal } from '../../game.ts';
import { among, constant, fields } from '../../legal.ts';
import { armOf } from '../army/units.ts';
import { isClosed } from '../field/field.ts';
import { type Hex, retreatSteps } from '../field/hexes.ts';
import { attachedLeader, leaderAt, unitAt, unitOf } from '../field/position.ts';
import type { FrameOf } from '../frames.ts';
import type { Procedure } from '../procedures/procedure.ts';
import type { Position, Public, Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { settleObjectives } from '../turn/objectives.ts';
import { notNow } from '../turn/refusals.ts';
import { loseInstead } from './losses.ts';

type How = FrameOf<'retreat'>['how'];

/**
 * Whether a unit that goes back may enter a hex: not impassable ground, any unit, an enemy leader, or a friendly one unless it may join
 * him there (§11.2, §11.3b). To retire, it may only join with its last step (§9.2). `hexes`: still to go with this one.
 */
function isOpen(p: Position, unit: Unit, to: Hex, hexes: number, how: How): boolean {
  const leader = leaderAt(p, to);
  const mayJoin = leader?.side === unit.side && attachedLeader(p, unit) === undefined && (how !== 'retire' || hexes === 1);
  return !isClosed(p.battle, to, armOf(unit)) && unitAt(p, to) === undefined && (leader === undefined || mayJoin);
}

interface Step {
  readonly to: Hex;
  /** How many of the hexes to go can be gone this way; all of them, if a leader is joined: he ends the retreat (§11.3b). */
  readonly reach: number;
}

const stepsFrom = (p: Position, unit: Unit, from: Hex, hexes: number, how: How): readonly Step[] =>
  hexes === 0
    ? []
    : retreatSteps(from, unit.side)
        .filter((to) => isOpen(p, unit, to, hexes, how))
        .map((to) => ({ to, reach: leaderAt(p, to) === undefined ? 1 + farthest(stepsFrom(p, unit, to, hexes - 1, how)) : hexes }));

const farthest = (steps: readonly Step[]): number => Math.max(0, ...steps.map(({ reach }) => reach));

/** The next hexes of the longest ways back: a unit goes as far as it can (§11.1). None: it can go no further. */
export function stepsBack(p: Position, unit: Unit, hexes: number, how: How): readonly Hex[] {
  const steps = stepsFrom(p, unit, unit.hex, hexes, how);
  return steps.filter(({ reach }) => reach === farthest(steps)).map(({ to }) => to);
}

/** Cavalry that infantry attacks may retire and reform if two hexes behind it are free, one after the other (§9.1, §9.2). */
export const mayRetire = (p: Position, attacker: Unit, target: Unit): boolean =>
  armOf(attacker) === 'INF' && armOf(target) === 'CAV' && farthest(stepsFrom(p, target, target.hex, 2, 'retire')) === 2;

const stepsOf = (p: Public, { unit, hexes, how }: FrameOf<'retreat'>): readonly Hex[] => stepsBack(p, unitOf(p, unit)!, hexes, how);

/** One hex back, with the leader who is attached (§11.3a); the place it ends on counts for objectives, not those on the way. */
function goTo(table: Table, frame: FrameOf<'retreat'>, to: Hex): void {
  const { unit: id, how, hexes } = frame;
  const leader = attachedLeader(table.now, unitOf(table.now, id)!);
  const joins = leaderAt(table.now, to) !== undefined;
  table.emit({ type: 'moved', piece: id, how, path: [to], ...(leader && { leader: leader.id }) });
  if (hexes > 1 && !joins) {
    table.emit({ type: 'went', frame: { ...frame, hexes: hexes - 1 } });
    return;
  }
  table.emit({ type: 'left' });
  settleObjectives(table);
}

/** A block for each hex that cannot be gone (§11.4). */
function stay(table: Table, { unit: id, hexes, checked, how }: FrameOf<'retreat'>): void {
  const unit = unitOf(table.now, id)!;
  const leader = attachedLeader(table.now, unit);
  table.emit({ type: 'left' });
  settleObjectives(table);
  loseInstead(table, unit, leader, hexes, checked, how === 'bounce' ? '§10.3b' : '§11.4');
}

/** The owner chooses the way, hex by hex, where there are several (§11.1). */
export const retreat: Procedure<FrameOf<'retreat'>> = {
  asks: (p, frame) => (stepsOf(p, frame).length > 1 ? { seat: unitOf(p, frame.unit)!.side, kind: 'retreat' } : undefined),
  legal: ({ p }, frame) => fields({ type: constant('retreat'), to: among(stepsOf(p, frame)) }),
  against({ p }, frame, command) {
    if (command.type !== 'retreat') return notNow('§11.1');
    if (stepsOf(p, frame).includes(command.to)) return undefined;
    return refusal('NOT_BACK', { en: `${command.to} is not a hex back`, ko: `한 칸 뒤의 칸이 아닙니다: ${command.to}` }, '§1.5');
  },
  act(table, frame, command) {
    if (command.type === 'retreat') goTo(table, frame, command.to);
  },
  run(table, frame) {
    const [only] = stepsOf(table.now, frame);
    if (only === undefined) stay(table, frame);
    else goTo(table, frame, only);
  },
};

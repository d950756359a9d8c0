import type { Refusal } from '../../contract/refusal.ts';
import { armOf } from '../army/units.ts';
import { isClosed } from '../field/field.ts';
import { type Hex, retreatSteps } from '../field/hexes.ts';
import { attachedLeader, leaderAt, unitAt, unitOf } from '../pieces/position.ts';
import { refusal } from '../refusals.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Position, Public, Unit } from '../state/state.ts';

type How = FrameOf<'retreat'>['how'];

/**
 * Whether a unit that goes back may enter a hex: not impassable ground, any unit, an enemy leader, or a friendly one
 * unless it may join him there (§11.2, §11.3b). To retire, it may only join with its last step (§9.2). `hexes`: still
 * to go with this one.
 */
function isOpen(p: Position, unit: Unit, to: Hex, hexes: number, how: How): boolean {
  const leader = leaderAt(p, to);
  const mayJoin =
    leader?.side === unit.side && attachedLeader(p, unit) === undefined && (how !== 'retire' || hexes === 1);
  return !isClosed(p.battle, to, armOf(unit)) && unitAt(p, to) === undefined && (leader === undefined || mayJoin);
}

interface Step {
  readonly to: Hex;
  /**
   * How many of the hexes to go can be gone this way; all of them, if a leader is joined: he ends the retreat (§11.3b).
   */
  readonly reach: number;
}

const stepsFrom = (p: Position, unit: Unit, from: Hex, hexes: number, how: How): readonly Step[] =>
  hexes === 0
    ? []
    : retreatSteps(from, unit.side)
        .filter((to) => isOpen(p, unit, to, hexes, how))
        .map((to) => ({
          to,
          reach: leaderAt(p, to) === undefined ? 1 + farthest(stepsFrom(p, unit, to, hexes - 1, how)) : hexes,
        }));

const farthest = (steps: readonly Step[]): number => Math.max(0, ...steps.map(({ reach }) => reach));

/** The next hexes of the longest ways back: a unit goes as far as it can (§11.1). None: it can go no further. */
export function stepsBack(p: Position, unit: Unit, hexes: number, how: How): readonly Hex[] {
  const steps = stepsFrom(p, unit, unit.hex, hexes, how);
  return steps.filter(({ reach }) => reach === farthest(steps)).map(({ to }) => to);
}

/**
 * Why cavalry may not retire and reform: infantry attacks it, and two hexes behind it are free, one after the other
 * (§9.1, §9.2).
 */
export function againstRetiring(p: Position, attacker: Unit, target: Unit): Refusal | undefined {
  if (armOf(attacker) !== 'INF' || armOf(target) !== 'CAV') return ARMS;
  return farthest(stepsFrom(p, target, target.hex, 2, 'retire')) === 2 ? undefined : NO_WAY_BACK;
}

/** Whether it may. */
export const mayRetire = (p: Position, attacker: Unit, target: Unit): boolean =>
  againstRetiring(p, attacker, target) === undefined;

const ARMS = refusal(
  'NO_RETIRING',
  { en: 'cavalry retires and reforms, from infantry', ko: '퇴각 및 재편성은 보병에게 공격받은 기병이 합니다.' },
  '§9.1',
);
const NO_WAY_BACK = refusal(
  'NO_WAY_BACK',
  { en: 'behind it there are no two free hexes, one after the other', ko: '뒤로 이어진 빈칸 두 개가 없습니다.' },
  '§9.2',
);

export const stepsOf = (p: Public, { unit, hexes, how }: FrameOf<'retreat'>): readonly Hex[] =>
  stepsBack(p, unitOf(p, unit), hexes, how);

import type { Refusal } from '../../contract/refusal.ts';
import { isClosed } from '../field/field.ts';
import { type Hex, retreatSteps } from '../field/hexes.ts';
import { leaderOf, unitAt } from '../pieces/position.ts';
import { refusal } from '../refusals.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Leader, Position, Public, Unit } from '../state/state.ts';

/** The most hexes of a leader's retreat (§12.3a). */
const MOST = 3;

export const enemyUnitAt = (p: Position, leader: Leader, hex: Hex): Unit | undefined => {
  const unit = unitAt(p, hex);
  return unit?.side === leader.side ? undefined : unit;
};

/** What a leader may do who has gone back so far. */
interface Ways {
  readonly steps: readonly Hex[];
  readonly stop: boolean;
  /** Over his own baseline (§12.3e). */
  readonly leave: boolean;
}

/**
 * §12.3c: he may end in an empty hex or on a friendly unit without a leader, and pass anybody. Steps that lead to no
 * such end are left out: impassable ground (§12.3d), an enemy unit in the third hex (§12.4).
 */
function waysOf(p: Position, leader: Leader, path: readonly Hex[]): Ways {
  const here = path.at(-1) ?? leader.hex;
  const mayEnd =
    enemyUnitAt(p, leader, here) === undefined && !p.leaders.some(({ id, hex }) => hex === here && id !== leader.id);
  if (path.length === MOST) return { steps: [], stop: mayEnd, leave: false };
  const behind = retreatSteps(here, leader.side);
  return {
    steps: behind.filter((to) => !isClosed(p.battle, to) && isOpen(waysOf(p, leader, [...path, to]))),
    stop: mayEnd && path.length > 0,
    leave: behind.length === 0,
  };
}

const isOpen = ({ steps, stop, leave }: Ways): boolean => steps.length > 0 || stop || leave;

export const countOfWays = ({ steps, stop, leave }: Ways): number => steps.length + (stop ? 1 : 0) + (leave ? 1 : 0);

export const waysIn = (p: Public, { leader, path }: FrameOf<'leader-retreat'>): Ways =>
  waysOf(p, leaderOf(p, leader), path);

export function againstStep(p: Public, { leader: id, path }: FrameOf<'leader-retreat'>, to: Hex): Refusal {
  const leader = leaderOf(p, id);
  if (!retreatSteps(path.at(-1) ?? leader.hex, leader.side).includes(to)) {
    return refusal(
      'NOT_BACK',
      { en: `${to} is not one hex toward his own edge`, ko: `한 칸 뒤의 칸이 아닙니다: ${to}` },
      '§1.5',
    );
  }
  if (isClosed(p.battle, to))
    return refusal('IMPASSABLE', { en: `${to} is impassable`, ko: `${to}에는 들어갈 수 없습니다.` }, '§12.3d');
  return refusal(
    'DEAD_END',
    { en: 'on that way there is no hex where he could end', ko: '그 길에는 멈출 수 있는 칸이 없습니다.' },
    '§12.3c',
  );
}

export const againstStop = ({ path }: FrameOf<'leader-retreat'>): Refusal =>
  path.length === 0
    ? refusal('MUST_RETREAT', { en: 'he must retreat a hex at least', ko: '적어도 1칸은 후퇴해야 합니다.' }, '§12.3a')
    : refusal(
        'NO_END_HERE',
        { en: 'he may not end his retreat here', ko: '이 칸에서는 후퇴를 멈출 수 없습니다.' },
        '§12.3c',
      );

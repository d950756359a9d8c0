import { type Refusal, refusal } from '../../game.ts';
import { among, constant, fields, type Legal, nothing, oneOf } from '../../legal.ts';
import { countOf } from '../army/dice.ts';
import { isClosed } from '../field/field.ts';
import { type Hex, retreatSteps } from '../field/hexes.ts';
import { leaderOf, unitAt, unitOfLeader } from '../field/position.ts';
import type { FrameOf } from '../frames.ts';
import type { Procedure } from '../procedures/procedure.ts';
import { enemyOf, type Leader, type Position, type Public, type Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { notNow } from '../turn/refusals.ts';
import { loseLeader } from './losses.ts';
import { strength } from './strength.ts';
import { rollDice } from './strike.ts';

/** The most hexes of a leader's retreat (§12.3a). */
const MOST = 3;

/**
 * The enemy rolls for a leader whose unit lost blocks (§12.1a): 2 dice, both SABER, if it survives, and 1 SABER of 1 die if not
 * (§12.1b). Who survives his unit must retreat (§12.3a).
 */
export const leaderCheck: Procedure<FrameOf<'leader-check'>> = {
  asks: () => undefined,
  legal: () => nothing,
  against: () => undefined,
  act: () => undefined,
  run(table, { leader: id, dice }) {
    const leader = leaderOf(table.now, id)!;
    const of = { by: enemyOf(leader.side), why: 'leader-check', target: id, rule: '§12.1b' } as const;
    const { hits } = rollDice(table, { dice, parts: [] }, of, (faces) => ({ hits: countOf(faces, 'SABER') === dice ? 1 : 0, flags: 0 }));
    if (hits > 0) {
      table.emit({ type: 'left' });
      loseLeader(table, leader, '§12.2');
    } else if (unitOfLeader(table.now, leader) === undefined) {
      table.emit({ type: 'went', frame: { is: 'leader-retreat', leader: id, path: [] } });
    } else {
      table.emit({ type: 'left' });
    }
  },
};

const enemyUnitAt = (p: Position, leader: Leader, hex: Hex): Unit | undefined => {
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
 * §12.3c: he may end in an empty hex or on a friendly unit without a leader, and pass anybody. Steps that lead to no such end are left
 * out: impassable ground (§12.3d), an enemy unit in the third hex (§12.4).
 */
function waysOf(p: Position, leader: Leader, path: readonly Hex[]): Ways {
  const here = path.at(-1) ?? leader.hex;
  const mayEnd = enemyUnitAt(p, leader, here) === undefined && !p.leaders.some(({ id, hex }) => hex === here && id !== leader.id);
  if (path.length === MOST) return { steps: [], stop: mayEnd, leave: false };
  const behind = retreatSteps(here, leader.side);
  return {
    steps: behind.filter((to) => !isClosed(p.battle, to) && isOpen(waysOf(p, leader, [...path, to]))),
    stop: mayEnd && path.length > 0,
    leave: behind.length === 0,
  };
}

const isOpen = ({ steps, stop, leave }: Ways): boolean => steps.length > 0 || stop || leave;
const countOfWays = ({ steps, stop, leave }: Ways): number => steps.length + (stop ? 1 : 0) + (leave ? 1 : 0);

const waysIn = (p: Public, { leader, path }: FrameOf<'leader-retreat'>): Ways => waysOf(p, leaderOf(p, leader)!, path);

/** One hex on. In the hex of an enemy unit he must escape: its melee dice, no terrain, no card; any SABER kills him (§12.4). */
function goTo(table: Table, frame: FrameOf<'leader-retreat'>, to: Hex): void {
  const leader = leaderOf(table.now, frame.leader)!;
  const enemy = enemyUnitAt(table.now, leader, to);
  table.emit({ type: 'went', frame: { ...frame, path: [...frame.path, to] } });
  if (enemy === undefined) return;
  const dice = strength(table.now, { kind: 'escape', unit: enemy, at: to });
  const of = { by: enemy.side, why: 'escape', piece: enemy.id, target: leader.id, rule: '§12.4' } as const;
  const { hits } = rollDice(table, dice, of, (faces) => ({ hits: countOf(faces, 'SABER'), flags: 0 }));
  if (hits === 0) return;
  table.emit({ type: 'left' });
  loseLeader(table, leader, '§12.4');
}

/** He is put down where his way ends, and joins the unit there, if there is one (§12.3c). */
function stop(table: Table, { leader, path }: FrameOf<'leader-retreat'>): void {
  table.emit({ type: 'left' });
  table.emit({ type: 'moved', piece: leader, how: 'retreat', path: [...path] });
}

function leave(table: Table, { leader }: FrameOf<'leader-retreat'>): void {
  table.emit({ type: 'left' });
  table.emit({ type: 'leader-left', leader, rule: '§12.3e' });
}

/** Why he has no way: ground that nobody enters (§12.3d), or enemies and leaders wherever he could end (§12.4). */
function lost(table: Table, frame: FrameOf<'leader-retreat'>): void {
  const leader = leaderOf(table.now, frame.leader)!;
  const open = retreatSteps(leader.hex, leader.side).some((to) => !isClosed(table.now.battle, to));
  table.emit({ type: 'left' });
  loseLeader(table, leader, open ? '§12.4' : '§12.3d');
}

/**
 * A leader without a unit retreats 1 to 3 hexes as his owner likes (§12.3), from the hex where a blocked retreat ended his unit too
 * (§12.4a); flags do nothing to him (§12.5).
 */
export const leaderRetreat: Procedure<FrameOf<'leader-retreat'>> = {
  asks: (p, frame) => (countOfWays(waysIn(p, frame)) > 1 ? { seat: leaderOf(p, frame.leader)!.side, kind: 'leader-retreat' } : undefined),
  legal({ p }, frame) {
    const ways = waysIn(p, frame);
    const choices: Legal[] = [];
    if (ways.steps.length > 0) choices.push(fields({ type: constant('retreat'), to: among(ways.steps) }));
    if (ways.stop) choices.push(fields({ type: constant('stop') }));
    if (ways.leave) choices.push(fields({ type: constant('leave') }));
    return oneOf(choices);
  },
  against({ p }, frame, command) {
    const ways = waysIn(p, frame);
    switch (command.type) {
      case 'retreat':
        return ways.steps.includes(command.to) ? undefined : againstStep(p, frame, command.to);
      case 'stop':
        return ways.stop ? undefined : againstStop(frame);
      case 'leave':
        if (ways.leave) return undefined;
        return refusal(
          'NOT_AT_BASELINE',
          { en: 'he leaves from his own baseline only', ko: '자기 기준선에서만 나갈 수 있습니다.' },
          '§12.3e',
        );
      default:
        return notNow('§12.3b');
    }
  },
  act(table, frame, command) {
    if (command.type === 'retreat') goTo(table, frame, command.to);
    if (command.type === 'stop') stop(table, frame);
    if (command.type === 'leave') leave(table, frame);
  },
  run(table, frame) {
    const ways = waysIn(table.now, frame);
    const [to] = ways.steps;
    if (to !== undefined) goTo(table, frame, to);
    else if (ways.stop) stop(table, frame);
    else if (ways.leave) leave(table, frame);
    else lost(table, frame);
  },
};

function againstStep(p: Public, { leader: id, path }: FrameOf<'leader-retreat'>, to: Hex): Refusal {
  const leader = leaderOf(p, id)!;
  if (!retreatSteps(path.at(-1) ?? leader.hex, leader.side).includes(to)) {
    return refusal('NOT_BACK', { en: `${to} is not a hex back`, ko: `한 칸 뒤의 칸이 아닙니다: ${to}` }, '§1.5');
  }
  if (isClosed(p.battle, to)) return refusal('IMPASSABLE', { en: `${to} is impassable`, ko: `${to}에는 들어갈 수 없습니다.` }, '§12.3d');
  return refusal('DEAD_END', { en: 'he could end nowhere on that way', ko: '그 길에는 멈출 수 있는 칸이 없습니다.' }, '§12.3c');
}

const againstStop = ({ path }: FrameOf<'leader-retreat'>): Refusal =>
  path.length === 0
    ? refusal('MUST_RETREAT', { en: 'he must retreat a hex at least', ko: '적어도 1칸은 후퇴해야 합니다.' }, '§12.3a')
    : refusal('NO_END_HERE', { en: 'he may not end his retreat here', ko: '이 칸에서는 후퇴를 멈출 수 없습니다.' }, '§12.3c');

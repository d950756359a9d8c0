import { among, constant, fields, type Legal, oneOf } from '../../../contract/legal.ts';
import { countOf } from '../../army/dice.ts';
import { againstStep, againstStop, countOfWays, enemyUnitAt, waysIn } from '../../combat/leader-retreat.ts';
import { strength } from '../../combat/strength.ts';
import { loseLeader } from '../../deeds/losses.ts';
import { firstOf, type Procedure } from '../../deeds/procedure.ts';
import { rollDice } from '../../deeds/strike.ts';
import { isClosed } from '../../field/field.ts';
import { type Hex, retreatSteps } from '../../field/hexes.ts';
import { leaderOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { FrameOf } from '../../state/frames.ts';
import type { Table } from '../../state/table.ts';

/**
 * One hex on. In the hex of an enemy unit he must escape: its melee dice, no terrain, no card; any SABER kills him
 * (§12.4).
 */
function goTo(table: Table, frame: FrameOf<'leader-retreat'>, to: Hex): void {
  const leader = leaderOf(table.now, frame.leader);
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
  const leader = leaderOf(table.now, frame.leader);
  const open = retreatSteps(leader.hex, leader.side).some((to) => !isClosed(table.now.battle, to));
  table.emit({ type: 'left' });
  loseLeader(table, leader, open ? '§12.4' : '§12.3d');
}

/**
 * A leader without a unit retreats 1 to 3 hexes as his owner likes (§12.3), from the hex where a blocked retreat ended
 * his unit too (§12.4a); flags do nothing to him (§12.5).
 */
export const leaderRetreat: Procedure<FrameOf<'leader-retreat'>> = {
  asks: (p, frame) => (countOfWays(waysIn(p, frame)) > 1 ? [leaderOf(p, frame.leader).side] : []),
  legal({ p }, frame) {
    const ways = waysIn(p, frame);
    const choices: Legal[] = [];
    if (ways.steps.length > 0) choices.push(fields({ type: constant('retreat'), to: among(ways.steps) }));
    if (ways.stop) choices.push(fields({ type: constant('stop') }));
    if (ways.leave) choices.push(fields({ type: constant('leave') }));
    return oneOf(choices);
  },
  against({ p }, frame, _, command) {
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
          { en: 'he leaves from his own baseline only', ko: '아군 쪽 지도 끝에서만 나갈 수 있습니다.' },
          '§12.3e',
        );
      default:
        return notNow('§12.3b');
    }
  },
  act(table, frame, _, command) {
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
  lapse: (known, frame, side) => firstOf(leaderRetreat.legal(known, frame, side)),
};

import { type Refusal, refusal } from '../../game.ts';
import type { Action } from '../action.ts';
import type { FrameOf } from '../frames.ts';
import { moves } from '../march.ts';
import { barrier, costOf, meetsEnemies, movable, nationsIn, troopsOf } from '../movement.ts';
import { campOf, type Nation, type Power } from '../nations.ts';
import type { Party } from '../schemas.ts';
import type { Position } from '../state.ts';
import { enter } from '../table.ts';

/** What bars a Power's pieces from a move of one space (§10), its CP apart. */
function hindrance(position: Position, power: Power, nations: readonly Nation[], from: string, to: string): Refusal | undefined {
  const camp = campOf(power);
  const bar = barrier(position, camp, nations, from, to);
  if (bar !== undefined) return bar;
  if (meetsEnemies(position, camp, to))
    return refusal('NOT_YET', { en: 'moves that meet enemies come later', ko: '적을 만나는 이동은 나중에 지원합니다.' }, '§10.52');
  return undefined;
}

const isWhole = (position: Position, power: Power, from: string, party: Party): boolean => {
  const { leaders } = movable(position, power, from);
  return party.leaders.every((id) => leaders.includes(id)) && troopsOf(position, power, from, party) !== undefined;
};

/** A move of one space by CP (§10.1). */
export const move: Action<FrameOf<'card'>, 'move'> = {
  type: 'move',
  legal: (view, { cp }, power) => moves(view, power, cp, (nations, from, to) => hindrance(view, power, nations, from, to) === undefined),
  against(view, { cp }, power, { from, to, leaders, sp }) {
    const party = { leaders, sp };
    if (!isWhole(view, power, from, party))
      return refusal(
        'NOT_ABLE',
        { en: 'not all of these pieces are yours to move from there now', ko: '그곳에서 지금 움직일 수 없는 말이 들어 있습니다.' },
        '§10.11',
      );
    const bar = hindrance(view, power, nationsIn(view, party), from, to);
    if (bar !== undefined) return bar;
    const cost = costOf(view, party, to);
    if (cost === undefined)
      return refusal(
        'TOO_MANY_SP',
        { en: 'more SP than these leaders command', ko: '지휘관들이 거느릴 수 있는 것보다 많은 SP입니다.' },
        '§1.62',
      );
    if (cost > cp)
      return refusal('NOT_ENOUGH_CP', { en: `this move takes ${cost} CP`, ko: `이 이동에는 ${cost} CP가 필요합니다.` }, '§10.63');
    if (leaders.length === 0)
      return refusal(
        'ONE_COUNTER',
        { en: 'without a leader counters move one by one', ko: '지휘관이 없으면 말을 하나씩 움직입니다.' },
        '§10.11',
      );
    return undefined;
  },
  act(table, { cp }, power, { from, to, leaders, sp }) {
    const party = { leaders, sp };
    const troops = troopsOf(table.state, power, from, party)!;
    const cost = costOf(table.state, party, to)!;
    table.emit({ type: 'cp-spent', cp: cost, left: cp - cost, rule: '§10.1' });
    if (!table.state.impulse.moved) table.emit({ type: 'noted', impulse: { moved: true }, rule: '§16.56' });
    enter(table, { is: 'step', power, camp: campOf(power), from, to, troops, leaders, stage: 'enter' });
  },
};

import { among, constant, fields } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { PAYS, type Pay, payRefusal, type Rallying, rally } from '../../deeds/tracks/rally.ts';
import { moveAttrition } from '../../deeds/tracks/tracks.ts';
import type { Command } from '../../frames/commands.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import { campOf, type Power } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

function hindrance(position: Position, frame: Rallying, power: Power, pay: Pay): Refusal | undefined {
  if (campOf(power) !== 'imperial')
    return refusal(
      'NO_TRACK',
      { en: 'only the Imperials have an attrition level', ko: '손실 단계는 제국에만 있습니다.' },
      '§14.46',
    );
  if (pay === 'resource' && position.impulse.series === 'closed')
    return refusal(
      'SERIES_CLOSED',
      {
        en: 'one series of resources is allowed in an impulse, and it is over',
        ko: '손실에 쓰는 자원은 Impulse마다 한 번 이어서 쓰며, 이미 끝났습니다.',
      },
      '§16.51',
    );
  return payRefusal(position, frame, power, pay);
}

/**
 * Dice against the Imperial Attrition Loss: one for a CP (§14.46), eight for a resource, in one series of an impulse
 * (§16.51).
 */
export const attritionDice: Action<Rallying, 'attrition-dice'> = {
  type: 'attrition-dice',
  legal(view, frame, power) {
    const pays = PAYS.filter((pay) => hindrance(view, frame, power, pay) === undefined);
    return pays.length === 0 ? [] : [fields({ type: constant('attrition-dice'), pay: among(pays) })];
  },
  against: (view, frame, power, { pay }) => hindrance(view, frame, power, pay),
  act(table, frame, power, { pay }) {
    const rule = pay === 'cp' ? '§14.46' : '§16.51';
    if (pay === 'resource') table.emit({ type: 'noted', impulse: { series: 'open' }, rule });
    moveAttrition(table, { gain: rally(table, frame, power, pay, { why: 'attrition-dice', rule }) }, rule);
  },
};

/** Any other action of a Power ends its series of resources against Attrition Loss (§16.51). */
export function closeSeries(table: Table, command: Command): void {
  const goesOn = command.type === 'attrition-dice' && command.pay === 'resource';
  if (table.state.impulse.series === 'open' && !goesOn)
    table.emit({ type: 'noted', impulse: { series: 'closed' }, rule: '§16.51' });
}

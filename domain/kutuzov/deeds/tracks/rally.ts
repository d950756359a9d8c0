import type { Refusal } from '../../../contract/refusal.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import { roll, type Table } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';

/* Dice against Loss markers (§9.52, §14.46). */

/** Where dice are thrown: in an impulse, with the CP of a card, with those of a card above the limit (§17.43). */
export type Rallying = FrameOf<'card' | 'grant' | 'impulse' | 'excess'>;

/** Their price: CP of the card in play, or resources. */
export const PAYS = ['cp', 'resource'] as const;
export type Pay = (typeof PAYS)[number];

/** Dice for a resource (§16.51, §16.54). */
export const DICE_FOR_A_RESOURCE = 8;

/** Why dice cannot be paid that way now. */
export function payRefusal({ resources }: Position, frame: Rallying, power: Power, pay: Pay): Refusal | undefined {
  if (pay === 'resource')
    return resources[power] > 0 && frame.is !== 'excess'
      ? undefined
      : refusal('NO_RESOURCES', { en: 'no resource is left', ko: '남은 자원이 없습니다.' }, '§16.54');
  return 'cp' in frame
    ? undefined
    : refusal(
        'NO_CARD_IN_PLAY',
        { en: 'CP come from a card that is played', ko: 'CP는 낸 카드에서 나옵니다.' },
        '§5.5',
      );
}

/** Pays with a CP or a resource and throws the dice: how many of them count. */
export function rally(
  table: Table,
  frame: Rallying,
  power: Power,
  pay: Pay,
  by: { readonly why: string; readonly rule: string },
): number {
  if (pay === 'resource') {
    table.emit({ type: 'resources-set', power, to: table.state.resources[power] - 1, rule: by.rule });
    return rallied(table, power, DICE_FOR_A_RESOURCE, by);
  }
  if ('cp' in frame) table.emit({ type: 'cp-spent', cp: 1, left: frame.cp - 1, rule: by.rule });
  return rallied(table, power, 1, by);
}

/** Rolls dice; each 5 and 6 takes a Loss marker off, or is a Gain. Returns how many do. */
export const rallied = (
  table: Table,
  power: Power,
  dice: number,
  by: { readonly why: string; readonly rule: string },
): number => roll(table, power, dice, { ...by, count: (faces) => faces.filter((face) => face >= 5).length }).total;

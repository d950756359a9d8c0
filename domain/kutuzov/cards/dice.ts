import { cardOf } from '../edition/card.ts';
import { editionOf } from '../edition/editions.ts';
import { spOf } from '../pieces/pieces.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { type Camp, NATIONS } from '../terms/nations.ts';
import type { Troop } from '../terms/schemas.ts';

/** The dice that cards give a Camp in the round at hand of a battle or siege (§12.1). */
export const extraDice = (position: Pick<Position, 'effects'>, camp: Camp): number =>
  modifiers(position, 'extraDice').reduce((sum, effect) => (effect.camp === camp ? sum + effect.n : sum), 0);

/** The dice that cards attached to a commander give his side in every round (#10). */
export const attachedDice = (position: Pick<Position, 'attached' | 'edition'>, commander: string | undefined): number =>
  position.attached
    .filter(({ leader }) => leader === commander)
    .flatMap(({ card }) => cardOf(position, card).ops)
    .reduce((sum, { op, dice }) => (op === 'attach' ? sum + Number(dice) : sum), 0);

const SIZES = { cavalry: 2, artillery: 4 } as const;

/**
 * As how many counters of a kind soldiers could be shown (§1.5): as many as the SP of each nation make up, and as it
 * has.
 */
export function countersAmong(position: Position, troops: readonly Troop[], kind: keyof typeof SIZES): number {
  const sp = spOf(troops);
  const { soldiers } = editionOf(position).limits;
  return NATIONS.reduce(
    (sum, nation) => sum + Math.min(soldiers[nation][kind], Math.floor((sp[nation] ?? 0) / SIZES[kind])),
    0,
  );
}

import type { AttackKind } from '../cards/schema.ts';
import { type Hex, isAdjacent } from '../field/hexes.ts';
import { grantTo } from '../orders/in-play.ts';
import { unitOf } from '../pieces/position.ts';
import type { PieceId, Public, Unit } from '../state/state.ts';
import { type Part, type Strength, strength } from './strength.ts';

/** Dice with their parts; those of artillery that joins in name the battery (§8.2). */
export interface Dice {
  readonly dice: number;
  readonly parts: readonly (Part & { readonly piece?: PieceId })[];
}

/** The dice of an ordered unit's own attack: with those of the card, after its moves (§6.3, §7.2). */
export function orderedDice(p: Public, unit: Unit, at: Hex, kind: AttackKind): Strength {
  const { bonus } = grantTo(p, unit);
  return strength(p, {
    kind: kind === 'ranged' ? 'ranged' : 'melee',
    unit,
    at,
    moved: p.orders[unit.id]?.moved ?? 0,
    ...(bonus?.attacks.includes(kind) && { bonus }),
  });
}

/** The dice of a First Strike, a square's first die and a battle back: without those of a card (§14.8). */
export const plainDice = (p: Public, unit: Unit, at: Hex): Strength => strength(p, { kind: 'melee', unit, at });

/** §8.2: the dice of the melee unit and of each battery, which joins from afar or beside the target, are added. */
export function jointDice(
  p: Public,
  unit: Unit,
  artillery: readonly PieceId[],
  at: Hex,
  kind: 'melee' | 'bonus-melee',
): Dice {
  const own = orderedDice(p, unit, at, kind);
  const joined = artillery.map((id) => {
    const gun = unitOf(p, id);
    const { dice, parts } = orderedDice(p, gun, at, isAdjacent(gun.hex, at) ? 'melee' : 'ranged');
    return { dice, parts: parts.map((part) => ({ ...part, piece: id })) };
  });
  return {
    dice: joined.reduce((sum, { dice }) => sum + dice, own.dice),
    parts: [...own.parts, ...joined.flatMap(({ parts }) => parts)],
  };
}

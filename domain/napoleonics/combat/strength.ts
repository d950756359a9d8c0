import { ARTILLERY } from '../army/artillery.ts';
import { armOf, hasSpecial, typeOf } from '../army/units.ts';
import type { Bonus } from '../cards/schema.ts';
import { isCovered, terrainAt } from '../field/field.ts';
import { distance, type Hex } from '../field/hexes.ts';
import { HILL_TO_HILL, type TerrainId } from '../field/terrain.ts';
import { unitAt } from '../pieces/position.ts';
import type { Position, Unit } from '../state/state.ts';

/**
 * An attack that needs its number of dice. `ranged`: fire (§6), also of artillery that joins in a melee from afar
 * (§8.1). `melee`: an attack, a First Strike, a battle back, a square's first die. `escape`: at a leader who passes
 * (§12.4).
 */
export interface Attack {
  readonly kind: 'ranged' | 'melee' | 'escape';
  readonly unit: Unit;
  /** Where the target is: an enemy unit or a lone leader. */
  readonly at: Hex;
  /** Hexes the unit moved this turn; to leave square is no move (§6.4f). */
  readonly moved?: number;
  /** The dice of the card, if they count in this attack. */
  readonly bonus?: Bonus;
}

/** Where dice come from: a code, as `into:FOREST`, `from:HILL`. */
type PartWhy =
  | 'blocks'
  | 'moved'
  | 'battery'
  | 'type'
  | 'against-infantry'
  | 'square'
  | 'against-square'
  | 'card'
  | 'hill-to-hill'
  | `into:${TerrainId}`
  | `from:${TerrainId}`;

/** Dice that an attack has more or fewer, and by which rule. */
export interface Part {
  readonly dice: number;
  readonly rule: string;
  readonly why: PartWhy;
}

/** The dice of an attack: the sum of its parts, never below 0 (§7.3f, §17.3). */
export interface Strength {
  readonly dice: number;
  readonly parts: readonly Part[];
}

/** How many dice an attack rolls, part by part: strength, then the card, then terrain (the ruling "Dice order"). */
export function strength(p: Position, attack: Attack): Strength {
  const parts = [...ownParts(p, attack), ...terrainParts(p, attack)].filter(({ dice }, i) => i === 0 || dice !== 0);
  return {
    dice: Math.max(
      0,
      parts.reduce((sum, { dice }) => sum + dice, 0),
    ),
    parts,
  };
}

/**
 * A square (§10.3a, §10.4a), and cavalry against a square (§10.3c, §10.4b, §10.4c), have one die, for every type and
 * card (§14.9). Infantry and artillery have all of theirs against a square (§10.5).
 */
function ownParts(p: Position, attack: Attack): readonly Part[] {
  const { unit, at, kind } = attack;
  if (unit.square !== undefined) return [{ dice: 1, rule: '§10.4a', why: 'square' }];
  if (kind !== 'escape' && armOf(unit) === 'CAV' && unitAt(p, at)?.square !== undefined)
    return [{ dice: 1, rule: '§10.3c', why: 'against-square' }];
  return [
    ...(kind === 'ranged' ? fireParts(attack) : meleeParts(p, attack)),
    ...(kind === 'escape' ? [] : cardParts(p, attack)),
  ];
}

/** §6.4 */
function fireParts({ unit, at, moved = 0 }: Attack): readonly Part[] {
  const { ranged } = typeOf(unit);
  if (ranged === undefined) throw new Error(`${unit.id} never fires`);
  if ('table' in ranged) {
    const dice = ARTILLERY[ranged.table][rowOf(unit)].ranged[distance(unit.hex, at)];
    if (dice === undefined) throw new Error(`${unit.id} is out of range of ${at}`);
    return [{ dice, rule: ranged.table === 'foot' ? '§6.4d' : '§6.4e', why: 'battery' }];
  }
  if (moved === 0)
    return [
      { dice: unit.blocks, rule: '§6.4a', why: 'blocks' },
      { dice: ranged.plus, rule: '§6.4b', why: 'type' },
    ];
  const halved = ranged.moved.rounding === 'up' ? Math.ceil(unit.blocks / 2) : Math.floor(unit.blocks / 2);
  return [
    { dice: halved, rule: '§6.4a', why: 'moved' },
    { dice: ranged.moved.plus, rule: '§6.4b', why: 'type' },
  ];
}

const rowOf = (unit: Unit): 'full' | 'last' => (unit.blocks === 1 ? 'last' : 'full');

/** §7.3: moved or not, attack and battle back alike. */
function meleeParts(p: Position, { unit, at }: Attack): readonly Part[] {
  const { melee, arm } = typeOf(unit);
  if (melee.table !== undefined) {
    const battery: Part = {
      dice: ARTILLERY[melee.table][rowOf(unit)].melee,
      rule: melee.table === 'foot' ? '§7.3c' : '§7.3d',
      why: 'battery',
    };
    return [battery, { dice: melee.plus, rule: '§7.3d', why: 'type' }];
  }
  const rule = arm === 'INF' ? '§7.3a' : '§7.3b';
  const target = unitAt(p, at);
  const against =
    target !== undefined && target.side !== unit.side && armOf(target) === 'INF' ? (melee.againstInfantry ?? 0) : 0;
  return [
    { dice: unit.blocks, rule, why: 'blocks' },
    { dice: melee.plus, rule, why: 'type' },
    { dice: against, rule, why: 'against-infantry' },
  ];
}

/** §14.6; not into or out of such terrain as the card excepts (§14.12c, §16.11). */
function cardParts(p: Position, { unit, at, bonus }: Attack): readonly Part[] {
  if (bonus === undefined) return [];
  if (bonus.notAt?.some((id) => id === terrainAt(p.battle, unit.hex).id || id === terrainAt(p.battle, at).id))
    return [];
  return [{ dice: hasSpecial(unit, 'guard') ? bonus.guard : bonus.normal, rule: '§14.6', why: 'card' }];
}

/**
 * §16.6: INTO the target's hex and FROM the attacker's add up (§16.1). Two cases have separate values: from hill to
 * hill (§16.9), and from a hill at works (§16.12c). Works count through their covered sides alone (§16.12a, §16.12d).
 */
function terrainParts(p: Position, { kind, unit, at }: Attack): readonly Part[] {
  if (kind === 'escape') return [];
  const [into, from, arm] = [terrainAt(p.battle, at), terrainAt(p.battle, unit.hex), armOf(unit)];
  if (into.id === 'HILL' && from.id === 'HILL')
    return [{ dice: HILL_TO_HILL[kind][arm], rule: '§16.9', why: 'hill-to-hill' }];
  const works = into.id === 'FIELD_WORKS' && isCovered(p.battle, at, unit.hex);
  const isIn = into.id !== 'FIELD_WORKS' || works;
  const isOut = from.id === 'FIELD_WORKS' ? isCovered(p.battle, unit.hex, at) : !(works && from.id === 'HILL');
  return [
    ...(isIn ? [{ dice: into.into[kind][arm], rule: RULES[into.id], why: `into:${into.id}` } as const] : []),
    ...(isOut ? [{ dice: from.from[kind][arm], rule: RULES[from.id], why: `from:${from.id}` } as const] : []),
  ];
}

const RULES: { readonly [id in TerrainId]: string } = {
  CLEAR: '§16.7',
  FOREST: '§16.8',
  HILL: '§16.6',
  RUGGED_HILL: '§16.10',
  TOWN: '§16.11',
  WINDMILL: '§16.11',
  FIELD_WORKS: '§16.12a',
  RIVER: '§16.13',
  FORDABLE_RIVER: '§16.14',
  BRIDGE: '§16.15',
  SAND_QUARRY: '§16.16',
};

/** Returns how far a unit fires after moving this many hexes (§6.1a, §6.4e); 0: not at all. */
export function rangeOf(unit: Unit, moved: number): number {
  const { ranged } = typeOf(unit);
  if (ranged === undefined) return 0;
  return moved > 0 && hasSpecial(unit, 'movedMaxRange3') ? Math.min(3, ranged.range) : ranged.range;
}

/** Returns whether a hex is within the range of fire, and not too near (§6.1). */
export const inRange = (unit: Unit, at: Hex, moved: number): boolean => {
  const hexes = distance(unit.hex, at);
  return hexes >= 2 && hexes <= rangeOf(unit, moved);
};

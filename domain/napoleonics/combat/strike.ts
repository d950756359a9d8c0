import { countOf, type Face, hitsOn, roll } from '../army/dice.ts';
import { armOf, typeOf } from '../army/units.ts';
import { grantTo } from '../cards/in-play.ts';
import type { AttackKind } from '../cards/schema.ts';
import type { Event } from '../events.ts';
import { type Hex, isAdjacent } from '../field/hexes.ts';
import { attachedLeader, leaderOf, unitOf } from '../field/position.ts';
import type { PieceId, Public, Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { checkLeader, loseLeader, takeBlocks } from './losses.ts';
import { type Part, type Strength, strength } from './strength.ts';

/** A roll of one unit at another. `retire`: at cavalry that retires and reforms, where only its own symbol hits (§9.3). */
export type StrikeWhy = 'ranged' | 'melee' | 'first-strike' | 'square' | 'battle-back' | 'retire';

/** The rule of the roll, and the one by which it takes blocks. */
const RULES: { readonly [why in StrikeWhy]: { readonly roll: string; readonly hit: string } } = {
  ranged: { roll: '§6.3', hit: '§6.5' },
  melee: { roll: '§7.2', hit: '§7.4' },
  'first-strike': { roll: '§14.16a', hit: '§7.4' },
  square: { roll: '§10.3a', hit: '§7.4' },
  'battle-back': { roll: '§7.5', hit: '§7.4' },
  retire: { roll: '§9.3', hit: '§9.3' },
};

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
export function jointDice(p: Public, unit: Unit, artillery: readonly PieceId[], at: Hex, kind: 'melee' | 'bonus-melee'): Dice {
  const own = orderedDice(p, unit, at, kind);
  const joined = artillery.map((id) => {
    const gun = unitOf(p, id)!;
    const { dice, parts } = orderedDice(p, gun, at, isAdjacent(gun.hex, at) ? 'melee' : 'ranged');
    return { dice, parts: parts.map((part) => ({ ...part, piece: id })) };
  });
  return { dice: joined.reduce((sum, { dice }) => sum + dice, own.dice), parts: [...own.parts, ...joined.flatMap(({ parts }) => parts)] };
}

type Rolled = Extract<Event, { type: 'rolled' }>;

/** Rolls dice and says what they count. Without dice nothing is drawn, and the empty roll is told (§7.3f). */
export function rollDice(
  table: Table,
  { dice, parts }: Dice,
  of: Pick<Rolled, 'by' | 'why' | 'piece' | 'target' | 'rule'>,
  counted: (faces: readonly Face[]) => { readonly hits: number; readonly flags: number },
): { readonly hits: number; readonly flags: number } {
  const faces = roll(table.chance, dice);
  const counts = counted(faces);
  table.emit({ type: 'rolled', ...of, parts: [...parts], faces, ...counts });
  return counts;
}

/**
 * A unit rolls at an enemy unit: blocks go first, then its leader is checked, then come the flags (§11.6). What follows stands on the
 * stack: nothing more is rolled here.
 */
export function strike(table: Table, why: StrikeWhy, id: PieceId, targetId: PieceId, dice: Dice): void {
  const unit = unitOf(table.now, id)!;
  const target = unitOf(table.now, targetId)!;
  const leader = attachedLeader(table.now, target);
  const { arm } = typeOf(target);
  const of = { by: unit.side, why, piece: id, target: targetId, rule: RULES[why].roll } as const;
  const { hits, flags } = rollDice(table, dice, of, (faces) => ({
    hits: hitsOn(arm, faces, why !== 'ranged' && why !== 'retire' && typeOf(unit).saberHits),
    flags: why === 'retire' ? 0 : countOf(faces, 'FLAG'),
  }));
  const gone = takeBlocks(table, target, hits, RULES[why].hit);
  const checked = hits > 0 && leader !== undefined;
  if (!gone) goBack(table, unit, target, why, flags, checked);
  if (checked) checkLeader(table, leader, gone);
}

/** §9.4: cavalry that retires goes back two hexes. §10.3b, §11.5f, §15.4: a flag of a square bounces cavalry, and is never ignored. Other flags: §11. */
function goBack(table: Table, { square, hex: from }: Unit, target: Unit, why: StrikeWhy, flags: number, checked: boolean): void {
  const unit = target.id;
  if (why === 'retire') {
    table.emit({ type: 'entered', frame: { is: 'retreat', unit, hexes: 2, checked, how: 'retire' } });
  } else if (flags > 0 && why !== 'ranged' && square !== undefined && armOf(target) === 'CAV') {
    table.emit({ type: 'entered', frame: { is: 'retreat', unit, hexes: 1, checked, how: 'bounce' } });
  } else if (flags > 0) {
    table.emit({ type: 'entered', frame: { is: 'flags', unit, flags, from, checked } });
  }
}

/** A roll at a lone leader: any SABER kills him, whoever rolls; otherwise he must retreat (§7.6). */
export function strikeLeader(table: Table, id: PieceId, leaderId: PieceId, dice: Dice): void {
  const of = { by: unitOf(table.now, id)!.side, why: 'melee', piece: id, target: leaderId, rule: '§7.6' } as const;
  const { hits } = rollDice(table, dice, of, (faces) => ({ hits: countOf(faces, 'SABER'), flags: 0 }));
  if (hits > 0) loseLeader(table, leaderOf(table.now, leaderId)!, '§7.6');
  else table.emit({ type: 'entered', frame: { is: 'leader-retreat', leader: leaderId, path: [] } });
}

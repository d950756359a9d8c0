import { countOf, type Face, hitsOn, roll } from '../army/dice.ts';
import { armOf, typeOf } from '../army/units.ts';
import type { Dice } from '../combat/attack-dice.ts';
import { attachedLeader, leaderOf, unitOf } from '../pieces/position.ts';
import type { Event } from '../state/events.ts';
import type { PieceId, Unit } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { checkLeader, loseLeader, takeBlocks } from './losses.ts';

/**
 * A roll of one unit at another. `retire`: at cavalry that retires and reforms, where only its own symbol hits (§9.3).
 */
type StrikeWhy = 'ranged' | 'melee' | 'first-strike' | 'square' | 'battle-back' | 'retire';

/** The rule of the roll, and the one by which it takes blocks. */
const RULES: { readonly [why in StrikeWhy]: { readonly roll: string; readonly hit: string } } = {
  ranged: { roll: '§6.3', hit: '§6.5' },
  melee: { roll: '§7.2', hit: '§7.4' },
  'first-strike': { roll: '§14.16a', hit: '§7.4' },
  square: { roll: '§10.3a', hit: '§7.4' },
  'battle-back': { roll: '§7.5', hit: '§7.4' },
  retire: { roll: '§9.3', hit: '§9.3' },
};

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
 * A unit rolls at an enemy unit: blocks go first, then its leader is checked, then come the flags (§11.6). What follows
 * stands on the stack: nothing more is rolled here.
 */
export function strike(table: Table, why: StrikeWhy, id: PieceId, targetId: PieceId, dice: Dice): void {
  const unit = unitOf(table.now, id);
  const target = unitOf(table.now, targetId);
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

/**
 * §9.4: cavalry that retires goes back two hexes. §10.3b, §11.5f, §15.4: a flag of a square bounces cavalry, and is
 * never ignored. Other flags: §11.
 */
function goBack(
  table: Table,
  { square, hex: from }: Unit,
  target: Unit,
  why: StrikeWhy,
  flags: number,
  checked: boolean,
): void {
  const unit = target.id;
  if (why === 'retire') {
    table.emit({ type: 'entered', frame: { is: 'retreat', unit, hexes: 2, checked, how: 'retire' } });
  } else if (flags > 0 && why !== 'ranged' && square !== undefined && armOf(target) === 'CAV') {
    table.emit({ type: 'entered', frame: { is: 'retreat', unit, hexes: 1, checked, how: 'bounce' } });
  } else if (flags > 0) {
    table.emit({ type: 'entered', frame: { is: 'flags', unit, flags, from, checked } });
  }
}

/** A roll at a lone leader: any SABER kills him, on every roller's dice; otherwise he must retreat (§7.6). */
export function strikeLeader(table: Table, id: PieceId, leaderId: PieceId, dice: Dice): void {
  const of = { by: unitOf(table.now, id).side, why: 'melee', piece: id, target: leaderId, rule: '§7.6' } as const;
  const { hits } = rollDice(table, dice, of, (faces) => ({ hits: countOf(faces, 'SABER'), flags: 0 }));
  if (hits > 0) loseLeader(table, leaderOf(table.now, leaderId), '§7.6');
  else table.emit({ type: 'entered', frame: { is: 'leader-retreat', leader: leaderId, path: [] } });
}

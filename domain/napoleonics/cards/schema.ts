import * as z from 'zod';
import type { Text } from '../../lib/text.ts';
import type { Face } from '../army/dice.ts';
import { ARMS, type Arm, CLASSES } from '../army/unit-type.ts';
import { sectionSchema } from '../field/hexes.ts';
import type { Section } from '../field/sections.ts';

/**
 * Which units: those of one of these arms and of one of these classes, adjacent to the enemy, a lone leader included,
 * or to no enemy unit, in square or not. What is left out does not matter, so `{}` is any unit.
 */
const unitFilterSchema = z.strictObject({
  arms: z.array(z.enum(ARMS)).readonly().exactOptional(),
  classes: z.array(z.enum(CLASSES)).readonly().exactOptional(),
  adjacent: z.boolean().exactOptional(),
  square: z.boolean().exactOptional(),
});
export type UnitFilter = z.infer<typeof unitFilterSchema>;

/**
 * One order: it takes one piece. `units`: a unit that one of these filters fits; without it none. `leaders`: a leader,
 * alone or detaching (§4.1d). `section`: the piece must be there. `plain`: plain rules, without the card's bonus
 * (§14.7).
 */
export const slotSchema = z.strictObject({
  section: sectionSchema.exactOptional(),
  units: z.array(unitFilterSchema).readonly().exactOptional(),
  leaders: z.literal(true).exactOptional(),
  plain: z.literal(true).exactOptional(),
});
export type Slot = z.infer<typeof slotSchema>;

/**
 * Slots of a kind: a number, COMMAND (§2.2), or ALL: every piece it fits is ordered at once, without a choice.
 * `section` CHOSEN: the one the player names (§14.17a). `leaders` WITH_UNIT: every leader, and the unit of one who does
 * not detach (§14.20).
 */
export interface OrderRow extends Omit<Slot, 'section' | 'leaders'> {
  readonly count: number | 'COMMAND' | 'ALL';
  readonly section?: Section | 'CHOSEN';
  readonly leaders?: true | 'WITH_UNIT';
}

/**
 * An attack that an ordered unit makes itself; `bonus-melee` is the second one of §13.4. Battle backs are none of these
 * (§14.8).
 */
export type AttackKind = 'ranged' | 'melee' | 'bonus-melee';

/**
 * The dice of a card (§14.6): `guard` instead of `normal` for a guard unit, in these attacks, unless one of the hexes
 * is such terrain.
 */
export interface Bonus {
  readonly normal: number;
  readonly guard: number;
  readonly attacks: readonly AttackKind[];
  readonly notAt?: readonly string[];
}

/**
 * What a card changes for the ordered units that `to` fits (all of them without it); `led`: only with an attached
 * leader. Of several grants that fit, a later one comes before an earlier one; what none of them names is as in the
 * unit's own row.
 */
export interface Grant {
  readonly to?: readonly UnitFilter[];
  readonly led?: true;
  /** The most hexes of its move. */
  readonly move?: number;
  /** The most hexes after which it may battle. */
  readonly moveAndBattle?: number;
  readonly ranged?: false;
  readonly melee?: false;
  readonly bonus?: Bonus;
  /** The rule on how such a unit moves and battles; left out: that of the card. */
  readonly rule?: string;
}

/**
 * What a die of a card does: it lets a piece be ordered, or gives a block back to a unit of an arm, which is ordered by
 * that.
 */
export type FaceEffect = { readonly order: Slot } | { readonly restore: Arm };

/** One way to use a card. */
export interface Use {
  /** Where the player chooses among several. */
  readonly id?: 'manoeuvre' | 'single';
  readonly name?: Text;
  readonly orders: readonly OrderRow[];
  /** COMMAND dice are rolled, and each does this. */
  readonly roll?: { readonly [face in Face]?: FaceEffect };
  readonly grants: readonly Grant[];
  /** The most hexes of an ordered leader's move, where it is not that of §4.2g. */
  readonly leaderMove?: number;
  /** Any unit, of either side, not in square, is taken back to its baseline by its owner (§14.22). */
  readonly recall?: true;
  /** Before the draw all discards are shuffled into the draw pile (§4.3e). */
  readonly reshuffle?: true;
}

/** A kind of card. */
export interface Card {
  readonly id: string;
  readonly kind: 'section' | 'tactic';
  /** The rule by which it orders, moves and lets battle; what it does not change, no card does (§14.5). */
  readonly rule: string;
  readonly name: Text;
  /** Its effect, in short. */
  readonly text: Text;
  /** How many there are in the deck of 70. */
  readonly count: number;
  readonly uses: readonly Use[];
  /** If no piece can be ordered by it, any one unit is, by plain rules (§14.7). */
  readonly substitute?: true;
  /** How many cards are drawn at the end of the turn, and how many kept; left out: one is drawn and kept (§4.3b). */
  readonly draw?: { readonly take: number; readonly keep: number };
  /** It stands for the card that the enemy played last, left and right swapped (§14.13). */
  readonly copies?: true;
  /** It is played in the enemy's turn: when a melee is declared, by the side that is attacked (§14.16a). */
  readonly reaction?: 'melee-declared';
  /** The card with left and right swapped: itself, if the swap changes nothing. */
  readonly mirror: string;
  readonly provenance: { readonly [fact: string]: string };
}

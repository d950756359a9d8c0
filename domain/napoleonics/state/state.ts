import type { Text } from '../../lib/text.ts';
import type { Face } from '../army/dice.ts';
import type { BySide, Side } from '../army/sides.ts';
import type { Slot } from '../cards/schema.ts';
import type { Battle } from '../field/battle.ts';
import type { Hex } from '../field/hexes.ts';
import type { Section } from '../field/sections.ts';
import type { ROLLS } from './events.ts';
import type { Frame } from './frames.ts';

/** `B-LN-3`: the third British line infantry of the scenario; `B-LD-1`: its first British leader. */
export type PieceId = string;
/**
 * A kind of card: `PROBE_LEFT`. Copies are alike, so a hand or a pile is a sorted list of kinds with repeats (§14.1).
 */
export type CardId = string;

/**
 * `type` is a row of units.ts (`B-LN`); `blocks` those left; `square` the slot of its counter while it stands in square
 * (§10.2).
 */
export interface Unit {
  readonly id: PieceId;
  readonly side: Side;
  readonly type: string;
  readonly hex: Hex;
  readonly blocks: number;
  readonly square?: number;
}

/** Attached to the friendly unit in his hex, if there is one (§1.7). */
export interface Leader {
  readonly id: PieceId;
  readonly side: Side;
  readonly name: Text;
  readonly hex: Hex;
}

/** The board: the ground of the battle, and who stands on it. */
export interface Position {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
}

/**
 * A victory banner (§3.2, §3.3): for a piece that was eliminated, an objective that is held, or a unit that left the
 * board.
 */
export interface Banner {
  readonly for: 'unit' | 'leader' | 'objective' | 'exit';
  /** The piece, or the objective and its hex: `baseline-hills/i4`. */
  readonly about: string;
}

/** What a piece was ordered to do this turn, and did; also what happened to one without an order. */
export interface Orders {
  /** It has an order (§4.1a). */
  readonly ordered?: true;
  /** Ordered instead of what the card orders: plain rules, without the card's bonus (§14.7). */
  readonly plain?: true;
  /** Hexes moved this turn; absent: it has not moved. */
  readonly moved?: number;
  /** An ordered leader has joined it this turn: it does not move again (§4.2i). */
  readonly joined?: true;
  readonly leftSquare?: true;
  /** A leader who has moved along with his unit (§4.1c). */
  readonly carried?: true;
  /** It has battled, or joined a combined-arms attack (§6.0, §8.4). */
  readonly fought?: true;
  /** It has moved on after its melee, and has not made its bonus melee (§13.2, §13.4). */
  readonly advanced?: true;
}

/** The command card of the turn. */
export interface CardInPlay {
  readonly card: CardId;
  /** The card it stands for: another one after Counter-Attack (§14.13); none when nothing was played before it. */
  readonly as: CardId | null;
  /** Cards in hand with this one, when it was played (§2.2). */
  readonly command: number;
  /** The section chosen for Force March (§14.17a). */
  readonly section?: Section;
  /** Which of the two uses of La Grande Manoeuvre (§14.19). */
  readonly use?: 'manoeuvre' | 'single';
  /** The pieces that may be ordered: each slot takes one. */
  readonly slots: readonly Slot[];
}

export interface Roll {
  readonly by: Side;
  readonly why: (typeof ROLLS)[number];
  readonly faces: readonly Face[];
  readonly hits: number;
  readonly flags: number;
}

/** The newest combat, for the board and for people. */
export interface LastCombat {
  readonly kind: 'ranged' | 'melee';
  readonly attacker: PieceId;
  readonly target: PieceId;
  readonly from: Hex;
  readonly at: Hex;
  readonly artillery: readonly PieceId[];
  readonly rolls: readonly Roll[];
}

/**
 * What everyone may know: the whole of a spectator's view, and the common part of state and view that rules look at.
 */
export interface Public extends Position {
  /** 1 for the first turn of the battle; each side's turn counts as one. */
  readonly turn: number;
  readonly active: Side;
  readonly banners: BySide<readonly Banner[]>;
  /** Cards in each hand. */
  readonly held: BySide<number>;
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Cards that a Scout has drawn and chooses from (§4.3b). */
  readonly looked: number;
  /** Discarded, oldest first. */
  readonly discard: readonly CardId[];
  /** The command card each side last played, as what it stood for (§14.13). */
  readonly played: { readonly [side in Side]?: CardId };
  readonly card?: CardInPlay;
  readonly orders: { readonly [piece: PieceId]: Orders };
  /** How many cards each side draws for First Strikes at the end of this turn (§4.3c). */
  readonly owed: BySide<number>;
  /** Where the procedure stands: the last frame is the one that asks. */
  readonly frames: readonly Frame[];
  readonly last?: LastCombat;
  /** Events so far: it names the questions. */
  readonly beat: number;
  readonly over?: { readonly winner: Side; readonly how: 'banners' };
}

/** A played battle. `hands`, `pile` and the faces of the square cards are secret. */
export interface State extends Omit<Public, 'held' | 'pile' | 'looked'> {
  readonly hands: BySide<readonly CardId[]>;
  /** The draw pile, sorted: its order is not fixed until a card is drawn. */
  readonly pile: readonly CardId[];
  /** The cards on the square track, by slot (§10.2). */
  readonly track: BySide<{ readonly [slot: string]: CardId }>;
  /** The two cards of a Scout between the look and the choice (§4.3b). */
  readonly scouted: readonly CardId[];
  /** Names the seals. */
  readonly seals: number;
}

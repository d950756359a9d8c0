import type { JsonObject } from '../lib/json.ts';
import type { Locale, Text } from '../lib/text.ts';
import type { SeatSpec } from './game.ts';
import type { Kind } from './legal.ts';

/** A question in words, and the element of the board that it is about: `piece:barclay`. */
export interface Prompt {
  readonly text: string;
  /** The same for a bar: at most 60 letters in English, 36 in Korean. */
  readonly short: string;
  readonly about: readonly `${Extract<Kind, 'space' | 'piece' | 'power'>}:${string}`[];
}

/** The longest short name of a moment, in letters. */
const LONGEST_PHASE = 18;

/** Returns the first of these names of a moment that is short enough, else the last one cut off. */
export const shortPhase = (names: readonly string[]): string =>
  names.find(({ length }) => length <= LONGEST_PHASE) ?? (names.at(-1) ?? '').slice(0, LONGEST_PHASE);

/**
 * Lines of text by heading, in the order in which they are read; answers of the service sort them. A heading is never a
 * number, which objects would put first.
 */
export type Panels = { readonly [heading: string]: readonly string[] };

/** The panels that have lines. */
export const panelled = (parts: readonly (readonly [heading: string, lines: readonly string[]])[]): Panels =>
  Object.fromEntries(parts.filter(([, lines]) => lines.length > 0));

/** All of it, line by line. */
export const linesOf = (panels: Panels): string => Object.values(panels).flat().join('\n');

/**
 * A space that a piece could reach from where it stands: how far it is, whether it is in sight, and with how many dice.
 */
export interface Seen {
  readonly space: string;
  readonly distance: number;
  readonly sees: boolean;
  readonly dice: number;
  /** How many pieces could attack there, where it is asked of a whole side. */
  readonly pieces?: number;
}

/** Where a piece is thought to stand, and whether it has moved there in this turn; else it is as it is. */
export interface Stand {
  readonly at?: string;
  readonly moved?: boolean;
}

/** The place of a card that a viewer sees. */
export const TRAY_PLACES = ['hand', 'home', 'aside', 'peek', 'face-up', 'discard'] as const;

/** A number of dice with the reason for it. */
export interface DicePart {
  readonly text: string;
  readonly count: number;
}

/** A roll: the dice part by part, and the chances of what they may do. */
export interface Rolling {
  /** The seat or power that rolls, and its name. */
  readonly by: string;
  readonly name: string;
  /** What is rolled for: a code, and its name. */
  readonly for: string;
  readonly text: string;
  readonly count: number;
  /** Their sum is `count`, or less where `count` is 0. */
  readonly parts: readonly DicePart[];
  /** `chance`: from 0 to 1, in steps of a thousandth. */
  readonly odds: readonly { readonly of: string; readonly text: string; readonly chance: number }[];
}

/** The next roll that a command leads to. */
export interface DiceAhead extends Rolling {
  /** Seats may react before the roll, the viewer's too. The dice are those without a reaction. */
  readonly ifUnanswered?: true;
  /** The rolls that follow at once, as they are if the rolls before cost nothing. */
  readonly after: readonly Rolling[];
}

/**
 * A side of a fight: who it is, the dice of the next round part by part, and what it has lost so far. Without parts no
 * round is known to follow.
 */
export interface FightSide {
  readonly of: string;
  readonly name: string;
  readonly role: string;
  readonly facts: readonly string[];
  readonly dice: number;
  readonly parts: readonly DicePart[];
  readonly losses: readonly string[];
}

/** A battle or siege that goes on, in words. `at`: its space. */
export interface Fight {
  readonly kind: string;
  readonly at: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly sides: readonly FightSide[];
}

/** A card as a viewer sees it. `id`: its name in commands, as text; two equal cards share it. `of`: its owner. */
export interface TrayCard {
  readonly id: string;
  readonly kind: 'card';
  readonly name: string;
  readonly text: string;
  readonly facts: readonly string[];
  readonly from: (typeof TRAY_PLACES)[number];
  readonly of?: string;
}

/** What a viewer may know of something on the board: its name, and facts, each with the rule that it follows from. */
export interface Facts {
  readonly name: string;
  readonly lines: readonly { readonly text: string; readonly rule?: string }[];
}

/** The parts of a table that a guide points at, besides what stands on the board. */
export const GUIDE_PLACES = ['hand', 'actions', 'prompt', 'seats', 'players', 'log', 'talk', 'more', 'steps'] as const;

/**
 * A step of a guide. `light`: what it is about, as `space:par` or `place:hand`. `wait`: the kinds of questions that the
 * player answers in it, and a part of the wanted command; without `wait` the player reads and goes on.
 */
interface GuideStep {
  readonly id: string;
  readonly title: string;
  readonly say: string;
  readonly light: readonly string[];
  readonly wait?: { readonly kinds: readonly string[]; readonly command?: JsonObject };
  readonly rule?: string;
}

/** A step with its words in every language. */
export interface GuideRow extends Omit<GuideStep, 'title' | 'say'> {
  readonly title: Text;
  readonly say: Text;
}

/** Returns the steps with their words in a language. */
export const stepsOf = (rows: readonly GuideRow[], locale: Locale): readonly GuideStep[] =>
  rows.map((row) => ({ ...row, title: row.title[locale], say: row.say[locale] }));

/** A first game: the options that it starts with, the seat of the player, and its steps. Bots have the other seats. */
export interface Guide {
  readonly options: JsonObject;
  readonly seat: string;
  readonly steps: readonly GuideStep[];
}

/** A named set of options: a scenario. */
export interface Setup {
  readonly id: string;
  readonly name: string;
  /** The `options` of a new game with this scenario. */
  readonly options: JsonObject;
  readonly seats: readonly SeatSpec[];
  /** Other facts by which people choose: a date, what wins, the sources. */
  readonly facts: JsonObject;
}

/** A chart at one moment: a number for each line. */
export interface Tallied {
  readonly chart: string;
  readonly name: string;
  readonly lines: readonly { readonly line: string; readonly name: string; readonly value: number }[];
}

/**
 * The dice of a player: their result, and their result on average. `line`: the lines of the charts that it belongs to.
 */
export interface Luck {
  readonly line: string;
  readonly got: number;
  readonly expected: number;
}

/**
 * The effect of a standing order on a reaction: leave it to its seat, or answer; and whether it is the seat’s own turn.
 */
export interface Foreseen {
  readonly isAsked: boolean;
  readonly isOwn: boolean;
}

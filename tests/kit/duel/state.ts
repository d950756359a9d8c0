import { z } from 'zod';

/** The two seats of the duel. */
export const SEATS = ['red', 'blue'] as const;
export type Seat = (typeof SEATS)[number];
type BySeat<T> = { readonly [seat in Seat]: T };
export const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');
export const isSeat = (seat: string): seat is Seat => seat === 'red' || seat === 'blue';

/** 18 cards. A lunge adds a die to an attack, a parry takes a hit away, a feint does nothing. */
export const CARDS = ['feint', 'lunge', 'parry'].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((n) => `${kind}-${n}`));
export const PLACES = 4;
export const HAND = 2;

export const STANCES = ['high', 'middle', 'low'] as const;
export type Stance = (typeof STANCES)[number];

/** A card on top of the deck with a fixed identity: `seen` names who looked, and the topics that seal it. */
export interface Known {
  readonly card: string;
  readonly seen: readonly { readonly seat?: Seat; readonly topic: string }[];
}

/** What is being asked: both stances at once, one seat's turn, or the defender's reaction to an attack. */
export type Moment =
  | {
      readonly is: 'stances';
      readonly chosen: { readonly [seat in Seat]?: { readonly stance: Stance; readonly topic: string } };
    }
  | { readonly is: 'turn'; readonly seat: Seat; readonly steps: number; readonly looked: boolean }
  | { readonly is: 'reaction'; readonly attacker: Seat; readonly card: string | null; readonly topic: string };

export interface State {
  readonly hits: BySeat<number>;
  readonly places: BySeat<number>;
  readonly hands: BySeat<readonly string[]>;
  /** The deck: its known top, and the rest, sorted, in an order that is not yet fixed. */
  readonly top: readonly Known[];
  readonly rest: readonly string[];
  readonly discard: readonly string[];
  /**
   * The defender's card between its sealing and its opening. Cards played face down count as held: their number is
   * public.
   */
  readonly reaction?: { readonly card: string | null; readonly topic: string };
  /** Who has the first turn of the round. */
  readonly first: Seat;
  /** Rounds begun. */
  readonly round: number;
  /** Names the questions. */
  readonly beat: number;
  /** Names the seals. */
  readonly seals: number;
  readonly moment: Moment;
  readonly over?: { readonly winner?: Seat };
}

const seat = z.enum(SEATS);
const card = z.enum(CARDS).nullable();
const by = <T extends z.ZodType>(of: T) => z.strictObject({ red: of, blue: of });

export const optionsSchema = z.strictObject({ hits: z.int().min(1).max(9) });

export const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), stance: z.enum(STANCES) }),
  z.strictObject({ type: z.literal('step'), to: z.int() }),
  z.strictObject({ type: z.literal('look'), count: z.int() }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('attack'), card }),
  z.strictObject({ type: z.literal('react'), card }),
  z.strictObject({ type: z.literal('rest') }),
]);
export type Command = z.infer<typeof commandSchema>;

/** `react`: the first card of the hand, or none. `turn`: rest whenever it is my turn. */
export const standingSchema = z.strictObject({
  react: z.enum(['card', 'pass']).exactOptional(),
  turn: z.literal('rest').exactOptional(),
});
export type Standing = z.infer<typeof standingSchema>;

const seal = <T extends z.ZodType>(value: T) => z.strictObject({ to: z.array(seat), topic: z.string(), value });
const opens = z.array(z.strictObject({ topic: z.string() }));

export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealt'), seat, sealed: seal(z.array(z.string())) }),
  z.strictObject({ type: z.literal('chose'), seat, sealed: seal(z.enum(STANCES)) }),
  z.strictObject({ type: z.literal('revealed'), stances: by(z.enum(STANCES)), first: seat, opens }),
  z.strictObject({ type: z.literal('turned'), to: seat }),
  z.strictObject({ type: z.literal('stepped'), seat, to: z.int() }),
  z.strictObject({ type: z.literal('looked'), seat, depth: z.int(), sealed: seal(z.string()) }),
  z.strictObject({ type: z.literal('drew'), seat, sealed: seal(z.string()) }),
  z.strictObject({ type: z.literal('attacked'), seat, sealed: seal(card) }),
  z.strictObject({ type: z.literal('reacted'), seat, sealed: seal(card) }),
  z.strictObject({ type: z.literal('opened'), cards: by(card), opens }),
  z.strictObject({ type: z.literal('struck'), seat, dice: z.array(z.int()), hits: z.int() }),
  z.strictObject({ type: z.literal('rested'), seat }),
  z.strictObject({ type: z.literal('cut'), sealed: seal(z.string()) }),
  z.strictObject({ type: z.literal('burned'), card: z.string(), opens }),
  z.strictObject({ type: z.literal('rounded') }),
  z.strictObject({ type: z.literal('finished'), winner: seat.exactOptional() }),
]);
export type Event = z.infer<typeof eventSchema>;

export const viewSchema = z.strictObject({
  hits: by(z.int()),
  places: by(z.int()),
  /** The hands of the viewer's own seats. */
  hands: z.partialRecord(seat, z.array(z.string()).readonly()),
  held: by(z.int()),
  /** The cards fixed on top of the deck: who looked, and the card to those who did. */
  top: z.array(z.strictObject({ seenBy: z.array(seat), card: z.string().exactOptional() })),
  rest: z.int(),
  discard: z.array(z.string()).readonly(),
  first: seat,
  beat: z.int(),
  moment: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('stances'), chosen: z.array(seat), mine: z.partialRecord(seat, z.enum(STANCES)) }),
    z.strictObject({ is: z.literal('turn'), seat, steps: z.int(), looked: z.boolean() }),
    z.strictObject({ is: z.literal('reaction'), attacker: seat, card: card.exactOptional() }),
  ]),
  over: z.strictObject({ winner: seat.exactOptional() }).exactOptional(),
});
export type View = z.infer<typeof viewSchema>;

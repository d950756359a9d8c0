import type { ZodType } from 'zod';
import type { SeatId, Viewer } from '../lib/ids.ts';
import type { Json, JsonObject } from '../lib/json.ts';
import type { Result } from '../lib/result.ts';
import type { Picture } from '../lib/svg.ts';
import type { Locale, Text } from '../lib/text.ts';
import type { Chance } from './chance.ts';
import type { Chapter, Export, Published } from './chronicle.ts';
import type { Legal } from './legal.ts';
import type { Piles } from './piles.ts';
import type { Note, Reading, Refusal } from './refusal.ts';
import type { Played } from './replay.ts';
import type {
  DiceAhead,
  Facts,
  Fight,
  Foreseen,
  Guide,
  Luck,
  Panels,
  Prompt,
  Seen,
  Setup,
  Stand,
  Tallied,
  TrayCard,
} from './shown.ts';
import type { Heard, Scene } from './story.ts';
import type { Streams } from './streams.ts';

/** A chair to fill: its id, its name, and what it plays (powers, a side, a Camp). */
export interface SeatSpec {
  readonly seat: SeatId;
  readonly name: string;
  readonly holds: readonly string[];
}

/**
 * An open question to a seat. `ask` names it: no two questions of a game share a name, so a command that echoes it can
 * never answer another one. `settled`: answered, and waiting for others; the seat may still change its answer.
 */
export interface Ask {
  readonly ask: string;
  readonly seat: SeatId;
  readonly kind: string;
  readonly settled?: true;
}

/**
 * A secret carried by an event: who may know it, the name it can be opened by, and the value. Sealed again, the newer
 * one counts.
 */
export interface Sealed {
  readonly to: readonly SeatId[];
  readonly topic: string;
  readonly value: Json;
}

/** Opens an earlier seal to some seats, or (without `to`) to everyone. */
export interface Opening {
  readonly topic: string;
  readonly to?: readonly SeatId[];
}

/**
 * A fact of a game, past tense, with its outcome (dice, cards, results) inside. All fields but `sealed.value` are
 * public, so type, count and public fields must depend on public facts only, up to the event that opens the secret.
 */
export interface GameEvent {
  readonly type: string;
  readonly sealed?: Sealed | undefined;
  readonly opens?: readonly Opening[] | undefined;
}

/** How a match ended: the seats that won or share, and the reason (`solo`, `agreed-draw`, `resignation`, ...). */
export interface Outcome {
  readonly result: 'won' | 'drawn' | 'cancelled';
  readonly seats: readonly SeatId[];
  readonly how: string;
}

/**
 * What every game fills in. Pure: no clock, no I/O, randomness only through the `Chance` it is given.
 *
 * Laws (tests/laws runs them over every registered game): `admits(legal(view, seat), c)` exactly when `decide` accepts
 * `c`; `evolve` is deterministic, never mutates and knows no rule; states survive JSON; a view holds nothing its viewer
 * may not know; every question can be answered; the name of an answered question never comes back.
 */
// biome-ignore-start lint/suspicious/noExplicitAny: shared code holds games of every type
export interface Game<
  Options = any,
  State = any,
  Command = any,
  Event extends GameEvent = any,
  View = any,
  Standing = any,
  Written = any,
> {
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
  readonly id: string;
  /** Rules version, e.g. `diplomacy@1`; recorded with every commit. */
  readonly rules: string;
  readonly title: string;
  readonly titles?: Text; // The title in every language, where it has another one.
  readonly talks?: 'privately'; // Its people talk between seats too, unless they choose otherwise; without it in the open alone.

  /**
   * Validate what comes in, and become `components.schemas` of openapi.yaml. `standing`: what a standing order may say.
   */
  readonly schemas: {
    readonly options: ZodType<Options>;
    readonly command: ZodType<Command>;
    readonly event: ZodType<Event>;
    readonly view: ZodType<View>;
    readonly standing: ZodType<Standing>;
    /** The notation that `read` takes, where the game has one. */
    readonly written?: ZodType<Written>;
    readonly chapter?: ZodType<Chapter>; // The parts that `chapters` tells, if the game has them.
  };

  seats(options: Options): readonly SeatSpec[];
  initial(options: Options): State;
  setup(state: State, chance: Chance): readonly Event[];

  /** Open questions, in the fixed order in which timeouts answer them; none when over. */
  asks(state: State): readonly Ask[];
  /**
   * Everything `seat` may do now, from its view alone, with labels in a language (English). An empty `oneOf` when there
   * is nothing.
   */
  legal(view: View, seat: SeatId, locale?: Locale): Legal;
  /**
   * Refuses, or gives the events of a command. Refusals, the first draw, and the events up to the first opening depend
   * only on what `seat` may know (a dry run shows them): a procedure draws before it looks at an opened secret.
   */
  decide(state: State, seat: SeatId, command: Command, chance: Chance): Result<readonly Event[], Refusal>;
  evolve(state: State, event: Event): State;
  /** Built from nothing: only what `viewer` may know is ever put in. */
  view(state: State, viewer: Viewer): View;
  /** A view with its texts for people in a language; `view` gives them in English. Without it a view has none. */
  inLocale?(view: View, locale: Locale): View;

  /** Returns the default answer: the command of a seat that misses its deadline; always a legal one. */
  lapse(view: View, seat: SeatId): Command;
  /**
   * Returns the answer of a standing order to the open question, or without one (`undefined`) that of an earlier
   * command of the seat; `undefined` if neither answers.
   */
  answer(view: View, seat: SeatId, standing: Standing | undefined): Command | undefined;
  /** The standing order of every person who has not changed it, in form 2 of the log. */
  readonly defaultOrder?: Standing;
  /** A standing order as it is kept, where it depends on the moment at which it is given. */
  stand?(view: View, seat: SeatId, standing: Standing): Standing;
  /** Whether orders take effect with these events. Without it: as they are given. */
  ordersBegin?(events: readonly Event[]): boolean;
  /** Whether a command says nothing and waits: as a first answer it is a mistake, and refused. */
  isBlank?(command: Command): boolean;
  /** The command that sets or withdraws "do not wait for me", where the game has it. */
  ready?(view: View, seat: SeatId, ready: boolean): Command;
  /** Reads notation that people write into a command; remarks are named, never refused. */
  read?(view: View, seat: SeatId, written: Written): Result<Reading<Command>, Refusal>;
  /**
   * Returns remarks on a command before it is given: what it costs, what cannot work, or works against the seat. They
   * depend only on the view, and refuse nothing.
   */
  advise?(view: View, seat: SeatId, command: Command): readonly Note[];

  /**
   * The finished stretches of a game, in order, from its public commits. Told piece by piece it is the same story: the
   * chapters of commits `a` to `c` are those of `a` to `b`, then those of `b` to `c` with a `version` above `b`,
   * whenever `b` closed a chapter. So a reader who knows the story so far costs no more than what is new.
   */
  chapters?(commits: readonly Published[], locale: Locale): readonly Chapter[];
  /** Returns the sentences that tell an event to a viewer; none: it tells nothing. Texts, so no part of an engine. */
  tell?(event: Heard<Event>, locale: Locale, scene: Scene<Options>): readonly string[];
  /** What an event does to the board, for replays. Texts, as `tell`; without it an event is its sentences alone. */
  readonly replay?: Played<Options, Event, View>;
  /** Formats in which the game can be taken elsewhere, by name. */
  readonly exports?: { readonly [format: string]: Export<Options, View> };

  /**
   * Every card of the game in exactly one named pile: decks, known cards on top of them, hands, discards, cards in use.
   * The same array as before if nothing changed. A game without cards has none.
   */
  piles?(state: State): Piles;
  /** How each stream of chance becomes what an event shows, for verifiers without rules. */
  readonly streams: Streams;
  /** Event types that a takeback may undo: no chance, no reveal, no other seat in them. */
  readonly undoable: readonly Event['type'][];
  /** The seats that win and lose together; without it every seat is its own side. */
  sides?(state: State): readonly (readonly SeatId[])[];
  /** The seats that must consent to an agreed draw, and share it. */
  parties(state: State): readonly SeatId[];
  /** Withdraws the plans of a seat that are not carried out yet, when another holder or a bot takes over. */
  leaves?(state: State, seat: SeatId): readonly Event[];
  /** The outcome if `seat` leaves for good now; undefined: play goes on and the seat's questions lapse. */
  forfeit(state: State, seat: SeatId): Outcome | undefined;
  outcome(state: State): Outcome | undefined;
  /**
   * The outcome if the seats `given` concede, and `silent`, which are bots' or nobody's, agree; undefined: play goes
   * on.
   */
  concede?(state: State, given: readonly SeatId[], silent: readonly SeatId[]): Outcome | undefined;
  /**
   * The turn of the game, 1 for the first: everybody may know it, it never falls, and no step that can be taken back
   * changes it.
   */
  turn(state: State): number;
  /**
   * The kinds of its questions (`Ask`), in their order of play: each may have its own deadline. `names(locale).kinds`:
   * their names.
   */
  readonly kinds: readonly string[];
  /**
   * The words of the game in a language, by kind and id, for clients that show them: powers, provinces, cards, units;
   * under `seats`, those of the seats, where they are the same in every match or the options of one are given.
   */
  names?(locale: Locale, options?: Options): { readonly [kind: string]: { readonly [id: string]: string } };
  /**
   * Options without the texts that their author wrote, which no log holds, and those, by JSON Pointer; the game is the
   * same without.
   */
  withoutTexts?(options: Options): { readonly options: Options; readonly names: JsonObject };
  /** The scenarios of the game, in the order of display. */
  setups?(locale: Locale): readonly Setup[];
  /** Returns the question to a seat, from its view alone. */
  prompt?(view: View, seat: SeatId, locale: Locale): Prompt;
  /** Returns what a piece could fire at, from its place or another, or what a seat could attack, from public facts. */
  sight?(view: View, from: string, stand?: Stand): readonly Seen[] | undefined;
  /** Returns the next roll that a legal command leads to, from the view of its seat alone, as far as that is known. */
  dice?(view: View, seat: SeatId, command: Command, locale: Locale): DiceAhead | undefined;
  facts?(view: View, name: string, locale: Locale): Facts | undefined; // About `space:par`: all that the viewer may know.
  guide?(locale: Locale): Guide; // The first game of a player, told step by step.
  /** The cards that the viewer sees: those that its commands can name, and other open ones. */
  tray?(view: View, locale: Locale): readonly TrayCard[];
  /** Returns the numbers of the graphs at a moment, in the same order each time, from the view of a spectator. */
  tally?(view: View, locale: Locale): readonly Tallied[];
  colours?(view: View): { readonly [line: string]: string }; // The colours of those lines on the board, as CSS.
  /** Returns how lucky the dice of an event were. `before`: what a spectator saw before its commit. */
  luck?(event: Heard<Event>, before: View): Luck | undefined;
  /** Asked with the view of a spectator; none: no reaction. */
  foresee?(view: View, seat: SeatId, standing: Standing): Foreseen | undefined;
  phase(state: State, locale: Locale): string; // A public name of the moment, e.g. `Spring 1901, movement`.
  phaseShort?(state: State, locale: Locale): string; // The same in 18 letters: `Spr 1901, orders`.
  /**
   * Returns SVG with `<title>` and `<desc>`. All that a command can name has `data-kind` and `data-id` (lib/svg.ts).
   */
  board(view: View, locale: Locale, picture?: Picture): string;
  readonly turns?: true; // `board` turns to the seat that `from` of the picture names.
  panels?(view: View, locale: Locale): Panels; // The position as text by heading.
  fights?(view: View, locale: Locale): readonly Fight[]; // The fights that go on, the newest last.
  /** The position as text, for screen readers: the lines of all panels, if there are any. */
  describe(view: View, locale: Locale): string;
}

/**
 * The part of a game that decides commands and follows events; engines, which are kept for ever, are made of it. A game
 * states it in `play.ts`, without pictures, descriptions, names and notation; its `index.ts` adds those.
 */
// biome-ignore-start lint/suspicious/noExplicitAny: as above
export type Play<
  Options = any,
  State = any,
  Command = any,
  Event extends GameEvent = any,
  View = any,
  Standing = any,
> = Pick<
  // biome-ignore-end lint/suspicious/noExplicitAny: as above
  Game<Options, State, Command, Event, View, Standing>,
  | 'id'
  | 'rules'
  | 'title'
  | 'seats'
  | 'initial'
  | 'setup'
  | 'asks'
  | 'decide'
  | 'evolve'
  | 'view'
  | 'lapse'
  | 'answer'
  | 'defaultOrder'
  | 'stand'
  | 'ordersBegin'
  | 'ready'
  | 'piles'
  | 'undoable'
  | 'parties'
  | 'leaves'
  | 'forfeit'
  | 'outcome'
  | 'concede'
  | 'turn'
>;

/** A view with its texts in a language. */
export const spoken = <View>(game: Pick<Game, 'inLocale'>, view: View, locale: Locale): View =>
  game.inLocale?.(view, locale) ?? view;

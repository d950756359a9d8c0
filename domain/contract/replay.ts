import type { Locale } from '../lib/text.ts';
import type { GameEvent } from './game.ts';
import type { DicePart } from './shown.ts';
import type { Heard, Scene } from './story.ts';

/** What a frame counts or names: a card, a face, a step of a track. */
type Sign = string | number;

/**
 * What happens on a board within one version, in names of its elements (`data-id`). A piece is named as the board
 * before it has it, and as `as` says from then on.
 */
type Happening =
  | {
      readonly is: 'move';
      readonly piece: string;
      /** Where it stands, and each space that it comes to. */
      readonly path: readonly string[];
      /** Pieces that go along. */
      readonly with?: readonly string[];
      /** What the board calls it where it comes to, if that is another name. */
      readonly as?: string;
      /** How much of it goes, if it has a number, and how much stays behind. */
      readonly count?: number;
      readonly left?: number;
    }
  | { readonly is: 'strike'; readonly piece: string; readonly target: string; readonly how: string }
  | {
      readonly is: 'dice';
      /** The seat or power that rolls. */
      readonly by: string;
      readonly for: string;
      readonly faces: readonly Sign[];
      readonly counts: { readonly [what: string]: number };
      /** What a die must show at least to count. */
      readonly need?: number;
      /** Where they are rolled, and what their number comes about by. */
      readonly at?: string;
      readonly parts?: readonly DicePart[];
    }
  | {
      readonly is: 'loss';
      readonly piece: string;
      readonly count: number;
      readonly left: number;
      /** The space of it, where the board may not have the piece by itself. */
      readonly at?: string;
    }
  | { readonly is: 'gone'; readonly piece: string; readonly why: string }
  | { readonly is: 'new'; readonly piece: string; readonly at: string; readonly count?: number }
  | { readonly is: 'card'; readonly card: Sign; readonly of: string; readonly as?: Sign }
  | {
      readonly is: 'mark';
      readonly order: string;
      readonly from: string;
      readonly to?: string;
      readonly of?: string;
      readonly outcome: string;
      readonly rule?: string;
    }
  | {
      readonly is: 'track';
      readonly track: string;
      readonly of?: string;
      readonly from: Sign | null;
      readonly to: Sign | null;
    }
  | {
      readonly is: 'verdict';
      /** Where the fight was, and the side that has won; without a side nobody has. */
      readonly at: string;
      readonly of?: string;
    }
  | { readonly is: 'note' };

/** A step of replay. Frames with one `group` happen at the same time. */
export type Frame = Happening & { readonly group?: number; readonly text: string };

/** A happening with a separate sentence and group; without them, its event has one of each for all that happens. */
export type Made = Happening & { readonly group?: number; readonly text?: string };

/** What frames are told from besides the event: what a spectator saw just before it. */
export interface Stage<Options, View> extends Scene<Options> {
  before(): View;
}

/** Said of events in which nothing moves on the board: their sentences are all. */
export const NOTED = 'noted';

/** What each type of event does to the board; the compiler finds a type that is missing. */
export type Replay<E extends GameEvent, Words> = {
  readonly [K in E['type']]:
    | ((event: Extract<Heard<E>, { readonly type: K }>, words: Words) => readonly Made[])
    | typeof NOTED;
};

/**
 * What an event does to the board. An event of an unknown type, which another release may have written, does nothing.
 */
export function playedBy<E extends GameEvent, Words>(
  replay: Replay<E, Words>,
  event: Heard<E>,
  words: Words,
): readonly Made[] {
  const make = (replay as Maker<E, Words>)[event.type];
  return make === undefined || make === NOTED ? [] : make(event, words);
}

interface Maker<E extends GameEvent, Words> {
  readonly [type: string]: ((event: Heard<E>, words: Words) => readonly Made[]) | typeof NOTED | undefined;
}

/** Where each piece of a board stands, by its name there. */
type Places = ReadonlyMap<string, string>;

/** The moves that lead from one board to another: of pieces, none of which comes or goes. */
export const movesBetween = (before: Places, after: Places): readonly Made[] =>
  [...before].flatMap(([piece, from]) => {
    const to = after.get(piece);
    return to === undefined || to === from ? [] : [{ is: 'move', piece, path: [from, to], group: 0 } as const];
  });

/** What a game says of replay. */
export interface Played<Options, Event extends GameEvent, View> {
  play(event: Heard<Event>, locale: Locale, stage: Stage<Options, View>): readonly Made[];
  /** Where the pieces stand, for steps that are taken back. A game without such steps needs none. */
  places?(view: View): Places;
}

import type { Json, JsonObject } from '../lib/json.ts';
import type { Locale } from '../lib/text.ts';
import type { Outcome } from './game.ts';

/** A commit as everyone may read it: who acted, when, and its facts, with a commitment instead of each secret. */
export interface Published {
  readonly v: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
  readonly events: readonly JsonObject[];
}

/** A finished part of a game (a phase, a turn), told from public facts. */
export interface Chapter {
  /** The commit that closed it. One commit may close several. */
  readonly version: number;
  readonly at: number;
  /** For people, in the requested language. */
  readonly name: string;
}

/** The input of an export: what everyone may know of a match, at the start and now. */
export interface Told<Options, View> {
  readonly game: string;
  /** Of form 1 of the log; form 2 has no text. */
  readonly title?: string | undefined;
  readonly version: number;
  readonly at: number;
  readonly status: 'playing' | 'over';
  readonly options: Options;
  readonly outcome?: Outcome | undefined;
  readonly commits: readonly Published[];
  /** The position before the first event and the newest one, as a spectator sees them. */
  readonly start: View;
  readonly view: View;
}

/** A format that other programs read. */
export interface Export<Options, View> {
  /** Its media type: `application/json`. */
  readonly type: string;
  /** Returns the game so far in this format: JSON as a value, any other format as text. */
  write(told: Told<Options, View>, locale: Locale): Json;
}

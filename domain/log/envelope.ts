import type { Draws, Run } from '../contract/chance.ts';
import type { Piles } from '../contract/piles.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Json, JsonObject } from '../lib/json.ts';

/** The place of a sealed value in the log: the commit's version and the event's index in it. */
interface SealPlace {
  readonly v: number;
  readonly e: number;
}

/** A sealed value that is not yet open to everyone, and the salt of its commitment. */
export interface OpenSeal extends SealPlace {
  readonly value: Json;
  readonly salt: string;
}

interface Common {
  readonly game: string;
  /** 1 for the first commit of a game; no number is left out. */
  readonly v: number;
  /** Milliseconds since 1970, never before the previous commit's. */
  readonly at: number;
  /**
   * `seat:<id>`, `user:<id>`, `bot:<seat>` (in form 1 `bots`), `clock`, `house`, or `someone` (a person who takes a
   * seat without a name).
   */
  readonly by: string;
  readonly cmdId: string;
  readonly ask?: string;
  readonly rules: string;
  /** The decider of the command: the release in form 1, the hash of the engine's file in form 2. */
  readonly engine: string;
  /** Facts, with a commitment instead of each sealed value. */
  readonly events: readonly JsonObject[];
  /** Commitment to the command. */
  readonly command: string;
  /** The hash of the commit before; empty in the first. */
  readonly prev: string;
}

/** The public part of a commit of form 1, as release 0.1.0 wrote it. */
export interface Envelope1 extends Common {
  readonly form?: undefined;
  /** The counters of the chance streams this commit drew from, after it. */
  readonly draws: Draws;
}

/** Cards that go from one named pile to another; which ones is sealed to nobody. */
export interface Move {
  /** The event of the commit that moves them. */
  readonly e: number;
  readonly from: string;
  readonly to: string;
  readonly n: number;
}

/** The public part of a commit of form 2. LOG.md says what each field is for. */
export interface Envelope2 extends Common {
  readonly form: 2;
  /** Minutes since 1970 of the restore of the log that the commit follows; 0: none. */
  readonly epoch: number;
  /** 16 random bytes, base64url: salts depend on it, and no draw. */
  readonly nonce: string;
  /** When the command had arrived, if that was before `at`. */
  readonly arrived?: number;
  readonly draws: readonly Run[];
  readonly moves: readonly Move[];
  /** All piles before the first event of the game, in the commit that starts it. */
  readonly stock?: Piles;
  /** Commitment to the cards moved, one list for each of `moves`; absent where nothing moved. */
  readonly piles?: string;
}

/** The public part of a commit: what `hash` covers, and what every viewer may read. */
export type Envelope = Envelope1 | Envelope2;

/** A value and its salt, which prove what a commitment committed to. */
export interface Disclosure {
  readonly value: Json;
  readonly salt: string;
}

/**
 * The part of a commit that is not public: the command, sealed values, values opened to some seats only, and the cards
 * moved.
 */
export interface Secrets {
  readonly command?: Disclosure;
  readonly seals: readonly ({ readonly e: number } & Disclosure)[];
  readonly opened: readonly ({ readonly e: number; readonly o: number } & Disclosure)[];
  readonly piles?: Disclosure;
}

export interface Commit {
  readonly envelope: Envelope;
  readonly secrets: Secrets;
  /** SHA-256 of the canonical envelope. */
  readonly hash: string;
}

/** The seal of an event as it stands in an envelope. */
export interface SealSeen {
  readonly to: readonly SeatId[];
  readonly topic: string;
  readonly commitment: string;
}

import { fromBase64url, hmac, sha256, toBase64url } from '../lib/hash.ts';
import type { SeatId } from '../lib/ids.ts';
import { jsonOf } from '../lib/json.ts';
import { canonical } from '../log/canonical.ts';
import { keyFor } from '../log/forms.ts';

/** One message of a seat, as stored in the chain of its conversation. It has neither its text nor its length. */
export interface PressEntry {
  readonly form: 1;
  readonly game: string;
  readonly conversation: string;
  /** Its number in the conversation: 1, 2, 3 … */
  readonly n: number;
  /** Milliseconds since 1970; never before the entry before. */
  readonly at: number;
  /**
   * Its author: the seat, and the version at which its holder sat down, `austria/17`; of grey press a commitment to
   * that (grey.ts).
   */
  readonly by: string;
  /**
   * The newest commit of the game when it was written: it orders the press and the game. Of grey press: the commit of
   * the newest change of holders.
   */
  readonly about: { readonly v: number; readonly hash: string };
  /** Of a moderator's entry: the number of the one that it hides. */
  readonly hides?: number;
  /** Commits to the text under a random salt, which lies with it. */
  readonly commitment: string;
  /** The digest of the encrypted text. */
  readonly box: string;
  /** Names the request: a retry has the same. */
  readonly cmdId: string;
  /** The hash of the entry before; empty in the first. */
  readonly prev: string;
}

/** The values that an entry commits to. */
export interface Opened {
  readonly text: string;
  /** 32 random bytes, base64url: never derived from the seed, which everybody knows in the end. */
  readonly salt: string;
  /** The number of an earlier entry of the same writer that this one corrects. */
  readonly corrects?: number;
}

/** Returns the name of a holder's time at a seat. */
export const tenureOf = ({ seat, since }: { readonly seat: SeatId; readonly since: number }): string =>
  `${seat}/${since}`;

/** The seat and the version in such a name. */
export function tenureIn(by: string): { readonly seat: SeatId; readonly since: number } {
  const [seat = '', since = ''] = by.split('/');
  return { seat, since: Number(since) };
}

export const hashOfEntry = (entry: PressEntry): string => sha256(canonical(['fieldpost/press/1', jsonOf(entry)]));

/** GCM binds no text to its key, so one ciphertext could be opened to two texts: this binds. */
export const pressCommitment = (
  { game, conversation, n, by }: Pick<PressEntry, 'game' | 'conversation' | 'n' | 'by'>,
  { text, salt, corrects }: Opened,
): string =>
  toBase64url(
    hmac(fromBase64url(salt), canonical(['fieldpost/press-text/1', game, conversation, n, by, text, corrects ?? null])),
  );

/** The digest of an encrypted text. */
export const boxDigest = (box: Uint8Array): string => sha256(box);

/** Returns the context of the ciphertext: it is valid at no other place. */
export const boxName = ({ game, conversation, n }: Pick<PressEntry, 'game' | 'conversation' | 'n'>): string =>
  canonical(['fieldpost/press-box/1', game, conversation, n]);

/** Returns the key of a person's texts at a seat of a game. */
export const pressKey = (person: Uint8Array, game: string, by: string): Uint8Array =>
  keyFor(person, ['fieldpost/press/1', game, by]);

/** Returns the key of a person's marks beside a game: how far they have read, and drafts. */
export const marksKey = (person: Uint8Array, game: string): Uint8Array =>
  keyFor(person, ['fieldpost/press-marks/1', game]);

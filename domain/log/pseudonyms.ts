import { hmac, sha256, toBase64url } from '../lib/hash.ts';
import { canonical } from './canonical.ts';
import { keyFor } from './forms.ts';

// Form 2 of the log names nobody. All that stands there for a person is made from one secret of theirs, which can be
// destroyed.

/**
 * Returns the proof that a pseudonym of a game belongs to a person: 32 bytes, base64url. Nobody can link two games
 * without the person's secret.
 */
export const gameSecret = (person: Uint8Array, game: string): string =>
  toBase64url(keyFor(person, ['fieldpost/game-secret/2', game]));

/** Returns the name of a person in one game. It commits to the secret: its owner can prove that a seat was theirs. */
export const pseudonymOf = (game: string, secret: string): string =>
  `u${sha256(canonical(['fieldpost/pseudonym/2', game, secret])).slice(0, 22)}`;

/** Returns the key of a person's texts in one game: its title, and names. */
export const textsKey = (person: Uint8Array, game: string): Uint8Array => keyFor(person, ['fieldpost/texts/2', game]);

/**
 * The salt of the commitment to texts that a command changes, base64url: a retry, decided after the same version, makes
 * the same one.
 */
export const textsSalt = (person: Uint8Array, game: string, cmdId: string, v: number): string =>
  toBase64url(hmac(keyFor(person, ['fieldpost/texts-salt/2', game]), canonical([cmdId, v])));

/** The id of a command: tells neither the sender nor the Idempotency-Key. */
export const commandId = (person: Uint8Array, what: readonly (string | null)[]): string =>
  toBase64url(hmac(keyFor(person, ['fieldpost/commands/2']), canonical(what))).slice(0, 22);

/** The id of a new game, by its creator and the Idempotency-Key. */
export const gameId = (person: Uint8Array, key: string): string =>
  `g${Buffer.from(hmac(keyFor(person, ['fieldpost/games/2']), canonical([key])))
    .toString('hex')
    .slice(0, 20)}`;

/** Returns the name of a moderator in a game. It differs from their name as a player there. */
export const moderatorOf = (game: string, secret: string): string =>
  `m${sha256(canonical(['fieldpost/moderator/1', game, secret])).slice(0, 22)}`;

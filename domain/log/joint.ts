import { fromBase64url, hkdf, sha256, toBase64url } from '../lib/hash.ts';
import { canonical } from './canonical.ts';

// Dice that no one chooses alone: the commitments of people, and the seed made from them. LOG.md specifies both to the
// byte.

/** Returns the commitment of a person who will reveal `bytes` (32, base64url) at a place of a game. */
export const contributionOf = (game: string, place: string, bytes: string): string =>
  sha256(canonical(['fieldpost/contribution/2', game, place, bytes]));

/**
 * Returns the seed of all draws: from the server's seed and the revealed contributions, in the order of the places.
 * `closed`: the hash of the commit that fixed the contributions.
 */
export function jointSeed(seed: Uint8Array, revealed: readonly string[], closed: string): Uint8Array {
  const bytes = [seed, ...revealed.map(fromBase64url)].flatMap((part) => [...part]);
  return hkdf(Uint8Array.from(bytes), canonical(['fieldpost/joint/2']), fromBase64url(closed));
}

/** Whether text is 32 bytes in base64url, in its only valid spelling. */
export const is32Bytes = (text: string): boolean =>
  fromBase64url(text).length === 32 && toBase64url(fromBase64url(text)) === text;

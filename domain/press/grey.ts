import { fromBase64url, hmac, toBase64url } from '../lib/hash.ts';
import type { SeatId } from '../lib/ids.ts';
import { canonical } from '../log/canonical.ts';

// Grey press: the author of an entry is secret. Its `by` is a commitment, under a salt that only the box of its author
// holds.

/** Everybody's grey conversation; those for some seats are named `grey>austria,england`. */
export const GREY = 'grey';
const TO = `${GREY}>`;

export const isGrey = (conversation: string): boolean => conversation === GREY || conversation.startsWith(TO);

/** The grey conversation that some seats read. */
export const greyTo = (seats: readonly SeatId[]): string => TO + [...new Set(seats)].sort().join(',');

/** The seats that read a grey conversation; none: everybody does. */
export const greySeatsIn = (conversation: string): readonly SeatId[] =>
  conversation.startsWith(TO) ? conversation.slice(TO.length).split(',') : [];

const BY = 'grey:';
export const isGreyBy = (by: string): boolean => by.startsWith(BY);

/**
 * Returns the value that an entry names instead of its author: `tenure` is `austria/17`, `blind` 32 random bytes,
 * base64url.
 */
export const greyBy = (game: string, conversation: string, tenure: string, blind: string): string =>
  BY + toBase64url(hmac(fromBase64url(blind), canonical(['fieldpost/press-grey/1', game, conversation, tenure])));

const FULL_MS = 300_000;

/**
 * Returns the time of an entry written now: the next full five minutes. An exact time could be matched with other acts
 * of its author.
 */
export const greyAt = (now: number): number => (Math.floor(now / FULL_MS) + 1) * FULL_MS;

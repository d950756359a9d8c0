import * as z from 'zod';
import { seatId } from '../../../domain/match/state/seat-id.ts';

/** 32 bytes as base64url. The spare bits of the last character are zero. */
export const bytes32 = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, '32 bytes, base64url without padding');

export const contributionSchema = bytes32.meta({
  description: [
    'With the setting `entropy: joint`: SHA-256 of the canonical JSON `["fieldpost/contribution/2", game, seat, bytes]`,',
    'where `bytes` are 32 random ones, base64url, that you keep and reveal at the start.',
  ].join(' '),
});

/**
 * Allows one spelling of each number. An address with `01`, `1.0` or ` 1` would be another one for caches and comparing
 * clients.
 */
const SPELLING = /^(0|[1-9]\d*)$/;

/** Stands for a number in another spelling, which is refused as not whole. */
const NOT_WHOLE = 0.5;

function numberIn(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (SPELLING.test(text)) return Number(text);
  return text.trim() !== '' && Number.isFinite(Number(text)) ? NOT_WHOLE : text;
}

/** A whole number in a query, in decimal digits only. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(numberIn, z.int().min(least).max(most));

/** The seat that a player means; default: their only one. */
export const ofSeatSchema = z.strictObject({ seat: seatId.optional() });

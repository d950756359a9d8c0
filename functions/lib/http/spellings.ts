import { z } from 'zod';

/** 32 bytes as base64url: the spare bits of the last character are zero. */
export const bytes32 = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, '32 bytes, base64url without padding');

export const contributionSchema = bytes32.meta({
  description: [
    'With the setting `entropy: joint`: SHA-256 of the canonical JSON `["fieldpost/contribution/2", game, seat, bytes]`,',
    'where `bytes` are 32 random ones, base64url, that you keep and reveal at the start.',
  ].join(' '),
});

/** One spelling for each: an address that says `01`, `1.0` or ` 1` would be another one for caches, and for whoever compares it. */
const SPELLING = /^(0|[1-9]\d*)$/;

const numberIn = (text: unknown): unknown => (typeof text === 'string' && SPELLING.test(text) ? Number(text) : text);

/** A whole number in a query, in decimal digits and nothing else. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) => z.preprocess(numberIn, z.int().min(least).max(most));

import * as z from 'zod';
import { fromBase64url, toBase64url } from '../../lib/hash.ts';
import { keyTwice } from '../../lib/json.ts';
import type { Kept } from './audit.ts';

// What a person kept of a log while the game ran (LOG.md, section 8).

/** A receipt as `GAME:VERSION:HASH`; undefined: the text is none. */
export function receiptIn(text: string): Kept | undefined {
  const [, game, version, hash] = /^(.+):([1-9]\d*):([\w-]{43})$/.exec(text) ?? [];
  if (game === undefined || version === undefined || hash === undefined) return undefined;
  return { game, version: Number(version), hash };
}

const headSchema = z.object({ game: z.string(), version: z.int().min(1), hash: z.string() });
const headerSchema = z.looseObject({ kid: z.unknown().optional(), crit: z.unknown().optional() });
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kid: z.unknown() })) });

/** A public key of P-256, and for signatures where it says what it is for. */
const publicKeySchema = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  alg: z.literal('ES256').optional(),
  use: z.literal('sig').optional(),
  key_ops: z
    .array(z.unknown())
    .refine((all) => all.includes('verify'))
    .optional(),
  d: z.undefined().optional(),
});
type PublicKey = Pick<z.infer<typeof publicKeySchema>, 'kty' | 'crv' | 'x' | 'y'>;

/**
 * Gives the payload of a JWS that a key signed by ES256; throws where it did not. Programs have that from a library.
 */
export type VerifySignature = (head: string, key: PublicKey) => Promise<Uint8Array>;

/** Returns the content of a signed head, as `payloadIn` does. */
export const signedIn = async (head: string, keys: unknown, verify: VerifySignature): Promise<Kept> =>
  headSchema.parse(await payloadIn(head, keys, verify));

const rootSchema = z.object({ game: z.string(), press: z.string() });

/** The root of what people said in a game, as the service signed it (LOG.md, section 11). */
export const signedRootIn = async (
  root: string,
  keys: unknown,
  verify: VerifySignature,
): Promise<z.infer<typeof rootSchema>> => rootSchema.parse(await payloadIn(root, keys, verify));

/**
 * What a JWS says, if the one key with its `kid` signed it; throws where it did not. `keys`: a key set. Libraries are
 * content with loose base64url, and with a head that names no key.
 */
export async function payloadIn(head: string, keys: unknown, verify: VerifySignature): Promise<unknown> {
  if (head.split('.').some((part) => toBase64url(fromBase64url(part)) !== part))
    throw new Error('it is not strict base64url');
  const { kid, crit } = headerSchema.parse(jsonIn(fromBase64url(head.split('.')[0] ?? '')));
  if (crit !== undefined) throw new Error('its header has what nobody here knows');
  const [key, ...others] = keySetSchema.parse(keys).keys.filter((each) => each.kid === kid);
  if (kid === undefined || key === undefined || others.length > 0) throw new Error('it does not name just one key');
  const { x, y, kty, crv } = publicKeySchema.parse(key);
  return jsonIn(await verify(head, { x, y, kty, crv }));
}

/** JSON in UTF-8 in which no key is given twice, which two readers could read in two ways. */
export function jsonIn(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const value: unknown = JSON.parse(text);
  const twice = keyTwice(text);
  if (twice !== undefined) throw new Error(`one object has the key "${twice}" twice`);
  return value;
}

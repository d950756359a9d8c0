import * as z from 'zod';
import { fromBase64url, hkdf, hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { keys } from '../notifications/keys.ts';
import type { Reason } from '../people/reasons.ts';

/** Where somebody is told. All of it is theirs alone, and kept under their key. */
export type Place =
  | { readonly kind: 'hook'; readonly url: string }
  | { readonly kind: 'push'; readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  | { readonly kind: 'mail'; readonly address: string };

/** What is kept of a way in the clear: how it stands. */
interface Standing {
  /** `asked`: its receiver has not said yet that it wants to be told; `off`: nothing is sent any more. */
  readonly state: 'asked' | 'on' | 'off';
  /** Why it is off. */
  readonly why?: 'gone' | 'failing' | 'unsubscribed' | 'silent';
  readonly reasons: readonly Reason[];
  readonly created: number;
  /** The language of what is sent, where it has words. */
  readonly locale: Locale;
  /** Since when nothing came through. */
  readonly failing?: number;
}

/** What is kept under the key of the person. */
interface Kept {
  readonly place: Place;
  /** Of a hook: what signs, the newest first; the second one until its time is over. */
  readonly secrets?: readonly { readonly secret: string; readonly until?: number }[];
  /** Of mail: what ends it by a link. */
  readonly token?: string;
}

/** A way by which a person is told. */
export interface Way extends Standing, Kept {
  readonly id: string;
  readonly kind: Place['kind'];
}

/** How long a secret signs beside the one that has taken its place. */
export const ROTATING_MS = 86_400_000;

const keyOf = (secret: Uint8Array): Uint8Array => hkdf(secret, 'fieldpost/ways/1');

/** The secret of a hook as Standard Webhooks writes it. */
export const hookSecret = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;

/** The id of a way that is made under an idempotency key: the same again for the same key. */
export const wayId = (secret: Uint8Array, key: string): string =>
  `w${toBase64url(hmac(secret, canonical(['fieldpost/way/1', key]))).slice(0, 12)}`;

/** The word that a receiver must give back, or whoever reads the mail: nobody knows it who was not asked. */
export const challengeOf = (secret: Uint8Array, way: string): string =>
  toBase64url(hmac(keyOf(secret), canonical(['fieldpost/challenge/1', way]))).slice(0, 22);

/** What is written of a way. */
export function itemOf(secret: Uint8Array, { id, kind, place, secrets, token, ...standing }: Way): JsonObject {
  const kept: Kept = { place, ...(secrets && { secrets }), ...(token !== undefined && { token }) };
  const box = encrypt(keyOf(secret), id, Buffer.from(JSON.stringify(kept)));
  return { ...standing, kind, box: toBase64url(box) };
}

/** What stands where a way was that its person has given up: nothing of where it led. */
export const GONE: JsonObject = { state: 'gone' };
const isGone = ({ state }: JsonObject): boolean => state === GONE.state;

/** The way of a person that has this id; undefined: they have none, or have given it up. */
export async function wayOf(people: Pick<People, 'get'>, person: string, secret: Uint8Array, id: string) {
  const entry = await people.get(...keys.way(person, id));
  const way = entry && wayIn(secret, entry);
  return entry && way && { way, rev: entry.rev };
}

const opened = opensAs(() =>
  z.object({
    place: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('hook'), url: z.string() }),
      z.object({ kind: z.literal('push'), endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) }),
      z.object({ kind: z.literal('mail'), address: z.string() }),
    ]),
    secrets: z
      .array(z.object({ secret: z.string(), until: z.number().exactOptional() }))
      .readonly()
      .exactOptional(),
    token: z.string().exactOptional(),
  }),
);

/** Reads a way; undefined: its person has given it up. */
function wayIn(secret: Uint8Array, entry: Entry): Way | undefined {
  const { pk, sk } = entry;
  const read = keys.way.read(entry);
  if (read.state === 'gone') return undefined;
  const id = sk.slice('C#'.length);
  const { box, ...standing } = read;
  return { ...standing, ...opened(decrypt(keyOf(secret), id, fromBase64url(box)), `${pk} / ${sk}`), id };
}

export async function waysOf(people: Pick<People, 'list'>, person: string, secret: Uint8Array): Promise<readonly Way[]> {
  return (await people.list(...keys.way.all(person))).map((entry) => wayIn(secret, entry)).filter((way) => way !== undefined);
}

/** Those of a way's secrets that sign now. */
export const signingNow = ({ secrets = [] }: Way, now: number): readonly string[] =>
  secrets.filter(({ until }) => until === undefined || now < until).map(({ secret }) => secret);

/** Changes how a way stands, unless it is gone or somebody else has just changed it: then as that one has it. */
export async function restate(people: Pick<People, 'get' | 'put'>, person: string, way: string, change: Partial<Standing>): Promise<void> {
  const entry = await people.get(...keys.way(person, way));
  if (entry === undefined || isGone(entry.value)) return;
  const { why: _, failing: __, ...rest } = entry.value;
  await people.put(...keys.way(person, way), { ...rest, ...change }, entry.rev);
}

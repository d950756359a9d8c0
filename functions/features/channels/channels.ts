import * as z from 'zod';
import { fromBase64url, hkdf, hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { keys, webhookKind } from '../notifications/keys.ts';
import type { Reason } from '../people/reasons.ts';

/** Where a person is notified. All of it is theirs alone, and stored under their key. */
export type Place =
  | { readonly kind: 'webhook'; readonly url: string }
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  | { readonly kind: 'mail'; readonly address: string };

/** What is kept of a channel in the clear: how it stands. */
interface Standing {
  /** `unconfirmed`: its receiver has not said yet that it wants to be told; `off`: nothing is sent any more. */
  readonly state: 'unconfirmed' | 'on' | 'off';
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
  /** Of a webhook: what signs, the newest first; the second one until its time is over. */
  readonly secrets?: readonly { readonly secret: string; readonly until?: number }[];
  /** Of mail: what ends it by a link. */
  readonly token?: string;
}

/** A channel by which a person is told. */
export interface Channel extends Standing, Kept {
  readonly id: string;
  readonly kind: Place['kind'];
}

/** How long a secret signs beside the one that has taken its place. */
export const ROTATING_MS = 86_400_000;

const keyOf = (secret: Uint8Array): Uint8Array => hkdf(secret, 'fieldpost/ways/1');

/** The secret of a hook as Standard Webhooks writes it. */
export const hookSecret = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;

/** The id of a channel that is made under an idempotency key: the same again for the same key. */
export const channelId = (secret: Uint8Array, key: string): string =>
  `w${toBase64url(hmac(secret, canonical(['fieldpost/way/1', key]))).slice(0, 12)}`;

/** The word that a receiver must give back, or whoever reads the mail: nobody knows it who was not asked. */
export const challengeOf = (secret: Uint8Array, channel: string): string =>
  toBase64url(hmac(keyOf(secret), canonical(['fieldpost/challenge/1', channel]))).slice(0, 22);

/** What is written of a channel. */
export function itemOf(secret: Uint8Array, { id, kind, place, secrets, token, ...standing }: Channel): JsonObject {
  const kept: Kept = { place, ...(secrets && { secrets }), ...(token !== undefined && { token }) };
  const box = encrypt(keyOf(secret), id, Buffer.from(JSON.stringify(kept)));
  return { ...standing, kind, box: toBase64url(box) };
}

/** What stands where a channel was that its person has given up: nothing of where it led. */
export const GONE: JsonObject = { state: 'gone' };
const isGone = ({ state }: JsonObject): boolean => state === GONE.state;

/** The channel of a person that has this id; undefined: they have none, or have given it up. */
export async function channelOf(people: Pick<People, 'get'>, person: string, secret: Uint8Array, id: string) {
  const entry = await people.get(...keys.channel(person, id));
  const channel = entry && channelIn(secret, entry);
  return entry && channel && { channel, rev: entry.rev };
}

const opened = opensAs(() =>
  z.object({
    place: z.discriminatedUnion('kind', [
      z.object({ kind: webhookKind(), url: z.string() }),
      z.object({
        kind: z.literal('push'),
        endpoint: z.string(),
        keys: z.object({ p256dh: z.string(), auth: z.string() }),
      }),
      z.object({ kind: z.literal('mail'), address: z.string() }),
    ]),
    secrets: z
      .array(z.object({ secret: z.string(), until: z.number().exactOptional() }))
      .readonly()
      .exactOptional(),
    token: z.string().exactOptional(),
  }),
);

/** Reads a channel; undefined: its person has given it up. */
function channelIn(secret: Uint8Array, entry: Entry): Channel | undefined {
  const { pk, sk } = entry;
  const read = keys.channel.read(entry);
  if (read.state === 'gone') return undefined;
  const id = sk.slice('C#'.length);
  const { box, ...standing } = read;
  return { ...standing, ...opened(decrypt(keyOf(secret), id, fromBase64url(box)), `${pk} / ${sk}`), id };
}

export async function channelsOf(
  people: Pick<People, 'list'>,
  person: string,
  secret: Uint8Array,
): Promise<readonly Channel[]> {
  return (await people.list(...keys.channel.all(person)))
    .map((entry) => channelIn(secret, entry))
    .filter((channel) => channel !== undefined);
}

/** Those of a channel's secrets that sign now. */
export const signingNow = ({ secrets = [] }: Channel, now: number): readonly string[] =>
  secrets.filter(({ until }) => until === undefined || now < until).map(({ secret }) => secret);

/** Changes how a channel stands, unless it is gone or somebody else has just changed it: then as that one has it. */
export async function restate(
  people: Pick<People, 'get' | 'put'>,
  person: string,
  channel: string,
  change: Partial<Standing>,
): Promise<void> {
  const entry = await people.get(...keys.channel(person, channel));
  if (entry === undefined || isGone(entry.value)) return;
  const { why: _, failing: __, ...rest } = entry.value;
  await people.put(...keys.channel(person, channel), { ...rest, ...change }, entry.rev);
}

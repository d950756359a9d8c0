import * as z from 'zod';
import { fromBase64url, hkdf, hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { keys } from '../notifications/keys.ts';
import { type WHY, webhookKind } from '../notifications/outcomes.ts';
import { chosenIn, type Reason } from '../people/reasons.ts';
import type { ChatFormat } from './receivers/formats.ts';

/** An address for notifications. It is private, and stored under the person's key. */
export type Place =
  | { readonly kind: 'webhook'; readonly url: string }
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  | { readonly kind: 'mail'; readonly address: string };

/** The part of a channel that is stored unencrypted: its state. */
interface Standing {
  /** `asked`: the receiver has not confirmed yet. `off`: the server sends nothing. */
  readonly state: 'unconfirmed' | 'on' | 'off';
  /** Why the channel is off. */
  readonly why?: (typeof WHY)[number];
  readonly reasons: readonly Reason[];
  readonly created: number;
  /** The hour of the day at which it gets everything that is not urgent, in the zone of its person. Absent: at once. */
  readonly digest?: number;
  /** Whether its messages name games by their titles. */
  readonly names?: true;
  /** The language of messages. */
  readonly locale: Locale;
  /** When the failures began. */
  readonly failing?: number;
  /** Names the person's seats in anonymous games, too. */
  readonly seats?: true;
  /** For a chat: how its messages are written. Absent: signed, for a program. */
  readonly format?: ChatFormat;
  /** Its receiver had too many requests, so it was not asked in this round. */
  readonly unshown?: true;
  /** For the hook of a game: the game. It is in no list of its person's channels and gets none of their messages. */
  readonly game?: string;
  /** Wrong codes in this round. */
  readonly guesses?: number;
  /** The round of its newest challenge; absent: the first. */
  readonly round?: string;
}

/** The part of a channel that is stored under the person's key. */
interface Kept {
  readonly place: Place;
  /** For hooks: the signing secrets, newest first. The second one expires. */
  readonly secrets?: readonly { readonly secret: string; readonly until?: number }[];
  /** For mail: the token of the unsubscribe link. */
  readonly token?: string;
  /** For a browser: the keyed hash of its endpoint. */
  readonly mark?: string;
}

/** A channel for a person's notifications. */
export interface Channel extends Standing, Kept {
  readonly id: string;
  readonly kind: Place['kind'];
}

/** How long a replaced secret still signs. */
export const ROTATING_MS = 86_400_000;

const keyOf = (secret: Uint8Array): Uint8Array => hkdf(secret, 'fieldpost/ways/1');

/** Returns the secret of a hook in the form of Standard Webhooks. */
export const hookSecret = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;

/** Returns the id of a channel that is created under an idempotency key. The same key gives the same id. */
export const channelId = (secret: Uint8Array, key: string): string =>
  `w${toBase64url(hmac(secret, canonical(['fieldpost/way/1', key]))).slice(0, 12)}`;

/** Returns the code that the hook or the reader of the mail must send back. Only they know it. */
export const challengeOf = (secret: Uint8Array, channel: string): string =>
  toBase64url(hmac(keyOf(secret), canonical(['fieldpost/challenge/1', channel]))).slice(0, 22);

/**
 * Returns the code that proves that a person reads a chat: six digits, another one in each round. Only this chat is
 * shown it, and only the person who asked may send it.
 */
export function codeOf(secret: Uint8Array, channel: string, round = '0'): string {
  const bytes = hmac(secret, canonical(['fieldpost/code/1', channel, round]));
  const number = Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Returns whether a code is the one that a chat was shown. One that it was not shown cannot be guessed. */
export const isShownCode = (
  secret: Uint8Array,
  { id, round, unshown }: Pick<Channel, 'id' | 'round' | 'unshown'>,
  code: string,
): boolean => unshown !== true && code.replace('-', '') === codeOf(secret, id, round);

/** Returns the stored form of a channel. */
export function itemOf(
  secret: Uint8Array,
  { id, kind, place, secrets, token, mark, ...standing }: Channel,
): JsonObject {
  const kept: Kept = {
    place,
    ...(secrets && { secrets }),
    ...(token !== undefined && { token }),
    ...(mark !== undefined && { mark }),
  };
  const box = encrypt(keyOf(secret), id, Buffer.from(JSON.stringify(kept)));
  return { ...standing, form: 2, kind, box: toBase64url(box) };
}

/** Replaces a deleted channel. It stores no address. */
export const GONE: JsonObject = { state: 'gone' };
const isGone = ({ state }: JsonObject): boolean => state === GONE.state;

/** Returns a channel of a person by its id; `undefined` if they have none or deleted it. */
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
    mark: z.string().exactOptional(),
  }),
);

/** Reads a channel; `undefined` if its person deleted it. */
function channelIn(secret: Uint8Array, entry: Entry): Channel | undefined {
  const { pk, sk } = entry;
  const read = keys.channel.read(entry);
  if (read.state === 'gone') return undefined;
  const id = sk.slice('C#'.length);
  const { box, form, reasons, ...standing } = read;
  return {
    ...standing,
    reasons: chosenIn(reasons, form),
    ...opened(decrypt(keyOf(secret), id, fromBase64url(box)), `${pk} / ${sk}`),
    id,
  };
}

/** Returns the channels of a person, without the hooks of games. */
export async function channelsOf(
  people: Pick<People, 'list'>,
  person: string,
  secret: Uint8Array,
): Promise<readonly Channel[]> {
  return (await people.list(...keys.channel.all(person)))
    .map((entry) => channelIn(secret, entry))
    .filter((channel) => channel !== undefined)
    .filter(({ game }) => game === undefined);
}

/** Returns the secrets of a channel that sign now. */
export const signingNow = ({ secrets = [] }: Channel, now: number): readonly string[] =>
  secrets.filter(({ until }) => until === undefined || now < until).map(({ secret }) => secret);

/** Changes the state of a channel, unless it is deleted or another process just changed it. */
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

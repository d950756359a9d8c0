import { ECDH } from 'node:crypto';
import * as z from 'zod';
import { fromBase64url } from '../../../domain/lib/hash.ts';
import { REASONS } from '../people/reasons.ts';
import { digest, names, reasons } from '../people/schemas.ts';
import { FORMATS } from './receivers/formats.ts';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .max(Math.ceil((bytes * 4) / 3) + 2);
const endpoint = z.string().max(2_048).meta({ description: 'The `endpoint` of a browser’s `PushSubscription`.' });

/** Returns whether a text is a public key of P-256, uncompressed. Nothing can be encrypted for any other. */
function isPublicKey(text: string): boolean {
  const bytes = fromBase64url(text);
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    return ECDH.convertKey(bytes, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

const pushKeys = z
  .strictObject({
    p256dh: base64url(65).refine(isPublicKey, {
      error: 'is no public key of P-256 (65 bytes)',
      params: { ko: 'P-256 공개 키(65바이트)가 아닙니다' },
    }),
    auth: base64url(16).refine((text) => fromBase64url(text).length === 16, {
      error: 'must have 16 bytes',
      params: { ko: '16바이트여야 합니다' },
    }),
  })
  .meta({ description: 'Its keys, as in `PushSubscription.toJSON()`.' });
const wanted = { reasons: reasons.default(REASONS), digest: digest.exactOptional() };
const named = { ...wanted, names: names.exactOptional() };
const seats = z.boolean().meta({
  description: 'Whether messages name your seats in anonymous games. The host of the receiver learns who sits where.',
});

const webhookPlaceSchema = z.strictObject({
  kind: z.literal('webhook'),
  url: z
    .string()
    .max(2_048)
    .meta({
      description:
        'The address: `https`, port 443, a public host. `npm start` also allows this machine, by `http` and any port, to ' +
        'people who signed in with its key.',
    }),
});
const pushPlaceSchema = z.strictObject({
  kind: z.literal('push'),
  endpoint,
  keys: pushKeys,
});
const mailPlaceSchema = z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) });

export const newWebhookSchema = webhookPlaceSchema.extend({
  ...named,
  seats: seats.exactOptional(),
  format: z
    .enum(FORMATS)
    .exactOptional()
    .meta({
      description:
        '`standard` (default): signed, for a program, which must return a challenge. `discord`, `slack`, `text` ' +
        '(`{text, body}`, for bridges of Matrix and Mattermost): a line for a chat. It shows a code that you send to ' +
        '`…/confirmation`.',
    }),
});
export const newGameHookSchema = newWebhookSchema.pick({ url: true, format: true });
export const newPushSchema = pushPlaceSchema.extend(wanted);
export const newMailSchema = mailPlaceSchema.extend(named);
export const newChannelSchema = z.discriminatedUnion('kind', [newWebhookSchema, newPushSchema, newMailSchema]);

export const editedChannelSchema = z
  .strictObject({
    reasons: reasons.exactOptional(),
    digest: digest.nullable().exactOptional(),
    seats: seats.exactOptional(),
    names: z.boolean().exactOptional().meta({
      description:
        'Whether messages name games by their titles. A browser gets no titles: `409 NO_NAMES`; it can look them up.',
    }),
  })
  .refine((given) => Object.keys(given).length > 0, {
    error: 'what is to change? "reasons", "digest", "names" or "seats"',
    params: { ko: '"reasons", "digest", "names", "seats" 가운데 바꿀 것을 보내세요' },
  });
export type EditedChannel = z.infer<typeof editedChannelSchema>;
export const pushRenewalSchema = z.strictObject({
  channel: z.string().max(60).meta({ description: 'The id of the channel.' }),
  endpoint,
  keys: pushKeys,
  proof: base64url(32).meta({
    description:
      'HMAC-SHA256 of `canonical([channel, endpoint])` under the `auth` of the former subscription, in base64url ' +
      '(`canonical`: RFC 8785).',
  }),
});
export const confirmationSchema = z.strictObject({
  code: z
    .string()
    .max(60)
    .meta({ description: 'The code in the mail, or the one that the chat shows; a hyphen in it does not matter.' }),
});

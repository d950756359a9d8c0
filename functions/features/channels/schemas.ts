import * as z from 'zod';
import { REASONS } from '../people/reasons.ts';
import { reasons } from '../people/schemas.ts';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .max(Math.ceil((bytes * 4) / 3) + 2);
const wanted = { reasons: reasons.default(REASONS) };

const webhookPlaceSchema = z.strictObject({
  kind: z.literal('webhook'),
  url: z.string().max(2_048).meta({ description: 'The address: `https`, port 443, a public host.' }),
});
const pushPlaceSchema = z.strictObject({
  kind: z.literal('push'),
  endpoint: z.string().max(2_048).meta({ description: 'The `endpoint` of a browser’s `PushSubscription`.' }),
  keys: z
    .strictObject({ p256dh: base64url(65), auth: base64url(16) })
    .meta({ description: 'Its keys, as in `PushSubscription.toJSON()`.' }),
});
const mailPlaceSchema = z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) });

export const newWebhookSchema = webhookPlaceSchema.extend(wanted);
export const newPushSchema = pushPlaceSchema.extend(wanted);
export const newMailSchema = mailPlaceSchema.extend(wanted);
export const newChannelSchema = z.discriminatedUnion('kind', [newWebhookSchema, newPushSchema, newMailSchema]);

export const editedChannelSchema = z.strictObject({ reasons });
export const confirmationSchema = z.strictObject({
  code: z.string().max(60).meta({ description: 'The code in the mail.' }),
});

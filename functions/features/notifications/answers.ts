import * as z from 'zod';
import { REASONS } from '../people/reasons.ts';
import { reasons } from '../people/schemas.ts';

// What people are told of their notifications, and of the channels by which they get them.

const OUTCOMES = ['2xx', '3xx', '4xx', '5xx', 'refused', 'timeout', 'unreachable'] as const;

const reason = z
  .enum(REASONS)
  .meta({ description: 'Why you are told: `deadline` before it, `started` and `over` of a game of yours.' });
export const notificationSchema = z.strictObject({
  number: z.int().meta({ description: 'Its place among your notifications.' }),
  id: z.string().meta({ description: 'What receivers know it by, however often it is sent.' }),
  reason,
  game: z.string(),
  at: z.int().meta({ description: 'When it was made.' }),
});
export const notificationsAnswerSchema = z.strictObject({
  notifications: z.array(notificationSchema).meta({ description: 'The oldest first.' }),
  newest: z.int().meta({ description: 'The number of your newest notification; 0: you have none.' }),
});

export const channelSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['webhook', 'push', 'mail']),
  to: z.string().meta({ description: 'The URL of a webhook, the host of a push service, an address.' }),
  state: z.enum(['unconfirmed', 'on', 'off']).meta({
    description:
      '`unconfirmed`: its receiver has not confirmed it yet; `on`; `off`: nothing is sent by it any more, and `why` says for what ' +
      'reason.',
  }),
  why: z
    .enum(['gone', 'failing', 'unsubscribed', 'silent'])
    .exactOptional()
    .meta({
      description:
        '`gone`: the receiver said so (410); `failing`: nothing came through for 5 days; `unsubscribed`: by the link in a mail; ' +
        '`silent`: it did not give the challenge back.',
    }),
  reasons,
  created: z.int(),
  failing: z.int().exactOptional().meta({ description: 'Since when nothing came through; absent: the last one did.' }),
});
export const madeChannelSchema = channelSchema.extend({
  secret: z
    .string()
    .exactOptional()
    .meta({ description: 'Of a webhook: what its signatures are made with. It is shown here alone.' }),
});
export const channelsAnswerSchema = z.strictObject({
  channels: z.array(channelSchema),
  push: z.string().meta({ description: 'The `applicationServerKey` that browsers subscribe with.' }),
});
export const channelSecretSchema = z.strictObject({
  secret: z.string().meta({ description: 'The new secret, which is shown here alone.' }),
  until: z.int().meta({ description: 'Until when the one before signs as well.' }),
});

export const deliverySchema = z.strictObject({
  notification: z.string(),
  reason,
  game: z.string(),
  state: z.enum(['waiting', 'sent', 'dead']).meta({ description: '`dead`: it is not tried again by itself.' }),
  tries: z.int(),
  at: z.int().meta({ description: 'The minute in which it was tried last, or asked for.' }),
  outcome: z.enum(OUTCOMES).exactOptional().meta({
    description:
      'The class of what the receiver said; `refused`: its address is no public one; `unreachable`: nobody took it there.',
  }),
});
export const deliveriesAnswerSchema = z.strictObject({
  deliveries: z.array(deliverySchema).meta({ description: 'The newest first.' }),
});

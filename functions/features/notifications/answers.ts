import * as z from 'zod';
import { nextSchema } from '../../platform/http/headers/paging.ts';
import { REASONS, SENT } from '../people/reasons.ts';
import { digest, names, reasons } from '../people/schemas.ts';
import { OUTCOMES, SERVICE_TYPES, WHY } from './outcomes.ts';

// Answers about a person's notifications and channels.

const reason = z.enum(REASONS).meta({
  description:
    'The reason of the notification. `deadline`: before it. `started` and `over`: a game of yours. `vote`: others wait ' +
    'for your vote. `paused`: a game is paused or goes on, or time was given back. `removed`: you lost your seat.',
});
const thread = z
  .string()
  .meta({ description: 'Its thread: the newest notification of a thread replaces those before it.' });
export const notificationSchema = z.strictObject({
  number: z.int().meta({ description: 'Its number among your notifications.' }),
  id: z.string().meta({ description: 'Its id for receivers, the same for every delivery.' }),
  reason,
  game: z.string(),
  kind: z
    .string()
    .exactOptional()
    .meta({
      description:
        'With `vote`: what for (`draw`, `pause`, …). With `paused`: `paused`, `resumed` or `given`, if time was given ' +
        'back. With `removed`: `missed` deadlines, the `host`, a `moderator`, or `late` in the lobby.',
    }),
  thread,
  at: z.int().meta({ description: 'When it was made.' }),
});
export const notificationsAnswerSchema = z.strictObject({
  notifications: z.array(notificationSchema).meta({ description: 'Oldest first.' }),
  newest: z.int().meta({ description: 'The number of your newest notification; 0: you have none.' }),
  next: nextSchema,
});

/** What a webhook gets. `HookMessage` of the client has this form. */
export const hookMessageSchema = z.strictObject({
  type: z.enum([...SENT, ...SERVICE_TYPES]).meta({
    description:
      'The reason of the notification. `digest`: several, in `data.items`. `limit`: the channel got 100 messages today, ' +
      'and gets only turns, deadlines and lost seats until 00:00 UTC; a hook of a game gets nothing. ' +
      '`challenge`: answer with `data.challenge`. ' +
      '`test`: you asked for it. `channel-off`: another channel of yours is off. `phase`: to a hook of a game, a phase ' +
      'began.',
  }),
  timestamp: z.string().meta({ description: 'When the message was made, in RFC 3339.' }),
  data: z
    .strictObject({
      id: z.string().exactOptional().meta({ description: 'The id of the notification, as in your list.' }),
      game: z.string().exactOptional().meta({ description: 'The id of the game. Absent: the message tells of none.' }),
      thread: thread.exactOptional(),
      of: z.string().exactOptional().meta({ description: 'Which game is played: an id of GET /v1/rules.' }),
      url: z.string().exactOptional().meta({ description: 'The page of the game, or of your channels.' }),
      version: z.int().exactOptional().meta({ description: 'The version that this message is about.' }),
      status: z.enum(['lobby', 'playing', 'over']).exactOptional(),
      seats: z
        .array(z.string())
        .exactOptional()
        .meta({ description: 'Your seats. In an anonymous game only if the channel has `seats: true`.' }),
      ask: z.string().exactOptional().meta({ description: 'The question that waits for you. As `seats`.' }),
      kind: z
        .string()
        .exactOptional()
        .meta({
          description:
            'Its kind: the key of its deadline in `settings.deadlines`. As `seats`. With `paused` and `removed`: what ' +
            'happened, as in your list of notifications.',
        }),
      due: z.int().exactOptional().meta({ description: 'The deadline of the open questions.' }),
      vote: z.string().exactOptional().meta({ description: 'With `vote`: its kind, such as `draw`.' }),
      phase: z.string().exactOptional().meta({ description: 'To a hook of a game: the phase that spectators see.' }),
      vacant: z.int().exactOptional().meta({ description: 'To a hook of a game: the number of free seats.' }),
      title: z
        .string()
        .exactOptional()
        .meta({ description: 'The title of the game, if the channel has `names: true`.' }),
      items: z
        .array(z.strictObject({ type: z.enum(REASONS), game: z.string() }))
        .exactOptional()
        .meta({ description: 'With `digest`: what happened, oldest first.' }),
      challenge: z.string().exactOptional().meta({ description: 'With `challenge`: your whole answer.' }),
      channel: z.string().exactOptional().meta({ description: 'With `channel-off`: the channel that is off.' }),
    })
    .meta({
      description:
        'The game as you see it when the message is sent; read it again (`url`, `version`) before you act. Fields are ' +
        'absent where they do not apply, and all of the game where you may not see it.',
    }),
});

export const channelSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['webhook', 'push', 'mail']),
  to: z.string().meta({ description: 'The URL of a webhook, the host of a push service, or a mail address.' }),
  state: z.enum(['unconfirmed', 'on', 'off']).meta({
    description:
      '`unconfirmed`: its receiver must confirm first. `on`. `off`: the server sends nothing, for the reason in `why`.',
  }),
  why: z
    .enum(WHY)
    .exactOptional()
    .meta({
      description:
        '`gone`: the receiver said so (410). `failing`: all deliveries failed for 5 days. `unsubscribed`: by the ' +
        'link in a mail. `silent`: it did not return the challenge in four ' +
        'tries. `moved`: another account uses that browser now. `bounced`: no mailbox has the address. `complained`: ' +
        'its reader reported a mail as spam.',
    }),
  reasons,
  digest: digest.exactOptional(),
  names: names.exactOptional(),
  seats: z.literal(true).exactOptional().meta({ description: 'Messages name your seats in anonymous games, too.' }),
  format: z
    .enum(['discord', 'slack', 'text'])
    .exactOptional()
    .meta({ description: 'For a chat: how its messages are written. Absent: signed, for a program.' }),
  game: z.string().exactOptional().meta({ description: 'For a hook of a game: the game.' }),
  created: z.int(),
  failing: z.int().exactOptional().meta({ description: 'When the failures began. Absent: the last delivery arrived.' }),
});
export const madeChannelSchema = channelSchema.extend({
  secret: z
    .string()
    .exactOptional()
    .meta({ description: 'For a hook: the secret of its signatures, shown only here.' }),
});
/** The hook of a game, as the owner of the game sees it. */
export const gameHookSchema = z.strictObject({
  id: z.string(),
  host: z.string().meta({ description: 'The host of its URL. Everybody in the lobby sees it.' }),
  by: z.string().meta({ description: 'The pseudonym of its author.' }),
  channel: channelSchema.exactOptional().meta({
    description:
      'Its URL and state. Absent: another person is its author. `/v1/me/channels/{channel}/…` takes its id, too.',
  }),
});
export const madeGameHookSchema = gameHookSchema.extend({ secret: madeChannelSchema.shape.secret });
export const gameHooksAnswerSchema = z.strictObject({ hooks: z.array(gameHookSchema) });

export const channelsAnswerSchema = z.strictObject({
  channels: z.array(channelSchema),
  push: z.string().exactOptional().meta({
    description: 'The `applicationServerKey` for subscriptions of browsers. Absent: this server sends to none.',
  }),
});
export const channelSecretSchema = z.strictObject({
  secret: z.string().meta({ description: 'The new secret, shown only here.' }),
  until: z.int().meta({ description: 'When the previous secret stops signing.' }),
});

export const deliverySchema = z.strictObject({
  notification: z.string().meta({ description: 'The id of the notification or of the message.' }),
  reason: z.enum([...SENT, ...SERVICE_TYPES]).meta({
    description:
      'The reason of the notification. `digest`: several, of a day or of one mail. `limit`: that the channel got 100 messages on a day. ' +
      '`phase`: to a hook of a game, that a phase began. ' +
      '`challenge`, `test` and `channel-off` are messages about channels.',
  }),
  game: z.string().exactOptional().meta({ description: 'Absent: it tells of no game, or of several.' }),
  state: z.enum(['waiting', 'sent', 'dead', 'dropped']).meta({
    description:
      '`dead`: the server does not retry it. `dropped`: not sent, because it no longer held, or after 100 on a day.',
  }),
  tries: z.int(),
  at: z.int().meta({ description: 'The minute of the last try, or of the request.' }),
  outcome: z
    .enum(OUTCOMES)
    .exactOptional()
    .meta({
      description:
        'The class of the receiver’s answer. `refused`: its address is not public. `unreachable`: no server answered. ' +
        '`wrong-echo`: the answer to a challenge was accepted, but it was not the challenge.',
    }),
});
export const deliveriesAnswerSchema = z.strictObject({
  deliveries: z.array(deliverySchema).meta({ description: 'Newest first.' }),
});

import * as z from 'zod';
import { LIVE } from './contract.ts';

// Messages of the live channel in both directions. asyncapi.yaml is made from these schemas.

const game = z
  .string()
  .regex(/^g[0-9a-f]{20}$/)
  .meta({ description: 'Id of a game.' });
const games = z.array(game).max(LIVE.games);
const version = z.int().min(1).meta({ description: 'Number of the newest commit. Read its content with GET.' });
const cursor = z.string().min(1).max(1000);

export const tokenMessageSchema = z.strictObject({
  type: z.literal('token'),
  token: z.string().min(1).max(8192).meta({
    description:
      'As after `Authorization: Bearer`. If the connection already has a token, the new one must belong to the same person.',
  }),
});
export const subscribeMessageSchema = z.strictObject({
  type: z.literal('subscribe'),
  games: games
    .default([])
    .meta({ description: `Games to subscribe to, in addition to earlier ones; at most ${LIVE.games} in all.` }),
  me: z.boolean().default(false).meta({ description: 'Whether to hear of everything that concerns you, in any game.' }),
});
export const unsubscribeMessageSchema = z.strictObject({
  type: z.literal('unsubscribe'),
  games: games.default([]).meta({ description: 'Games to unsubscribe from. Others are ignored.' }),
  me: z.boolean().default(false).meta({ description: 'Whether to stop hearing of what concerns you.' }),
});
export const pingMessageSchema = z.strictObject({ type: z.literal('ping') });

/** A message of a client. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  tokenMessageSchema,
  subscribeMessageSchema,
  unsubscribeMessageSchema,
  pingMessageSchema,
]);

export const readyMessageSchema = z.strictObject({
  type: z.literal('ready'),
  expires: z
    .int()
    .meta({ description: 'When the token expires, in milliseconds since 1970. Send a newer one before.' }),
});
export const subscribedMessageSchema = z.strictObject({
  type: z.literal('subscribed'),
  games: z.record(game, version).meta({
    description: 'Versions of the named games that you may see. Others are absent, whether or not they exist.',
  }),
  me: cursor
    .optional()
    .meta({ description: 'The present cursor for `GET /v1/me/events?after=`. Present if you asked for `me`.' }),
});
export const gameMessageSchema = z.strictObject({ type: z.literal('game'), game, version });
export const meMessageSchema = z.strictObject({
  type: z.literal('me'),
  cursor: cursor.meta({
    description:
      'The newest entry of `GET /v1/me/events`. Read that list from your own cursor, and keep the cursor of its ' +
      'answer. The cursor in this message does not mark earlier entries as read.',
  }),
});
export const pressMessageSchema = z.strictObject({
  type: z.literal('press'),
  game: game.meta({
    description: 'The game with a new message to you. Read it with `GET /v1/games/{game}/press`.',
  }),
});
export const pongMessageSchema = z.strictObject({ type: z.literal('pong') });
export const problemMessageSchema = z.strictObject({
  type: z.literal('problem'),
  code: z.string().meta({ description: 'Stable, upper case.' }),
  detail: z
    .string()
    .meta({ description: 'For people, in the first language of `Accept-Language` when the connection was opened.' }),
});

/** A message of the server. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  readyMessageSchema,
  subscribedMessageSchema,
  gameMessageSchema,
  meMessageSchema,
  pressMessageSchema,
  pongMessageSchema,
  problemMessageSchema,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

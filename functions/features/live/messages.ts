import * as z from 'zod';
import { LIVE } from './contract.ts';

// Messages of the live channel in both directions. asyncapi.yaml is made from these schemas.

const game = z
  .string()
  .regex(/^g[0-9a-f]{20}$/)
  .meta({ description: 'Id of a game.' });
const games = z.array(game).max(LIVE.games);
const version = z.int().min(1).meta({ description: 'Number of the newest commit. What it says is read by GET.' });
const cursor = z.string().min(1).max(1000);

export const tokenMessageSchema = z.strictObject({
  type: z.literal('token'),
  token: z.string().min(1).max(8192).meta({
    description:
      'As after `Authorization: Bearer`. Of the same person as before, if the connection has a token already.',
  }),
});
export const subscribeMessageSchema = z.strictObject({
  type: z.literal('subscribe'),
  games: games.default([]).meta({ description: `Added to those subscribed before; ${LIVE.games} in all.` }),
  me: z.boolean().default(false).meta({ description: 'Whether to be told of whatever concerns you, in any game.' }),
});
export const unsubscribeMessageSchema = z.strictObject({
  type: z.literal('unsubscribe'),
  games: games.default([]).meta({ description: 'Games to hear no more of; those not subscribed to are passed over.' }),
  me: z.boolean().default(false).meta({ description: 'Whether to hear no more of what concerns you.' }),
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
  expires: z.int().meta({ description: 'When the token expires, milliseconds since 1970: send a newer one before.' }),
});
export const subscribedMessageSchema = z.strictObject({
  type: z.literal('subscribed'),
  games: z.record(game, version).meta({
    description: 'Versions of the games named, if they are yours to see; others are absent, whether or not they exist.',
  }),
  me: cursor
    .optional()
    .meta({ description: 'Where `GET /v1/me/events?after=` goes on from now. Present if you asked for `me`.' }),
});
export const gameMessageSchema = z.strictObject({ type: z.literal('game'), game, version });
export const meMessageSchema = z.strictObject({
  type: z.literal('me'),
  cursor: cursor.meta({
    description:
      'Names what has come to `GET /v1/me/events`. Read there after the cursor that you had; the answer has the one to keep. ' +
      'This one does not say that you have read what was before it.',
  }),
});
export const pressMessageSchema = z.strictObject({
  type: z.literal('press'),
  game: game.meta({
    description: 'Something was written to you there. What, and by whom, is read by `GET /v1/games/{game}/press`.',
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

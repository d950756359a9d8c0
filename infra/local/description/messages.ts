import * as z from 'zod';
import * as messages from '../../../functions/features/live/messages.ts';
import { opened } from '../../../functions/platform/http/answers/opened.ts';
import type { Schemas } from './schemas.ts';

/** The payloads of asyncapi.yaml, by name. */
const PAYLOADS: { readonly [name: string]: { readonly schema: z.ZodType; readonly by: 'client' | 'server' } } = {
  Token: { schema: messages.tokenMessageSchema, by: 'client' },
  Subscribe: { schema: messages.subscribeMessageSchema, by: 'client' },
  Unsubscribe: { schema: messages.unsubscribeMessageSchema, by: 'client' },
  Ping: { schema: messages.pingMessageSchema, by: 'client' },
  Ready: { schema: messages.readyMessageSchema, by: 'server' },
  Subscribed: { schema: messages.subscribedMessageSchema, by: 'server' },
  Game: { schema: messages.gameMessageSchema, by: 'server' },
  Me: { schema: messages.meMessageSchema, by: 'server' },
  Press: { schema: messages.pressMessageSchema, by: 'server' },
  Pong: { schema: messages.pongMessageSchema, by: 'server' },
  Problem: { schema: messages.problemMessageSchema, by: 'server' },
};

/** Returns `components.schemas` of asyncapi.yaml: the messages that the handlers parse and send. */
export const payloads = (): Schemas =>
  Object.fromEntries(
    Object.entries(PAYLOADS).map(([name, { schema, by }]) => {
      const { $schema: _, ...made } = z.toJSONSchema(schema, {
        io: by === 'client' ? 'input' : 'output',
        override: plain,
      });
      return [name, { title: name, ...(by === 'client' ? made : opened(made)) }];
    }),
  );

/** All integers here are safe. */
function plain({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

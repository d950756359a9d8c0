import * as z from 'zod';
import { isLoopback } from '../../platform/courier/loopback.ts';
import { targetOf } from '../../platform/courier/target.ts';
import { siteSchema } from '../auth/origins.ts';

/**
 * Settings of notifications. `MAIL_FROM`: the sender address of mails; without it no mail is sent. `FIELDPOST_ORIGIN`:
 * the origin of links. `FIELDPOST_CONTACT`: the contact for push services; without it nothing is sent to them.
 * `FIELDPOST_LOOPBACK`: whether webhooks and push services may run on this machine. `npm start` sets it; an operator
 * can only forbid it (`deny`). `FIELDPOST_CHATS`: hosts of chats, which may get 1,200 messages a minute instead of 60.
 */
export const notificationsSchema = z.object({
  MAIL_FROM: z.email().optional(),
  ...siteSchema.shape,
  FIELDPOST_CONTACT: z
    .string()
    .regex(/^(mailto|https):/)
    .optional(),
  FIELDPOST_CHATS: z
    .string()
    .regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, 'hosts, between commas')
    .optional(),
  FIELDPOST_LOOPBACK: z.enum(['allow', 'deny']).optional(),
});

/** Whether the server may send to a URL; `here`: only for people who have the key for signing in. */
export type PlaceOf = (url: string) => boolean | 'here';

/**
 * Returns a test of the URLs that may get notifications, from an environment. Throws if this machine is allowed and the
 * tables are elsewhere.
 */
export function placesFrom(env: { readonly [name: string]: string | undefined }): PlaceOf {
  const { FIELDPOST_LOOPBACK } = notificationsSchema.parse(env);
  const isPublic = (url: string): boolean => typeof targetOf(url) !== 'string';
  if (FIELDPOST_LOOPBACK !== 'allow') return isPublic;
  if (env.DYNAMODB_ENDPOINT === undefined) throw new Error('FIELDPOST_LOOPBACK is for a server on one machine');
  return (url) => (isLoopback(url) ? 'here' : isPublic(url));
}

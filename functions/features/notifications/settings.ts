import * as z from 'zod';
import { isLoopback } from '../../platform/courier/loopback.ts';
import { targetOf } from '../../platform/courier/target.ts';
import { siteSchema } from '../auth/origins.ts';

/**
 * How notifications are sent. `MAIL_FROM`: the address that mails come from; without it no mail is sent.
 * `FIELDPOST_ORIGIN`: where the links in them lead. `FIELDPOST_CONTACT`: whom push services write to.
 * `FIELDPOST_LOOPBACK`, set to `allow`: hooks and push services may be on this machine; only where the tables are, too.
 */
export const notificationsSchema = z.object({
  MAIL_FROM: z.email().optional(),
  ...siteSchema.shape,
  FIELDPOST_CONTACT: z
    .string()
    .regex(/^(mailto|https):/)
    .default('mailto:operator@fieldpost.invalid'),
  FIELDPOST_LOOPBACK: z.literal('allow').optional(),
});

/** Which URLs may be told something, by an environment. Throws where this machine may, and the tables are elsewhere. */
export function placesFrom(env: { readonly [name: string]: string | undefined }): (url: string) => boolean {
  const { FIELDPOST_LOOPBACK } = notificationsSchema.parse(env);
  const isPublic = (url: string): boolean => typeof targetOf(url) !== 'string';
  if (FIELDPOST_LOOPBACK === undefined) return isPublic;
  if (env.DYNAMODB_ENDPOINT === undefined) throw new Error('FIELDPOST_LOOPBACK is for a server on one machine');
  return (url) => isPublic(url) || isLoopback(url);
}

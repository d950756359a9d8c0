import { Webhook } from 'standardwebhooks';
import type * as z from 'zod';
import { canonical } from '../../../../domain/log/canonical.ts';
import type { Parcel } from '../../../platform/courier/deliver.ts';
import type { hookMessageSchema } from '../../notifications/answers.ts';
import type { ServiceType } from '../../notifications/outcomes.ts';
import type { Told } from '../../notifications/threads.ts';

type Message = z.infer<typeof hookMessageSchema>;

/**
 * Returns a notification for a hook. Each of the secrets signs it as in Standard Webhooks, so either verifies it during
 * a rotation.
 */
export const hookParcel = (
  url: string,
  secrets: readonly string[],
  { id, reason, at }: Pick<Told, 'id' | 'reason' | 'at'>,
  data: Message['data'],
  now: number,
): Parcel => signed(url, secrets, id, now, { type: reason, timestamp: new Date(at).toISOString(), data });

/** Returns a message about a channel for a hook. */
export const serviceParcel = (
  url: string,
  secrets: readonly string[],
  { what, data }: { readonly what: ServiceType; readonly data: Message['data'] & { readonly id: string } },
  now: number,
): Parcel => signed(url, secrets, data.id, now, { type: what, timestamp: new Date(now).toISOString(), data });

/** Asks a hook to confirm. It confirms by answering with exactly the challenge. */
export const challengeParcel = (
  url: string,
  secrets: readonly string[],
  id: string,
  challenge: string,
  now: number,
): Parcel => ({
  ...signed(url, secrets, id, now, {
    type: 'challenge',
    timestamp: new Date(now).toISOString(),
    data: { challenge },
  }),
  echo: challenge,
});

function signed(url: string, secrets: readonly string[], id: string, now: number, payload: Message): Parcel {
  const body = canonical(payload);
  const at = new Date(now);
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Fieldpost',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
    },
    body: Buffer.from(body).toString('base64'),
  };
}

import { Webhook } from 'standardwebhooks';
import type * as z from 'zod';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Parcel } from '../../platform/courier/deliver.ts';
import type { hookMessageSchema } from '../notifications/answers.ts';
import type { Told } from '../notifications/threads.ts';

/**
 * Returns a notification for a hook. Each of the secrets signs it as in Standard Webhooks, so either verifies it during
 * a rotation.
 */
export const hookParcel = (url: string, secrets: readonly string[], told: Told, now: number): Parcel =>
  signed(url, secrets, told.id, now, {
    type: told.reason,
    timestamp: new Date(told.at).toISOString(),
    data: { game: told.game, thread: told.thread },
  });

/** Asks a hook to confirm. It confirms by answering with exactly the challenge. */
export const challengeParcel = (
  url: string,
  secrets: readonly string[],
  channel: string,
  challenge: string,
  now: number,
): Parcel => ({
  ...signed(url, secrets, `c${channel}`, now, {
    type: 'challenge',
    timestamp: new Date(now).toISOString(),
    data: { challenge },
  }),
  echo: challenge,
});

function signed(
  url: string,
  secrets: readonly string[],
  id: string,
  now: number,
  payload: z.infer<typeof hookMessageSchema>,
): Parcel {
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

import webPush from 'web-push';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Parcel } from '../../platform/courier/deliver.ts';
import type { Vapid } from '../../platform/courier/vapid.ts';
import type { Told } from '../notifications/threads.ts';
import type { Place } from './channels.ts';

/** Length of every payload before encryption. */
const BYTES = 1_024;
/** A day. A browser that was offline longer gets the next notification. */
const TTL_SECONDS = 86_400;

type Push = Extract<Place, { readonly kind: 'push' }>;

/**
 * Encrypts a notification for one browser (RFC 8291). The package could also send it, but it would send to any address
 * and read answers without limit.
 */
export function pushParcel({ endpoint, keys }: Push, { id, reason, game, thread }: Told, vapid: Vapid): Parcel {
  const said = canonical({ game, id, reason, thread });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, said.padEnd(BYTES), {
    vapidDetails: vapid,
    contentEncoding: 'aes128gcm',
    TTL: TTL_SECONDS,
    urgency: 'normal',
    topic: thread,
  });
  return {
    url: endpoint,
    headers: Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    body: Buffer.from(body ?? '').toString('base64'),
  };
}

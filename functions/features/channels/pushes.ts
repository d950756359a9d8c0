import webPush from 'web-push';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Parcel } from '../../platform/courier/deliver.ts';
import type { Vapid } from '../../platform/courier/vapid.ts';
import type { Notification } from '../notifications/made.ts';
import type { Place } from './channels.ts';

/** All payloads are so long, before they are encrypted. */
const BYTES = 1_024;
/** A day: who has not looked by then is told by the next one. */
const TTL_SECONDS = 86_400;

type Push = Extract<Place, { readonly kind: 'push' }>;

/**
 * Encrypts a notification for one browser (RFC 8291). The package could send it too, but would send it to any
 * address, and read answers without limit.
 */
export function pushParcel({ endpoint, keys }: Push, notification: Notification, vapid: Vapid): Parcel {
  const said = canonical({ game: notification.game, id: notification.id, reason: notification.reason });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, said.padEnd(BYTES), {
    vapidDetails: vapid,
    contentEncoding: 'aes128gcm',
    TTL: TTL_SECONDS,
    urgency: 'normal',
    topic: notification.id,
  });
  return {
    url: endpoint,
    headers: Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    body: Buffer.from(body ?? '').toString('base64'),
  };
}

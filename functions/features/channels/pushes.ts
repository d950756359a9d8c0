import webPush from 'web-push';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Parcel } from '../../platform/courier/deliver.ts';
import type { Vapid } from '../../platform/courier/vapid.ts';
import type { Notice } from '../notifications/made.ts';
import type { Place } from './channels.ts';

/** All payloads are so long, before they are encrypted. */
const BYTES = 1_024;
/** A day: who has not looked by then is told by the next one. */
const TTL_SECONDS = 86_400;

type Push = Extract<Place, { readonly kind: 'push' }>;

/**
 * Returns a notification for a browser, encrypted for it alone (RFC 8291). It is only made here: the package would send
 * it itself, to an address that a user has given, and read answers without limit.
 */
export function pushParcel({ endpoint, keys }: Push, notice: Notice, vapid: Vapid): Parcel {
  const said = canonical({ game: notice.game, id: notice.id, reason: notice.reason });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, said.padEnd(BYTES), {
    vapidDetails: vapid,
    contentEncoding: 'aes128gcm',
    TTL: TTL_SECONDS,
    urgency: 'normal',
    topic: notice.id,
  });
  return {
    url: endpoint,
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)])),
    body: Buffer.from(body ?? '').toString('base64'),
  };
}

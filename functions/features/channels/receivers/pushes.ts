import webPush from 'web-push';
import { canonical } from '../../../../domain/log/canonical.ts';
import type { Parcel } from '../../../platform/courier/deliver.ts';
import { isLoopback } from '../../../platform/courier/loopback.ts';
import type { Vapid } from '../../../platform/courier/vapid.ts';
import type { ServiceType } from '../../notifications/outcomes.ts';
import type { Told } from '../../notifications/threads.ts';
import type { Place } from '../channels.ts';

/** Length of every payload before encryption. Encrypted, it has 1,024 bytes: all look alike to the push service. */
const BYTES = 921;

const MINUTE_S = 60;
const DAY_S = 86_400;
const WEEK_S = 7 * DAY_S;

/** Reasons that hold until the deadline at most. */
const UNTIL_DUE: readonly string[] = ['your-turn', 'deadline', 'vote'];
const URGENCY: { readonly [reason: string]: 'high' | 'normal' } = {
  deadline: 'high',
  'your-turn': 'normal',
  press: 'normal',
};

type Push = Extract<Place, { readonly kind: 'push' }>;

/** What a browser is told: a notification, or a message about channels. `due`: the deadline of the game. */
type Pushed =
  | (Pick<Told, 'reason' | 'game' | 'thread'> & { readonly due?: number })
  | { readonly reason: ServiceType; readonly game?: undefined; readonly thread?: undefined; readonly due?: undefined };

/**
 * Encrypts a notification for one browser (RFC 8291). Returns `undefined` for keys that are none. Returns it also
 * without a contact for push services, unless the receiver is on this machine. The package could also send it, but it
 * would send to any address and read answers without limit.
 */
export function pushParcel({ endpoint, keys }: Push, pushed: Pushed, vapid: Vapid, now: number): Parcel | undefined {
  const { reason, game, thread } = pushed;
  const { subject = isLoopback(endpoint) ? 'mailto:operator@localhost' : undefined } = vapid;
  if (subject === undefined) return undefined;
  const due = UNTIL_DUE.includes(reason) ? pushed.due : undefined;
  const said = canonical({
    reason,
    ...(game !== undefined && { game }),
    ...(thread !== undefined && { thread }),
    ...(due !== undefined && { due }),
  });
  const details = detailsOf({ endpoint, keys }, said.padEnd(BYTES), {
    vapidDetails: { ...vapid, subject },
    contentEncoding: 'aes128gcm',
    TTL: secondsOf(reason, due, now),
    urgency: URGENCY[reason] ?? 'low',
    // The push service keeps only the newest of a topic for a browser that is off.
    topic: thread ?? reason,
  });
  if (details === undefined) return undefined;
  const { headers, body } = details;
  return {
    url: endpoint,
    headers: Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    body: Buffer.from(body ?? '').toString('base64'),
  };
}

/** Returns an encrypted request; `undefined` for keys that are none, which earlier releases took. */
function detailsOf(...of: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(...of);
  } catch {
    return undefined;
  }
}

/** Returns how long the push service keeps a notification for a browser that is off. */
function secondsOf(reason: string, due: number | undefined, now: number): number {
  if (reason === 'test') return MINUTE_S;
  if (reason === 'press') return 2 * DAY_S;
  if (due === undefined) return WEEK_S;
  return Math.min(WEEK_S, Math.max(MINUTE_S, Math.floor((due - now) / 1000)));
}

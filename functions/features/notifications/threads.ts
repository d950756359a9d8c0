import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Reason } from '../people/reasons.ts';
import type { Notification } from './made.ts';

/** A notification as its receivers get it. */
export interface Told extends Notification {
  /** Its thread: a newer notification of the same thread replaces this one. */
  readonly thread: string;
}

const LENGTH = 22;

/** All messages of a game have one thread. A thread for each conversation would count the conversations for others. */
const groupOf = (reason: Reason): 'press' | 'play' => (reason === 'press' ? 'press' : 'play');

/**
 * Returns the thread of a person's notifications of a game: 22 characters. `secret`: the person's key, so that no
 * carrier can tell which people play together.
 */
export const threadOf = (secret: Uint8Array, { game, reason }: Pick<Notification, 'game' | 'reason'>): string =>
  toBase64url(hmac(secret, canonical(['fieldpost/thread/1', game, groupOf(reason)]))).slice(0, LENGTH);

/** Adds its thread to a notification. */
export const threaded = <N extends Notification>(
  secret: Uint8Array,
  notification: N,
): N & { readonly thread: string } => ({
  ...notification,
  thread: threadOf(secret, notification),
});

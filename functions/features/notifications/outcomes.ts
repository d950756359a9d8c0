import * as z from 'zod';
import type { Delivery } from '../../platform/courier/deliver.ts';

/** Messages that tell of a channel rather than of a game. */
export const SERVICE_TYPES = ['challenge', 'test', 'channel-off'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The outcomes of a try. `wrong-echo`: the receiver answered a challenge with another text. */
export const OUTCOMES = [
  '2xx',
  '3xx',
  '4xx',
  '5xx',
  'refused',
  'timeout',
  'unreachable',
  'wrong-echo',
] as const satisfies readonly (Delivery['outcome'] | 'wrong-echo')[];
export type Outcome = (typeof OUTCOMES)[number];

/** Why a channel is off. */
export const WHY = ['gone', 'failing', 'unsubscribed', 'silent', 'moved', 'bounced', 'complained'] as const;

/** A webhook; previews and release 0.1.0 wrote `hook`. */
export const webhookKind = () => z.literal(['webhook', 'hook']).transform(() => 'webhook' as const);

/** The kind of a channel. */
export function kindOfChannel() {
  return z.union([webhookKind(), z.enum(['push', 'mail'])]);
}

/** How a channel stands; previews and release 0.1.0 wrote `asked` where its receiver has not confirmed it. */
export function stateOfChannel() {
  return z
    .enum(['unconfirmed', 'asked', 'on', 'off'])
    .transform((state) => (state === 'asked' ? 'unconfirmed' : state));
}

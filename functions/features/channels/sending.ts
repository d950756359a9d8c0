import type { Courier } from '../../platform/courier/courier.ts';
import type { Vapid } from '../../platform/courier/vapid.ts';
import type { People, Vault } from '../../platform/ports/ports.ts';
import type { Post } from './mails.ts';

/** What sending stands on. */
export interface Sending {
  readonly people: People;
  readonly vault: Pick<Vault, 'person'>;
  readonly courier: Courier;
  vapid(): Promise<Vapid>;
  /** Undefined: no mail is sent from here. */
  readonly post: Post | undefined;
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

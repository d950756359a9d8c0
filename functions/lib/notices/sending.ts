import type { People, Vault } from '../ports.ts';
import type { Courier } from '../ways/courier.ts';
import type { Post } from '../ways/mails.ts';
import type { Vapid } from '../ways/vapid.ts';

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

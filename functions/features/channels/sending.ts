import type { Courier } from '../../platform/courier/loads.ts';
import type { Vapid } from '../../platform/courier/vapid.ts';
import type { People, Vault, Views } from '../../platform/ports/ports.ts';
import type { Queueing } from '../notifications/queue.ts';
import type { Post } from './mails.ts';

/** What sending needs. */
export interface Sending extends Queueing {
  readonly people: People;
  readonly vault: Pick<Vault, 'person'>;
  /** The lists, for the games and their titles. */
  readonly views: Pick<Views, 'projected'>;
  readonly courier: Courier;
  /** The origin of links: `https://fieldpost.example`. */
  readonly origin: string;
  vapid(): Promise<Vapid>;
  /** `undefined` if this server sends no mail. */
  readonly post: Post | undefined;
  /** Hosts of chats, which get more messages in a minute; absent: those that the server knows. */
  readonly chats?: readonly string[] | undefined;
  /** Number of processes that send to hosts that people name; absent: one. */
  readonly workers?: number;
  /** Hands what goes to hosts that people name to the queue of hooks, instead of sending it. */
  readonly isForwarding?: boolean;
  now(): number;
  /** Returns a number from 0 to 1. */
  random(): number;
}

import type { Message, QueueName } from '../../../../functions/platform/ports/queue.ts';

/** The operation by which a worker sends messages to a queue of the server, beside those of the store. */
export const SENDS = 'fieldpost.sends';

/** The input of that operation. */
export interface ToSend {
  readonly queue: QueueName;
  readonly messages: readonly Message[];
}

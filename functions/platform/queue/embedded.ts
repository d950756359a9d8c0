import { embedding } from '../courier/embedding.ts';
import type { Message, QueueName } from '../ports/queue.ts';

/** Takes messages for all queues of a server on one machine. */
export type QueueHost = (queue: QueueName, messages: readonly Message[]) => Promise<void>;

/** The hosts of queues in this process. */
export const queueHosts = embedding<QueueHost>('queues');

import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { doErrands, sweepNotifications } from '../features/channels/send.ts';
import type { Sending } from '../features/channels/sending.ts';
import { isErrands } from '../features/notifications/queue.ts';
import { notificationsSchema } from '../features/notifications/settings.ts';
import { courierFrom } from '../platform/courier/courier.ts';
import { vapidFrom } from '../platform/courier/vapid.ts';
import { dynamoViews } from '../platform/dynamo/lists/views.ts';
import { masterFrom, ringsFrom } from '../platform/dynamo/master.ts';
import { dynamoPeople } from '../platform/dynamo/people.ts';
import { dynamoVault } from '../platform/dynamo/vault.ts';
import { storesAt } from '../platform/dynamo/where.ts';
import { metered } from '../platform/kit/metrics.ts';
import { once } from '../platform/kit/once.ts';
import { isOfQueue, overMessages } from '../platform/queue/consumer.ts';
import { soonFrom } from '../platform/queue/environment.ts';

/** Number of concurrent calls for `hooks` (infra/cloud/sizes.ts). They share what a host gets in a minute. */
export const WORKERS = 2;

let sending: Sending | undefined;

function sendingFrom(env: typeof process.env): Sending {
  const settings = notificationsSchema.parse(env);
  const { MAIL_FROM: from, FIELDPOST_ORIGIN: origin, FIELDPOST_CONTACT, FIELDPOST_CHATS } = settings;
  const { client, tables, region } = storesAt(env);
  const master = masterFrom(env);
  const soon = soonFrom(env);
  return {
    ...(soon && { soon, workers: WORKERS }),
    people: dynamoPeople(client, tables.people),
    vault: dynamoVault(client, tables.vault, ringsFrom(env, master)),
    views: dynamoViews(client, tables.views),
    origin,
    chats: FIELDPOST_CHATS?.split(','),
    courier: courierFrom(env, region),
    vapid: once(async () => vapidFrom(await master(), FIELDPOST_CONTACT)),
    post: from === undefined ? undefined : { from, origin },
    now: Date.now,
    random: Math.random,
  };
}

/** Messages of a batch that are worked on together. */
const AT_ONCE = 10;
const HOOKS = '-hooks';

/**
 * Tells people what the queues hold: `tells` hands what goes to hosts that people name to `hooks`, which has two
 * workers. On a server on one machine, nothing calls it but a timer: then it tells what is stored and due.
 */
export const handler = metered(
  'sender',
  async (event: SQSEvent | object = {}): Promise<SQSBatchResponse | { done: number; failed: number }> => {
    sending ??= sendingFrom(process.env);
    const { soon, ...stored } = sending;
    if (soon === undefined || !isOfQueue(event)) return sweepNotifications(stored);
    const isForwarding = event.Records[0]?.eventSourceARN.endsWith(HOOKS) !== true;
    const on = { ...stored, soon, isForwarding };
    return overMessages(isErrands, ({ errands }) => doErrands(on, errands), AT_ONCE)(event);
  },
);

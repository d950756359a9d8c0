import type { ScheduledEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { doErrands, handOut, sweepNotifications } from '../features/channels/send.ts';
import type { Sending } from '../features/channels/sending.ts';
import { errandsIn } from '../features/notifications/queue.ts';
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
import { isJsonObject } from '../platform/ports/shape.ts';
import { isOfQueue, overMessages } from '../platform/queue/consumer.ts';
import { tellsFrom } from '../platform/queue/tells.ts';

/** Number of concurrent calls for `hooks` (infra/cloud/tells.ts). They share what a host gets in a minute. */
const WORKERS = 2;

let sending: Sending | undefined;

function sendingFrom(env: typeof process.env): Sending {
  const settings = notificationsSchema.parse(env);
  const { MAIL_FROM: from, FIELDPOST_ORIGIN: origin, FIELDPOST_CONTACT, FIELDPOST_CHATS } = settings;
  const { client, tables, region } = storesAt(env);
  const master = masterFrom(env);
  const tells = tellsFrom(env, region);
  return {
    ...(tells && { soon: { ...tells, now: Date.now }, workers: WORKERS }),
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
 * workers. Once a minute hands out what is due soon; without queues, does it.
 */
export const handler = metered(
  'sender',
  async (
    event: SQSEvent | ScheduledEvent | object = {},
  ): Promise<SQSBatchResponse | { done: number; failed: number }> => {
    sending ??= sendingFrom(process.env);
    const { soon } = sending;
    if (isOfQueue(event)) {
      const isOfHooks = event.Records[0]?.eventSourceARN.endsWith(HOOKS) === true;
      const on = { ...sending, isForwarding: !isOfHooks };
      return overMessages(isJsonObject, (message) => doErrands(on, errandsIn(message)), AT_ONCE)(event);
    }
    if (soon === undefined) return sweepNotifications(sending);
    return { done: await handOut({ ...sending, soon }), failed: 0 };
  },
);

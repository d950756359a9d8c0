import { sweepNotifications } from '../features/channels/send.ts';
import type { Sending } from '../features/channels/sending.ts';
import { notificationsSchema } from '../features/notifications/settings.ts';
import { courierFrom } from '../platform/courier/courier.ts';
import { vapidFrom } from '../platform/courier/vapid.ts';
import { dynamoViews } from '../platform/dynamo/lists/views.ts';
import { masterFrom, ringsFrom } from '../platform/dynamo/master.ts';
import { dynamoPeople } from '../platform/dynamo/people.ts';
import { dynamoVault } from '../platform/dynamo/vault.ts';
import { storesAt } from '../platform/dynamo/where.ts';
import { once } from '../platform/kit/once.ts';

let sending: Sending | undefined;

function sendingFrom(env: typeof process.env): Sending {
  const settings = notificationsSchema.parse(env);
  const { MAIL_FROM: from, FIELDPOST_ORIGIN: origin, FIELDPOST_CONTACT, FIELDPOST_CHATS } = settings;
  const { client, tables, region } = storesAt(env);
  const master = masterFrom(env);
  return {
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

/** Runs once a minute: makes the due notifications and sends them to the courier. */
export const handler = async (): Promise<{ done: number; failed: number }> => {
  sending ??= sendingFrom(process.env);
  return sweepNotifications(sending);
};

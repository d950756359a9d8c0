import { masterFrom, vaultUnder } from './lib/dynamo/master.ts';
import { dynamoPeople } from './lib/dynamo/people.ts';
import { storesAt } from './lib/dynamo/where.ts';
import { sweepNotices } from './lib/notices/send.ts';
import type { Sending } from './lib/notices/sending.ts';
import { noticesSchema } from './lib/notices/settings.ts';
import { once } from './lib/once.ts';
import { courierFrom } from './lib/ways/courier.ts';
import { vapidFrom } from './lib/ways/vapid.ts';

let sending: Sending | undefined;

function sendingFrom(env: typeof process.env): Sending {
  const { MAIL_FROM: from, FIELDPOST_ORIGIN: origin, FIELDPOST_CONTACT } = noticesSchema.parse(env);
  const { client, tables, region } = storesAt(env);
  const master = masterFrom(env);
  return {
    people: dynamoPeople(client, tables.people),
    vault: vaultUnder(master, client, tables.vault),
    courier: courierFrom(env, region),
    vapid: once(async () => vapidFrom(await master(), FIELDPOST_CONTACT)),
    post: from === undefined ? undefined : { from, origin },
    now: Date.now,
    random: Math.random,
  };
}

/** Called once a minute: makes the notices whose time has come, and has them brought. */
export const handler = async (): Promise<{ done: number; failed: number }> => {
  sending ??= sendingFrom(process.env);
  return sweepNotices(sending);
};

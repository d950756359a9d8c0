import { sweepEnded } from '../features/leaving/ended.ts';
import type { Erasing } from '../features/leaving/erased.ts';
import { sweepGuests } from '../features/leaving/leaving.ts';
import { sweepCases } from '../features/moderation/cases.ts';
import { dynamoErasures } from '../platform/dynamo/erasures.ts';
import { storesAt } from '../platform/dynamo/where.ts';
import { metered } from '../platform/kit/metrics.ts';
import { background } from '../wiring/background.ts';

let erasing: Erasing | undefined;

const unsuppressed = async (address: string): Promise<void> =>
  (await import('../platform/courier/suppressed.ts')).unsuppressed(address);

/** `MAIL_CONFIGURATION`: the server sends mail by SES, which keeps a list of addresses. */
function erasingFrom(env: typeof process.env): Erasing {
  const { client, tables } = storesAt(env);
  const erasing = { erasures: dynamoErasures(client, tables), background: background() };
  return env.MAIL_CONFIGURATION === undefined ? erasing : { ...erasing, unsuppressed };
}

/** Runs every minute: erases expired guests, deleted accounts and old reports, and shows games under current names. */
export const handler = metered('guests', async (): Promise<{ erased: number; renamed: number }> => {
  erasing ??= erasingFrom(process.env);
  const { erased, renamed } = await sweepGuests(erasing, Date.now());
  await sweepCases(erasing.background.people, Date.now());
  return { erased: erased + (await sweepEnded(erasing, Date.now())), renamed };
});

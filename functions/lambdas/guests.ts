import { sweepEnded } from '../features/leaving/ended.ts';
import type { Erasing } from '../features/leaving/erased.ts';
import { sweepGuests } from '../features/leaving/leaving.ts';
import { sweepCases } from '../features/moderation/cases.ts';
import { dynamoErasures } from '../platform/dynamo/erasures.ts';
import { storesAt } from '../platform/dynamo/where.ts';
import { background } from '../wiring/environment.ts';

let erasing: Erasing | undefined;

function erasingFrom(): Erasing {
  const { client, tables } = storesAt(process.env);
  return { erasures: dynamoErasures(client, tables), background: background() };
}

/**
 * Called every minute: erases guests at the end of their time, deleted accounts, and old reports; games get today's
 * names.
 */
export const handler = async (): Promise<{ erased: number; renamed: number }> => {
  erasing ??= erasingFrom();
  const { erased, renamed } = await sweepGuests(erasing, Date.now());
  await sweepCases(erasing.background.people, Date.now());
  return { erased: erased + (await sweepEnded(erasing, Date.now())), renamed };
};

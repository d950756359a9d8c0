import { sweepEnded } from './lib/accounts/ended.ts';
import { storesAt } from './lib/dynamo/where.ts';
import { background } from './lib/environment.ts';
import { sweepCases } from './lib/moderation/cases.ts';
import type { Erasing } from './lib/people/erased.ts';
import { sweepGuests } from './lib/people/leaving.ts';

let erasing: Erasing | undefined;

/** Called every minute: erases guests whose time is over and people whose account has ended, and old reports; games get today's names. */
export const handler = async (): Promise<{ erased: number; renamed: number }> => {
  erasing ??= { ...storesAt(process.env), background: background() };
  const { erased, renamed } = await sweepGuests(erasing, Date.now());
  await sweepCases(erasing.background.people, Date.now());
  return { erased: erased + (await sweepEnded(erasing, Date.now())), renamed };
};

import { storesAt } from './lib/dynamo/where.ts';
import { background } from './lib/environment.ts';
import type { Erasing } from './lib/people/erased.ts';
import { sweepGuests } from './lib/people/leaving.ts';

let erasing: Erasing | undefined;

/** Called every minute: erases guests whose time is over, and shows games under the names that people have now. */
export const handler = async (): Promise<{ erased: number; renamed: number }> => {
  erasing ??= { ...storesAt(process.env), background: background() };
  return sweepGuests(erasing, Date.now());
};

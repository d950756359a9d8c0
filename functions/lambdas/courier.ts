import type { Load } from '../platform/courier/courier.ts';
import { type Delivery, deliver } from '../platform/courier/deliver.ts';
import { mailed } from '../platform/courier/mail.ts';

/** Delivers notifications. Only this function contacts addresses of users. It may send mail, and has no other right. */
export const handler = async (load: Load): Promise<Delivery> =>
  'letter' in load ? mailed(load.letter) : deliver(load.parcel);

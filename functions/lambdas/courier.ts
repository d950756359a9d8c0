import type { Load } from '../platform/courier/courier.ts';
import { type Delivery, deliver } from '../platform/courier/deliver.ts';
import { mailed } from '../platform/courier/mail.ts';

/**
 * Brings what people are told to where they want it. The only function that speaks to strangers: it may send mail, and
 * has no other right here.
 */
export const handler = async (load: Load): Promise<Delivery> =>
  'letter' in load ? mailed(load.letter) : deliver(load.parcel);

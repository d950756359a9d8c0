import { deliver } from '../platform/courier/deliver.ts';
import type { Answer, Load } from '../platform/courier/loads.ts';
import { mailed } from '../platform/courier/mail.ts';
import { metered } from '../platform/kit/metrics.ts';
import { report } from '../platform/kit/report.ts';

/**
 * Delivers notifications, and answers for each load. Only this function contacts addresses of users. It may send mail,
 * and has no other right.
 */
export const handler = metered(
  'courier',
  (loads: readonly Load[]): Promise<readonly Answer[]> => Promise.all(loads.map(carried)),
);

async function carried(load: Load): Promise<Answer> {
  try {
    return await ('letter' in load ? mailed(load.letter) : deliver(load.parcel));
  } catch (caught) {
    const unsent = caught instanceof Error ? caught.name : 'unknown';
    // Only the name: messages of SES repeat the address.
    report('unsent', { operation: 'letter' in load ? 'mail' : 'parcel', name: unsent });
    return { unsent };
  }
}

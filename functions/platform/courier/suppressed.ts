import { DeleteSuppressedDestinationCommand } from '@aws-sdk/client-sesv2';
import { report } from '../kit/report.ts';
import { ses } from './mail.ts';

/**
 * Takes an address off the list of SES that gets no more mail, after a bounce or a complaint. A failure is reported,
 * without the address.
 */
export async function unsuppressed(address: string): Promise<void> {
  try {
    await (await ses()).send(new DeleteSuppressedDestinationCommand({ EmailAddress: address }));
  } catch (caught) {
    const name = caught instanceof Error ? caught.name : 'unknown';
    // Most addresses are on no list. Only the name is reported: messages of SES repeat the address.
    if (name !== 'NotFoundException') report('fault', { operation: 'list of suppressed addresses', name });
  }
}

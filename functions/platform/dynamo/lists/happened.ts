import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** Returns whether a conditional write happened; false: its condition did not hold. Throws other errors of the SDK. */
export async function happened(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (caught) {
    if (caught instanceof ConditionalCheckFailedException) return false;
    throw caught;
  }
}

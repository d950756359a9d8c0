import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { once } from '../kit/once.ts';
import { isText, shapeOf } from '../ports/shape.ts';
import type { Delivery } from './deliver.ts';
import type { Letter } from './loads.ts';

/** Two tries end before the courier does. */
export const ses = once(
  async () =>
    new SESv2Client({
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true },
      maxAttempts: 2,
    }),
);

/** The set of SES that reports bounces and complaints. Read at each use, because tests set it. */
const configurationSet = (): string | undefined => process.env.MAIL_CONFIGURATION;

/**
 * Hands a mail to SES. Returns `4xx` only if SES refuses the address or the text. Throws the other errors of SES and
 * of the network: then the mail is right, and this server may not or cannot send it now.
 */
export async function mailed({ from, to, message, about }: Letter): Promise<Delivery> {
  const set = configurationSet();
  const sent = new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: { Raw: { Data: Buffer.from(message, 'base64') } },
    ...(set !== undefined && { ConfigurationSetName: set }),
    // Reports of SES repeat the tags, so they hold ids and never an address.
    ...(about && { EmailTags: Object.entries(about).map(([Name, Value]) => ({ Name, Value })) }),
  });
  try {
    await (await ses()).send(sent);
    return { outcome: '2xx' };
  } catch (caught) {
    if (isOfAddress(caught)) return { outcome: '4xx' };
    throw caught;
  }
}

const isNamed = shapeOf<{ readonly name: string; readonly message: string }>({ name: isText, message: isText });

/**
 * Returns whether SES refuses this address or text. In the sandbox of SES, `MessageRejected` also says that an address
 * is not verified: a setting of the operator.
 */
function isOfAddress(caught: unknown): boolean {
  if (!isNamed(caught)) return false;
  if (caught.name === 'MessageRejected') return !/not verified/i.test(caught.message);
  return caught.name === 'BadRequestException';
}

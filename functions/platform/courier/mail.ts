import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { once } from '../kit/once.ts';
import { isNumber, shapeOf } from '../ports/shape.ts';
import type { Letter } from './courier.ts';
import type { Delivery } from './deliver.ts';

const ses = once(
  async () =>
    new SESv2Client({
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    }),
);

/** An error of the SDK after an answer of SES. */
interface Answered {
  readonly $metadata: { readonly httpStatusCode: number };
}

const isAnswered = shapeOf<Answered>({ $metadata: shapeOf<Answered['$metadata']>({ httpStatusCode: isNumber }) });

/** Hands a mail to SES. Returns a refusal of SES as the outcome instead of throwing. */
export async function mailed({ from, to, message }: Letter): Promise<Delivery> {
  const sent = new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: { Raw: { Data: Buffer.from(message, 'base64') } },
  });
  try {
    await (await ses()).send(sent);
    return { outcome: '2xx' };
  } catch (caught) {
    if (!isAnswered(caught)) return { outcome: 'unreachable' };
    return { outcome: caught.$metadata.httpStatusCode < 500 ? '4xx' : '5xx' };
  }
}

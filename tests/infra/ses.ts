import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Template } from '../../infra/app.ts';
import type { FunctionName } from '../../infra/endpoints.ts';
import { grantedTo, REGION } from './template.ts';

/** A mail as SES is given it. */
export interface Sent {
  readonly FromEmailAddress: string;
  readonly Destination: { readonly ToAddresses: readonly string[] };
  readonly EmailTags?: readonly { readonly Name: string; readonly Value: string }[];
  readonly ConfigurationSetName?: string;
  readonly Content: { readonly Raw?: { readonly Data: string } };
}

const SUPPRESSION = '/v2/email/suppression/addresses/';

/** What SES does to a mail, and on which resources. */
function actsOf({ FromEmailAddress: from, ConfigurationSetName: set, Content }: Sent): readonly string[] {
  const arn = (what: string) => `arn:aws:ses:${REGION}:123456789012:${what}`;
  const on = [
    arn(`identity/${from.slice(from.indexOf('@') + 1)}`),
    ...(set === undefined ? [] : [arn(`configuration-set/${set}`)]),
  ];
  const actions = ['ses:SendEmail', ...(Content.Raw === undefined ? [] : ['ses:SendRawEmail'])];
  return on.flatMap((resource) => actions.map((action) => `${action} ${resource}`));
}

/**
 * The SES of a function: answers as its role allows. `used` and `refused` are told each act. `suppressed`: the list of
 * addresses that get no more mail.
 */
export const sesFor = (
  template: Template,
  name: FunctionName,
  {
    used,
    refused,
    sent,
    suppressed,
  }: { used(act: string): void; refused(act: string): void; sent(mail: Sent): void; suppressed: Set<string> },
): Server =>
  createServer(async (incoming, outgoing) => {
    const { url = '', method } = incoming;
    const isListed = method === 'DELETE' && url.startsWith(SUPPRESSION);
    if (!isListed && url !== '/v2/email/outbound-emails') return outgoing.writeHead(404).end('{}');
    const body = await textOf(incoming);
    const mail = isListed ? undefined : (JSON.parse(body) as Sent);
    const acts = mail === undefined ? ['ses:DeleteSuppressedDestination *'] : actsOf(mail);
    const granted = grantedTo(template, name).flatMap((each) => each.actions.map((action) => `${action} ${each.on}`));
    const not = acts.filter((act) => !granted.includes(act));
    outgoing.setHeader('content-type', 'application/json');
    if (not.length > 0) {
      refused(not.join());
      outgoing.writeHead(403, { 'x-amzn-errortype': 'AccessDeniedException' });
      return outgoing.end(JSON.stringify({ message: `not authorized to perform ${not}` }));
    }
    for (const act of acts) used(act);
    if (mail === undefined) {
      if (suppressed.delete(decodeURIComponent(url.slice(SUPPRESSION.length))))
        return outgoing.writeHead(200).end('{}');
      outgoing.writeHead(404, { 'x-amzn-errortype': 'NotFoundException' });
      return outgoing.end(JSON.stringify({ message: `${url} is on no list` }));
    }
    sent(mail);
    return outgoing.writeHead(200).end(JSON.stringify({ MessageId: 'm1' }));
  });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The code in a mail that asks whether to send mails there. */
export function codeIn(mail: Sent | undefined): string {
  const raw = Buffer.from(mail?.Content.Raw?.Data ?? '', 'base64').toString('utf8');
  const body = raw.slice(raw.indexOf('\r\n\r\n'));
  const isBase64 = /transfer-encoding: base64/i.test(raw);
  const plain = isBase64
    ? Buffer.from(body, 'base64').toString('utf8')
    : body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /confirm=[\w-]+\.([\w-]+)/.exec(plain)?.[1] ?? '';
}

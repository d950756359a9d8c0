import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '../../../functions/lambdas/courier.ts';
import type { Letter } from '../../../functions/platform/courier/loads.ts';
import { mailed } from '../../../functions/platform/courier/mail.ts';
import { unsuppressed } from '../../../functions/platform/courier/suppressed.ts';

// Mails on their way to SES: what it is asked, and which of its refusals are about the address.

interface Request {
  readonly FromEmailAddress: string;
  readonly ConfigurationSetName?: string;
  readonly EmailTags?: readonly { readonly Name: string; readonly Value: string }[];
}

let server: Server;
let says: { readonly status: number; readonly name?: string; readonly message?: string };
const asked: Request[] = [];
/** What was asked without a body. */
const lines: string[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (chunks.length > 0) asked.push(JSON.parse(Buffer.concat(chunks).toString()) as Request);
    else lines.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`);
    const { status, name, message = 'refused' } = says;
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(name !== undefined && { 'x-amzn-errortype': name }),
    });
    response.end(JSON.stringify(status === 200 ? { MessageId: 'm1' } : { message }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'tests',
    AWS_SECRET_ACCESS_KEY: 'tests',
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MAIL_CONFIGURATION: 'fieldpost-prod-mail',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  lines.length = 0;
  says = { status: 200 };
});

const letter: Letter = {
  from: 'post@fieldpost.example',
  to: 'anna@example.org',
  message: Buffer.from('Subject: x\r\n\r\nx').toString('base64'),
  about: { person: 'p01234567890123456789', channel: 'wabc' },
};

it('goes with the configuration set, and with tags that hold ids and no address', async () => {
  expect(await mailed(letter)).toEqual({ outcome: '2xx' });
  expect(asked).toMatchObject([{ FromEmailAddress: letter.from, ConfigurationSetName: 'fieldpost-prod-mail' }]);
  expect(asked[0]?.EmailTags).toEqual([
    { Name: 'person', Value: 'p01234567890123456789' },
    { Name: 'channel', Value: 'wabc' },
  ]);
  expect(JSON.stringify(asked[0]?.EmailTags)).not.toContain('@');
});

describe('a refusal', () => {
  it.each([
    { status: 400, name: 'BadRequestException', message: 'Missing final @domain' },
    { status: 400, name: 'MessageRejected', message: 'The message contains invalid content' },
  ])('of the address or the text is an outcome: $name', async (refusal) => {
    says = refusal;
    expect(await mailed(letter)).toEqual({ outcome: '4xx' });
  });

  it.each([
    { status: 403, name: 'AccessDeniedException' },
    { status: 403, name: 'SignatureDoesNotMatch' },
    { status: 400, name: 'AccountSuspendedException' },
    { status: 400, name: 'SendingPausedException' },
    { status: 400, name: 'MailFromDomainNotVerifiedException' },
    { status: 400, name: 'LimitExceededException' },
    { status: 404, name: 'NotFoundException' },
    { status: 429, name: 'TooManyRequestsException' },
    { status: 400, name: 'ThrottlingException' },
    { status: 503, name: 'ServiceUnavailable' },
    { status: 500, name: 'InternalServiceErrorException' },
    { status: 400, name: 'MessageRejected', message: 'Email address is not verified: anna@example.org' },
  ])('of this server throws: $status $name', async (refusal) => {
    says = refusal;
    await expect(mailed(letter)).rejects.toMatchObject({ name: refusal.name });
  });

  it('of this server is one error line without the address, and no outcome of the channel', async () => {
    says = { status: 400, name: 'MessageRejected', message: 'Email address is not verified: anna@example.org' };
    const lines: string[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const answers = await handler([{ letter }]);
    write.mockRestore();
    expect(answers).toEqual([{ unsent: 'MessageRejected' }]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', what: 'unsent', name: 'MessageRejected' },
    ]);
    expect(lines.join()).not.toContain('@');
  });

  it('of one load leaves the others of the batch as they are', async () => {
    says = { status: 403, name: 'AccessDeniedException' };
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const parcel = { url: 'https://localhost/', headers: {}, body: '' };
    expect(await handler([{ letter }, { parcel }])).toEqual([
      { unsent: 'AccessDeniedException' },
      { outcome: 'refused' },
    ]);
    write.mockRestore();
  });
});

describe('an address of an erased person', () => {
  const address = 'anna+games@example.org';
  let written: string[];
  beforeEach(() => {
    written = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is taken off the list of SES', async () => {
    await unsuppressed(address);
    expect([lines, written]).toEqual([[`DELETE /v2/email/suppression/addresses/${address}`], []]);
  });

  it('may be on no list, and no more is said of it', async () => {
    says = { status: 404, name: 'NotFoundException', message: `${address} is on no list` };
    await unsuppressed(address);
    expect([lines.length, written]).toEqual([1, []]);
  });

  it('stays there if SES refuses, which is reported without it', async () => {
    says = { status: 403, name: 'AccessDeniedException', message: `not authorized for ${address}` };
    await unsuppressed(address);
    expect(written.map((line) => JSON.parse(line))).toEqual([
      { level: 'error', what: 'fault', operation: 'list of suppressed addresses', name: 'AccessDeniedException' },
    ]);
  });
});

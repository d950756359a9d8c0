import { afterEach, describe, expect, it } from 'vitest';
import { deliver, type Parcel } from '../../../functions/platform/courier/deliver.ts';
import { type Receiver, startReceiver } from './receiver.ts';

// Deliveries to a receiver that stands for one on the internet: what it gets, what is told of its answer, and where
// nothing goes.

const PUBLIC = '93.184.216.34';
const parcel = (url: string, more: Partial<Parcel> = {}): Parcel => ({
  url,
  headers: { 'content-type': 'application/json', 'webhook-id': 'n1' },
  body: Buffer.from('{"a":1}').toString('base64'),
  ...more,
});

let receiver: Receiver | undefined;
afterEach(async () => receiver?.close());
const receiving = async (...given: Parameters<typeof startReceiver>): Promise<Receiver> => {
  receiver = await startReceiver(...given);
  return receiver;
};

it('brings headers and body by https to the address that was looked at', async () => {
  const { ways, received, dialled, asked } = await receiving({ 'hooks.example': [[PUBLIC]] });
  expect(await deliver(parcel('https://hooks.example/in?x=1#y'), ways)).toEqual({ outcome: '2xx' });
  expect(received).toEqual([
    {
      host: 'hooks.example',
      path: '/in?x=1',
      body: '{"a":1}',
      raw: Buffer.from('{"a":1}'),
      headers: expect.objectContaining({ 'webhook-id': 'n1', 'content-length': '7' }),
    },
  ]);
  expect([asked, dialled]).toEqual([['hooks.example'], [PUBLIC]]);
});

it('asks for no name where the URL has an address', async () => {
  const { ways, received, asked } = await receiving({});
  expect(await deliver(parcel(`https://${PUBLIC}/`), ways)).toEqual({ outcome: '2xx' });
  expect([received.length, asked]).toEqual([1, []]);
});

describe('nothing is sent', () => {
  it.each([
    { to: 'a private address', found: ['10.0.0.1'] },
    { to: 'a public one beside a private one', found: [PUBLIC, '169.254.169.254'] },
    { to: 'an address of IPv4 in one of IPv6', found: ['::ffff:127.0.0.1'] },
    { to: 'nine addresses', found: Array.from({ length: 9 }, () => PUBLIC) },
  ])('to a name that stands for $to', async ({ found }) => {
    const { ways, received, dialled } = await receiving({ 'hooks.example': [found] });
    expect(await deliver(parcel('https://hooks.example/'), ways)).toEqual({ outcome: 'refused' });
    expect([received, dialled]).toEqual([[], []]);
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'http://hooks.example/',
    'https://hooks.example:8443/',
  ])('to %s', async (url) => {
    const { ways, received, asked, dialled } = await receiving({ 'hooks.example': [[PUBLIC]] });
    expect(await deliver(parcel(url), ways)).toEqual({ outcome: 'refused' });
    expect([received, asked, dialled]).toEqual([[], [], []]);
  });

  it('to a name whose second answer is another one: it is asked once', async () => {
    const { ways, asked, dialled } = await receiving({ 'hooks.example': [[PUBLIC], ['127.0.0.1']] });
    expect(await deliver(parcel('https://hooks.example/'), ways)).toEqual({ outcome: '2xx' });
    expect([asked, dialled]).toEqual([['hooks.example'], [PUBLIC]]);
    expect(await deliver(parcel('https://hooks.example/'), ways)).toEqual({ outcome: 'refused' });
  });

  it('where a redirect leads', async () => {
    const { ways, received, asked } = await receiving(
      { 'hooks.example': [[PUBLIC]], 'moved.example': [[PUBLIC]] },
      (_, response) => {
        response.writeHead(307, { location: 'https://moved.example/' }).end();
      },
    );
    expect(await deliver(parcel('https://hooks.example/'), ways)).toEqual({ outcome: '3xx' });
    expect([received.length, asked]).toEqual([1, ['hooks.example']]);
  });

  it('to a host whose certificate is for another one', async () => {
    const { ways, received } = await receiving({ 'other.example': [[PUBLIC]] });
    expect(await deliver(parcel('https://other.example/'), ways)).toEqual({ outcome: 'unreachable' });
    expect(received).toEqual([]);
  });
});

describe('of the answer', () => {
  it.each([
    { status: 204, told: { outcome: '2xx' } },
    { status: 400, told: { outcome: '4xx' } },
    { status: 404, told: { outcome: '4xx', gone: '404' } },
    { status: 410, told: { outcome: '4xx', gone: '410' } },
    { status: 503, told: { outcome: '5xx' } },
  ])('$status is told by its class', async ({ status, told }) => {
    const { ways } = await receiving(
      { 'hooks.example': [[PUBLIC]] },
      (_, response) => void response.writeHead(status).end('a secret'),
    );
    expect(await deliver(parcel('https://hooks.example/'), ways)).toEqual(told);
  });

  it('no more is read than its beginning, and it is not unpacked', async () => {
    let written = 0;
    const { ways } = await receiving({ 'hooks.example': [[PUBLIC]] }, (_, response) => {
      const more = (): void => {
        while (!response.destroyed) {
          written += 65_536;
          if (!response.write('x'.repeat(65_536))) break;
        }
        response.once('drain', more);
      };
      response.writeHead(200, { 'content-encoding': 'gzip' });
      more();
    });
    expect(await deliver(parcel('https://hooks.example/'), ways)).toEqual({ outcome: '2xx' });
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  it('a receiver that says nothing is given up', async () => {
    const late = new AbortController();
    const { ways, received } = await receiving({ 'hooks.example': [[PUBLIC]] }, () =>
      late.abort(new DOMException('it took too long', 'TimeoutError')),
    );
    expect(await deliver(parcel('https://hooks.example/'), ways, late.signal)).toEqual({ outcome: 'timeout' });
    expect(received).toHaveLength(1);
  });

  it('a receiver that closes without an answer has not taken it', async () => {
    const { ways } = await receiving({ 'hooks.example': [[PUBLIC]] }, (_, response) => response.socket?.destroy());
    expect(await deliver(parcel('https://hooks.example/'), ways)).toEqual({ outcome: 'unreachable' });
  });

  it('a receiver that answers and never ends has taken it', async () => {
    const { ways } = await receiving({ 'hooks.example': [[PUBLIC]] }, (_, response) => {
      response.writeHead(200);
      response.write('some');
    });
    expect(await deliver(parcel('https://hooks.example/'), ways, AbortSignal.timeout(3_000))).toEqual({
      outcome: '2xx',
    });
  });

  it.each([
    { says: 'word-1', status: 200, echoed: true },
    { says: 'word-1', status: 404, echoed: false },
    { says: 'word-1 and more', status: 200, echoed: false },
    { says: '', status: 200, echoed: false },
  ])('"$says" with $status echoes word-1: $echoed', async ({ says, status, echoed }) => {
    const { ways } = await receiving(
      { 'hooks.example': [[PUBLIC]] },
      (_, response) => void response.writeHead(status).end(says),
    );
    expect(await deliver(parcel('https://hooks.example/', { echo: 'word-1' }), ways)).toMatchObject({ echoed });
  });
});

it('sends no parcel above 64 KB', async () => {
  const large = Buffer.alloc(64 * 1024 + 1).toString('base64');
  await expect(deliver(parcel('https://hooks.example/', { body: large }))).rejects.toThrow('too large');
});

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anchorsInBucket } from '../../../functions/platform/anchors/bucket.ts';
import { anchorsFrom } from '../../../functions/platform/anchors/environment.ts';
import { anchorsInFolder } from '../../../functions/platform/anchors/folder.ts';
import { anchorName, headsName, leavesName } from '../../../functions/platform/ports/anchor-store.ts';
import { memoryAnchors } from '../../kit/memory-anchors.ts';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-anchor-store-'));
const servers: Server[] = [];
beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATEST');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

const NOW = 500_000 * 3_600_000;
/** What a bucket was asked. */
interface Sent {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer of S3: its status, and its error or its body. */
type Answer = readonly [status: number, body?: string];

const errorIn = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** A bucket in memory, and what it was asked. `first`: answers in place of it to its first requests. */
async function bucket(first: Answer[] = []) {
  const objects = new Map<string, string>();
  const sent: Sent[] = [];

  function answerTo(name: string, query: URLSearchParams, { method, headers, body }: Sent): Answer {
    if (name === '') {
      const after = query.get('start-after') ?? '';
      const all = [...objects.keys()].filter((each) => each.startsWith(query.get('prefix') ?? '') && each > after);
      const keys = all.sort().slice(0, Number(query.get('max-keys')));
      const listed = keys.map((each) => `<Contents><Key>${each}</Key></Contents>`).join('');
      return [200, `<?xml version="1.0"?><ListBucketResult>${listed}</ListBucketResult>`];
    }
    const there = objects.get(name);
    if (method === 'GET') return there === undefined ? [404, errorIn('NoSuchKey')] : [200, there];
    if (headers['if-none-match'] === '*' && there !== undefined) return [412, errorIn('PreconditionFailed')];
    objects.set(name, body);
    return [200];
  }

  const server = createServer(async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://s3');
    const asked = { method: incoming.method, headers: incoming.headers, body: await text(incoming) };
    sent.push(asked);
    const answer = answerTo(pathname.split('/').slice(2).join('/'), searchParams, asked);
    const [status, body = ''] = first.shift() ?? answer;
    outgoing.writeHead(status).end(body);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { store: anchorsInBucket({ name: 'b', region: 'eu-central-1', endpoint, now: () => NOW }), objects, sent };
}

describe.each([
  ['in memory', async () => memoryAnchors()],
  ['in a folder', async () => anchorsInFolder(mkdtempSync(join(folder, 'of-')))],
  ['in a bucket', async () => (await bucket()).store],
] as const)('a store of anchors %s', (_, open) => {
  it('adds once, writes parts again, and gives what it has', async () => {
    const store = await open();
    expect([await store.get(anchorName(7)), await store.newest(), await store.hours(1, 9)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await store.add(anchorName(499_999), 'one')).toBe(true);
    expect(await store.add(anchorName(499_999), 'two')).toBe(false);
    expect(await store.get(anchorName(499_999))).toBe('one');
    await store.put(leavesName(499_999, 0), 'old');
    await store.put(leavesName(499_999, 0), 'new');
    await store.put(headsName(499_999), 'heads');
    expect([await store.get(leavesName(499_999, 0)), await store.get(headsName(499_999))]).toEqual(['new', 'heads']);
  });

  it('lists hours in order, from one on, and the newest', async () => {
    const store = await open();
    for (const hour of [499_990, 499_998, 499_992]) await store.add(anchorName(hour), 'text');
    expect(await store.hours(499_991, 9)).toEqual([499_992, 499_998]);
    expect(await store.hours(499_990, 2)).toEqual([499_990, 499_992]);
    expect(await store.newest()).toBe(499_998);
  });
});

describe('a bucket', () => {
  it('finds a newest anchor that is old, and says what S3 refused', async () => {
    const { store, objects } = await bucket();
    for (let hour = 300_000; hour < 302_500; hour++) objects.set(anchorName(hour), '');
    expect(await store.newest()).toBe(302_499);
    const refusing = await bucket([[403, errorIn('AccessDenied')]]);
    await expect(refusing.store.get(anchorName(1))).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('is sent signed objects with a SHA-256, and one that is added on condition', async () => {
    const { store, sent } = await bucket();
    await store.put(headsName(7), 'heads');
    await store.add(anchorName(7), 'anchor');
    const [put, added] = sent;
    for (const [each, body] of [
      [put, 'heads'],
      [added, 'anchor'],
    ] as const) {
      expect(each).toMatchObject({ method: 'PUT', body });
      expect(each?.headers['x-amz-checksum-sha256']).toBe(createHash('sha256').update(body).digest('base64'));
      const signed =
        /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=(\S+), /;
      expect(signed.exec(each?.headers.authorization ?? '')?.[1]?.split(';')).toEqual(
        expect.arrayContaining(['host', 'x-amz-checksum-sha256', 'x-amz-content-sha256', 'x-amz-date']),
      );
    }
    expect([put?.headers['if-none-match'], added?.headers['if-none-match']]).toEqual([undefined, '*']);
  });

  it('has added an anchor whose answer was lost, and not one that another process wrote', async () => {
    const lost = await bucket([[503, errorIn('SlowDown')]]);
    // The first try wrote it before its answer was lost.
    expect(await lost.store.add(anchorName(7), 'ours')).toBe(true);
    expect(lost.sent.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'GET']);
    const late = await bucket([[503, errorIn('SlowDown')]]);
    late.objects.set(anchorName(7), 'theirs');
    expect(await late.store.add(anchorName(7), 'ours')).toBe(false);
    expect(late.objects.get(anchorName(7))).toBe('theirs');
  });
});

it('a server without a data folder has no anchors', async () => {
  const store = anchorsFrom({});
  await store.put(anchorName(1), 'text');
  expect([await store.add(anchorName(1), 'text'), await store.get(anchorName(1)), await store.newest()]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});

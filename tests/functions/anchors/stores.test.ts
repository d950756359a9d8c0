import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { anchorsInBucket } from '../../../functions/platform/anchors/bucket.ts';
import { anchorsFrom } from '../../../functions/platform/anchors/environment.ts';
import { anchorsInFolder } from '../../../functions/platform/anchors/folder.ts';
import { signedHeaders } from '../../../functions/platform/anchors/signed.ts';
import { anchorName, headsName, leavesName } from '../../../functions/platform/ports/anchor-store.ts';
import { memoryAnchors } from '../../kit/memory-anchors.ts';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-anchor-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = 500_000 * 3_600_000;
const WHO = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };

/** A bucket in memory. */
function bucket() {
  const objects = new Map<string, string>();
  const answer = async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url);
    const name = pathname.slice(1);
    if (name === '') {
      const after = searchParams.get('start-after') ?? '';
      const all = [...objects.keys()].filter((each) => each.startsWith('anchors/') && each > after).sort();
      const keys = all.slice(0, Number(searchParams.get('max-keys')));
      return new Response(keys.map((each) => `<Key>${each}</Key>`).join(''));
    }
    if (method === 'GET') return new Response(objects.get(name), { status: objects.has(name) ? 200 : 404 });
    const sent = new Headers(headers);
    if (sent.get('if-none-match') === '*' && objects.has(name)) return new Response(null, { status: 412 });
    objects.set(name, String(body));
    return new Response('');
  };
  const store = anchorsInBucket({
    name: 'b',
    region: 'eu-central-1',
    credentials: () => WHO,
    now: () => NOW,
    fetch: answer,
  });
  return { store, objects };
}

describe.each([
  ['in memory', memoryAnchors],
  ['in a folder', () => anchorsInFolder(mkdtempSync(join(folder, 'of-')))],
  ['in a bucket', () => bucket().store],
] as const)('a store of anchors %s', (_, open) => {
  it('adds once, writes parts again, and gives what it has', async () => {
    const store = open();
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
    const store = open();
    for (const hour of [499_990, 499_998, 499_992]) await store.add(anchorName(hour), 'text');
    expect(await store.hours(499_991, 9)).toEqual([499_992, 499_998]);
    expect(await store.hours(499_990, 2)).toEqual([499_990, 499_992]);
    expect(await store.newest()).toBe(499_998);
  });
});

describe('a bucket', () => {
  it('finds a newest anchor that is old, and says what S3 refused', async () => {
    const { store, objects } = bucket();
    for (let hour = 300_000; hour < 302_500; hour++) objects.set(anchorName(hour), '');
    expect(await store.newest()).toBe(302_499);
    const refusing = anchorsInBucket({
      name: 'b',
      region: 'eu-central-1',
      credentials: () => WHO,
      now: () => NOW,
      fetch: async () => new Response('<Code>AccessDenied</Code>', { status: 403 }),
    });
    await expect(refusing.get(anchorName(1))).rejects.toThrow('S3 answers 403: <Code>AccessDenied</Code>');
  });

  it('signs as the documentation of S3 says in its example of a GET', () => {
    const headers = signedHeaders(
      {
        method: 'GET',
        host: 'examplebucket.s3.amazonaws.com',
        path: '/test.txt',
        query: [],
        headers: { range: 'bytes=0-9' },
        body: '',
      },
      WHO,
      'us-east-1',
      Date.UTC(2013, 4, 24),
    );
    expect(headers.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
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

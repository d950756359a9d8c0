import { describe, expect, it } from 'vitest';
import { sure } from '../../../domain/lib/sure.ts';
import { byVersion } from '../../../functions/endpoint/by-version.ts';
import type { Asked, Tag } from '../../../functions/endpoint/onion.ts';
import { serverOf } from './kit.ts';

const before = async (request: Asked) => sure(await byVersion.before?.(request), 'before');
const tagOf = async (request: Asked): Promise<Tag> => sure((await before(request)).tag, 'tag');

describe('an answer with a tag of its version', () => {
  it('names the reader as the log had them before the answer was made', async () => {
    const { asking, names, calls } = serverOf({ v: 3 }, { ann: 'p1' });
    const tag = await tagOf(asking({ user: 'ann' }));
    expect(calls).toEqual(['reader ann']);
    const early = (await byVersion.after({ body: 1, version: 3 }, asking({ user: 'ann' }), tag)).headers?.etag;
    names.ann = 'p2';
    expect((await byVersion.after({ body: 1, version: 3 }, asking({ user: 'ann' }), tag)).headers?.etag).toBe(early);
    expect((await tagOf(asking({ user: 'ann' })))(3)).not.toBe(early);
  });

  it('is 304 before it is made, by the newest version or face, at the price of one look', async () => {
    const { asking, calls } = serverOf({ v: 3, face: 'f1' }, { ann: 'p1' });
    const tag = await tagOf(asking({ user: 'ann' }));
    for (const etag of [tag(3), tag('f1' as never)]) {
      calls.length = 0;
      expect((await before(asking({ user: 'ann', held: etag }))).answer).toEqual({
        statusCode: 304,
        headers: { etag, 'cache-control': 'private, no-cache' },
      });
      expect(calls).toEqual(['reader ann', 'newest', 'looked']);
    }
  });

  it.each([
    { it: 'an older version', held: (tag: Tag) => tag(2), said: { user: 'ann' } },
    { it: 'any answer', held: () => '*', said: { user: 'ann' } },
    { it: 'the answer of another reader', held: (tag: Tag) => tag(3), said: { user: 'bob' } },
    { it: 'a past version', held: (tag: Tag) => tag(3), said: { user: 'ann', query: { version: 3 } } },
    { it: 'the answer of a command', held: (tag: Tag) => tag(3), said: { user: 'ann', method: 'POST' as const } },
  ])('is made for a client that names $it', async ({ held, said }) => {
    const { asking, calls } = serverOf({ v: 3 }, { ann: 'p1', bob: 'p3' });
    const tag = await tagOf(asking({ user: 'ann' }));
    expect((await before(asking({ ...said, held: held(tag) }))).answer).toBeUndefined();
    expect(calls).not.toContain('looked');
  });

  it('is made for a game that is not there, whatever its client names', async () => {
    const { asking } = serverOf(undefined);
    const tag = await tagOf(asking({ user: 'ann' }));
    expect((await before(asking({ user: 'ann', held: tag(3) }))).answer).toBeUndefined();
  });

  it('is 304 after it is made, for a reader whose version was not known before', async () => {
    const { asking } = serverOf({ v: 3 }, { ann: 'p1' });
    const tag = await tagOf(asking({ user: 'ann' }));
    const reply = { body: 1, version: 2 };
    const types = ['application/json', 'application/x-ndjson'] as const;
    const held = await byVersion.after(reply, asking({ user: 'ann', held: tag(2), types }), tag);
    expect([held.statusCode, held.headers?.vary]).toEqual([
      304,
      'authorization, accept-language, accept-encoding, accept',
    ]);
    const sent = await byVersion.after(reply, asking({ user: 'ann', held: tag(2), method: 'POST' }), tag);
    expect(sent.statusCode).toBe(200);
  });

  it('of a past version, or with a tag of its own, is named by reader and content', async () => {
    const { asking } = serverOf({ v: 3 }, { ann: 'p1' });
    const tag = await tagOf(asking({ user: 'ann' }));
    const past = asking({ user: 'ann', query: { version: 2 } });
    const kept = await byVersion.after({ body: 1, version: 2, immutable: true }, past, tag);
    expect(kept.headers?.['cache-control']).toBe('private, max-age=31536000, immutable');
    const other = await byVersion.after({ body: 2, version: 2, immutable: true }, past, tag);
    expect(new Set([kept.headers?.etag, other.headers?.etag, tag(2)]).size).toBe(3);
    const own = await byVersion.after({ body: 1, isOwnTag: true }, asking({ user: 'ann' }), tag);
    expect(own.headers).toMatchObject({
      etag: kept.headers?.etag,
      'cache-control': 'private, max-age=0, must-revalidate',
    });
  });

  it('has a weak tag where equal answers differ in bytes', async () => {
    const { asking } = serverOf({ v: 3 });
    expect((await tagOf(asking({ cache: { by: 'version', weak: true } })))(3)).toMatch(/^W\/"/);
  });
});

import { describe, expect, it } from 'vitest';
import { byEverybody } from '../../../functions/endpoint/by-everybody.ts';
import { serverOf } from './kit.ts';

const { asking, calls } = serverOf({ v: 3 }, { ann: 'p1' });
const PUBLIC = {
  etag: '"t1"',
  vary: 'accept-language, accept-encoding',
  'cache-control': 'public, max-age=300',
};

describe('an answer that is the same for everybody', () => {
  it('may be kept by any cache, and its tag depends on no reader', async () => {
    const reply = { body: 'x', tag: '"t1"' };
    const [ann, anyone] = [asking({ user: 'ann' }), asking({})];
    const answer = await byEverybody.after(reply, ann, undefined);
    expect(answer).toEqual({ statusCode: 200, headers: PUBLIC, body: 'x' });
    expect(await byEverybody.after(reply, anyone, undefined)).toEqual(answer);
    expect(calls).toEqual([]);
  });

  it('is 304 for a client that has it', async () => {
    for (const held of ['"t1"', 'W/"t1"', '*'])
      expect((await byEverybody.after({ body: 'x', tag: '"t1"' }, asking({ held }), undefined)).statusCode).toBe(304);
    expect((await byEverybody.after({ body: 'x', tag: '"t1"' }, asking({ held: '"t2"' }), undefined)).body).toBe('x');
  });

  it('is not looked at where the path alone says its tag', async () => {
    const cache = { by: 'everybody', known: () => ({ tag: '"t1"', headers: { 'cache-control': 'public' } }) } as const;
    const begun = await byEverybody.before?.(asking({ cache, held: '"t1"' }));
    expect(begun?.answer).toEqual({ statusCode: 304, headers: { ...PUBLIC, 'cache-control': 'public' } });
    // `*` names an answer that is there; before it is made, it may not be there.
    for (const held of [undefined, '*', '"t2"'])
      expect(await byEverybody.before?.(asking({ cache, held }))).toEqual({});
  });
});

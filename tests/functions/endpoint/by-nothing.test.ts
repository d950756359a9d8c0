import { describe, expect, it } from 'vitest';
import { byNothing } from '../../../functions/endpoint/by-nothing.ts';
import { serverOf } from './kit.ts';

describe('an answer that no client keeps', () => {
  const { asking, calls } = serverOf({ v: 3 }, { ann: 'p1' });

  it('has no tag, whatever its client holds', async () => {
    for (const held of [undefined, '*', '"x"']) {
      const answer = await byNothing.after({ body: { a: 1 } }, asking({ user: 'ann', held }), undefined);
      expect(answer).toEqual({ statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
    }
    expect(calls).toEqual([]);
  });

  it('is made where the operation left that open', async () => {
    const make = async () => ({ status: 202, body: 'text', headers: { 'content-type': 'text/plain' } });
    expect(await byNothing.after({ from: ['x'], make }, asking({}), undefined)).toEqual({
      statusCode: 202,
      headers: { 'content-type': 'text/plain' },
      body: 'text',
    });
  });
});

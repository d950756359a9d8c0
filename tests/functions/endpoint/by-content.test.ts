import { describe, expect, it } from 'vitest';
import { byContent } from '../../../functions/endpoint/by-content.ts';
import { serverOf } from './kit.ts';

const { asking, calls } = serverOf({ v: 3 }, { ann: 'p1' });
const tagFor = async (user: string | undefined, body: unknown): Promise<string> =>
  String((await byContent.after({ body }, asking({ user }), undefined)).headers?.etag);

describe('an answer with a tag of its content', () => {
  it('has another tag for another reader or content, and the same one for the same', async () => {
    const tags = await Promise.all([
      tagFor('ann', [1]),
      tagFor('bob', [1]),
      tagFor(undefined, [1]),
      tagFor('ann', [2]),
    ]);
    expect(new Set(tags).size).toBe(4);
    expect(await tagFor('ann', [1])).toBe(tags[0]);
    expect(calls).toEqual([]);
  });

  it('is 304 for a client that has it, and for no other', async () => {
    const etag = await tagFor('ann', [1]);
    const held = await byContent.after({ body: [1] }, asking({ user: 'ann', held: etag }), undefined);
    expect(held).toEqual({
      statusCode: 304,
      headers: { etag, 'cache-control': 'private, max-age=0, must-revalidate' },
    });
    expect((await byContent.after({ body: [1] }, asking({ user: 'bob', held: etag }), undefined)).statusCode).toBe(200);
  });
});

describe('an answer that need not be made', () => {
  it('is made once for a reader, as long as what it follows from is the same', async () => {
    let made = 0;
    const unmade = (from: string) => ({ from: [from], make: async () => ({ body: `${from} ${++made}` }) });
    const first = await byContent.after(unmade('one'), asking({ user: 'ann' }), undefined);
    const held = String(first.headers?.etag);
    expect((await byContent.after(unmade('one'), asking({ user: 'ann', held }), undefined)).statusCode).toBe(304);
    expect(made).toBe(1);
    expect((await byContent.after(unmade('one'), asking({ user: 'bob', held }), undefined)).statusCode).toBe(200);
    expect((await byContent.after(unmade('two'), asking({ user: 'ann', held }), undefined)).statusCode).toBe(200);
    expect(made).toBe(3);
  });

  it('is made each time where what it follows from has no name', async () => {
    let made = 0;
    const unmade = { from: undefined, make: async () => ({ body: [++made > 0] }) };
    const held = String((await byContent.after(unmade, asking({}), undefined)).headers?.etag);
    expect((await byContent.after(unmade, asking({ held }), undefined)).statusCode).toBe(304);
    expect(made).toBe(2);
  });
});

describe('an answer that small items name', () => {
  const parts = { early: 0, made: 0 };
  const named = (early: readonly string[] | undefined, from = early ?? []) => ({
    early: async () => {
      parts.early++;
      return early;
    },
    make: async () => ({ body: ++parts.made, from }),
  });
  const headersOf = async (from: readonly string[], user?: string) =>
    (await byContent.after(named(from), asking({ user }), undefined)).headers;

  it('is not made for a client that has it, and no small item is read for one that has none', async () => {
    const held = String((await headersOf(['v1', 'ann'], 'ann'))?.etag);
    expect(parts).toEqual({ early: 0, made: 1 });
    const answer = await byContent.after(named(['v1', 'ann']), asking({ user: 'ann', held }), undefined);
    expect(answer).toEqual({
      statusCode: 304,
      headers: { etag: held, 'cache-control': 'private, max-age=0, must-revalidate' },
    });
    expect(parts).toEqual({ early: 1, made: 1 });
  });

  it('is made for other readers and inputs, and where small items do not suffice', async () => {
    const held = String((await headersOf(['v1'], 'ann'))?.etag);
    const statusFor = async (user: string, early: readonly string[] | undefined, from?: readonly string[]) =>
      (await byContent.after(named(early, from), asking({ user, held }), undefined)).statusCode;
    const before = parts.made;
    expect(await statusFor('bob', ['v1'])).toBe(200);
    expect(await statusFor('ann', ['v2'])).toBe(200);
    expect(await statusFor('ann', ['v', '1'])).toBe(200);
    expect(await statusFor('ann', undefined, ['v2'])).toBe(200);
    expect(await statusFor('ann', undefined, ['v1'])).toBe(304);
    expect(parts.made).toBe(before + 5);
  });

  it('has the tag of the inputs that it was made from, if they changed meanwhile', async () => {
    const [one, two] = [await headersOf(['v1']), await headersOf(['v2'])];
    const late = await byContent.after(named(['v1'], ['v2']), asking({ held: '"other"' }), undefined);
    expect([late.headers?.etag, one?.etag === two?.etag]).toEqual([two?.etag, false]);
  });
});

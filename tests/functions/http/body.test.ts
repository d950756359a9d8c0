import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../functions/lib/http/body.ts';
import { type House, lobby, open } from '../../http/kit.ts';

let house: House;
let path: string;
beforeAll(async () => {
  house = await open();
  path = await lobby(house, { of: 'duel' });
});
afterAll(() => house.close());

const repeat = (text: string, times: number): string => Array.from({ length: times }, () => text).join();
const nested = (depth: number): string => `{"seat":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const objectOf = (keys: number): string => `{${Array.from({ length: keys }, (_, i) => `"k${i}":0`).join()}}`;
const bytes = (before: string, byte: number, after: string): Uint8Array =>
  Buffer.concat([Buffer.from(before), Uint8Array.of(byte), Buffer.from(after)]);

// A value that has two ways to be written would have two hashes; a body that is large or deep costs before it is refused.
describe('a body', () => {
  it.each<[string, string | Uint8Array, string, RegExp]>([
    ['that is nothing', '', '', /not JSON/],
    ['that is no JSON', '{"seat":}', '', /not JSON/],
    ['of two values', '{} {}', '', /not JSON/],
    ['that is not UTF-8', bytes('{"seat":"', 0xff, '"}'), '', /UTF-8/],
    ['with half a character', '{"seat":"\\ud800"}', '/seat', /surrogate/],
    ['with half a character in a name', '{"\\udc00x":1}', '/\ufffdx', /surrogate/],
    ['with a letter in two parts', '{"seat":"e\\u0301"}', '/seat', /NFC/],
    ['with a name in two parts', '{"a/b":{"e\\u0301":1}}', '/a~1b/e\u0301', /NFC/],
    ['with a fraction', '{"seat":[0.5]}', '/seat/0', /integers/],
    ['with minus zero', '{"seat":{"x":-0}}', '/seat/x', /-0/],
    ['with a number beyond all numbers', '{"seat":1e400}', '/seat', /integers/],
    ['with an integer that is not safe', '{"seat":9007199254740993}', '/seat', /integers/],
    ['with a key to the prototype', '{"__proto__":{"bot":true}}', '/__proto__', /__proto__/],
    ['with the same key in disguise', '{"a":{"\\u005f_proto__":1}}', '/a/__proto__', /__proto__/],
    ['that is too deep', nested(LIMITS.depth + 1), '', /deeper than 32/],
    ['with too long a list', `{"seat":[${repeat('0', LIMITS.items + 1)}]}`, '', /512 items/],
    ['with too many fields', objectOf(LIMITS.keys + 1), '', /256 keys/],
    ['that is a list', '[]', '', /object/],
    ['with a field of another type', '{"seat":7}', '/seat', /string/],
  ])('%s is refused with a pointer to it', async (_, body, pointer, detail) => {
    const answer = await house.as('bob').post(`${path}/seats`, body);
    expect(answer.body).toMatchObject({ status: 400, code: 'BAD_BODY', errors: [{ pointer }] });
    expect(answer.body.errors![0]!.detail).toMatch(detail);
  });

  it('of more than 64 KB is refused unread', async () => {
    const most = `{"seat":"blue"}${' '.repeat(LIMITS.bytes - 15)}`;
    expect(Buffer.byteLength(most)).toBe(LIMITS.bytes);
    for (const body of [`${most} `, 'x'.repeat(LIMITS.bytes + 1), '['.repeat(11_000_000)]) {
      const answer = await house.as('bob').post(`${path}/seats`, body);
      expect([answer.status, answer.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    }
    expect((await house.as('bob').post(`${path}/seats`, most)).status).toBe(200);
  });

  it('may begin with a byte order mark, which means nothing (RFC 8259 §8.1)', async () => {
    const made = await house.as('cat').post('/v1/games', '\ufeff{"of":"duel","options":{"hits":1}}');
    expect(made.status).toBe(201);
  });

  it('at a limit is read: it is refused for what is in it', async () => {
    for (const body of [nested(LIMITS.depth), `{"seat":[${repeat('0', LIMITS.items)}]}`, objectOf(LIMITS.keys)]) {
      const answer = await house.as('cat').post(`${path}/seats`, body);
      expect(answer.body.errors![0]!.detail).not.toMatch(/deeper|512|256/);
    }
    const quoted = await house.as('cat').post('/v1/games', { of: 'duel', options: { hits: 1 }, title: '[[[,,,{{{"\\'.repeat(6) });
    expect(quoted.status).toBe(201);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../functions/platform/http/body.ts';
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

// A value that has two ways to be written would have two hashes; a body that is large or deep costs before it is
// refused.
describe('a body', () => {
  it.each<{
    readonly what: string;
    readonly body: string | Uint8Array;
    readonly pointer: string;
    readonly detail: RegExp;
  }>([
    { what: 'that is no JSON', body: '{"seat":}', pointer: '', detail: /not JSON/ },
    { what: 'of two values', body: '{} {}', pointer: '', detail: /not JSON/ },
    { what: 'with a byte order mark', body: '\ufeff{}', pointer: '', detail: /byte order mark/ },
    {
      what: 'that is cut off',
      body: '{"seat":"a',
      pointer: '',
      detail: /^not JSON: (it ends too early|the error is at character \d+)$/,
    },
    { what: 'that is not UTF-8', body: bytes('{"seat":"', 0xff, '"}'), pointer: '', detail: /UTF-8/ },
    { what: 'with half a character', body: '{"seat":"\\ud800"}', pointer: '/seat', detail: /surrogate/ },
    { what: 'with half a character in a name', body: '{"\\udc00x":1}', pointer: '/\ufffdx', detail: /surrogate/ },
    { what: 'with a letter in two parts', body: '{"seat":"e\\u0301"}', pointer: '/seat', detail: /NFC/ },
    { what: 'with a name in two parts', body: '{"a/b":{"e\\u0301":1}}', pointer: '/a~1b/e\u0301', detail: /NFC/ },
    { what: 'with a fraction', body: '{"seat":[0.5]}', pointer: '/seat/0', detail: /integers/ },
    { what: 'with minus zero', body: '{"seat":{"x":-0}}', pointer: '/seat/x', detail: /-0/ },
    { what: 'with a number beyond all numbers', body: '{"seat":1e400}', pointer: '/seat', detail: /integers/ },
    {
      what: 'with an integer that is not safe',
      body: '{"seat":9007199254740993}',
      pointer: '/seat',
      detail: /integers/,
    },
    {
      what: 'with a key to the prototype',
      body: '{"__proto__":{"bot":true}}',
      pointer: '/__proto__',
      detail: /__proto__/,
    },
    {
      what: 'with the same key in disguise',
      body: '{"a":{"\\u005f_proto__":1}}',
      pointer: '/a/__proto__',
      detail: /__proto__/,
    },
    { what: 'that is too deep', body: nested(LIMITS.depth + 1), pointer: '', detail: /deeper than 32/ },
    {
      what: 'with too long a list',
      body: `{"seat":[${repeat('0', LIMITS.items + 1)}]}`,
      pointer: '',
      detail: /512 items/,
    },
    { what: 'with too many fields', body: objectOf(LIMITS.keys + 1), pointer: '', detail: /256 keys/ },
    { what: 'that is a list', body: '[]', pointer: '', detail: /object/ },
    { what: 'with a field of another type', body: '{"seat":7}', pointer: '/seat', detail: /string/ },
  ])('$what is refused with a pointer to it', async ({ body, pointer, detail }) => {
    const answer = await house.as('bob').post(`${path}/seats`, body);
    expect(answer.body).toMatchObject({ status: 400, code: 'BAD_BODY', errors: [{ pointer }] });
    expect(answer.body.errors![0]!.detail).toMatch(detail);
  });

  it('with Hangul taken apart is refused with the text put together', async () => {
    const [apart, together] = ['육, 파리 - 버건디'.normalize('NFD'), '육, 파리 - 버건디'];
    const answer = await house.as('bob').post(`${path}/seats`, JSON.stringify({ seat: apart }));
    expect(answer.body.errors).toEqual([
      { pointer: '/seat', detail: 'text is in Unicode normal form NFC', normalised: together },
    ]);
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

  it('names a key that stands twice, wherever it stands and however it is written', async () => {
    for (const [body, key] of [
      ['{"seat":"red","seat":"blue"}', 'seat'],
      ['{"seat":"red","s\\u0065at":"blue"}', 'seat'],
      ['{"a":[{"b":1},{"b":1,"c":{"}\\"":1,"}\\"":2}}]}', '}"'],
    ] as const) {
      const answer = await house.as('cat').post(`${path}/seats`, body);
      expect(answer.body).toMatchObject({ code: 'BAD_BODY', detail: `one object has the key "${key}" twice` });
    }
    const fine = await house
      .as('cat')
      .post(`${path}/dry-runs`, '{"ask":"x","command":{"a":[{"b":"b"},{"b":"\\"b\\":"}]}}');
    expect(fine.body.detail).not.toContain('twice');
  });

  it('at a limit is read: it is refused for what is in it', async () => {
    for (const body of [nested(LIMITS.depth), `{"seat":[${repeat('0', LIMITS.items)}]}`, objectOf(LIMITS.keys)]) {
      const answer = await house.as('cat').post(`${path}/seats`, body);
      expect(answer.body.errors![0]!.detail).not.toMatch(/deeper|512|256/);
    }
    const quoted = await house
      .as('cat')
      .post('/v1/games', { of: 'duel', options: { hits: 1 }, title: '[[[,,,{{{"\\'.repeat(6) });
    expect(quoted.status).toBe(201);
  });
});

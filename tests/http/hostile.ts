import fc from 'fast-check';
import { isObject, type Json } from '../../domain/lib/json.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const keyed = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"k${i}":0`).join()}}`;

/**
 * Pieces of text that stand where a JSON value should: wrong types, values without a canonical form, what is no JSON at
 * all.
 */
const PIECES: readonly string[] = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '1',
    '-1',
    '1.5',
    '-0',
    '0.0',
    '1e400',
    '-1e400',
    '1e-400',
    '1E21',
    '9007199254740993',
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    'undefined',
    '01',
    '+1',
    '.5',
    '1.',
    '0x10',
    '1_000',
    "'x'",
    '/* x */ 1',
    '// x',
    '`x`',
    'new Date()',
  ],
  ...[
    '""',
    '"x"',
    '" "',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"e\\u0301"',
    '"\\u0000"',
    '"\\ufeff"',
    '"\\u202e"',
    '"\\uff21"',
    '"\\ud83d\\ude00"',
  ],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '"red"',
    '"france"',
    '"draw"',
    '"duel"',
    '"A par - bur"',
    '"\\n"',
    '"\\x"',
    '"unended',
  ],
  ...[
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '{"":0}',
    '{"type":"orders"}',
    '{"type":"orders","orders":{"par":null}}',
    '{"type":"step","to":1e400}',
  ],
  ...[
    '{"__proto__":{"admin":true}}',
    '{"\\u005f_proto__":1}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1,"a":2}',
    '{"a":1,}',
    '[1,]',
    '{a:1}',
  ],
  ...[
    '{"orders":"A par - bur\\nA mar - spa"}',
    '{"orders":["A par - bur","A par - pic"]}',
    '{"orders":[";;;"]}',
    '{"\\ud800":1}',
    '{"e\\u0301":1}',
  ],
  ...[nested(31), nested(33), nested(5000), `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, '['.repeat(70_000)],
  ...[
    `[${'0,'.repeat(511)}0]`,
    `[${'0,'.repeat(512)}0]`,
    keyed(256),
    keyed(257),
    `"${'x'.repeat(8001)}"`,
    `"${'x'.repeat(66_000)}"`,
  ],
];

/** A value with one place in it, or the whole, replaced by a piece of text. */
function withPiece(base: Json, place: number, piece: string): string {
  const hole = '<<hole>>';
  let left = place;
  const pierced = (value: Json): Json => {
    if (left-- === 0) return hole;
    if (Array.isArray(value)) return value.map(pierced);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pierced(item)]))
      : value;
  };
  return JSON.stringify(pierced(base)).replace(JSON.stringify(hole), () => piece);
}

/** A value with a field more than it should have. */
const withField = (base: Json, name: string, piece: string): string =>
  JSON.stringify(base).replace(
    /^\{/,
    () => `{${JSON.stringify(name)}:${piece}${isObject(base) && Object.keys(base).length > 0 ? ',' : ''}`,
  );

const piece = fc.constantFrom(...PIECES);
const name = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'seat',
    'user',
    'by',
    'at',
    'version',
    '',
    ' ',
    'é',
    'a/b',
    '~',
  ),
  fc.string(),
);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bodies that are a good one with something wrong in it, and bodies that never were one. */
export function hostileBody(good: readonly Json[]): fc.Arbitrary<Uint8Array> {
  const base = fc.constantFrom(...good);
  const anywhere = fc.nat({ max: 1000 });
  const bytes = base.map((value) => utf8(JSON.stringify(value)));
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(base, fc.nat({ max: 8 }), piece).map((of) => utf8(withPiece(...of))) },
    { weight: 2, arbitrary: fc.tuple(base, fc.nat({ max: 8 }), fc.json()).map((of) => utf8(withPiece(...of))) },
    { weight: 2, arbitrary: fc.tuple(base, name, piece).map((of) => utf8(withField(...of))) },
    { weight: 1, arbitrary: fc.json().map(utf8) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    // Cut short; a byte that is no UTF-8; something before or after; too long.
    { weight: 1, arbitrary: fc.tuple(bytes, anywhere).map(([all, n]) => all.slice(0, n % (all.length + 1))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(bytes, anywhere, fc.constantFrom(0xff, 0xc0, 0x80, 0xed, 0x00))
        .map(([all, n, byte]) => all.with(n % all.length, byte)),
    },
    { weight: 1, arbitrary: fc.tuple(bytes, piece).map(([all, more]) => Buffer.concat([all, utf8(more)])) },
    { weight: 1, arbitrary: bytes.map((all) => Buffer.concat([Uint8Array.of(0xef, 0xbb, 0xbf), all])) },
    { weight: 1, arbitrary: bytes.map((all) => Buffer.concat([all, Buffer.alloc(66_000, 0x20)])) },
  );
}

/** What may stand in a place of a path or of a query. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '.',
    '..',
    '../..',
    '%',
    '%00',
    '\u0000',
    '__proto__',
    'constructor',
    'g',
    'null',
    'NaN',
    'x'.repeat(3000),
    'é',
    'e\u0301',
  ),
  fc.constantFrom(
    '0',
    '-1',
    '1e3',
    '1e400',
    '0x10',
    ' 3 ',
    '9007199254740993',
    '3,4',
    'red',
    'blue',
    'spectator',
    'draw',
    "' or 1=1",
    '<b>',
    '\n',
  ),
  fc.string({ unit: 'grapheme' }),
);

const QUERY_NAMES = ['version', 'as', 'after', 'limit', 'status', 'of', '__proto__', 'constructor', 'x', ''] as const;
export const hostileQuery: fc.Arbitrary<{ readonly [name: string]: string }> = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), hostileText), hostileText), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));

const visible = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.trim());
const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'] as const;
const OTHER_TYPES = [
  'application/json, application/json',
  'text/plain',
  'application/xml',
  '',
  'application/jsonx',
] as const;

/** Headers, most often those of a good request. */
export const hostileHeaders: fc.Arbitrary<{ readonly [name: string]: string }> = fc
  .record({
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...JSON_TYPES) },
      { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
    ),
    more: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.array(
          fc.tuple(
            fc.constantFrom(
              'accept',
              'accept-language',
              'if-match',
              'if-none-match',
              'idempotency-key',
              'content-encoding',
            ),
            visible,
          ),
          { maxLength: 2 },
        ),
      },
    ),
  })
  .map(({ more, ...headers }) => ({ ...headers, ...Object.fromEntries(more) }));

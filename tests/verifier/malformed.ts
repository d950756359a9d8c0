import { type Below, oneOf } from '../kit/random.ts';

// Files that nobody wrote well: cut off, bent, doubled, or with something in them that no program expects there.

/** A string, a number or a word of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|null|\[\]/g;

const STRANGE: readonly string[] = [
  ...[
    'null',
    'true',
    'false',
    '-1',
    '0',
    '0.5',
    '1.0',
    '1e400',
    '-0',
    'NaN',
    'Infinity',
    '9'.repeat(400),
    '9'.repeat(5_000),
  ],
  ...[
    '""',
    '"x"',
    '"\\ud800"',
    '"\\u0000"',
    '"__proto__"',
    '"a/1"',
    '"grey:x"',
    '"all"',
    '"austria,austria"',
    '"가"',
    '"\u2028"',
    '"',
  ],
  ...[
    '[]',
    '{}',
    '[null]',
    '[{}]',
    '{"a":1,"a":2}',
    `${'['.repeat(150)}${']'.repeat(150)}`,
    `${'[{"a":'.repeat(40_000)}`,
  ],
];

const BYTES = [0x00, 0x0a, 0x0d, 0x20, 0x22, 0x5b, 0x7b, 0x7d, 0x80, 0xff];

/** A file that is changed in one place. */
export function malformed(text: string, below: Below): Buffer {
  const bytes = Buffer.from(text);
  const place = below(bytes.length);
  switch (below(8)) {
    case 0:
      return bytes.subarray(0, place);
    case 1:
      return Buffer.concat([
        bytes.subarray(0, place),
        Buffer.from([oneOf(below, BYTES)]),
        bytes.subarray(place + below(2)),
      ]);
    case 2: {
      const lines = text.split('\n');
      const i = below(lines.length);
      return Buffer.from(
        oneOf(below, [lines.toSpliced(i, 1), lines.toSpliced(i, 0, lines[i] ?? ''), lines.with(i, '')]).join('\n'),
      );
    }
    case 3:
      return Buffer.from(
        oneOf(below, [`\ufeff${text}`, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', ' '), `[${text}]`]),
      );
    default: {
      const tokens = [...text.matchAll(TOKEN)];
      const { 0: token, index } = oneOf(below, tokens);
      return Buffer.from(text.slice(0, index) + oneOf(below, STRANGE) + text.slice(index + token.length));
    }
  }
}

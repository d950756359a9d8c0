import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';

/** A number from its 64 bits. */
const bits = (hex: string): number => Buffer.from(hex, 'hex').readDoubleBE();

describe('canonical JSON is RFC 8785', () => {
  it('sorts keys by UTF-16 code units, at every depth (§3.2.3)', () => {
    const value = {
      '€': 'Euro',
      '\r': 'CR',
      '\ufb33': 'Dalet',
      '1': 'One',
      '😀': 'Smiley',
      '\u0080': 'Control',
      ö: 'o',
    };
    expect(canonical(value)).toBe(
      '{"\\r":"CR","1":"One","\u0080":"Control","ö":"o","€":"Euro","😀":"Smiley","\ufb33":"Dalet"}',
    );
    expect(canonical({ b: [{ d: 1, c: 2 }], a: {} })).toBe('{"a":{},"b":[{"c":2,"d":1}]}');
  });

  it('writes the example of the RFC as it stands there (§3.2.2)', () => {
    const text = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    expect(canonical(JSON.parse(text))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the number %s as %s (appendix B)', (hex, text) => {
    expect(canonical(bits(hex))).toBe(text);
  });

  it.each(['7fffffffffffffff', '7ff0000000000000', 'fff0000000000000'])(
    'refuses %s, which is no JSON number',
    (hex) => {
      expect(() => canonical(bits(hex))).toThrow(/no canonical form/);
    },
  );

  it.each([
    ['a value', '\udead'],
    ['a key', { '\ud800x': 1 }],
  ])('refuses half a surrogate pair in %s (§3.2.2.2)', (_, value) => {
    expect(() => canonical(value as Json)).toThrow(/no canonical form/);
  });

  it('escapes control characters and nothing else', () => {
    expect(canonical('\u0000\b\t\n\f\r\u001f"\\/\u007f\u2028é😀')).toBe(
      '"\\u0000\\b\\t\\n\\f\\r\\u001f\\"\\\\/\u007f\u2028é😀"',
    );
  });

  it('leaves out what is undefined, as JSON does', () => {
    const event: { type: string; sealed?: Json } = { type: 'x', ...(Math.PI < 3 && { sealed: 1 }) };
    expect(canonical({ ...event, sealed: undefined } as unknown as Json)).toBe('{"type":"x"}');
  });

  it('is the same for the same value however it was built, and another for another', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (a, b) => {
        const text = canonical(a as Json);
        expect(canonical(reversed(a as Json))).toBe(text);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(text === canonical(b as Json)).toBe(
          JSON.stringify(sortedDeep(a as Json)) === JSON.stringify(sortedDeep(b as Json)),
        );
      }),
      { numRuns: 1000, seed: 3 },
    );
  });
});

const rebuilt = (value: Json, order: (keys: string[]) => string[]): Json => {
  if (Array.isArray(value)) return value.map((item) => rebuilt(item, order));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    order(Object.keys(value)).map((key) => [key, rebuilt((value as Record<string, Json>)[key]!, order)]),
  );
};
const reversed = (value: Json): Json => rebuilt(value, (keys) => keys.reverse());
const sortedDeep = (value: Json): Json => rebuilt(value, (keys) => keys.sort());

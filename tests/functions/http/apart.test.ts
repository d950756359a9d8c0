import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { canonical } from '../../../domain/log/canonical.ts';
import { gzippedApart } from '../../../functions/platform/http/answers/apart.ts';

// An answer compressed around fields whose size must tell nothing.

const OPEN = {
  actions: Array(50).fill({ kind: 'orders', text: 'A Paris - Burgundy' }),
  state: { of: '한국어'.repeat(99) },
};
const secretly = (people: string, press: string) =>
  gzippedApart(canonical({ ...OPEN, people: { title: people }, press: { draft: press } }), ['people', 'press']);

it.each([
  { what: 'short texts', text: 'Attack at dawn' },
  { what: 'no text', text: '' },
  { what: 'more than one block of texts', text: randomBytes(70_000).toString('hex') },
])('has all that was in it, with $what', async ({ text }) => {
  const body = canonical({ ...OPEN, people: { title: text }, press: { draft: text } });
  const bytes = await gzippedApart(body, ['people', 'press']);
  expect(gunzipSync(bytes).toString()).toBe(body);
  expect(bytes.length).toBeLessThan(4 * text.length + 1_000);
});

it('has one size, whether a text repeats another one, or what is compressed, or nothing', async () => {
  const sizes = await Promise.all(
    [
      ['Attack at dawn', 'Attack at dawn'],
      ['Attack at dawn', 'Retire by noon'],
      ['A Paris - Burg', 'A Paris - Burg'],
    ].map(async ([title = '', draft = '']) => (await secretly(title, draft)).length),
  );
  expect(new Set(sizes).size).toBe(1);
});

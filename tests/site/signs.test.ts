import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// A device shows a sign as text only if one of its fonts has it. All fonts have letters, digits, Latin signs and common
// punctuation; what else the site shows is a drawing.

/** Signs beyond Latin ones that fonts of every system have. */
const FEW = '−←↑→↓∞';
const PUNCTUATION = '\\u2010-\\u2027\\u2030-\\u203a\\u3000-\\u3003\\u3008-\\u3011\\uff00-\\uffef';
const SHOWN = new RegExp(`[^\\p{L}\\p{M}\\p{Nd}\\s\\u0020-\\u007e\\u00a1-\\u00ff${PUNCTUATION}${FEW}]`, 'u');

const TEXTS = /\.(?:tsx?|css|html)$/;
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXTS.test(file))
    .map((file) => join(folder, file));

it.each(['site/src', 'domain'])('what %s shows has no sign that a font may lack', (folder) => {
  const found = filesIn(folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (SHOWN.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

it.each([
  ['◎ Show my options', true],
  ['Skip ▸▸', true],
  ['⌨', true],
  ['Support → elsewhere… · 다른 곳 – “é”', false],
])('%s', (text, lacks) => {
  expect(SHOWN.test(text)).toBe(lacks);
});

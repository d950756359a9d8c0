import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// The pictures of the documents: small, all of them shown, each with words for those who do not see it.

const FOLDER = 'site/pictures';
const MOST_BYTES = 1_500_000;
const files = readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`);
const images = ['README.md', 'docs/play.md'].flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, words = '', file = '']) => ({
    words,
    file: join(dirname(page), file),
  })),
);

it('README and docs/play.md show each picture of the folder, and no other', () => {
  expect(images.map(({ file }) => file).sort()).toEqual(files.sort());
});

it('each has words that say what is on it', () => {
  for (const { words } of images) expect(words.split(' ').length).toBeGreaterThan(5);
});

it('together they are small', () => {
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MOST_BYTES);
});

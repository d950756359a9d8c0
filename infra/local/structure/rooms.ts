import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from './figures.ts';
import { withPictures } from './picture.ts';
import { sourcesIn } from './sources.ts';
import { withFigures } from './table.ts';

// `npm run describe -- rooms`: draws the folders into docs/folders.md from the imports, and writes figures about the
// code beside those of before.
// `npm run describe -- rooms FOLDER`: prints the figures of another copy of the repository.

const [other]: readonly (string | undefined)[] = process.argv.slice(2);
const sources = sourcesIn(other ?? '.', ['domain', 'functions', 'infra']);
if (other === undefined) {
  const page = join('docs', 'folders.md');
  writeFileSync(page, withFigures(withPictures(readFileSync(page, 'utf8'), sources), sources));
}
for (const [what, count] of figures(sources)) process.stdout.write(`| ${what} | ${count} |\n`);

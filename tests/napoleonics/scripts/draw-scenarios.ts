import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../../domain/lib/text.ts';
import { board } from '../../../domain/napoleonics/board/board.ts';
import { positions } from '../kit/board-positions.ts';

// npm run draw -- figures:napoleonics OUT: the start of every scenario, and positions in mid-battle, as SVG files.

const folder = process.argv[2];
if (folder === undefined) throw new Error('say where to write: npm run draw -- figures:napoleonics OUT');
mkdirSync(folder, { recursive: true });

for (const [name, view] of Object.entries(positions)) {
  for (const locale of LOCALES) writeFileSync(join(folder, `${name}-${locale}.svg`), board(view, locale));
}

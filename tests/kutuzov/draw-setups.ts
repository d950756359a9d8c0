import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../domain/game.ts';
import { board } from '../../domain/kutuzov/board.ts';
import { editionOf } from '../../domain/kutuzov/editions.ts';
import { drawn } from './draw-views.ts';

// npx tsx tests/kutuzov/draw-setups.ts OUT: the start of each scenario as SVG, in both languages.

const folder = process.argv[2];
if (folder === undefined) throw new Error('say where to write: npx tsx tests/kutuzov/draw-setups.ts OUT');
mkdirSync(folder, { recursive: true });

for (const { id } of editionOf({ edition: 'reconstructed' }).scenarios) {
  for (const locale of LOCALES) writeFileSync(join(folder, `scenario-${id}-${locale}.svg`), board(drawn(id), locale));
}

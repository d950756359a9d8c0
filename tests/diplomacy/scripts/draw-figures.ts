import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { board } from '../../../domain/diplomacy/board/board.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { view } from '../../../domain/diplomacy/view.ts';
import { drafted, drawnCases, drawnFigures, gameFiles, replayed } from '../kit/figures-drawn.ts';

// npm run draw -- figures OUT: every figure of the rulebook, test cases, and phases of real games as SVG files.

const folder = process.argv[2];
if (folder === undefined) throw new Error('say where to write: npm run draw -- figures OUT');
mkdirSync(folder, { recursive: true });

const write = (name: string, state: State, viewer: readonly string[] = []): void => {
  writeFileSync(join(folder, `${name}.svg`), board(view(state, viewer), name.endsWith('-ko') ? 'ko' : 'en'));
};

for (const [name, state] of Object.entries({ ...drawnFigures, ...drawnCases })) write(name, state);
for (const file of gameFiles) {
  const name = file.replace('.json', '');
  for (const [i, { state, orders }] of [...replayed(file)].entries()) {
    if (i % 8 === 5) write(`${name}-${i}`, state);
    if (i % 8 === 2) write(`${name}-${i}-drafts-ko`, drafted(state, orders), ['austria', 'france', 'turkey']);
    if (i % 8 === 6) write(`${name}-${i}-drafts`, drafted(state, orders), ['england', 'germany', 'italy', 'russia']);
  }
}

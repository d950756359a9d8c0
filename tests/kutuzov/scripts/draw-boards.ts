import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { board } from '../../../domain/kutuzov/board/board.ts';
import { editionOf, NEWEST } from '../../../domain/kutuzov/edition/editions.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { type View, view } from '../../../domain/kutuzov/state/view.ts';
import { LOCALES, type Locale } from '../../../domain/lib/text.ts';
import { eager, house, type Player, play } from '../../bench/kutuzov-players.ts';
import { drawn } from './draw-views.ts';

// `npm run draw -- figures:kutuzov OUT [CHROMIUM]`: the start of each scenario and the middle of whole wars, as SVG in
// both languages; with the name of a Chromium also as PNG, 1600 px wide.

const [folder, chromium] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where to write: npm run draw -- figures:kutuzov OUT [CHROMIUM]');
mkdirSync(folder, { recursive: true });
const WIDTH = 1600;

/**
 * The first war by number that lasts so long, as nobody in particular sees it in its third turn, when each Power has
 * had some impulses.
 */
function warOf(player: Player): View {
  for (let seed = 1; seed <= 50; seed++) {
    let middle: State | undefined;
    const watch = (state: State) => {
      if (state.turn === 3 && state.round === 5) middle ??= state;
    };
    play({ scenario: 1, players: { imperial: player, tsarist: player }, seed, most: 3000, watch });
    if (middle !== undefined) return view(middle, []);
  }
  throw new Error('no war lasts so long');
}

function draw(name: string, seen: View, locale: Locale): void {
  const file = resolve(join(folder!, `${name}-${locale}`));
  const svg = board(seen, locale);
  writeFileSync(`${file}.svg`, svg);
  if (chromium === undefined) return;
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!;
  const size = `--window-size=${WIDTH},${Math.ceil((WIDTH * Number(height)) / Number(width))}`;
  execFileSync(
    chromium,
    ['--headless', '--no-sandbox', '--hide-scrollbars', size, `--screenshot=${file}.png`, `file://${file}.svg`],
    {
      stdio: 'ignore',
    },
  );
}

for (const locale of LOCALES) {
  for (const { id } of editionOf({ edition: NEWEST }).scenarios) draw(`scenario-${id}`, drawn(id), locale);
}
const wars = { 'war-eager': warOf(eager), 'war-bot': warOf(house) };
for (const [name, seen] of Object.entries(wars)) for (const locale of LOCALES) draw(name, seen, locale);

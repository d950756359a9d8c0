import { BATTLE_IDS, battleOf } from '../../domain/napoleonics/scenarios/index.ts';
import type { Side } from '../../domain/napoleonics/state.ts';
import { median } from './bot-players.ts';
import { careless, type End, eager, house, mirrored, type Player, play } from './napoleonics-players.ts';

// `npx tsx tests/bench/napoleonics-bot-match.ts [scenarios, as 001,015; all of them by default] [games]`: the bot of the house against
// two kinds of players at random, in mirrored games, and against itself, for BALANCE.md; then what its calls took. Seeds count from 0.

const [scenarios = BATTLE_IDS.join(), games = '40'] = process.argv.slice(2);
const seeds = Array.from({ length: Number(games) }, (_, seed) => seed);
const RANDOM: { readonly [kind: string]: Player } = { careless, eager };

const times: number[] = [];
const mean = (values: readonly number[]): string => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(0);
const wins = (ends: readonly End[], side: Side): number => ends.filter(({ winner }) => winner === side).length;

console.log(`Seeds 0 to ${seeds.length - 1}.\n`);
console.log('| | battle | bot : careless, of each side | bot : eager, of each side | bot : bot, top – bottom | turns | commands |');
console.log('|---|---|---|---|---|---|---|');
for (const id of scenarios.split(',')) {
  const scores = Object.values(RANDOM).map((other) => {
    const pairs = seeds.slice(0, Math.ceil(seeds.length / 2)).map((seed) => mirrored(id, house, other, seed));
    const [top, bottom] = [
      wins(
        pairs.map(([end]) => end!),
        'top',
      ),
      wins(
        pairs.map(([, end]) => end!),
        'bottom',
      ),
    ];
    return `${top} + ${bottom} of ${2 * pairs.length}`;
  });
  const ends = seeds.map((seed) =>
    play({
      scenario: id,
      players: { top: house, bottom: house },
      seed,
      watch: (_, __, ___, milliseconds) => times.push(milliseconds),
    }),
  );
  const undecided = ends.length - wins(ends, 'top') - wins(ends, 'bottom');
  const own = `${wins(ends, 'top')} – ${wins(ends, 'bottom')}${undecided > 0 ? ` (${undecided} open)` : ''}`;
  const lengths = [mean(ends.map(({ turns }) => turns)), mean(ends.map(({ commands }) => commands))];
  console.log(`| ${[id, battleOf(id).name.en, ...scores, own, ...lengths].join(' | ')} |`);
}
const sorted = times.sort((a, b) => a - b);
const late = sorted[Math.floor(0.99 * sorted.length)]!;
console.log(`\nA call of the bot took ${median(sorted).toFixed(1)} ms (median), ${late.toFixed(1)} ms (p99) of ${sorted.length}.`);

import type { Side } from '../../domain/napoleonics/army/sides.ts';
import type { Battle } from '../../domain/napoleonics/field/battle.ts';
import { BATTLE_IDS, battleOf } from '../../domain/napoleonics/scenarios/index.ts';
import { median } from './bot-players.ts';
import { careless, type End, eager, house, mirrored, type Player, play } from './napoleonics-players.ts';

// `node infra/local/fieldpost.mjs run tests/bench/napoleonics-bot-match.ts [battles, as 001,015; all of them by default] [games] [pairs]`:
// prints a row of domain/napoleonics/scenarios/BALANCE.md for each battle, over that number of games of the bot against
// itself; then that number of pairs of mirrored games against each kind of player at random; then the time of a call of
// the bot. Seeds count from 0.

const [battles = BATTLE_IDS.join(), games = '40', pairs = '0'] = process.argv.slice(2);
const seedsTo = (count: string): readonly number[] => Array.from({ length: Number(count) }, (_, seed) => seed);
const RANDOM: { readonly [kind: string]: Player } = { careless, eager };

const times: number[] = [];
const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(0);
const wins = (ends: readonly End[], side: Side): number => ends.filter(({ winner }) => winner === side).length;

function ownGames(battle: Battle): readonly (string | number)[] {
  const ends = seedsTo(games).map((seed) =>
    play({
      from: battle,
      players: { top: house, bottom: house },
      seed,
      watch: (_, __, ___, milliseconds) => times.push(milliseconds),
    }),
  );
  const [top, bottom] = [wins(ends, 'top'), wins(ends, 'bottom')];
  return [
    top,
    bottom,
    ends.length - top - bottom,
    mean(ends.map(({ turns }) => turns)),
    mean(ends.map(({ commands }) => commands)),
  ];
}

function against(battle: Battle, other: Player): string {
  const ends = seedsTo(pairs).map((seed) => mirrored(battle, house, other, seed));
  const asTop = ends.map(({ top }) => top);
  const asBottom = ends.map(({ bottom }) => bottom);
  return `${wins(asTop, 'top')} of ${ends.length} as top, ${wins(asBottom, 'bottom')} of ${ends.length} as bottom`;
}

const chosen = battles.split(',').map(battleOf);
if (games !== '0') console.log('| | battle | top | bottom | open | turns | commands |\n|---|---|---|---|---|---|---|');
if (games !== '0')
  for (const battle of chosen) console.log(`| ${[battle.id, battle.name.en, ...ownGames(battle)].join(' | ')} |`);
if (pairs !== '0') {
  for (const battle of chosen) {
    for (const [kind, other] of Object.entries(RANDOM))
      console.log(`${battle.id} against ${kind} players: ${against(battle, other)}`);
  }
}
const sorted = times.sort((a, b) => a - b);
const late = sorted[Math.floor(0.99 * sorted.length)] ?? 0;
if (games !== '0')
  console.log(
    `A call of the bot took ${median(sorted).toFixed(1)} ms (median), ${late.toFixed(1)} ms (p99), of ${sorted.length}.`,
  );

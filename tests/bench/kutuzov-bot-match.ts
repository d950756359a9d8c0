import { CAMPS, type Camp, otherCamp } from '../../domain/kutuzov/nations.ts';
import { median } from './bot-players.ts';
import { careless, type End, eager, house, type Player, play } from './kutuzov-players.ts';

// `npx tsx tests/bench/kutuzov-bot-match.ts [scenarios, as 2,4; all of them by default] [games] [pairs]`: for each scenario a row of
// domain/kutuzov/BALANCE.md, of so many games of the bot against itself; then so many mirrored games, the bot as either Camp, against
// each kind of player at random; then what a call of the bot took. Seeds count from 0.

const [scenarios = '1,2,3,4', games = '20', pairs = '0'] = process.argv.slice(2);
const seedsTo = (count: string): readonly number[] => Array.from({ length: Number(count) }, (_, seed) => seed);
const RANDOM: { readonly [kind: string]: Player } = { careless, eager };

const times: number[] = [];
const mean = (values: readonly number[]): string => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(0);
const wins = (ends: readonly End[], camp: Camp): number => ends.filter((end) => end.camp === camp).length;

/** How many games ended in which way, the most common first: `12 points, 3 peace`. */
function endings(ends: readonly End[]): string {
  const counts = new Map<string, number>();
  for (const { how = 'open' } of ends) counts.set(how, (counts.get(how) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([how, count]) => `${count} ${how}`)
    .join(', ');
}

function ownGames(scenario: number): string {
  const watch = (_: unknown, __: unknown, ___: unknown, milliseconds: number) => times.push(milliseconds);
  const ends = seedsTo(games).map((seed) => play({ scenario, players: { imperial: house, tsarist: house }, seed, watch }));
  const row = [
    scenario,
    wins(ends, 'imperial'),
    wins(ends, 'tsarist'),
    endings(ends),
    mean(ends.map(({ turn }) => turn)),
    mean(ends.map(({ commands }) => commands)),
  ];
  return `| ${row.join(' | ')} |`;
}

function against(scenario: number, camp: Camp, other: Player): string {
  const players = { [camp]: house, [otherCamp(camp)]: other } as { readonly [camp in Camp]: Player };
  const ends = seedsTo(pairs).map((seed) => play({ scenario, players, seed }));
  return `${wins(ends, camp)} of ${ends.length} (${endings(ends)})`;
}

const chosen = scenarios.split(',').map(Number);
if (games !== '0') {
  console.log('| scenario | Imperials | Tsarists | endings | last turn, mean | commands, mean |\n|---|---|---|---|---|---|');
  for (const scenario of chosen) console.log(ownGames(scenario));
}
if (pairs !== '0') {
  for (const scenario of chosen)
    for (const camp of CAMPS)
      for (const [kind, other] of Object.entries(RANDOM))
        console.log(`${scenario}, ${camp} against ${kind} players: ${against(scenario, camp, other)}`);
}
const sorted = times.sort((a, b) => a - b);
const late = sorted[Math.floor(0.99 * sorted.length)] ?? 0;
if (games !== '0')
  console.log(`A call of the bot took ${median(sorted).toFixed(1)} ms (median), ${late.toFixed(1)} ms (p99), of ${sorted.length}.`);

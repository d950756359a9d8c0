import { parseArgs } from 'node:util';
import { controlOf, tsaristKeys } from '../../domain/kutuzov/map/ground.ts';
import type { State } from '../../domain/kutuzov/state/state.ts';
import { CAMPS, type Camp, otherCamp, POWERS } from '../../domain/kutuzov/terms/nations.ts';
import { totalPoints } from '../../domain/kutuzov/tracks/victory.ts';
import { median } from './bot-players.ts';
import { botOf, careless, type End, eager, house, type Player, play } from './kutuzov-players.ts';

// `node infra/local/fieldpost.mjs run tests/bench/kutuzov-bot-match.ts --scenarios 2,4 --from 100 --games 25`: a row of
// domain/kutuzov/edition/BALANCE.md for each scenario, of the bot against itself. `--against careless` (or eager): the
// bot as each Camp (`--as tsarist`: as one) against players at random. `--against FILE`: an earlier bot, the
// `bot/bot.ts` of another checkout, which takes the other Camp, from the same seeds. `--each`: a line for each game
// besides. `--advance`: in how many games the Imperials held Smolensk and Moscow, or had held them, by the end of each
// turn. In the end, what a call of the bot took.

const { values } = parseArgs({
  options: {
    scenarios: { type: 'string', default: '1,2,3,4' },
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '20' },
    against: { type: 'string', default: 'house' },
    as: { type: 'string', default: CAMPS.join(',') },
    each: { type: 'boolean', default: false },
    advance: { type: 'boolean', default: false },
  },
});
const scenarios = values.scenarios.split(',').map(Number);
const seeds = Array.from({ length: Number(values.games) }, (_, i) => Number(values.from) + i);
const camps = CAMPS.filter((camp) => values.as.split(',').includes(camp));
const kinds: { readonly [kind: string]: Player } = { careless, eager, house };

const other = kinds[values.against] ?? (await botOf(values.against));

const times: number[] = [];
const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(1);
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

function lineOf(seed: number, { camp, how, turn, state }: End): string {
  const points = POWERS.map((power) => `${power} ${totalPoints(state, power)}`).join(', ');
  const { imperial, tsarist } = state.morale;
  return `  ${seed}: ${camp}, ${how}, turn ${turn}; ${points}; Tsarist Keys ${tsaristKeys(state)}; ${imperial.level} and ${tsarist.level}`;
}

/** Places by which the advance of 1812 is told, and the turns in which the Imperials had each of them, game by game. */
const GOALS = ['smolensk', 'moscow'] as const;
type Advance = { readonly [goal in (typeof GOALS)[number]]: Set<number> };
const advances: Advance[] = [];

/** In how many of the games a place had been Imperial by the end of a turn. */
const reached = (goal: (typeof GOALS)[number], turn: number): number =>
  advances.filter((each) => [...each[goal]].some((held) => held <= turn)).length;

function playAll(scenario: number, bots: readonly Camp[]): readonly End[] {
  const by = (camp: Camp): Player => (bots.includes(camp) ? house : other);
  advances.length = 0;
  return seeds.map((seed) => {
    const advance: Advance = { smolensk: new Set(), moscow: new Set() };
    advances.push(advance);
    const watch = (state: State, seat: string, _: unknown, milliseconds: number) => {
      if (bots.includes(seat.startsWith('f') ? 'imperial' : 'tsarist')) times.push(milliseconds);
      for (const goal of GOALS) if (controlOf(state, goal) === 'imperial') advance[goal].add(state.turn);
    };
    const end = play({ scenario, players: { imperial: by('imperial'), tsarist: by('tsarist') }, seed, watch });
    for (const goal of GOALS) if (controlOf(end.state, goal) === 'imperial') advance[goal].add(end.turn);
    if (values.each) console.log(lineOf(seed, end));
    return end;
  });
}

if (values.against === 'house') {
  console.log(
    '| scenario | Imperials | Tsarists | endings | last turn, mean | commands, mean |\n|---|---|---|---|---|---|',
  );
  for (const scenario of scenarios) {
    const ends = playAll(scenario, CAMPS);
    const length = [mean(ends.map(({ turn }) => turn)), mean(ends.map(({ commands }) => commands))];
    console.log(
      `| ${[scenario, wins(ends, 'imperial'), wins(ends, 'tsarist'), endings(ends), ...length].join(' | ')} |`,
    );
    if (values.advance)
      for (const turn of [1, 2, 3, 4])
        console.log(`  by turn ${turn}: ${GOALS.map((goal) => `${goal} ${reached(goal, turn)}`).join(', ')}`);
  }
} else {
  for (const scenario of scenarios)
    for (const camp of camps) {
      const ends = playAll(scenario, [camp]);
      const won = ends.filter((end) => end.camp === camp);
      const lost = ends.filter((end) => end.camp === otherCamp(camp));
      console.log(`| ${scenario} | ${camp} | ${won.length} of ${ends.length} | ${endings(won)} | ${endings(lost)} |`);
    }
}
const sorted = times.sort((a, b) => a - b);
const late = sorted[Math.floor(0.99 * sorted.length)]!;
console.log(
  `A call of the bot took ${median(sorted).toFixed(1)} ms (median), ${late.toFixed(1)} ms (p99), of ${sorted.length}.`,
);

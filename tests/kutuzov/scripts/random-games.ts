import { OPEN_SEATINGS, SEATING_IDS } from '../../../domain/kutuzov/turn/seating.ts';
import { playWhole } from '../kit/whole.ts';

// `npm run random-games -- [GAMES] [SCENARIO]`: whole games at random, so many of them (200) or a range of their numbers (601-1200: a
// share for another process), every scenario in turn, or one, by two to four players; how they ended is counted by scenario, and the last
// line says what was run. Exit 1 when one goes wrong.

const [range = '200', only] = process.argv.slice(2);
const [from, to] = (range.includes('-') ? range.split('-') : ['1', range]).map(Number) as [number, number];
const scenarios = only === undefined ? [1, 2, 3, 4] : [Number(only)];
const endings = new Map<number, Map<string, number>>(scenarios.map((scenario) => [scenario, new Map()]));
const times: number[] = [];
let commands = 0;
for (let n = from; n <= to; n++) {
  const scenario = scenarios[n % scenarios.length]!;
  // Every other game of a scenario is played eagerly, which goes by even numbers.
  const number = n + Math.floor(n / scenarios.length);
  // Most by four players; the other seatings take turns.
  const seating = n % 3 > 0 ? 'four' : SEATING_IDS[(n / 3) % SEATING_IDS.length]!;
  const openHands = OPEN_SEATINGS.includes(seating) && n % 2 === 0;
  const whole = playWhole({ scenario, seating, openHands }, number, { thorough: 20 });
  commands += whole.commands;
  times.push(...whole.legalMs);
  const counts = endings.get(scenario)!;
  const ending = `${whole.camp} by ${whole.how} in turn ${whole.turn}`;
  if (whole.problems.length === 0) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  else {
    console.error(`game ${n}, scenario ${scenario}, after ${whole.commands} commands: ${whole.problems.join('; ')}`);
    process.exitCode = 1;
  }
}
for (const [scenario, counts] of endings) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const each = [...counts].sort(([, a], [, b]) => b - a).map(([ending, count]) => `${count} ${ending}`);
  console.log(`scenario ${scenario}, ${all} games: ${each.join('; ')}`);
}
times.sort((a, b) => a - b);
const at = (part: number): string => times[Math.floor(times.length * part)]!.toFixed(2);
console.log(
  `games ${from} to ${to}, ${only === undefined ? 'all scenarios in turn' : `scenario ${only}`}: ${commands} commands; ` +
    `choices: median ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms`,
);

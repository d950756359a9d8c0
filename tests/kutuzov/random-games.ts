import { OPEN_SEATINGS, SEATING_IDS } from '../../domain/kutuzov/seating.ts';
import { playWhole } from './whole.ts';

// `tsx tests/kutuzov/random-games.ts [GAMES] [SCENARIO]`: so many whole games at random (200), every scenario in turn, or one, by two to four
// players; how they ended is counted. Exit 1 when one goes wrong.

const [most = '200', only] = process.argv.slice(2);
const scenarios = only === undefined ? [1, 2, 3, 4] : [Number(only)];
const endings = new Map<string, number>();
const times: number[] = [];
let commands = 0;
for (let n = 1; n <= Number(most); n++) {
  const scenario = scenarios[n % scenarios.length]!;
  // Most by four players; the other seatings take turns.
  const seating = n % 3 > 0 ? 'four' : SEATING_IDS[(n / 3) % SEATING_IDS.length]!;
  const openHands = OPEN_SEATINGS.includes(seating) && n % 2 === 0;
  const whole = playWhole({ scenario, seating, openHands }, n, { thorough: 20 });
  commands += whole.commands;
  times.push(...whole.legalMs);
  const ending = `scenario ${scenario}, turn ${whole.turn}: ${whole.camp} by ${whole.how}`;
  if (whole.problems.length === 0) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  else {
    console.error(`game ${n}, scenario ${scenario}, after ${whole.commands} commands: ${whole.problems.join('; ')}`);
    process.exitCode = 1;
  }
}
for (const [ending, count] of [...endings].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${count} × ${ending}`);
times.sort((a, b) => a - b);
const at = (part: number): string => times[Math.floor(times.length * part)]!.toFixed(2);
console.log(`${most} games, ${commands} commands; choices: median ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms`);

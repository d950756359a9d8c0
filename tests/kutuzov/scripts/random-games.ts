import { OPEN_SEATINGS, SEATING_IDS } from '../../../domain/kutuzov/state/seating.ts';
import { WrongUsage } from '../../../infra/local/commands/usage.ts';
import { type ScriptWork, script } from '../../../infra/local/scripts/script.ts';
import { playWhole } from '../kit/whole.ts';

/** The numbers of the games, and their scenarios. */
function planOf(words: readonly string[]): {
  readonly from: number;
  readonly to: number;
  readonly scenarios: readonly number[];
} {
  const [range = '200', only, ...more] = words;
  const [, first, last] = /^(?:([1-9]\d*)-)?([1-9]\d*)$/.exec(range) ?? [];
  if (last === undefined || more.length > 0 || !(only === undefined || /^[1-4]$/.test(only)))
    throw new WrongUsage('so many games, or a range of their numbers (601-1200), and one scenario of 1 to 4 at most');
  return { from: Number(first ?? 1), to: Number(last), scenarios: only === undefined ? [1, 2, 3, 4] : [Number(only)] };
}

async function play({ words, report, tell }: ScriptWork): Promise<number> {
  const { from, to, scenarios } = planOf(words);
  const progress = report(to - from + 1);
  const endings = new Map<number, Map<string, number>>(scenarios.map((scenario) => [scenario, new Map()]));
  const times: number[] = [];
  let [commands, wrong] = [0, 0];
  for (let n = from; n <= to; n++) {
    const scenario = scenarios[n % scenarios.length]!;
    // Every other game of a scenario is played eagerly, which goes by even numbers.
    const number = n + Math.floor(n / scenarios.length);
    // Most by four players; the other seatings take turns.
    const seating = n % 3 > 0 ? 'four' : SEATING_IDS[(n / 3) % SEATING_IDS.length]!;
    const openHands = OPEN_SEATINGS.includes(seating) && n % 2 === 0;
    const whole = playWhole({ scenario, seating, openHands }, number, { thorough: 20 });
    progress.step();
    commands += whole.commands;
    times.push(...whole.legalMs);
    const counts = endings.get(scenario)!;
    const ending = `${whole.camp} by ${whole.how} in turn ${whole.turn}`;
    const { problems } = whole;
    if (problems.length === 0) counts.set(ending, (counts.get(ending) ?? 0) + 1);
    else {
      wrong++;
      await tell(`game ${n}, scenario ${scenario}, after ${whole.commands} commands: ${problems.join('; ')}`, {
        game: n,
        scenario,
        problems,
      });
    }
  }
  progress.end();
  for (const [scenario, counts] of endings) {
    const games = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const each = [...counts].sort(([, a], [, b]) => b - a);
    const said = each.map(([ending, count]) => `${count} ${ending}`).join('; ');
    await tell(`scenario ${scenario}, ${games} games: ${said}`, { scenario, games, endings: Object.fromEntries(each) });
  }
  times.sort((a, b) => a - b);
  const at = (part: number): number => Number(times[Math.floor(times.length * part)]!.toFixed(2));
  const choicesMs = { median: at(0.5), p90: at(0.9), p99: at(0.99) };
  await tell(
    `games ${from} to ${to}, ${scenarios.length > 1 ? 'all scenarios in turn' : `scenario ${scenarios[0]}`}: ${commands} commands; ` +
      `choices: median ${choicesMs.median.toFixed(2)} ms, p90 ${choicesMs.p90.toFixed(2)} ms, p99 ${choicesMs.p99.toFixed(2)} ms`,
    { from, to, scenarios, commands, wrong, choicesMs },
  );
  return wrong === 0 ? 0 : 1;
}

await script(
  {
    name: 'play-many -- random-games',
    takes: '[GAMES | FROM-TO] [SCENARIO] [--json]',
    does: 'play whole games at random (200; a range is a share for another process), every scenario in turn, or one, by two to four players, and count how they ended',
    example: 'npm run play-many -- random-games 601-1200 3',
    exits: '1: one went wrong',
  },
  play,
);

import { OPEN_SEATINGS, SEATING_IDS, type Seating } from '../../../domain/kutuzov/state/seating.ts';
import { WrongUsage } from '../../../infra/local/commands/usage.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { open } from '../../http/kit.ts';
import { campaign } from '../../http/kutuzov/kit.ts';

const SCENARIOS = ['1', '2', '3', '4'];
const isSeating = (word: string): word is Seating => (SEATING_IDS as readonly string[]).includes(word);

/** Plays one; gives whether it ended by a rule and its log holds, in words and as a row. */
async function played(scenario: number, seating: Seating) {
  const openHands = OPEN_SEATINGS.includes(seating) && scenario % 2 === 0;
  const house = await open();
  const since = performance.now();
  const { match, audit, commands } = await campaign(house, { scenario, seating, openHands }, scenario);
  await house.close();
  const { result, seats, how } = match.outcome ?? { result: 'unfinished', seats: [], how: '' };
  const { findings, checks } = audit;
  const holds = audit.ok && audit.complete && checks.redecided === match.version && findings.length === 0;
  const seconds = Number(((performance.now() - since) / 1000).toFixed(1));
  const words =
    `scenario ${scenario}, ${seating}${openHands ? ' with open hands' : ''}: ${result} by ${seats.join(' and ')} (${how}), ` +
    `${commands} commands in ${match.version} commits; ${checks.redecided} decided again, ${findings.length} findings, ` +
    `the log ${holds ? 'holds' : 'does not hold'}; ${seconds.toFixed(1)} s`;
  const row = {
    scenario,
    seating,
    openHands,
    result,
    seats,
    how,
    commands,
    commits: match.version,
    holds,
    findings,
    seconds,
  };
  return { isRight: result === 'won' && holds, words, row };
}

await script(
  {
    name: 'play-many -- campaigns',
    takes: '[SCENARIO…] [SEATING…] [--json]',
    does: 'play every scenario (or these) with every seating (or these) over HTTP to its end, by clients that know only what they are offered, and audit it',
    example: 'npm run play-many -- campaigns 1 four',
    exits: '1: one does not end by a rule, or its log does not hold',
  },
  async ({ words, report, tell }) => {
    const unknown = words.filter((word) => !isSeating(word) && !SCENARIOS.includes(word));
    const all = [...SCENARIOS, ...SEATING_IDS].join(', ');
    if (unknown.length > 0) throw new WrongUsage(`scenarios and seatings are ${all}, not ${unknown.join(', ')}`);
    const [scenarios, seatings] = [words.filter((word) => !isSeating(word)), words.filter(isSeating)];
    const plan = (scenarios.length > 0 ? scenarios : SCENARIOS).flatMap((scenario) =>
      (seatings.length > 0 ? seatings : SEATING_IDS).map((seating) => [Number(scenario), seating] as const),
    );
    const progress = report(plan.length);
    let wrong = 0;
    for (const [scenario, seating] of plan) {
      const { isRight, words: said, row } = await played(scenario, seating);
      await tell(said, row);
      for (const finding of row.findings) await tell(JSON.stringify(finding));
      if (!isRight) wrong++;
      progress.step();
    }
    progress.end();
    return wrong === 0 ? 0 : 1;
  },
);

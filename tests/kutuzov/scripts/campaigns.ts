import { OPEN_SEATINGS, SEATING_IDS, type Seating } from '../../../domain/kutuzov/turn/seating.ts';
import { open } from '../../http/kit.ts';
import { campaign } from '../../http/kutuzov/kit.ts';

// `npm run campaigns -- [SCENARIO…] [SEATING…]`: every scenario (or these) with every seating (or these) played over HTTP to its end by
// clients that know only what they are offered, and audited, a line each; exit 1 when one does not end by a rule, or its log does not hold.

const isSeating = (word: string): word is Seating => (SEATING_IDS as readonly string[]).includes(word);
const words = process.argv.slice(2);
const scenarios = words.filter((word) => !isSeating(word)).map(Number);
const seatings = words.filter(isSeating);

for (const scenario of scenarios.length > 0 ? scenarios : [1, 2, 3, 4]) {
  for (const seating of seatings.length > 0 ? seatings : SEATING_IDS) {
    const openHands = OPEN_SEATINGS.includes(seating) && scenario % 2 === 0;
    const house = await open();
    const since = performance.now();
    const { match, audit, commands } = await campaign(house, { scenario, seating, openHands }, scenario);
    await house.close();
    const { result, seats, how } = match.outcome ?? { result: 'unfinished', seats: [], how: '' };
    const holds = audit.ok && audit.complete && audit.checks.redecided === match.version && audit.findings.length === 0;
    console.log(
      `scenario ${scenario}, ${seating}${openHands ? ' with open hands' : ''}: ${result} by ${seats.join(' and ')} (${how}), ` +
        `${commands} commands in ${match.version} commits; ${audit.checks.redecided} decided again, ${audit.findings.length} findings, ` +
        `the log ${holds ? 'holds' : 'does not hold'}; ${((performance.now() - since) / 1000).toFixed(1)} s`,
    );
    for (const finding of audit.findings) console.error(JSON.stringify(finding));
    if (result !== 'won' || !holds) process.exitCode = 1;
  }
}

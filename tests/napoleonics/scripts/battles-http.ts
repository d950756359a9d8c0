import { BATTLE_IDS, battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import { open } from '../../http/kit.ts';
import { battle } from '../../http/napoleonics/kit.ts';

// `npm run battles -- [ID…]`: every battle of the house (or these) played over HTTP to its end and audited, a line each; exit 1
// when one is not won, or its log does not hold.

const named = process.argv.slice(2);
for (const scenario of named.length > 0 ? named : BATTLE_IDS) {
  const house = await open();
  const since = performance.now();
  const { match, audit } = await battle(house, { scenario }, 1);
  await house.close();
  const { result, seats, how } = match.outcome ?? { result: 'unfinished', seats: [], how: '' };
  const holds = audit.ok && audit.complete && audit.checks.redecided === match.version && audit.findings.length === 0;
  console.log(
    `${scenario} ${battleOf(scenario).name.en}: ${result} by ${seats.join()} (${how}) in ${match.version} commits, ${match.phase}; ` +
      `the log ${holds ? 'holds' : 'does not hold'}; ${((performance.now() - since) / 1000).toFixed(1)} s`,
  );
  for (const finding of audit.findings) console.error(JSON.stringify(finding));
  if (result !== 'won' || !holds) process.exitCode = 1;
}

import { open } from '../http/kit.ts';
import { campaign } from '../http/kutuzov.ts';

// `tsx tests/kutuzov/campaigns.ts [SCENARIO…]`: every scenario (or these) played over HTTP to its end by four clients and audited, a line each; exit 1
// when one does not end by a rule, or its log does not hold.

const named = process.argv.slice(2).map(Number);
for (const scenario of named.length > 0 ? named : [1, 2, 3, 4]) {
  const house = await open();
  const since = performance.now();
  const { match, audit, commands } = await campaign(house, { scenario }, scenario);
  await house.close();
  const { result, seats, how } = match.outcome ?? { result: 'unfinished', seats: [], how: '' };
  const holds = audit.ok && audit.complete && audit.checks.redecided === match.version && audit.findings.length === 0;
  console.log(
    `scenario ${scenario}: ${result} by ${seats.join(' and ')} (${how}), ${commands} commands in ${match.version} commits; ` +
      `${audit.checks.redecided} decided again, ${audit.findings.length} findings, the log ${holds ? 'holds' : 'does not hold'}; ` +
      `${((performance.now() - since) / 1000).toFixed(1)} s`,
  );
  for (const finding of audit.findings) console.error(JSON.stringify(finding));
  if (result !== 'won' || !holds) process.exitCode = 1;
}

import { BATTLE_IDS, battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import { WrongUsage } from '../../../infra/local/commands/usage.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { open } from '../../http/kit.ts';
import { battle } from '../../http/napoleonics/kit.ts';

await script(
  {
    name: 'play-many -- battles',
    takes: '[ID…] [--json]',
    does: 'play every battle of the house (or these) over HTTP to its end and audit it, a line each',
    example: 'npm run play-many -- battles 001 015',
    exits: '1: a battle is not won, or its log does not hold',
  },
  async ({ words, report, tell }) => {
    const unknown = words.filter((word) => !BATTLE_IDS.includes(word));
    if (unknown.length > 0) throw new WrongUsage(`the battles are ${BATTLE_IDS.join(', ')}, not ${unknown.join(', ')}`);
    const scenarios = words.length > 0 ? words : BATTLE_IDS;
    const progress = report(scenarios.length);
    let wrong = 0;
    for (const scenario of scenarios) {
      const house = await open();
      const since = performance.now();
      const { match, audit } = await battle(house, { scenario }, 1);
      await house.close();
      const { result, seats, how } = match.outcome ?? { result: 'unfinished', seats: [], how: '' };
      const { findings } = audit;
      const holds = audit.ok && audit.complete && audit.checks.redecided === match.version && findings.length === 0;
      const seconds = Number(((performance.now() - since) / 1000).toFixed(1));
      await tell(
        `${scenario} ${battleOf(scenario).name.en}: ${result} by ${seats.join()} (${how}) in ${match.version} commits, ${match.phase}; ` +
          `the log ${holds ? 'holds' : 'does not hold'}; ${seconds.toFixed(1)} s`,
        { scenario, result, seats, how, commits: match.version, holds, findings, seconds },
      );
      for (const finding of findings) await tell(JSON.stringify(finding));
      if (result !== 'won' || !holds) wrong++;
      progress.step();
    }
    progress.end();
    return wrong === 0 ? 0 : 1;
  },
);

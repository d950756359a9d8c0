import { cpus } from 'node:os';
import { script } from '../../infra/local/scripts/script.ts';
import { killed } from '../http/killed.ts';
import { cleanUp } from '../http/machine.ts';
import { writeSection } from './section.ts';

// `npm run bench -- kill`: ten times `kill -9` while 32 people play. A minute or two.

const PLAN = { writers: 32, kills: 10, lives: [2_000, 5_000] } as const;

await script(
  {
    name: 'bench -- kill',
    takes: '[--json]',
    does: `kill the server ${PLAN.kills} times while ${PLAN.writers} people play, count what is lost, and write it into tests/bench/RESULTS.md`,
    example: 'npm run bench -- kill',
    exits: '1: something that was acknowledged is lost, or there twice, or an audit finds something',
  },
  async ({ report, tell }) => {
    const progress = report(PLAN.kills);
    try {
      const outcome = await killed({ ...PLAN, step: () => progress.step() });
      progress.end();
      const { acknowledged, again, repeated, lost, doubled, findings } = outcome;
      const section = await writeSection(
        `${PLAN.kills} times kill -9 under ${PLAN.writers} writers`,
        `\`npm run bench -- kill\` wrote this: ${cpus().length} cores, Node ${process.version}. Two players play each of
${PLAN.writers / 2} battles of Napoleonics. A player repeats a command, with its key, until the server answers. The bench kills the server
every 2 to 5 seconds and starts it again.

| | |
|---|---|
| commands acknowledged | ${acknowledged} |
| sent again, since the server died before it answered | ${again} |
| of these committed before it died, and answered with that receipt | ${repeated} |
| lost | ${lost} |
| doubled | ${doubled} |
| findings of the audits | ${findings.length} |`,
      );
      await tell(section, outcome);
      return lost + doubled + findings.length === 0 ? 0 : 1;
    } finally {
      progress.end();
      await cleanUp();
    }
  },
);

import { cpus } from 'node:os';
import { bot } from '../../domain/kutuzov/bot/bot.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import { sure } from '../../domain/lib/sure.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { WrongUsage } from '../../infra/local/commands/usage.ts';
import { script } from '../../infra/local/scripts/script.ts';
import { meansOf } from '../kit/engine.ts';
import { open } from '../kit/table.ts';

// Measures an audit of a whole game of Kutuzov between four bots, in time of the processor: other work on the machine
// counts less.

const SCENARIO = 4;
const ROUNDS = 3;

/** A whole game of four bots, from a seed. */
function played(seed: number) {
  const table = open(kutuzov, { seed, options: { scenario: SCENARIO } });
  for (const { seat } of table.match.chairs) table.seatBot(table.match.owner, seat);
  table.start();
  for (let [asked] = table.waited(); asked !== undefined; [asked] = table.waited()) table.playBot(asked.seat, bot);
  return table.commits;
}

/** Milliseconds of the processor that some work takes. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

await script(
  {
    name: 'bench -- audit-bots',
    takes: '[--json]',
    does: 'measure what an audit of a whole game of Kutuzov between bots costs',
    example: 'npm run bench -- audit-bots',
  },
  async ({ words, report, tell }) => {
    if (words.length > 0) throw new WrongUsage('no words');
    const progress = report(ROUNDS + 1);
    const commits = played(1);
    progress.step();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      times.push(
        await costOf(async () => {
          const { verdict } = await audit(kutuzov, commits, true, meansOf(kutuzov));
          if (verdict !== 'holds') throw new Error(`the audit says ${verdict}`);
        }),
      );
      progress.step();
    }
    progress.end();
    const least = sure(times.toSorted((a, b) => a - b)[0], 'round');
    await tell(
      `An audit of ${commits.length} commits of Kutuzov, scenario ${SCENARIO}, four bots: ${(least / 1000).toFixed(2)} s of a processor, ` +
        `${(least / commits.length).toFixed(2)} ms a commit (best of ${ROUNDS}; ${cpus().length} cores, Node ${process.version}).`,
      { commits: commits.length, seconds: least / 1000, millisecondsACommit: least / commits.length },
    );
    return 0;
  },
);

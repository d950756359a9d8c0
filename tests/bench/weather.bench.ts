import { execSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../infra/local/child.mjs';
import { WrongUsage } from '../../infra/local/commands/usage.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { writeSection } from './section.ts';
import { added, type Ran, rangeIn, rowsIn, tableOf } from './seeds.ts';

// `npm run bench -- weather 1-500`: stretches of these seeds on the hostile store and event sources. `--whole`: whole
// games of at most ten seeds. The section of RESULTS.md lists all seeds that ran, with their commits.

const TITLE = 'Seeds in bad weather';
/** Seeds of one run of the tests: then the section is written. */
const BLOCK = 10;
const STRETCHES = ['tests/hostile/stretches.test.ts', '-t', 'a stretch'];
const WHOLE = ['tests/hostile/stretches.long.test.ts', '-t', 'a whole game'];

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly ancestorTitles: readonly string[];
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs the tests of some seeds, and returns what became of each. */
async function ranOf(seeds: string, isWhole: boolean): Promise<readonly (Ran & { readonly why: string })[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  const file = join(folder, 'report.json');
  const vitest = ['infra/local/fieldpost.mjs', 'tool', 'vitest', 'run', '--reporter=json', `--outputFile=${file}`];
  const env = { ...process.env, SEEDS: seeds, ...(isWhole && { LONG: 'all' }) };
  try {
    await run(process.execPath, [...vitest, ...(isWhole ? WHOLE : STRETCHES)], { env, stdio: 'ignore' });
    const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, ancestorTitles, status, failureMessages }) => ({
        of: /'(\w+)'/.exec(ancestorTitles.join(' '))?.[1] ?? '?',
        seed: Number(/seed (\d+)/.exec(title)?.[1]),
        isGreen: status === 'passed',
        why: failureMessages.join('\n'),
      }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure({ words, flags, report, tell }: ScriptWork): Promise<number> {
  const [first, last] = rangeIn(words[0] ?? '1-500');
  const isWhole = flags.has('whole');
  if (isWhole && last - first >= 10) throw new WrongUsage('whole games of at most ten seeds');
  const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim();
  const what = isWhole ? 'whole games' : 'stretches';
  const progress = report(last - first + 1);
  let [failed, section] = [0, ''];
  for (let from = first; from <= last; from += BLOCK) {
    const to = Math.min(last, from + BLOCK - 1);
    const ran = await ranOf(`${from}-${to}`, isWhole);
    for (const { of, seed, isGreen, why } of ran) {
      if (isGreen) continue;
      failed++;
      await tell(`${of}, ${what}, seed ${seed}:\n${why}`, { of, what, seed, commit, why });
    }
    section = await write(await rowsIn(TITLE), { what, commit, ran });
    progress.step(to - from + 1);
  }
  progress.end();
  await tell(section);
  return failed === 0 ? 0 : 1;
}

const write = (rows: Awaited<ReturnType<typeof rowsIn>>, more: Parameters<typeof added>[1]): Promise<string> =>
  writeSection(
    TITLE,
    `\`npm run bench -- weather SEEDS\` wrote this on ${cpus().length} cores, Node ${process.version}. A seed decides the faults of the
store, streams, queues and processes. A stretch has 60 commits. People, bots and deadlines play it, and then a whole
game ends by agreement. After it settles, all of this must hold:

- The lists equal the fold of the log. No commit is lost or doubled.
- All players are told. No mail comes twice, except for [one case](../../docs/notifications.md#tries). No game is overdue.
- No request that was throttled comes again at once.

${tableOf(added(rows, more))}`,
  );

await script(
  {
    name: 'bench -- weather',
    takes: '[SEED-SEED] [--whole] [--json]',
    does: 'play stretches of these seeds (default: 1-500) in bad weather, and write which ones ran into tests/bench/RESULTS.md',
    example: 'npm run bench -- weather 1-10',
    flags: ['whole'],
    exits: '1: a seed failed; the output says how to repeat it',
  },
  measure,
);

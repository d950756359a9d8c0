import { cpus } from 'node:os';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import type { State } from '../../domain/kutuzov/state/state.ts';
import { view } from '../../domain/kutuzov/state/view.ts';
import type { Json } from '../../domain/lib/json.ts';
import { last } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { script } from '../../infra/local/scripts/script.ts';
import { random } from '../kit/random.ts';
import { seated } from '../kit/table.ts';
import { house } from './kutuzov-players.ts';
import { measured } from './measure.ts';
import { writeSection } from './section.ts';

// `npm run bench -- fold`: what folding long games with many secrets costs. Half a minute.

const GAMES = 4;
const ROUNDS = 5;

/** A whole war of Kutuzov by four bots, as commits that went through JSON. */
function war(seed: number): readonly Commit[] {
  const table = seated(kutuzov, { seed, options: { scenario: 1 } });
  const below = random(seed);
  for (let [asked] = table.waited(); asked !== undefined; [asked] = table.waited())
    table.act(
      asked.seat,
      house(view(table.match.state as unknown as State, [asked.seat]), asked.seat, below) as unknown as Json,
    );
  return JSON.parse(JSON.stringify(table.commits)) as readonly Commit[];
}

const folded = (commits: readonly Commit[]): Match =>
  commits.reduce((match, commit) => fold(kutuzov, match, commit), NOTHING);

await script(
  {
    name: 'bench -- fold',
    takes: '[--json]',
    does: 'measure what folding wars of Kutuzov costs, and write it into tests/bench/RESULTS.md',
    example: 'npm run bench -- fold',
  },
  async ({ report, tell }) => {
    const progress = report(GAMES + 1);
    const games = Array.from({ length: GAMES }, (_, i) => {
      const commits = war(i + 1);
      progress.step();
      return commits;
    });
    const commits = games.reduce((sum, game) => sum + game.length, 0);
    const seals = games.map((game) => Object.keys(folded(game).seals).length).toSorted((a, b) => a - b);
    const { medianMs } = await measured('', ROUNDS, 1, () => games.map(folded));
    progress.step();
    progress.end();
    const microseconds = (1000 * medianMs) / commits;
    const section = await writeSection(
      'What folding costs',
      `\`npm run bench -- fold\` wrote this: ${cpus().length} cores, Node ${process.version}. ${GAMES} wars of Kutuzov by bots, with ${commits} commits and
up to ${last(seals)} open seals. Median of ${ROUNDS} rounds: ${microseconds.toFixed(0)} µs a commit.`,
    );
    await tell(section, { microseconds, commits, seals: last(seals) });
    return 0;
  },
);

import { loadavg } from 'node:os';
import { type ScriptWork, script } from '../../../infra/local/scripts/script.ts';
import { startDynalite } from '../../kit/dynalite.ts';
import { writeSection } from '../section.ts';
import { castore, emmett, type Keeper, oursInMemory, oursOnDynamo } from './keepers.ts';
import { boardgameIo, ourServer, type Server } from './moves.ts';

// `npm run bench -- peers`: the same game kept by us and by others, in one process, by turns. What they do is not the
// same: ours keeps people, seals, a chain of hashes and snapshots, and decides nothing twice; the ratio says what that
// costs, or saves.

const MARKS = [10, 400, 1_000];
const RUNS = 21;

const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const median = (times: readonly number[]): number => at(times, 0.5);
/** Where other work of the machine did not come between. */
const undisturbed = (times: readonly number[]): number => at(times, 0.05);
const ms = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(2));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

interface Mark {
  readonly commits: number;
  readonly ours: number;
  readonly cold: number;
  readonly peer: number;
}

/** The time of a command by the number of stored commits, ours and theirs by turns. */
async function compared(our: Keeper, peer: Keeper, step: () => void): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  let kept = 0;
  for (const commits of MARKS) {
    for (; kept < commits; kept++) {
      await our.command();
      await peer.command();
      step();
    }
    const [warm, cold, theirs]: number[][] = [[], [], []];
    for (let run = 0; run < RUNS; run++) {
      warm?.push(await timed(our.command));
      theirs?.push(await timed(peer.command));
      cold?.push(await timed(our.cold ?? our.command));
      step();
    }
    kept += RUNS;
    marks.push({ commits, ours: median(warm ?? []), cold: median(cold ?? []), peer: median(theirs ?? []) });
  }
  return marks;
}

const table = (peer: string, marks: readonly Mark[]): string =>
  `| commits | ours, ms | ours in a new process | ${peer} | ${peer} / ours | ${peer} / ours new |
|---|---|---|---|---|---|
${marks
  .map(({ commits, ours, cold, peer: theirs }) => {
    const row = [commits, ms(ours), ms(cold), ms(theirs), (theirs / ours).toFixed(1), (theirs / cold).toFixed(1)];
    return `| ${row.join(' | ')} |`;
  })
  .join('\n')}`;

/** Moves in one game of ours: more would be too many drafts of one seat. */
const MOVES = 28;
const GAMES = 15;

/** Moves one after another, a game of ours and as many of theirs by turns; the first game of each is not counted. */
async function moves(
  our: Server,
  peer: Server,
  step: () => void,
): Promise<readonly [readonly number[], readonly number[]]> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let game = 0; game <= GAMES; game++) {
    await our.anew?.();
    for (let move = 0; move < MOVES; move++) {
      const [one, other] = [await timed(our.move), await timed(peer.move)];
      if (game === 0) continue;
      mine.push(one);
      theirs.push(other);
    }
    step();
  }
  return [mine, theirs];
}

const moved = (what: string, mine: number, theirs: number): string =>
  `| ${[what, ms(mine), ms(theirs), (mine / theirs).toFixed(1)].join(' | ')} |`;

/** Marks are reached by commands and by runs, the same number of steps for each peer. */
const STEPS = MARKS.at(-1)! + RUNS;

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const progress = report(2 * STEPS + GAMES + 1);
  const step = (): void => progress.step();
  const dynamo = await startDynalite();
  const onDynamo = await compared(await oursOnDynamo(dynamo), await castore(dynamo), step);
  await dynamo.stop();
  const inMemory = await compared(await oursInMemory(), await emmett(), step);
  const [our, peer] = [await ourServer(), await boardgameIo()];
  const [mine, theirs] = await moves(our, peer, step);
  await our.close();
  await peer.close();
  progress.end();

  const section = await writeSection(
    'Peers',
    `\`npm run bench -- peers\` wrote this: Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at its end. Diplomacy for seven: one seat after another
saves orders. Medians of ${RUNS} commands, in one process, in turn.

- Fieldpost keeps people apart from the log, seals secrets, chains hashes, and writes a snapshot every 20 commits.
- The peers read an aggregate whole and fold it for each command.

On one DynamoDB (dynalite, in memory), against castore's DynamoDB adapter:

${table('castore', onDynamo)}

In memory, against emmett's store, which copies nothing. Fieldpost copies through JSON:

${table('emmett', inMemory)}

Moves over the network, one after another, each from its request to its answer (${GAMES * MOVES} moves of each). Fieldpost answers over
HTTP. boardgame.io answers over its socket, without a log, people or proof.

| | ours, ms | boardgame.io | ours / boardgame.io |
|---|---|---|---|
${[median, undisturbed].map((of, i) => moved(i === 0 ? 'median' : 'the fastest twentieth takes at most', of(mine), of(theirs))).join('\n')}`,
  );
  await tell(section, {
    castore: onDynamo,
    emmett: inMemory,
    moves: { ours: median(mine), boardgameIo: median(theirs) },
  });
  return 0;
}

await script(
  {
    name: 'bench -- peers',
    takes: '[--json]',
    does: 'play the same game on our log, on castore’s and on emmett’s, and against boardgame.io’s server, and write it into tests/bench/RESULTS.md',
    example: 'npm run bench -- peers',
  },
  measure,
);
process.exit();

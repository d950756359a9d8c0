import { performance } from 'node:perf_hooks';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { napoleonics } from '../../domain/napoleonics/index.ts';
import { dynamoEventLog, itemOf } from '../../functions/platform/dynamo/event-log.ts';
import { script } from '../../infra/local/scripts/script.ts';
import { startDynalite } from '../kit/dynalite.ts';
import { eager } from '../kit/eager.ts';
import { plainItemOf } from '../kit/plain-commits.ts';
import { playRandom } from '../kit/play.ts';
import { bytesOf, metered } from '../kit/units.ts';
import { writeSection } from './section.ts';

// `npm run bench -- items`: what a commit costs in the table `events`, as release 0.1.0 stored it and as it is stored
// now. Bytes and units are counted; only the last column is timed.

type Item = ReturnType<typeof itemOf>;

interface Row {
  readonly game: string;
  readonly commits: number;
  /** Means of a commit. */
  readonly plain: Size;
  readonly packed: Size;
  /** Read units of the whole log. */
  readonly reads: { readonly plain: number; readonly packed: number };
  /** Milliseconds to compress and to read a commit. */
  readonly packing: number;
  readonly reading: number;
}
interface Size {
  readonly bytes: number;
  readonly units: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const sizeOf = (items: readonly Item[]): Size => ({
  bytes: mean(items.map(bytesOf)),
  units: mean(items.map((item) => Math.ceil(bytesOf(item) / 1024))),
});

const logs = (seeds: readonly number[], most: number): readonly { readonly game: string; readonly all: Commit[] }[] => [
  {
    game: 'Diplomacy',
    all: seeds.flatMap((seed) => playRandom(diplomacy, seed, { maxCommits: most, choose: eager }).commits),
  },
  {
    game: 'C&C Napoleonics',
    all: seeds.flatMap((seed) => playRandom(napoleonics, seed, { maxCommits: most, choose: eager }).commits),
  },
  {
    game: 'Kutuzov',
    all: seeds.flatMap(
      (seed) =>
        playRandom(kutuzov, seed, { maxCommits: most, choose: eager, options: { scenario: (seed % 5) + 1 } }).commits,
    ),
  },
];

async function readUnits(items: readonly Item[], games: ReadonlySet<string>): Promise<number> {
  const dynamo = await startDynalite();
  const meter = metered(dynamo.client);
  for (const Item of items) await dynamo.client.send(new PutItemCommand({ TableName: dynamo.tables.events, Item }));
  const log = dynamoEventLog(meter.client, dynamo.tables);
  for (const game of games) await log.read(game, 0);
  await dynamo.stop();
  return meter.take().reads;
}

async function rowOf({ game, all }: { readonly game: string; readonly all: readonly Commit[] }): Promise<Row> {
  const games = new Set(all.map(({ envelope }) => envelope.game));
  const plain = all.map(plainItemOf);
  const begun = performance.now();
  const packed = all.map(itemOf);
  const packing = (performance.now() - begun) / all.length;
  const dynamo = await startDynalite();
  const log = dynamoEventLog(dynamo.client, dynamo.tables);
  for (const commit of all) await log.append(commit);
  const from = performance.now();
  for (const id of games) await log.read(id, 0);
  const reading = (performance.now() - from) / all.length;
  await dynamo.stop();
  return {
    game,
    commits: all.length,
    plain: sizeOf(plain),
    packed: sizeOf(packed),
    reads: { plain: await readUnits(plain, games), packed: await readUnits(packed, games) },
    packing,
    reading,
  };
}

const lineOf = ({ game, commits, plain, packed, reads, packing, reading }: Row): string =>
  `| ${[
    game,
    commits,
    plain.bytes.toFixed(0),
    packed.bytes.toFixed(0),
    plain.units.toFixed(2),
    packed.units.toFixed(2),
    reads.plain.toFixed(1),
    reads.packed.toFixed(1),
    packing.toFixed(3),
    reading.toFixed(3),
  ].join(' | ')} |`;

const SEEDS = [1, 2, 3];
const MOST = 400;

await script(
  {
    name: 'bench -- items',
    takes: '[--json]',
    does: 'count bytes and units of stored commits, before and after compression, and write them into RESULTS.md',
    example: 'npm run bench -- items --json',
    flags: [],
  },
  async ({ report, tell }) => {
    const games = logs(SEEDS, MOST);
    const progress = report(games.length);
    const rows: Row[] = [];
    for (const game of games) {
      rows.push(await rowOf(game));
      progress.step();
    }
    progress.end();
    const text = `\`npm run bench -- items\` wrote this part: ${SEEDS.length} games of each kind at random, up to ${MOST} commits each. A commit
as release 0.1.0 stored it (two texts), and as it is stored now (compressed). Bytes and write units are means of a
commit; read units are of all the logs together, each read whole and consistently. Times are milliseconds a commit.

| game | commits | bytes: before | now | write units: before | now | read units: before | now | compress | read |
|---|---|---|---|---|---|---|---|---|---|
${rows.map(lineOf).join('\n')}
`;
    await tell(await writeSection('Stored commits', text), rows);
    return 0;
  },
);

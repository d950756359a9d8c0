import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { script } from '../../infra/local/scripts/script.ts';
import { benchCold } from './cold.bench.ts';
import { benchDiplomacy } from './diplomacy.bench.ts';
import { benchHttp } from './http.bench.ts';
import { benchKutuzov, sizesOfKutuzov } from './kutuzov.bench.ts';
import { benchLog } from './log.bench.ts';
import type { Row } from './measure.ts';
import { benchNapoleonics, type SizeRow, sizesOfNapoleonics } from './napoleonics.bench.ts';
import { sectionsThere } from './section.ts';
import { benchUnits, type UnitsRow } from './units.bench.ts';

// Nothing here fails on a slow machine: the ratio to the baseline that ran beside each row is what can be compared
// between machines.

const ms = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(2));

const line = ({ name, p5Ms, medianMs, p99Ms, n, target, baseline }: Row): string =>
  `| ${[
    name,
    ms(p5Ms),
    ms(medianMs),
    ms(p99Ms),
    n,
    target ?? '',
    baseline === undefined
      ? ''
      : `${(medianMs / baseline.medianMs).toFixed(1)} × ${baseline.name} (${ms(baseline.medianMs)})`,
  ].join(' | ')} |`;

const unitsLine = ({ commits, warm, cold, views }: UnitsRow): string =>
  `| ${[commits, warm.reads, warm.writes, cold.reads, cold.writes, views.reads, views.writes].map((value, i) => (i === 0 ? value : Number(value).toFixed(1))).join(' | ')} |`;

const sizeLine = ({ game, commits, log, gzip, snapshot }: SizeRow): string =>
  `| ${[game, commits, ...[log, gzip, snapshot].map((bytes) => (bytes / 1024).toFixed(0))].join(' | ')} |`;

interface Measured {
  readonly commit: string;
  readonly machine: string;
  readonly rows: readonly Row[];
  readonly units: readonly UnitsRow[];
  readonly sizes: readonly SizeRow[];
}

const reportOf = ({ commit, machine, rows, units, sizes }: Measured): string =>
  `# Measured

\`npm run bench -- engines\` wrote this part. Commit ${commit}; ${machine}.

Times are in milliseconds on one core. Over HTTP the server gets one request at a time. Bundles and dynalite share a
process.

| what | fastest twentieth | median | p99 | runs | target | against |
|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}

DynamoDB request units per command of a game of Diplomacy, by the commits before it. Mean of 20 commands, of which one
writes a snapshot.

| commits | warm: read | write | cold: read | write | lists: read | write |
|---|---|---|---|---|---|---|
${units.map(unitsLine).join('\n')}

Games played at random to their ends, in KiB.

| game | commits | log | log, gzip | snapshot |
|---|---|---|---|---|
${sizes.map(sizeLine).join('\n')}
`;

/** What is measured, one after the other. */
const PARTS = [benchDiplomacy, benchNapoleonics, benchKutuzov, benchLog, benchHttp, benchCold];

await script(
  {
    name: 'bench -- engines',
    takes: '[--quick] [--json]',
    does: 'measure, print, and write tests/bench/RESULTS.md; --quick: request units of short games alone',
    example: 'npm run bench -- engines --quick',
    flags: ['quick'],
  },
  async ({ flags, report, tell }) => {
    const progress = report(PARTS.length + 2);
    const rows: Row[] = [];
    for (const part of PARTS) {
      rows.push(...(await part()));
      progress.step();
    }
    const units = await benchUnits(flags.has('quick') ? [10, 100] : undefined);
    progress.step();
    const sizes = [sizesOfNapoleonics(), sizesOfKutuzov()];
    progress.end();
    const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim();
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
    const measured = { commit, machine, rows, units, sizes };
    const written = reportOf(measured);
    const others = await sectionsThere();
    writeFileSync('tests/bench/RESULTS.md', others === '' ? written : `${written}\n${others}`);
    await tell(written, measured);
    return 0;
  },
);

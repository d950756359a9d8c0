import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { benchCold } from './cold.bench.ts';
import { benchDiplomacy } from './diplomacy.bench.ts';
import { benchHttp } from './http.bench.ts';
import { benchKutuzov, sizesOfKutuzov } from './kutuzov.bench.ts';
import { benchLog } from './log.bench.ts';
import type { Row } from './measure.ts';
import { benchNapoleonics, type SizeRow, sizesOfNapoleonics } from './napoleonics.bench.ts';
import { sectionsThere } from './section.ts';
import { benchUnits, type UnitsRow } from './units.bench.ts';

// `npm run bench`: measures, prints, and writes RESULTS.md. Nothing here fails on a slow machine: the ratio to the baseline that
// ran beside each row is what can be compared between machines.

const ms = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(2));

const line = ({ name, medianMs, p99Ms, n, target, baseline }: Row): string =>
  `| ${[
    name,
    ms(medianMs),
    ms(p99Ms),
    n,
    target ?? '',
    baseline === undefined ? '' : `${(medianMs / baseline.medianMs).toFixed(1)} × ${baseline.name} (${ms(baseline.medianMs)})`,
  ].join(' | ')} |`;

const unitsLine = ({ commits, warm, cold, views }: UnitsRow): string =>
  `| ${[commits, warm.reads, warm.writes, cold.reads, cold.writes, views.reads, views.writes].map((value, i) => (i === 0 ? value : Number(value).toFixed(1))).join(' | ')} |`;

const sizeLine = ({ game, commits, log, gzip, snapshot }: SizeRow): string =>
  `| ${[game, commits, ...[log, gzip, snapshot].map((bytes) => (bytes / 1024).toFixed(0))].join(' | ')} |`;

const rows = [
  ...(await benchDiplomacy()),
  ...(await benchNapoleonics()),
  ...(await benchKutuzov()),
  ...(await benchLog()),
  ...(await benchHttp()),
  ...(await benchCold()),
];
const units = await benchUnits(process.argv.includes('--quick') ? [10, 100] : undefined);
const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim();
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;

const report = `# Measured

Commit ${commit}; ${machine}. Written by \`npm run bench\`.

Milliseconds on one core; HTTP: one request at a time, bundles and dynalite in one process.

| what | median | p99 | runs | target | against |
|---|---|---|---|---|---|
${rows.map(line).join('\n')}

DynamoDB request units per command of a game of Diplomacy, mean of 20 (one snapshot among them), after so many commits.

| commits | warm: read | write | cold: read | write | lists: read | write |
|---|---|---|---|---|---|---|
${units.map(unitsLine).join('\n')}

Games played at random to their ends, in KiB.

| game | commits | log | log, gzip | snapshot |
|---|---|---|---|---|
${[sizesOfNapoleonics(), sizesOfKutuzov()].map(sizeLine).join('\n')}
`;
const others = await sectionsThere();
writeFileSync('tests/bench/RESULTS.md', others === '' ? report : `${report}\n${others}`);
console.log(report);

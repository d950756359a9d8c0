import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { beforeAll, describe, expect, it } from 'vitest';
import { FUNCTIONS, type FunctionName } from '../../infra/endpoints.ts';
import { builtFunctions } from '../kit/built.ts';
import { standIn } from './stand-in.ts';
import { all } from './template.ts';

// Which function can report what, as its bundle says, and whether the cloud counts it.

const linesOf = new Map<string, readonly string[]>();

/** The lines of the sources that ended up in a bundle. What nothing calls is not in its map. */
function linesIn(folder: string): readonly string[] {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs.map'));
  const found = new Map<string, Set<number>>();
  for (const file of maps)
    eachMapping(new TraceMap(readFileSync(join(folder, file), 'utf8')), ({ source, originalLine }) => {
      const [, path] =
        /^(?:\.\.\/)*((?:.*\/)?functions\/(?:features|lambdas|operations|platform|wiring)\/.*\.ts)$/.exec(
          source ?? '',
        ) ?? [];
      if (path === undefined || originalLine === null) return;
      found.set(path, (found.get(path) ?? new Set()).add(originalLine));
    });
  return [...found].flatMap(([path, numbers]) => {
    const short = path.slice(path.lastIndexOf('functions/'));
    if (!linesOf.has(short)) linesOf.set(short, existsSync(short) ? readFileSync(short, 'utf8').split('\n') : []);
    return [...numbers].map((number) => linesOf.get(short)?.[number - 1] ?? '');
  });
}

/** What a function can report: its own reports, and those of the faults that it can throw. */
function reportsOf(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const line of linesIn(folder)) {
    // `reportThrown` itself names all reports of faults.
    for (const [, what = ''] of line.matchAll(/\breport\('(\w+)'/g))
      if (!['stopped', 'upgrading'].includes(what)) found.add(what);
    if (/\breportThrown\(.*'quarantine'/.test(line) && !line.includes('function reportThrown')) found.add('quarantine');
    if (/\bnew GameStopped\(/.test(line)) found.add('stopped');
  }
  return found;
}

/** Reports that the operator must hear of, whichever function writes them. */
const HEARD = ['stopped', 'rejected', 'quarantine', 'tamper', 'beat', 'misplay', 'unsent'] as const;

describe('a line that the operator must hear of', () => {
  const filters = Object.values(all(standIn().made().template, 'AWS::Logs::MetricFilter')).map(
    ({ LogGroupName, FilterPattern }) => `${FilterPattern} ${LogGroupName}`,
  );
  const reports = new Map<FunctionName, ReadonlySet<string>>();
  beforeAll(async () => {
    const folder = await builtFunctions();
    for (const name of FUNCTIONS) reports.set(name, reportsOf(join(folder, name)));
  });

  it.each(HEARD)('%s: is counted in the log of each function that can write it, and of no other', (what) => {
    const writing = FUNCTIONS.filter((name) => reports.get(name)?.has(what));
    expect(writing).not.toEqual([]);
    const counted = FUNCTIONS.filter((name) =>
      filters.includes(`{ $.what = "${what}" } ${name[0]?.toUpperCase()}${name.slice(1)}Log`),
    );
    expect(counted).toEqual(writing);
  });
});

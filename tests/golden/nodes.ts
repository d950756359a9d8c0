import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { buildEngines } from '../../infra/engines/build.ts';
import { KEPT, keepEngine } from '../../infra/engines/keep.ts';
import { nodeProgram } from '../../infra/local/node.mjs';

const run = promisify(execFile);

/** A golden log, decided again by an engine. */
interface Decided {
  readonly log: string;
  /** By the engine that made the log. */
  readonly made: boolean;
  readonly engine: string;
  readonly commits: number;
  readonly redecided: number;
  readonly findings: readonly { readonly v: number; readonly detail: string }[];
}

/** What each Node printed, and by which engines: those that were released, and those of this code. */
interface Compared {
  readonly nodes: readonly { readonly version: string; readonly lines: readonly string[] }[];
  /** Decided by the released engines that made them. */
  readonly released: readonly Decided[];
  /** Decided by the engines of this code. */
  readonly own: readonly Decided[];
}

/**
 * The Nodes of this machine, one of each major version: the one on the path, which may be an old one, and the one that
 * runs everything.
 */
async function nodesHere(): Promise<readonly { readonly node: string; readonly version: string }[]> {
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes(join('.build', 'node-')));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const onPath = execFileSync('node', ['-p', 'process.execPath'], { env, encoding: 'utf8' }).trim();
  const all = [onPath, await nodeProgram()].map((node) => ({
    node,
    version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
  }));
  return all.filter(({ version }, i) => all.findIndex((each) => majorOf(each.version) === majorOf(version)) === i);
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/**
 * Decides golden logs again, those with `only` in their names, on each Node of this machine, by the engines that made
 * them and by today's.
 */
export async function decidedOnNodes(only = ''): Promise<Compared> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-engines-'));
  try {
    for (const engine of await buildEngines()) keepEngine(folder, engine, 'fast');
    const nodes = [];
    for (const { node, version } of await nodesHere()) {
      const args = ['tests/golden/decide.mjs', '--only', only, 'tests/golden', KEPT, folder];
      const { stdout } = await run(node, args, { maxBuffer: 1e8 });
      nodes.push({ version, lines: stdout.trim().split('\n') });
    }
    const decided = (nodes[0]?.lines ?? []).map((line) => JSON.parse(line) as Decided);
    return {
      nodes,
      released: decided.filter(({ made }) => made),
      own: decided.filter(({ made }) => !made),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In words: where everything came out the same, and where a Node is missing. */
export function wordsOf({ nodes, released, own }: Compared): readonly string[] {
  const versions = nodes.map(({ version }) => version);
  const same = ({ commits, redecided }: Decided): boolean => redecided === commits;
  const sum = (list: readonly Decided[]): string =>
    `${list.filter(same).length} of ${list.length} logs, ${list.reduce((count, { redecided }) => count + redecided, 0)} commits`;
  return [
    `decided as before by the engines that made them: ${sum(released)}`,
    `decided as before by the engines of this code: ${sum(own)}`,
    versions.length > 1
      ? `${versions.join(' and ')} print ${nodes.every(({ lines }) => lines.join() === nodes[0]?.lines.join()) ? 'the same' : 'DIFFERENT LINES'}`
      : `on ${versions.join()} alone: this machine has no other Node on its path to compare with`,
  ];
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldpost } from '../../../client/src/index.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';
import { at } from '../../../domain/lib/sure.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { enginesIn } from '../../../functions/platform/engines/engines.ts';
import { bundle } from '../../bundle.ts';
import { enginesOf } from '../../bundles.ts';
import { KEPT } from '../../engines/keep.ts';
import { tokenFor } from '../server/keys.ts';
import { startRuntime } from '../server/runtime.ts';
import { type RecordedGame, replay } from './replay.ts';
import { DEMO_PLAYERS } from './serve.ts';
import { oneOf, WrongUsage } from './usage.ts';

const RECORDS = 'tests/diplomacy/games';

/** `fieldpost demo [GAME]`: plays a recorded game of Diplomacy over HTTP, checks every position, audits the log. */
export async function demo(args: readonly string[]): Promise<number> {
  const name = oneOf(parseArgs({ args: [...args], allowPositionals: true }).positionals) ?? 'webdip-cicero-433920';
  const names = (await readdir(RECORDS)).map((file) => file.replace('.json', ''));
  if (!names.includes(name)) throw new WrongUsage(`the recorded games are ${names.join(', ')}`);
  const record = JSON.parse(await readFile(join(RECORDS, `${name}.json`), 'utf8')) as RecordedGame;
  const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(bundles);
  const runtime = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 60_000 });
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  try {
    say(`serving at ${runtime.url}; seven players play ${name}, ${record.phases.length} phases`);
    const clients = await Promise.all(
      POWERS.map(
        async (power, i) =>
          [power, fieldpost({ url: runtime.url, token: await tokenFor(runtime.keys, at(DEMO_PLAYERS, i)) })] as const,
      ),
    );
    const started = performance.now();
    const { game, compared, differences, commands, status } = await replay(Object.fromEntries(clients), record);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `${compared} positions compared with the record, ${differences.length} ` +
        `differences (${commands} order sheets, ${seconds} s); ${status}`,
    );
    for (const difference of differences) say(`  ${difference}`);

    const [, reader] = at(clients, 0);
    const { text } = await reader.raw('getLog', { game }, { accept: 'application/x-ndjson' });
    const commits = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const engines = enginesIn([KEPT, enginesOf(bundles)]);
    const { ok, checks, findings } = await audit(diplomacy, commits, true, { engines });
    say(
      `the log: ${checks.commits} commits, ${checks.commitments} commitments opened, ` +
        `${checks.redecided} commands decided again; ${ok ? 'all of it holds' : 'NOT TRUE'}`,
    );
    for (const { v, code, detail } of findings) say(`  commit ${v}: ${code}: ${detail}`);
    return ok && differences.length === 0 ? 0 : 1;
  } finally {
    await runtime.close();
    await rm(bundles, { recursive: true });
  }
}

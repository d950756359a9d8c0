import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE } from '../../domain/lib/release.ts';
import { fileOf, LIST, type Released, releasedIn } from '../../functions/platform/engines/engines.ts';
import { buildEngines, type EngineFile } from './build.ts';
import { keepDescription } from './description.ts';
import { KEPT, keepEngine } from './keep.ts';

/** Sources from before the contract of engines, by commit, with the entry that adapts them. */
const ADAPTERS: { readonly [release: string]: string } = { 'fieldpost@0.1.0': 'entry-0.1.0.txt' };

/** Returns the engines of a commit or tag, built from its sources in a separate folder. */
async function builtFrom(
  commit: string,
): Promise<{ readonly release: string; readonly date: string; readonly files: readonly EngineFile[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-release-'));
  const sources = join(folder, 'sources');
  const git = (...args: readonly string[]): string => execFileSync('git', [...args], { encoding: 'utf8' }).trim();
  try {
    git('worktree', 'add', '--quiet', '--detach', '--force', sources, commit);
    symlinkSync(join(process.cwd(), 'node_modules'), join(sources, 'node_modules'));
    const named = join(sources, 'domain', 'lib', 'release.ts');
    const isOld = !existsSync(named);
    const release =
      /ENGINE = '(.+)'/.exec(readFileSync(isOld ? join(sources, 'domain', 'engine.ts') : named, 'utf8'))?.[1] ?? '';
    const adapter = isOld
      ? readFileSync(fileURLToPath(new URL(ADAPTERS[release] ?? '', import.meta.url)), 'utf8')
      : undefined;
    const date = git('show', '-s', '--format=%cs', commit);
    return { release, date, files: await buildEngines(sources, adapter) };
  } finally {
    git('worktree', 'remove', '--force', sources);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why engines are not stored, for the person who runs the command. */
class Refused extends Error {}

/** Stores the engines of a release. Refuses to give a stored release another engine. */
async function pin(release: string, date: string, files: readonly EngineFile[]): Promise<readonly string[]> {
  const listed = await releasedIn(KEPT);
  const taken = files.filter(({ game, name }) =>
    listed.some((row) => row.release === release && row.game === game && row.name !== name),
  );
  if (taken.length > 0) {
    throw new Refused(
      `${release} is released with another engine of ${taken.map(({ game }) => game).join(', ')}; raise the version first`,
    );
  }
  const rows = files.map(({ game, name }): Released => ({ name, game, release, date, file: fileOf(game, name) }));
  const fresh = rows.filter((row) => !listed.some((each) => each.release === row.release && each.game === row.game));
  for (const file of files) keepEngine(KEPT, file, 'release');
  const sorted = [...listed, ...fresh].sort((a, b) =>
    a.date + a.release + a.game < b.date + b.release + b.game ? -1 : 1,
  );
  writeFileSync(join(KEPT, LIST), `${JSON.stringify(sorted, undefined, 2)}\n`);
  return rows.map(
    ({ game, name }) => `${release} ${game} ${name}${listed.some((each) => each.name === name) ? ' (as before)' : ''}`,
  );
}

/**
 * `npm run release`: builds the engines of this checkout and stores them under its version, with its description of the
 * API. `-- --check COMMIT`: builds the engines of a commit again and compares them with the stored ones; exit 1 if they
 * differ. `-- --from COMMIT`: stores those of a commit.
 */
export async function release(args: readonly string[]): Promise<number> {
  const [how, commit = ''] = args;
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  if (how === undefined) {
    const date = new Date().toISOString().slice(0, 10);
    for (const line of await pin(ENGINE, date, await buildEngines())) say(line);
    await keepDescription();
    return 0;
  }
  if ((how !== '--check' && how !== '--from') || commit === '') {
    process.stderr.write('npm run release [-- --check COMMIT | --from COMMIT]\n');
    return 2;
  }
  const built = await builtFrom(commit);
  if (how === '--from') {
    for (const line of await pin(built.release, built.date, built.files)) say(line);
    return 0;
  }
  const listed = await releasedIn(KEPT);
  const wrong = built.files.filter(({ game, name }) => {
    const kept = listed.find((row) => row.release === built.release && row.game === game)?.name;
    say(`${built.release} ${game} ${name}: ${kept === name ? 'the one that is kept' : `kept is ${kept ?? 'none'}`}`);
    return kept !== name;
  });
  return wrong.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await release(process.argv.slice(2));
} catch (caught) {
  if (!(caught instanceof Refused)) throw caught;
  process.stderr.write(`${caught.message}\n`);
  process.exitCode = 1;
}

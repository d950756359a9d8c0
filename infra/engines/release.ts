import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE } from '../../domain/lib/release.ts';
import {
  byVersion,
  fileOf,
  isNewer,
  LIST,
  type Released,
  releasedIn,
} from '../../functions/platform/engines/engines.ts';
import { foldedAhead } from './ahead.ts';
import { buildEngines, type EngineFile } from './build.ts';
import { keepDescription } from './description.ts';
import { KEPT, keepEngine } from './keep.ts';

/** Sources from before the contract of engines, by commit, with the entry that adapts them. */
const ADAPTERS: { readonly [release: string]: string } = { 'fieldpost@0.1.0': 'entry-0.1.0.txt' };

/** The engines of a commit or tag, and its sources in a separate folder. */
interface Built {
  readonly sources: string;
  readonly release: string;
  readonly date: string;
  readonly files: readonly EngineFile[];
}

/** Builds the engines of a commit from its sources. They are there until `work` is done. */
async function builtFrom<T>(commit: string, work: (built: Built) => T | Promise<T>): Promise<T> {
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
    return await work({ sources, release, date, files: await buildEngines(sources, adapter) });
  } finally {
    git('worktree', 'remove', '--force', sources);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why engines are not stored, for the person who runs the command. */
class Refused extends Error {}

/** Which release folds the games of an engine to the same states, by game; `null`: the one before does not. */
type FoldedBy = { readonly [game: string]: string | null };

/**
 * Stores the engines of a release. Refuses to give a stored release another engine. `foldedBy`: what a comparison
 * found; it replaces what the rows said.
 */
async function pin(
  release: string,
  date: string,
  files: readonly EngineFile[],
  foldedBy: FoldedBy = {},
): Promise<readonly string[]> {
  const listed = await releasedIn(KEPT);
  const taken = files.filter(({ game, name }) =>
    listed.some((row) => row.release === release && row.game === game && row.name !== name),
  );
  if (taken.length > 0) {
    throw new Refused(
      `${release} is released with another engine of ${taken.map(({ game }) => game).join(', ')}; raise the version first`,
    );
  }
  const rows = files.map(({ game, name }): Released => {
    const row = listed.find((each) => each.release === release && each.game === game);
    return {
      ...(row ?? { name, game, release, date, file: fileOf(game, name) }),
      ...(foldedBy[game] !== undefined && { foldedBy: foldedBy[game] }),
    };
  });
  for (const file of files) keepEngine(KEPT, file, 'release');
  const others = listed.filter((row) => !rows.some(({ release: of, game }) => row.release === of && row.game === game));
  const sorted = [...others, ...rows].sort(
    (a, b) => byVersion(a.date, b.date) || byVersion(a.release, b.release) || (a.game < b.game ? -1 : 1),
  );
  writeFileSync(join(KEPT, LIST), `${JSON.stringify(sorted, undefined, 2)}\n`);
  return rows.map(
    ({ game, name }) => `${release} ${game} ${name}${listed.some((each) => each.name === name) ? ' (as before)' : ''}`,
  );
}

/**
 * Stores the engines of a newer release beside those of this one, and whether this code folds their games to the same
 * states. It changes nothing else. A deployment reads it in `foldedBy`.
 */
async function pinAhead(commit: string, games: number, say: (line: string) => void): Promise<void> {
  const own = await buildEngines();
  const listed = await releasedIn(KEPT);
  const isReleased = own.every(({ game, name }) =>
    listed.some((row) => row.release === ENGINE && row.game === game && row.name === name),
  );
  if (!isReleased) throw new Refused(`this checkout decides otherwise than ${ENGINE}: check out that release first`);
  await builtFrom(commit, async ({ sources, release, date, files }) => {
    if (!isNewer(release, ENGINE)) throw new Refused(`${commit} is ${release}, which is not newer than ${ENGINE}`);
    const fresh = files.filter(({ name }) => !own.some((each) => each.name === name));
    const foldedBy: { [game: string]: string | null } = Object.fromEntries(files.map(({ game }) => [game, ENGINE]));
    for (const { game } of fresh) {
      const { logs, states, differs } = await foldedAhead(sources, game, Math.ceil(games / fresh.length));
      if (differs !== undefined) foldedBy[game] = null;
      say(
        differs === undefined
          ? `${game}: ${ENGINE} folds ${logs} games of ${release} to the same ${states} states`
          : `${game}: ${ENGINE} folds games of ${release} otherwise: ${differs.log}, version ${differs.v}`,
      );
    }
    const listedAt = (await releasedIn(join(sources, KEPT))).find((row) => row.release === release)?.date;
    for (const line of await pin(release, listedAt ?? date, files, foldedBy)) say(line);
    say(
      Object.values(foldedBy).includes(null)
        ? `${release} gets all requests at once: say in CHANGELOG.md that there is no way back`
        : `${release} may get a tenth of the requests once this checkout is deployed, and be taken back`,
    );
  });
}

/**
 * `npm run release`: builds the engines of this checkout and stores them under its version, with its description of the
 * API. `-- --check COMMIT`: builds the engines of a commit again and compares them with the stored ones; exit 1 if they
 * differ. `-- --from COMMIT`: stores those of a commit. `-- --ahead COMMIT [GAMES]`: stores those of a newer release,
 * and whether this code folds its games alike: the golden logs, and 2,000 random games.
 */
export async function release(args: readonly string[]): Promise<number> {
  const [how, commit = '', games = '2000'] = args;
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  if (how === undefined) {
    const date = new Date().toISOString().slice(0, 10);
    for (const line of await pin(ENGINE, date, await buildEngines())) say(line);
    await keepDescription();
    return 0;
  }
  if (!['--check', '--from', '--ahead'].includes(how) || commit === '' || !/^[1-9]\d*$/.test(games)) {
    process.stderr.write('npm run release [-- --check COMMIT | --from COMMIT | --ahead COMMIT [GAMES]]\n');
    return 2;
  }
  if (how === '--ahead') {
    await pinAhead(commit, Number(games), say);
    return 0;
  }
  if (how === '--from') {
    const rows = await builtFrom(commit, ({ release: of, date, files }) => pin(of, date, files));
    for (const row of rows) say(row);
    return 0;
  }
  const listed = await releasedIn(KEPT);
  const built = await builtFrom(commit, (each) => each);
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

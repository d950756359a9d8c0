import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle, type Starts } from '../../infra/bundle.ts';
import { buildSite, compressSite } from '../../infra/site.ts';

/** Returns where this run stores what it builds: scripts, which no runner of tests starts, have separate folders. */
export const runFolder = (): string => (process.env.FIELDPOST_RUN_FOLDER ??= ownFolder());

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return folder;
}

/**
 * Builds a folder once a run: the first file of tests that needs it makes it, in any process, and the others wait for
 * it.
 */
async function builtOnce(name: string, build: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(runFolder(), name);
  const [begun, done] = [`${folder}.begun`, `${folder}.done`];
  while (!existsSync(done)) {
    const isFirst = await mkdir(begun).then(
      () => true,
      () => false,
    );
    if (isFirst)
      await build(folder).then(
        () => writeFile(done, ''),
        async (error: unknown) => {
          await rm(begun, { recursive: true });
          throw error;
        },
      );
    else await pause(50);
  }
  return folder;
}

/** Text that the files of a run share, such as games that take long to play: the first file that needs it makes it. */
export async function madeOnce(name: string, make: () => string | Promise<string>): Promise<string> {
  const made = await builtOnce(name, async (folder) => writeFile(`${folder}.json`, await make()));
  return readFile(`${made}.json`, 'utf8');
}

/** The folder of the bundles of this code. It is not to be written to. */
export const builtFunctions = (): Promise<string> =>
  builtOnce('functions', async (folder) => writeFile(`${folder}.json`, JSON.stringify(await bundle(folder))));

/** What each of those bundles starts with. */
export async function startsOfFunctions(): Promise<Starts> {
  return JSON.parse(await readFile(`${await builtFunctions()}.json`, 'utf8'));
}

/** The folder of the built site. It is not to be written to. */
export const builtSite = (): Promise<string> => builtOnce('site', buildSite);

/** The same with its compressed files beside it, as the server of one machine has it. */
export const compressedSite = (): Promise<string> =>
  builtOnce('compressed-site', async (folder) => {
    await cp(await builtSite(), folder, { recursive: true });
    compressSite(folder);
  });

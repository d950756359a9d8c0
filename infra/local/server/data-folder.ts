import { chmod, link, lstat, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An unusable setting. The message explains the reason and the remedy in one sentence. */
export class Unusable extends Error {}

export const KEYS_FILE = 'keys.json';
/** The key for signing in by name. */
export const SIGN_IN_FILE = 'sign-in-key';

/**
 * Creates a missing data folder, and restricts it to its owner: the folder is 0700, its files are 0600, including later
 * files of this process. Throws on a folder with other files, because their rights are not ours to change.
 */
export async function ownFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  const isOurs =
    names.length === 0 || names.includes(KEYS_FILE) || names.every((name) => name.startsWith(`${KEYS_FILE}-`));
  if (!isOurs)
    throw new Unusable(`${folder} has other files than data of Fieldpost; name a separate folder with FIELDPOST_DATA`);
  await close(folder);
}

/** Restricts a file, or a folder with its content, to its owner. */
export async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isSymbolicLink()) return;
  const mode = found.isDirectory() ? 0o700 : found.mode & 0o100 ? 0o700 : 0o600;
  if ((found.mode & 0o777) !== mode) await chmod(path, mode);
  if (found.isDirectory()) for (const name of await readdir(path)) await close(join(path, name));
}

/**
 * Writes a missing file completely or not at all, even at a power cut. If another process was first, its file stays.
 * Returns the content of the file.
 */
export async function keptOnce(path: string, text: () => Promise<string>): Promise<string> {
  const there = await readFile(path, 'utf8').catch((caught: { code?: string }) => {
    if (caught.code === 'ENOENT') return undefined;
    throw caught;
  });
  if (there !== undefined) return there;
  const fresh = `${path}-${process.pid}`;
  const file = await open(fresh, 'w', 0o600);
  await file.writeFile(await text());
  await file.sync();
  await file.close();
  // A link, unlike a rename, never replaces what another process put there first.
  await link(fresh, path).catch((caught: { code?: string }) => {
    if (caught.code !== 'EEXIST') throw caught;
  });
  await rm(fresh);
  await sync(dirname(path));
  return readFile(path, 'utf8');
}

/** Makes names in a folder durable. Windows has no such call. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ANCHORS, type AnchorStore, hourIn } from '../ports/anchor-store.ts';

/** Keeps anchors in a folder. A file is there in full, or not at all. */
export function anchorsInFolder(folder: string): AnchorStore {
  async function written(name: string, text: string): Promise<{ readonly beside: string; readonly path: string }> {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const beside = `${path}.${randomUUID()}`;
    await writeFile(beside, text, { mode: 0o600 });
    return { beside, path };
  }

  async function hoursHere(): Promise<readonly number[]> {
    const names = await orNone(readdir(join(folder, ANCHORS)));
    return (names ?? []).flatMap((name) => hourIn(name) ?? []).sort((a, b) => a - b);
  }

  return {
    async put(name, text) {
      const { beside, path } = await written(name, text);
      await rename(beside, path);
    },
    async add(name, text) {
      const { beside, path } = await written(name, text);
      try {
        await link(beside, path);
        return true;
      } catch (caught) {
        if ((caught as NodeJS.ErrnoException).code !== 'EEXIST') throw caught;
        return false;
      } finally {
        await rm(beside);
      }
    },
    get: (name) => orNone(readFile(join(folder, name), 'utf8')),
    hours: async (from, limit) => (await hoursHere()).filter((hour) => hour >= from).slice(0, limit),
    newest: async () => (await hoursHere()).at(-1),
  };
}

/** Returns what is read, or `undefined` if there is no such file. */
async function orNone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (caught) {
    if ((caught as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw caught;
  }
}

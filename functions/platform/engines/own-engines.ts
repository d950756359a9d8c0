import { access } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import RELEASED from '../../../engines/engines.json' with { type: 'json' };
import { fileOf, HASH } from './engines.ts';

/**
 * The names of the engines of this code, by game. When the functions are bundled, the engines are built from the same
 * sources, and their names take the place of this variable: so what decides and what it is called cannot come apart.
 */
const names = (): { readonly [game: string]: string } =>
  z.record(z.string(), z.string()).parse(JSON.parse(process.env.FIELDPOST_OWN_ENGINES ?? '{}'));

/**
 * The name of the engine that decides a game here. Undefined where the code was not bundled: it reads the log, and
 * never writes to it.
 */
export const ownEngine = (of: string): string | undefined => names()[of];

/**
 * Whether this code may fold what an engine decided: its own, a released one, or one with a file in `folder`. Code of
 * an older release does not know newer engines: it might not read their events, or read them otherwise. Code that was
 * not bundled keeps to no list.
 */
export function knownEngines(folder: string | undefined): (name: string, of: string) => Promise<boolean> {
  return async (name, of) => {
    const own = ownEngine(of);
    if (own === undefined || own === name || isReleased(name, of)) return true;
    return folder !== undefined && HASH.test(name) && (await isThere(join(folder, fileOf(of, name))));
  };
}

/** Logs of form 1 name a release, others the hash of an engine's file. */
const isReleased = (name: string, of: string): boolean =>
  RELEASED.some((row) => row.game === of && (row.name === name || row.release === name));

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Throws unless all engines of this code are released ones, so that everybody with a release can check what they
 * decide.
 */
export function unlessReleased(): void {
  const unknown = Object.entries(names()).filter(([game, name]) => !isReleased(name, game));
  if (unknown.length > 0)
    throw new Error(
      `the engines of ${unknown.map(([game]) => game).join(', ')} are not in engines/: run npm run release and commit what it writes`,
    );
}

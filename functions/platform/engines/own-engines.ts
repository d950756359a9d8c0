import { access } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ENGINE } from '../../../domain/lib/release.ts';
import LISTED from '../../../engines/engines.json' with { type: 'json' };
import { fileOf, HASH, isFoldedBy, type Released } from './engines.ts';

const RELEASED: readonly Released[] = LISTED;

/**
 * The names of this code's engines, by game. Bundling builds the engines from the same sources and replaces this
 * variable by their names, so code and name always match.
 */
const names = (): { readonly [game: string]: string } =>
  z.record(z.string(), z.string()).parse(JSON.parse(process.env.FIELDPOST_OWN_ENGINES ?? '{}'));

/**
 * Returns the name of the engine that decides a game here; `undefined` if the code was not bundled: then it reads logs
 * and never writes.
 */
export const ownEngine = (of: string): string | undefined => names()[of];

/**
 * Returns whether this code may fold an engine's commits: its own; released ones that are older, or that it folds
 * alike; and unreleased ones with a file in `folder`. An older release may read the events of newer engines wrongly.
 * Code that was not bundled accepts all.
 */
export function knownEngines(
  folder: string | undefined,
  released: readonly Released[] = RELEASED,
): (name: string, of: string) => Promise<boolean> {
  return async (name, of) => {
    const own = ownEngine(of);
    if (own === undefined || own === name) return true;
    const rows = rowsOf(released, name, of);
    if (rows.length > 0) return rows.some((row) => isFoldedBy(ENGINE, row));
    return folder !== undefined && HASH.test(name) && (await isThere(join(folder, fileOf(of, name))));
  };
}

/** Returns the rows of an engine. Logs of form 1 name a release, others the hash of an engine's file. */
const rowsOf = (released: readonly Released[], name: string, of: string): readonly Released[] =>
  released.filter((row) => row.game === of && (row.name === name || row.release === name));

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws unless all engines of this code are released, so that everybody with a release can check their decisions. */
export function unlessReleased(): void {
  const unknown = Object.entries(names()).filter(([game, name]) => rowsOf(RELEASED, name, game).length === 0);
  if (unknown.length > 0)
    throw new Error(
      `the engines of ${unknown.map(([game]) => game).join(', ')} are not in engines/: run npm run release and commit what it writes`,
    );
}

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { type Decider, type Engines, UnfitEngine } from '../../../domain/match/audit/deciders.ts';
import { codeOf } from '../kit/faults.ts';
import { type Bounds, IN_A_REQUEST, type Watch } from './bounds.ts';

/**
 * A row of `engines/engines.json`: a released engine. `name`: the SHA-256 of its uncompressed file, base64url.
 * `foldedBy`: the release before it, which folds its games to the same states; `null`: that release folds them to
 * others. Rows without it were never compared.
 */
const releasedSchema = z.strictObject({
  name: z.string().regex(/^[\w-]{43}$/),
  game: z.string(),
  release: z.string(),
  date: z.string(),
  file: z.string(),
  foldedBy: z.string().nullable().optional(),
});
export type Released = z.infer<typeof releasedSchema>;

/** Compares releases by their versions, for sorting. */
export const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Returns whether a release is newer than another: `fieldpost@0.10.0` is newer than `fieldpost@0.9.0`. */
export const isNewer = (a: string, b: string): boolean => byVersion(a, b) > 0;

/**
 * Returns whether a release may fold the games of a released engine: of all older ones, and of newer ones that it folds
 * alike.
 */
export const isFoldedBy = (release: string, row: Released): boolean =>
  !isNewer(row.release, release) || row.foldedBy === release;

/** The name of the list in a folder of released engines. */
export const LIST = 'engines.json';

/** Returns the file name of an engine. */
export const fileOf = (of: string, name: string): string => `${of}.${name}.js.br`;

/** Returns the released engines in a folder; empty without a list. Throws an UnfitEngine if the list is damaged. */
export async function releasedIn(folder: string): Promise<readonly Released[]> {
  const text = await orNothing(readFile(join(folder, LIST), 'utf8'));
  if (text === undefined) return [];
  const rows = z.array(releasedSchema).safeParse(jsonIn(text));
  if (!rows.success)
    throw new UnfitEngine({ en: `${LIST} is cut off, or damaged`, ko: `${LIST} 파일이 잘렸거나 손상되었습니다` });
  return rows.data;
}

/**
 * Returns the files of engines in some folders, each compared with its hash. Looks up a name from 0.1.0
 * (`fieldpost@0.1.0`) in the list. `undefined`: in none of them. Throws an UnfitEngine if every copy is damaged.
 */
export function enginesCodeIn(folders: readonly string[]): (name: string, of: string) => Promise<string | undefined> {
  return async (name, of) => {
    let unfit: UnfitEngine | undefined;
    for (const folder of folders) {
      const listed = await releasedIn(folder).catch((caught: unknown) => {
        if (!(caught instanceof UnfitEngine)) throw caught;
        unfit ??= caught;
        return [];
      });
      const hash = listed.find(({ game, release }) => game === of && release === name)?.name ?? name;
      if (!HASH.test(hash)) continue;
      const file = await fileIn(join(folder, fileOf(of, hash)));
      const code = file instanceof UnfitEngine ? file : file && codeIn(file, hash);
      if (typeof code === 'string') return code;
      unfit ??= code;
    }
    if (unfit !== undefined) throw unfit;
    return undefined;
  };
}

/**
 * Returns the engines in some folders, each loaded on first use and run in a separate process. `bounds`: the limits of
 * one pass over a log. `watch` receives the progress.
 */
export function enginesIn(folders: readonly string[], bounds: Bounds = IN_A_REQUEST, watch?: Watch): Engines {
  const found = new Map<string, Decider>();
  const find = enginesCodeIn(folders);
  return async (name, of) => {
    const key = `${of} ${name}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const code = await find(name, of);
    if (code === undefined) return undefined;
    // Loaded on demand: few requests decide commands again.
    const { deciderOf } = await import('./engine-process.ts');
    const decider = found.get(key) ?? deciderOf(code, bounds, watch);
    if (found.size < MOST) found.set(key, decider);
    return decider;
  };
}

/** The form of hashes in commits; only such names become part of a path. */
export const HASH = /^[\w-]{43}$/;
/** Number of remembered engines. */
const MOST = 100;
/** Maximum size of an engine. */
const MOST_BYTES = 64_000_000;

/** Returns the file of an engine; `undefined` if there is none. Opens only files of a possible size. */
async function fileIn(path: string): Promise<Uint8Array | UnfitEngine | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() && found.size <= MOST_BYTES ? await readFile(path) : NO_FILE;
  } catch (caught) {
    return codeOf(caught) === 'ENOENT' ? undefined : NO_FILE;
  }
}

const NO_FILE = new UnfitEngine({
  en: 'what stands in its place is no file that can be read',
  ko: '그 자리에 읽을 수 있는 파일이 없습니다',
});

/** Returns the content of an engine's file, if its hash is its name. */
function codeIn(file: Uint8Array, name: string): string | UnfitEngine {
  let code: Uint8Array;
  try {
    code = brotliDecompressSync(file, { maxOutputLength: MOST_BYTES });
  } catch {
    return new UnfitEngine({ en: 'its file is cut off, or damaged', ko: '파일이 잘렸거나 손상되었습니다' });
  }
  if (toBase64url(createHash('sha256').update(code).digest()) === name) return new TextDecoder().decode(code);
  return new UnfitEngine({ en: 'its file is another one than its name says', ko: '파일이 이름과 다릅니다' });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function orNothing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (caught) {
    if (codeOf(caught) === 'ENOENT') return undefined;
    throw caught;
  }
}

import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Engines } from '../../domain/match/audit.ts';
import type { Engine } from '../../domain/match/engine.ts';

/** A row of `engines/engines.json`: a released engine. `name`: the SHA-256 of its file before it was compressed, base64url. */
const releasedSchema = z.strictObject({
  name: z.string().regex(/^[\w-]{43}$/),
  game: z.string(),
  release: z.string(),
  date: z.string(),
  file: z.string(),
});
export type Released = z.infer<typeof releasedSchema>;

/** The list of released engines, where released engines are kept. */
export const LIST = 'engines.json';

/** What the file of an engine is called, in whatever folder it is kept. */
export const fileOf = (of: string, name: string): string => `${of}.${name}.js.br`;

/** The released engines kept in a folder; none where there is no list. */
export async function releasedIn(folder: string): Promise<readonly Released[]> {
  const text = await orNothing(readFile(join(folder, LIST), 'utf8'));
  return text === undefined ? [] : z.array(releasedSchema).parse(JSON.parse(text));
}

/**
 * The engines in some folders, each read, compared with its hash and started when it is first asked for. A release of 0.1.0's kind of name
 * (`fieldpost@0.1.0`) is looked up in the list.
 */
export function enginesIn(folders: readonly string[]): Engines {
  const started = new Map<string, Promise<Engine | undefined>>();
  const find = async (name: string, of: string): Promise<Engine | undefined> => {
    for (const folder of folders) {
      const listed = (await releasedIn(folder)).find(({ game, release }) => game === of && release === name)?.name;
      const hash = listed ?? name;
      if (!HASH.test(hash)) continue;
      const file = await orNothing(readFile(join(folder, fileOf(of, hash))));
      if (file !== undefined) return startEngine(brotliDecompressSync(file).toString('utf8'), hash);
    }
    return undefined;
  };
  return (name, of) => {
    const key = `${of} ${name}`;
    const engine = started.get(key) ?? find(name, of);
    if (started.size < MOST) started.set(key, engine);
    return engine;
  };
}

/** A hash as it stands in a commit; nothing else may become a part of a path. */
export const HASH = /^[\w-]{43}$/;
/** How many answers are remembered: names that nobody has must not fill the memory. */
const MOST = 100;

/** Starts an engine from its file, if it is the file of that name. Throws where it is another one. */
function startEngine(code: string, name: string): Engine {
  if (sha256(code) !== name) throw new Error(`the file of engine ${name} is not the one of that hash`);
  const started = compileFunction(`${code}\nreturn fieldpostEngine;`, [], { filename: `engine-${name}.js` })() as {
    make(hashes: typeof HASHES): Engine;
  };
  return started.make(HASHES);
}

/** The hash functions that engines are given: bytes in, bytes out. */
const HASHES = {
  sha256: (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest(),
  hmac: (key: Uint8Array, data: Uint8Array): Uint8Array => createHmac('sha256', key).update(data).digest(),
  hkdf: (key: Uint8Array, info: Uint8Array): Uint8Array => new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), info, 32)),
};

async function orNothing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (caught) {
    if ((caught as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw caught;
  }
}

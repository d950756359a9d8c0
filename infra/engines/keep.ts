import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileOf } from '../../functions/platform/engines/engines.ts';
import type { EngineFile } from './build.ts';

/** The folder of released engines, in the repository and beside functions. */
export const KEPT = 'engines';

/** `release`: smallest size, which takes seconds. `fast`: for a server that starts. */
type Effort = 'release' | 'fast';

const QUALITY = { release: constants.BROTLI_MAX_QUALITY, fast: 4 } as const;

/**
 * Writes an engine's file into a folder, compressed and named by its hash, if it is missing. Concurrent readers see a
 * whole file or none.
 */
export function keepEngine(folder: string, { game, name, code }: EngineFile, effort: Effort): void {
  const path = join(folder, fileOf(game, name));
  if (existsSync(path)) return;
  mkdirSync(folder, { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort] } }));
  renameSync(fresh, path);
}

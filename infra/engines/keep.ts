import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileOf } from '../../functions/platform/engines/engines.ts';
import type { EngineFile } from './build.ts';

/** Where engines that were released are kept, in the repository and beside functions. */
export const KEPT = 'engines';

/** `release`: as small as can be, which takes seconds; `fast`: for a server that starts. */
type Effort = 'release' | 'fast';

const QUALITY = { release: constants.BROTLI_MAX_QUALITY, fast: 4 } as const;

/**
 * Writes an engine's file into a folder, compressed and under its hash, unless it is there. Concurrent readers see a
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

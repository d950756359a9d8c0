import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { descriptionAsJson } from '../../functions/platform/http/description.ts';

/** The description of the API as the last release had it, with which tests compare that of this code. */
export const KEPT_DESCRIPTION = join('infra', 'engines', 'released-description.json.br');

/** Keeps the description of this checkout as that of the last release. */
export const keepDescription = async (): Promise<void> =>
  writeFileSync(KEPT_DESCRIPTION, brotliCompressSync(await descriptionAsJson()));

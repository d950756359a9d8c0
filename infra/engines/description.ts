import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { descriptionAsJson } from '../../functions/platform/http/description.ts';

/** The description of the API at the last release, with which tests compare the present one. */
export const KEPT_DESCRIPTION = join('infra', 'engines', 'released-description.json.br');

/** Stores the description of this checkout as that of the last release. */
export const keepDescription = async (): Promise<void> =>
  writeFileSync(KEPT_DESCRIPTION, brotliCompressSync(await descriptionAsJson()));

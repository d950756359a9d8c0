import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/* Where the campaigns are kept that are checked in. */

const FOLDER = 'domain/kutuzov/edition/campaigns';
/** The scenario that is told. */
export const SCENARIO = 1;

export const fileOf = (seed: number): string => join(FOLDER, `${seed}.md`);

/** The seeds of the campaigns that are kept. */
export const keptSeeds = (): readonly number[] =>
  readdirSync(FOLDER)
    .flatMap((name) => /^(\d+)\.md$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

import { describe, it } from 'vitest';
import { IS_LONG } from './long.ts';

// `it` and `describe` in the long tests alone, for cases whose like `npm test` has. The file `x.long.test.ts` that
// imports `x.test.ts` runs them; `tests/domain/titles.test.ts` checks that there is one.

/** A case of the long tests. */
export const itLong: (title: string, run: () => Promise<void> | void) => void = IS_LONG ? it : () => undefined;

/** A suite of which all cases are long. */
export const describeLong: (title: string, cases: () => void) => void = IS_LONG ? describe : () => undefined;

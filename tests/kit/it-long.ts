import { it } from 'vitest';
import { IS_LONG } from './long.ts';

/**
 * `it` in the long tests alone, for a case whose like `npm test` has. The file `x.long.test.ts` that imports `x.test.ts`
 * runs it; `tests/domain/titles.test.ts` checks that there is one.
 */
export const itLong: (title: string, run: () => Promise<void> | void) => void = IS_LONG ? it : () => undefined;

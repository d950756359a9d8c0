/**
 * Whether the long tests run: then samples are large, too. A file `x.long.test.ts` that imports `x.test.ts` runs that
 * at full size.
 */
export const IS_LONG = process.env.LONG !== undefined;

/**
 * Whether the long tests run: then samples are large, too. A file `x.long.test.ts` that imports `x.test.ts` runs that
 * at full size.
 */
export const IS_LONG = process.env.LONG !== undefined;

/** The size of a sample: small in `npm test`, large in the long tests. */
export const sampleSize = (small: number, large: number): number => (IS_LONG ? large : small);

import { LAST } from './stretches.ts';

export type Order = { readonly descending: true } | { readonly descending: false; readonly until: string };

/** Returns the smallest text after `sk`. */
export const after = (sk: string): string => `${sk}\u0000`;

export const NEWEST: Order = { descending: true };
export const OLDEST: Order = { descending: false, until: LAST };

import type { Text } from '../../lib/text.ts';

/** Rules of a chapter by their ids as printed, each in both languages. */
export type Chapter = { readonly [id: string]: Text };

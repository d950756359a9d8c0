import type { Locale } from '../../lib/text.ts';

/** Names by language; the compiler finds a missing one. */
export type Nouns<Id extends string> = { readonly [locale in Locale]: { readonly [id in Id]: string } };

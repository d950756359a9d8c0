import Negotiator from 'negotiator';
import { LOCALES, type Locale } from '../../../../domain/lib/text.ts';

// Chooses a representation (RFC 9110, section 12): by the client's q-values, then by its order.

export interface Asking {
  readonly headers: { readonly [name: string]: string | undefined };
}

const wishes = ({ headers }: Asking): Negotiator => new Negotiator({ headers });

/** Returns the supported language that the client prefers; English if it accepts none. */
export const localeOf = (asking: Asking): Locale => {
  const [wanted] = wishes(asking).languages([...LOCALES]);
  return LOCALES.find((locale) => locale === wanted) ?? 'en';
};

/**
 * Returns the media type that the client prefers, or else the first. RFC 9110, section 12.5.1, lets a server ignore
 * such an `Accept`, and an executed command must not get a refusal.
 */
export const typeOf = <T extends string>(asking: Asking, types: readonly [T, ...T[]]): T => {
  const [wanted] = wishes(asking).mediaTypes([...types]);
  return types.find((type) => type === wanted) ?? types[0];
};

const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Returns the coding that the client prefers; `undefined` for an uncompressed body. */
export const codingOf = (asking: Asking, codings: readonly Coding[] = CODINGS): Coding | undefined => {
  if (asking.headers['accept-encoding'] === undefined) return undefined;
  const [wanted] = wishes(asking).encodings([...codings, 'identity'], { preferred: [...codings] });
  return codings.find((coding) => coding === wanted);
};

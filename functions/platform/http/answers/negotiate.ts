import Negotiator from 'negotiator';
import { LOCALES, type Locale } from '../../../../domain/lib/text.ts';

// What a client wants of several representations of the same (RFC 9110, section 12): its q-values decide, then what it
// names first.

export interface Asking {
  readonly headers: { readonly [name: string]: string | undefined };
}

const wishes = ({ headers }: Asking): Negotiator => new Negotiator({ headers });

/** The language that the client wants most of those spoken here; English, where it wants none of them. */
export const localeOf = (asking: Asking): Locale => {
  const [wanted] = wishes(asking).languages([...LOCALES]);
  return LOCALES.find((locale) => locale === wanted) ?? 'en';
};

/**
 * The media type that the client wants most. Where it accepts none of them, the first: RFC 9110, section 12.5.1, lets a
 * server disregard such an `Accept`, and a command that was carried out must not be answered as if it had been refused.
 */
export const typeOf = <T extends string>(asking: Asking, types: readonly [T, ...T[]]): T => {
  const [wanted] = wishes(asking).mediaTypes([...types]);
  return types.find((type) => type === wanted) ?? types[0];
};

const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** The coding that the client wants most; undefined: the body is to be sent as it is. */
export const codingOf = (asking: Asking): Coding | undefined => {
  if (asking.headers['accept-encoding'] === undefined) return undefined;
  const [wanted] = wishes(asking).encodings([...CODINGS, 'identity'], { preferred: [...CODINGS] });
  return CODINGS.find((coding) => coding === wanted);
};

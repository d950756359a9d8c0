/** The days (`2027-01-31`) since when an operation is deprecated, and from which on it may be gone. */
export interface Deprecated {
  readonly since: string;
  readonly sunset: string;
}

const LINKS = '</docs>; rel="deprecation"; type="text/html", </docs>; rel="sunset"; type="text/html"';

/**
 * Returns the headers of every answer of a deprecated operation (RFC 9745, RFC 8594). `own`: the headers of the answer;
 * their links stay.
 */
export const deprecationOf = ({ since, sunset }: Deprecated, own: { readonly [name: string]: unknown } = {}) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
  link: own.link === undefined ? LINKS : `${own.link}, ${LINKS}`,
});

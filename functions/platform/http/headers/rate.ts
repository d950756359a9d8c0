import { addHeaders } from '../../kit/request-id.ts';

/** A limit of one person. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  /** The seconds in which `most` is allowed; absent: at a time. */
  readonly window?: number;
}

const MS = 1_000;

/** Returns the headers that tell how much of a limit is `left`, and after how many milliseconds there is more. */
const headersOf = ({ name, most, window }: Limit, left: number, wait?: number) => ({
  'ratelimit-policy': `"${name}";q=${most}${window === undefined ? '' : `;w=${window}`}`,
  ratelimit: `"${name}";r=${left}${wait === undefined ? '' : `;t=${secondsIn(wait)}`}`,
});

const secondsIn = (wait: number): number => Math.max(1, Math.ceil(wait / MS));

/**
 * Tells the sender of the current request how much of their own limit is left. Never for a limit that people share,
 * because it would tell of others.
 */
export const tellLeft = (limit: Limit, left: number, wait?: number): void => addHeaders(headersOf(limit, left, wait));

/** Returns the headers of a refusal: nothing is left of a limit. Without `wait`, time does not help. */
export const spentHeaders = (limit: Limit, wait?: number): { readonly [name: string]: string } => ({
  ...(wait !== undefined && { 'retry-after': String(secondsIn(wait)) }),
  ...headersOf(limit, 0, wait),
});

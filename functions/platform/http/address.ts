import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** What a request carries that came through the distribution before the API, and where it came from to there. */
export const EDGE_HEADER = 'x-fieldpost-edge';
export const VIEWER_HEADER = 'x-fieldpost-viewer';

/**
 * Where a request came from. One that came through the distribution says so, and is believed only with `edge`, what
 * nobody but the distribution knows; any other came from where the gateway saw it.
 */
export function addressOf(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  edge?: string,
): string {
  const viewer =
    edge !== undefined && edge !== '' && headers[EDGE_HEADER] === edge ? headers[VIEWER_HEADER] : undefined;
  return viewer ?? requestContext.http.sourceIp;
}

/**
 * What one customer of a provider has: an address of IPv4, or, of IPv6, the first 64 bits, for the others are theirs to
 * choose.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const inIPv4 = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (inIPv4 !== undefined || !isIPv6(bare)) return inIPv4 ?? address;
  // A URL spells it the shortest way: without zeros before a number, and with one `::` at most.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const between = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...between, ...last].slice(0, 4).join(':')}::/64`;
}

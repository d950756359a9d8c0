import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The secret of requests through the distribution, and the header with their address. `edge`: accepted secrets. */
export const EDGE_HEADER = 'x-fieldpost-edge';
export const VIEWER_HEADER = 'x-fieldpost-viewer';

/**
 * Returns the address of a request. A request through the distribution carries the address, which is trusted only with
 * `edge`, the secret of the distribution. Any other has the address that the gateway saw.
 */
export function addressOf(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  edge?: string,
): string {
  return (isFromEdge(headers, edge) ? headers[VIEWER_HEADER] : undefined) ?? requestContext.http.sourceIp;
}

/**
 * Returns whether a request came through the distribution. `edge`: the accepted secrets, separated by commas. There are
 * two while one generation follows another.
 */
export const isFromEdge = (headers: APIGatewayProxyEventV2['headers'], edge = ''): boolean => {
  const sent = headers[EDGE_HEADER];
  return sent !== undefined && sent !== '' && edge.split(',').includes(sent);
};

/**
 * Returns the part of an address that identifies a customer: all of IPv4, or the first 64 bits of IPv6, because the
 * customer chooses the rest.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const inIPv4 = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (inIPv4 !== undefined || !isIPv6(bare)) return inIPv4 ?? address;
  // A URL normalises it: no leading zeros, at most one `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const between = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...between, ...last].slice(0, 4).join(':')}::/64`;
}

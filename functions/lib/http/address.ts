import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** What a request carries that came through the distribution before the API, and where it came from to there. */
export const EDGE_HEADER = 'x-fieldpost-edge';
export const VIEWER_HEADER = 'x-fieldpost-viewer';

/**
 * Where a request came from. One that came through the distribution says so, and is believed only with `edge`, what nobody but the
 * distribution knows; any other came from where the gateway saw it.
 */
export function addressOf({ headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>, edge?: string): string {
  const viewer = edge !== undefined && edge !== '' && headers[EDGE_HEADER] === edge ? headers[VIEWER_HEADER] : undefined;
  return viewer ?? requestContext.http.sourceIp;
}

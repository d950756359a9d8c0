import { isFromEdge } from '../../platform/http/address.ts';
import { localeOf } from '../../platform/http/answers/negotiate.ts';
import { type Channel, connect, disconnect, receive } from './channel.ts';

/** The fields of an event of API Gateway's WebSocket API that are read here. */
export interface LiveEvent {
  readonly requestContext: { readonly routeKey: string; readonly connectionId: string; readonly requestId: string };
  /** With `$connect` only, under the names that the client wrote. */
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}
interface LiveResult {
  readonly statusCode: number;
  readonly headers?: { readonly [name: string]: string };
}
export type LiveHandler = (event: LiveEvent) => Promise<LiveResult>;

/**
 * Returns the live channel as a Lambda handler for a WebSocket API with the routes `$connect`, `$disconnect` and
 * `$default`. A connection that bypasses the distribution is refused before anything else. `edge`: the accepted
 * secrets of the distribution; without them, as on one machine, no connection needs one.
 */
export function liveHandler(
  channel: () => Promise<Channel>,
  edge: string | undefined = process.env.FIELDPOST_EDGE,
): LiveHandler {
  return async ({
    requestContext: { routeKey, connectionId: id },
    headers = {},
    body = '',
    isBase64Encoded = false,
  }) => {
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    if (routeKey === '$connect' && edge !== undefined && !isFromEdge(sent, edge)) return { statusCode: 403 };
    const on = await channel();
    if (routeKey === '$connect') {
      const protocols = (sent['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
      const opening = { id, protocols: protocols.filter((each) => each !== ''), locale: localeOf({ headers: sent }) };
      const { status, protocol } = await connect(on, opening);
      return { statusCode: status, ...(protocol !== undefined && { headers: { 'Sec-WebSocket-Protocol': protocol } }) };
    }
    if (routeKey === '$disconnect') await disconnect(on, id);
    else await receive(on, id, Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'));
    return { statusCode: 200 };
  };
}

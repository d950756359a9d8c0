import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { ServerMessage } from './messages.ts';

/** The way to those who are connected. */
export interface Posts {
  /** Sends a message; false: the connection is gone. */
  post(id: string, message: ServerMessage): Promise<boolean>;
  /** Closes a connection, if it is there. */
  close(id: string): Promise<void>;
}

/** Through API Gateway's management API at `endpoint`, or what stands in for it on one machine. Errors are those of the SDK. */
export function gatewayPosts(region: string, endpoint: string, isLocal: boolean): Posts {
  const client = new ApiGatewayManagementApiClient({
    region,
    endpoint,
    ...(isLocal && { credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }),
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
  const unlessGone = async (send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (caught) {
      if (caught instanceof GoneException) return false;
      throw caught;
    }
  };
  return {
    post: (ConnectionId, message) =>
      unlessGone(() => client.send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.from(JSON.stringify(message)) }))),
    async close(ConnectionId) {
      await unlessGone(() => client.send(new DeleteConnectionCommand({ ConnectionId })));
    },
  };
}

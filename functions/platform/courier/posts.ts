import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { embedding } from './embedding.ts';

/** The way to those who are connected. */
export interface Posts<Message extends object = object> {
  /** Sends a message; false: the connection is gone. */
  post(id: string, message: Message): Promise<boolean>;
  /** Closes a connection, if it is there. */
  close(id: string): Promise<void>;
}

/** The ways to those who are connected to this process. */
export const posts = embedding<Posts>('live channel');

/** Finds the way at an endpoint: one in this process, or API Gateway's management API. */
export const postsAt = (region: string, endpoint: string): Posts =>
  posts.at(endpoint) ?? gatewayPosts(region, endpoint);

/** Through API Gateway's management API at `endpoint`. Errors are those of the SDK. */
function gatewayPosts(region: string, endpoint: string): Posts {
  const client = new ApiGatewayManagementApiClient({
    region,
    endpoint,
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
      unlessGone(() =>
        client.send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.from(JSON.stringify(message)) })),
      ),
    async close(ConnectionId) {
      await unlessGone(() => client.send(new DeleteConnectionCommand({ ConnectionId })));
    },
  };
}

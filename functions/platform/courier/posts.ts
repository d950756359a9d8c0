import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { embedding } from './embedding.ts';

/** Sends to connected clients. */
export interface Posts<Message extends object = object> {
  /** Sends a message. Returns false if the connection is gone. */
  post(id: string, message: Message): Promise<boolean>;
  /** Closes a connection, if it exists. */
  close(id: string): Promise<void>;
}

/** The senders to the connections of this process. */
export const posts = embedding<Posts>('live channel');

/** Returns the sender at an endpoint: one in this process, or API Gateway's management API. */
export const postsAt = (region: string, endpoint: string): Posts =>
  posts.at(endpoint) ?? gatewayPosts(region, endpoint);

/** Sends by API Gateway's management API at `endpoint`. Throws errors of the SDK. */
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

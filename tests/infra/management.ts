import { createServer, type Server } from 'node:http';
import type { ServerMessage } from '../../functions/features/live/messages.ts';
import type { Posts } from '../../functions/platform/courier/posts.ts';

/**
 * The management API of API Gateway, for those who know the path: `POST` and `DELETE` of `<path>/@connections/<id>`.
 */
export const managementOf = (posts: Posts<ServerMessage>, path: string): Server =>
  createServer(async (request, response) => {
    const [, id] = /^\/@connections\/([\w-]+)$/.exec(decodeURIComponent(request.url ?? '').replace(path, '')) ?? [];
    if (id === undefined || !request.url?.startsWith(path)) return response.writeHead(403).end();
    if (request.method === 'DELETE') {
      await posts.close(id);
      return response.writeHead(204).end();
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isSent = await posts.post(id, JSON.parse(Buffer.concat(chunks).toString()) as ServerMessage);
    return isSent
      ? response.writeHead(200).end()
      : response.writeHead(410, { 'x-amzn-errortype': 'GoneException' }).end('{}');
  });

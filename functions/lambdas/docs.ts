import { answering } from '../platform/http/answers/answering.ts';
import { staticFile } from '../platform/http/static.ts';

/**
 * Serves the description of the API and its pages, and has no other right. Throws on any other path, because no route
 * sends one here.
 */
export const handler = answering(async (event) => {
  const file = await staticFile(event);
  if (file === undefined) throw new Error(`no page at ${event.rawPath}`);
  return event.requestContext.http.method === 'HEAD' ? { ...file, body: '' } : file;
});

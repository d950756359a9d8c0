import { answering } from '../platform/http/answers/answering.ts';
import { entrance } from '../platform/http/entrance.ts';
import { staticFile } from '../platform/http/static.ts';

/** Throws on any other path than that of a page, because no route sends one here. */
const pages = answering(async (event) => {
  const file = await staticFile(event);
  if (file === undefined) throw new Error(`no page at ${event.rawPath}`);
  return event.requestContext.http.method === 'HEAD' ? { ...file, body: '' } : file;
});

/** Serves the description of the API and its pages, and has no other right. */
export const handler = entrance(pages, []);

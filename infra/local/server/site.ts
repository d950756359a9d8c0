import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { SITE_HEADERS } from '../../site-headers.ts';

/** Answers a request for the site. Returns false if it is for another handler. */
export type Site = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Files with a hash in their name never change. */
const ASSETS = '/assets/';

/**
 * Serves the built site in a folder: its files, and its one page at every other address of a page. The page itself
 * knows its addresses. Returns `undefined` if no site was built.
 */
export function siteIn(folder: string): Site | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const headers = Object.entries(SITE_HEADERS);
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    single: true,
    setHeaders(response, path) {
      for (const [name, value] of headers) response.setHeader(name, value);
      response.setHeader(
        'cache-control',
        path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      );
    },
  });
  return (request, response) => {
    const { method, headers: sent, url = '' } = request;
    const path = url.split('?')[0] ?? '';
    const isPage = (sent.accept ?? '').includes('text/html') || path === '/';
    const isFile = path !== '/' && !path.includes('..') && existsSync(join(folder, path));
    if ((method !== 'GET' && method !== 'HEAD') || !(isPage || isFile)) return false;
    serve(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
    return true;
  };
}

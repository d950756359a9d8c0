import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { sha256 } from '../../../domain/lib/hash.ts';
import { description, descriptionAsJson } from './description.ts';
import { matching } from './etag.ts';
import { withMethods } from './routes.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fieldpost API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="ui"></div><script src="/docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/openapi.yaml', dom_id: '#ui', deepLinking: true, tryItOutEnabled: true });</script></body></html>
`;

interface File {
  readonly type: string;
  read(): Promise<string>;
}

const FILES: { readonly [path: string]: File } = {
  '/openapi.yaml': { type: 'application/yaml', read: description },
  '/openapi.json': { type: 'application/json', read: descriptionAsJson },
  '/docs': { type: 'text/html', read: async () => PAGE },
  '/docs/swagger-ui.css': { type: 'text/css', read: () => readFile(join(SWAGGER, 'swagger-ui.css'), 'utf8') },
  '/docs/swagger-ui-bundle.js': { type: 'text/javascript', read: () => readFile(join(SWAGGER, 'swagger-ui-bundle.js'), 'utf8') },
};

/** Where there is something to read. */
export const PAGES: readonly string[] = Object.keys(FILES);

const read = new Map<string, Promise<{ readonly text: string; readonly etag: string }>>();

/** A file, read once, and the tag of its content. */
function fileAt(path: string, file: File) {
  const known = read.get(path);
  if (known !== undefined) return known;
  const reading = file.read().then((text) => ({ text, etag: `"${sha256(text).slice(0, 27)}"` }));
  read.set(path, reading);
  return reading;
}

/** Serves the description of the API and the pages to read it with: to GET and HEAD, with a tag; undefined where nothing of these is. */
export async function staticFile(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2 | undefined> {
  const path = event.rawPath;
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (file === undefined) return undefined;
  const { method } = event.requestContext.http;
  if (method !== 'GET' && method !== 'HEAD') return withMethods(['GET', 'HEAD', 'OPTIONS'], event);
  const { text, etag } = await fileAt(path, file);
  const headers = { etag, 'content-language': 'en', 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
  const held = matching(event.headers['if-none-match'], etag);
  if (held !== undefined) return { statusCode: 304, headers: { ...headers, etag: held } };
  return { statusCode: 200, headers: { ...headers, 'content-type': `${file.type}; charset=utf-8` }, body: text };
}

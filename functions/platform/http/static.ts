import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { sha256 } from '../../../domain/lib/hash.ts';
import { once } from '../kit/once.ts';
import { policyOf } from './answers/policy.ts';
import { heldOf } from './headers/etag.ts';
import { withMethods } from './routes.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const START = "SwaggerUIBundle({ url: '/openapi.yaml', dom_id: '#ui', deepLinking: true, tryItOutEnabled: true });";

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fieldpost API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><p>This is the API over HTTP, <a href="/openapi.yaml">/openapi.yaml</a>. The live channel over WebSocket is described in
<a href="/asyncapi.yaml">/asyncapi.yaml</a>.</p><div id="ui"></div><script src="/docs/swagger-ui-bundle.js"></script>
<script>${START}</script></body></html>
`;

/** Lets the page run only its own scripts. Swagger UI sets styles of elements, and has its icons in its stylesheet. */
const POLICY = policyOf({
  'script-src': `'self' 'sha256-${createHash('sha256').update(START).digest('base64')}'`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
});

/** A file, read once, and the tag of its content. */
const file = (type: string, read: () => Promise<string>) => ({
  type,
  read: once(async () => {
    const text = await read();
    return { text, etag: `"${sha256(text).slice(0, 27)}"` };
  }),
});

// The description is loaded on demand, because the reader of YAML is five sixths of this function's code.
const FILES: { readonly [path: string]: ReturnType<typeof file> } = {
  '/openapi.yaml': file('application/yaml', async () => (await import('./description.ts')).description()),
  '/openapi.json': file('application/json', async () => (await import('./description.ts')).descriptionAsJson()),
  '/asyncapi.yaml': file('application/yaml', async () => (await import('./description.ts')).liveDescription()),
  '/asyncapi.json': file('application/json', async () => (await import('./description.ts')).liveDescriptionAsJson()),
  '/docs': file('text/html', async () => PAGE),
  '/docs/swagger-ui.css': file('text/css', () => readFile(join(SWAGGER, 'swagger-ui.css'), 'utf8')),
  '/docs/swagger-ui-bundle.js': file('text/javascript', () => readFile(join(SWAGGER, 'swagger-ui-bundle.js'), 'utf8')),
};

/** The paths of the pages to read. */
export const PAGES: readonly string[] = Object.keys(FILES);

/**
 * Serves the description of the API and its pages, to GET and HEAD, with a tag. Returns `undefined` for other paths.
 */
export async function staticFile(
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2 | undefined> {
  const path = event.rawPath;
  const found = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (found === undefined) return undefined;
  const { method } = event.requestContext.http;
  if (method !== 'GET' && method !== 'HEAD') return withMethods(['GET', 'HEAD', 'OPTIONS'], event);
  const { text, etag } = await found.read();
  const headers = { etag, 'content-language': 'en', 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
  const held = heldOf(event.headers['if-none-match'], etag);
  if (held !== undefined) return { statusCode: 304, headers: { ...headers, etag: held } };
  const page = {
    'content-type': `${found.type}; charset=utf-8`,
    ...(path === '/docs' && { 'content-security-policy': POLICY }),
  };
  return { statusCode: 200, headers: { ...headers, ...page }, body: text };
}

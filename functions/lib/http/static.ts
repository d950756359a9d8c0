import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { description, descriptionAsJson } from './description.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fieldpost API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="ui"></div><script src="/docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/openapi.yaml', dom_id: '#ui', deepLinking: true, tryItOutEnabled: true });</script></body></html>
`;

const FILES: { readonly [path: string]: { readonly type: string; read(): Promise<string> } } = {
  '/openapi.yaml': { type: 'application/yaml', read: description },
  '/openapi.json': { type: 'application/json', read: descriptionAsJson },
  '/docs': { type: 'text/html', read: async () => PAGE },
  '/docs/swagger-ui.css': { type: 'text/css', read: () => readFile(join(SWAGGER, 'swagger-ui.css'), 'utf8') },
  '/docs/swagger-ui-bundle.js': { type: 'text/javascript', read: () => readFile(join(SWAGGER, 'swagger-ui-bundle.js'), 'utf8') },
};

/** Where there is something to read. */
export const PAGES: readonly string[] = Object.keys(FILES);

/** The description of the API and the pages to read it with. */
export async function staticFile(path: string): Promise<APIGatewayProxyStructuredResultV2 | undefined> {
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (file === undefined) return undefined;
  return {
    statusCode: 200,
    headers: { 'content-type': `${file.type}; charset=utf-8`, 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
    body: await file.read(),
  };
}

import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { staticFile } from './lib/http/static.ts';

/**
 * Serves the description of the API and the pages to read it with; it may do nothing else. Throws on any other path: no route sends one
 * here.
 */
export async function handler({ rawPath }: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const file = await staticFile(rawPath);
  if (file === undefined) throw new Error(`no page at ${rawPath}`);
  return file;
}

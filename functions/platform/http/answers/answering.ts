import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { forRequest, requestIdOf } from '../../kit/request-id.ts';
import { CORS_EXPOSED } from '../cors.ts';
import { compressed } from './compress.ts';
import { localeOf } from './negotiate.ts';
import { policyFor } from './policy.ts';

type Result = APIGatewayProxyStructuredResultV2;
export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>;

const ALWAYS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': CORS_EXPOSED.join(', '),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'authorization, accept-language, accept-encoding',
};

/** What an answer of an operation says to this wrapper alone: it is never compressed. No client sees it. */
export const PLAIN = 'x-fieldpost-plain';

/** What is true of every answer, refusals included: it names its request, may be read by any page, and is compressed for who wants that. */
export function answering(handler: HttpHandler): HttpHandler {
  return (event, context) => {
    const id = requestIdOf(event);
    return forRequest(id, async () => {
      const result = await handler(event, context);
      const { [PLAIN]: plain, 'content-language': language = localeOf(event), ...own } = result.headers ?? {};
      const headers = {
        ...ALWAYS,
        ...policyFor(own['content-type']),
        ...own,
        'x-request-id': id,
        ...(hasBody(result) && { 'content-language': language }),
      };
      return compressed({ ...result, headers }, event, plain !== undefined);
    });
  };
}

const hasBody = ({ statusCode, body }: Result): boolean => body !== undefined && statusCode !== 204 && statusCode !== 304;

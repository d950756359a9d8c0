import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { sure } from '../../../../domain/lib/sure.ts';
import { addedHeaders, requestId } from '../../kit/request-id.ts';
import { CORS_EXPOSED } from '../headers/cors.ts';
import type { HttpMiddleware } from './answering.ts';
import { localeOf } from './negotiate.ts';
import { policyFor } from './policy.ts';

type Result = APIGatewayProxyStructuredResultV2;

const ALWAYS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  vary: 'authorization, accept-language, accept-encoding',
};
/** A 304 has no such headers: its reader has them with the answer that it keeps. */
const WITH_ANSWER = {
  'access-control-expose-headers': CORS_EXPOSED.join(', '),
  'x-content-type-options': 'nosniff',
};

/**
 * Gives every answer, refusals included, its headers of CORS and security, the name of its request, and its language.
 */
export function responseHeaders(): HttpMiddleware {
  const add: HttpMiddleware['after'] = (handled) => {
    if (handled.response) handled.response = withHeaders(handled.response, handled.event);
  };
  return { after: add, onError: add };
}

function withHeaders(result: Result, event: APIGatewayProxyEventV2): Result {
  const { 'content-language': language = localeOf(event), ...own } = result.headers ?? {};
  const headers = {
    ...ALWAYS,
    ...(result.statusCode !== 304 && { ...WITH_ANSWER, ...policyFor(own['content-type']) }),
    ...addedHeaders(),
    ...own,
    'x-request-id': sure(requestId(), 'request at work'),
    ...(hasBody(result) && { 'content-language': language }),
  };
  return { ...result, headers };
}

const hasBody = ({ statusCode, body }: Result): boolean =>
  body !== undefined && statusCode !== 204 && statusCode !== 304;

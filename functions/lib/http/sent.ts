import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { readBody } from './body.ts';
import type { AnyOperation } from './endpoint.ts';
import { invalid, Problem } from './problem.ts';

// What somebody sent, checked.

/** The query of a request, by the schema of its operation. Throws a Problem (400). */
export function queryOf(of: AnyOperation, event: APIGatewayProxyEventV2): unknown {
  const given = event.queryStringParameters ?? {};
  if (of.query === undefined) {
    const [unknown] = Object.keys(given);
    if (unknown !== undefined)
      throw new Problem(400, 'BAD_QUERY', {
        en: `${of.method} ${of.path} takes no query parameters, not "${unknown}"`,
        ko: `${of.method} ${of.path}에는 "${unknown}" 같은 질의 매개변수가 없습니다.`,
      });
    return {};
  }
  const parsed = of.query.safeParse(given);
  if (!parsed.success) throw invalid(parsed.error, 'BAD_QUERY', '?');
  return parsed.data;
}

/** The body of a request, by the schema of its operation. Throws a Problem: it is not JSON (415), or not what is asked for (400). */
export function sentTo(of: AnyOperation, event: APIGatewayProxyEventV2): unknown {
  if (of.body === undefined) return undefined;
  const type = event.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Problem(415, 'NOT_JSON', {
      en: 'send "Content-Type: application/json"',
      ko: '"Content-Type: application/json"을 보내십시오.',
    });
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const parsed = of.body.safeParse(readBody(bytes));
  if (!parsed.success) throw invalid(parsed.error, 'BAD_BODY');
  return parsed.data;
}

/** The `Idempotency-Key` of a request. Throws a Problem (400). */
export function idempotencyKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new Problem(400, 'BAD_IDEMPOTENCY_KEY', {
      en: 'an Idempotency-Key has 1 to 128 visible ASCII characters',
      ko: 'Idempotency-Key는 보이는 ASCII 문자 1~128자입니다.',
    });
  }
  return key;
}

import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { Mismatch } from '../../../domain/contract/legal.ts';
import { detailIn, type Refusal } from '../../../domain/contract/refusal.ts';
import type { Registry } from '../../../domain/games/games.ts';
import { issueText } from '../../../domain/lib/issues.ts';
import { at } from '../../../domain/lib/sure.ts';
import type { Locale, Text } from '../../../domain/lib/text.ts';
import { requestId } from '../kit/request-id.ts';
import type { ProblemBody } from './problem-schema.ts';

/** The title of a problem without a meaning: a game that is not hosted here has such codes. */
const TITLE: Text = { en: 'Problem', ko: '문제' };

/** An error at one place. */
interface Wrong {
  readonly pointer: string;
  readonly detail: Text;
  /** The text in NFC, if that was the error. */
  readonly normalised?: string;
}

interface More {
  readonly rule?: string;
  readonly errors?: readonly Wrong[];
  readonly nearest?: Mismatch;
  readonly actions?: string;
  readonly games?: string[];
  readonly version?: number;
}

type Headers = { readonly [name: string]: string };

/** Thrown below an endpoint, and answered as problem+json in the requested language. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: Text;
  readonly more: More;
  readonly headers: Headers;
  constructor(status: number, code: string, detail: Text, more: More = {}, headers: Headers = {}) {
    super(detail.en);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.more = more;
    this.headers = headers;
  }
}

/** Returns the body of the answer in a language. Its title is the meaning of its code. */
export async function bodyOf({ status, code, detail, more }: Problem, locale: Locale): Promise<ProblemBody> {
  const { errors, ...rest } = more;
  const spoken = errors?.map((wrong) => ({ ...wrong, detail: wrong.detail[locale] }));
  // Loaded on demand: most requests are not refused.
  const { MEANINGS } = await import('./problems/index.ts');
  const title = (MEANINGS.get(code)?.means ?? TITLE)[locale];
  const request = requestId();
  return {
    type: `/problems/${code}`,
    title,
    status,
    code,
    detail: detail[locale],
    ...rest,
    ...(spoken && { errors: spoken }),
    ...(request !== undefined && { request }),
  };
}

/** Returns a problem as an answer. */
export const answerOf = async (problem: Problem, locale: Locale): Promise<APIGatewayProxyStructuredResultV2> => ({
  statusCode: problem.status,
  headers: {
    'content-type': 'application/problem+json',
    ...(problem.status === 503 && problem.code !== 'GAME_STOPPED' && { 'retry-after': '1' }),
    ...(problem.status === 507 && { 'retry-after': '60' }),
    ...problem.headers,
  },
  body: JSON.stringify(await bodyOf(problem, locale)),
});

/** Returns the same answer for a missing game and for one that the reader may not see. */
export const unknownGame = (): Problem =>
  new Problem(404, 'NO_SUCH_GAME', {
    en: 'there is no such game, or you may not see it',
    ko: '그런 게임이 없거나 볼 수 없는 게임입니다.',
  });

/** Returns the refusal of a request that exceeded its limits. */
export const tookTooMuch = (): Problem =>
  new Problem(
    503,
    'TOOK_TOO_MUCH',
    {
      en: 'the server stopped this request: it, or another one beside it, took too much time or memory',
      ko: '이 요청이나 함께 처리하던 다른 요청이 허용된 시간 또는 메모리를 넘었습니다.',
    },
    {},
    { 'retry-after': '60' },
  );

/** Returns the refusal of rules that this server does not host. */
export const hosted = (games: Registry): Text => {
  const ids = Object.keys(games).join(', ');
  return { en: `this server has the games ${ids}`, ko: `여기서 할 수 있는 게임: ${ids}.` };
};

const FORBIDDEN = ['NOT_YOUR_SEAT', 'NOT_THE_OWNER', 'NOT_A_PERSON', 'REMOVED'];

/** Returns a refusal as a problem: 403 for the sender, 409 for the moment, 422 for a rule. */
export function refused(refusal: Refusal, mismatch?: Mismatch, actions?: string): Problem {
  const { code, rule } = refusal;
  const status = FORBIDDEN.includes(code) ? 403 : rule === undefined ? 409 : 422;
  return new Problem(status, code, textOf(refusal), {
    ...(rule !== undefined && { rule }),
    ...(mismatch && isSmall(mismatch) && { nearest: mismatch }),
    ...(actions !== undefined && { actions }),
  });
}

/** Returns the sentences of a refusal. */
export const textOf = (refusal: Refusal): Text => ({ en: detailIn(refusal, 'en'), ko: detailIn(refusal, 'ko') });

const isSmall = (mismatch: Mismatch): boolean => JSON.stringify(mismatch).length <= 8192;

/** Returns the errors of zod as a problem with a pointer for each. `actions`: the path of the grammar. */
export function invalid(error: Pick<z.ZodError, 'issues'>, code: string, base = '', actions?: string): Problem {
  const errors = error.issues
    .slice(0, 20)
    .map((issue) => ({ pointer: base + pointerOf(issue.path), detail: issueText(issue) }));
  const first = at(errors, 0);
  return new Problem(400, code, named(first.pointer, first.detail), {
    errors,
    ...(actions !== undefined && { actions }),
  });
}

/** Returns a text that names its field. */
export function named(pointer: string, detail: Text): Text {
  const field = pointer
    .replace(/^\??\/?/, '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return field === '' ? detail : { en: `${field}: ${detail.en}`, ko: `${field}: ${detail.ko}` };
}

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

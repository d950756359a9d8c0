import { z } from 'zod';
import type { Refusal } from '../../domain/game.ts';
import type { Mismatch } from '../../domain/legal.ts';

/** An answer that says what was wrong and what would be right (RFC 9457). */
export const problemSchema = z.strictObject({
  type: z.string().meta({ description: 'about:blank; `code` tells the kind.' }),
  title: z.string(),
  status: z.int(),
  code: z.string().meta({ description: 'Stable, upper case: `STALE_ASK`, `BAD_BODY`, ...' }),
  detail: z.string(),
  rule: z.string().optional().meta({ description: 'The rule of the game that says no: `§9.18`.' }),
  errors: z
    .array(z.strictObject({ pointer: z.string(), detail: z.string() }))
    .optional()
    .meta({ description: 'What is wrong where: JSON Pointers into the body or, after a `?`, into the query (`?/limit`).' }),
  nearest: z
    .strictObject({ pointer: z.string(), expected: z.unknown() })
    .optional()
    .meta({ description: 'Where the command left the grammar of choices, and what would have been right there.' }),
  actions: z.string().optional().meta({ description: 'Where the whole grammar can be read.' }),
});
export type ProblemBody = z.infer<typeof problemSchema>;

const TITLES: { readonly [status: number]: string } = {
  400: 'Bad request',
  401: 'Who are you?',
  403: 'Not yours to do',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Refused',
  500: 'A fault of ours',
  503: 'Try again',
};

/** Thrown anywhere below an endpoint, answered as problem+json. */
export class Problem extends Error {
  readonly body: ProblemBody;
  constructor(status: number, code: string, detail: string, more: Partial<ProblemBody> = {}) {
    super(detail);
    this.body = { type: 'about:blank', title: TITLES[status] ?? 'Problem', status, code, detail, ...more };
  }
}

/** A game that is not there, and one that is not yours to see: the same bytes. */
export const unknownGame = (): Problem => new Problem(404, 'NO_SUCH_GAME', 'there is no such game, or it is not yours to see');

const FORBIDDEN = ['NOT_YOUR_SEAT', 'NOT_THE_OWNER', 'NOT_A_PERSON'];

/** A refusal as a problem: 403 when it is about who asks, 409 when about the moment, 422 when a rule says no. */
export function refused({ code, detail, rule }: Refusal, mismatch?: Mismatch, actions?: string): Problem {
  const status = FORBIDDEN.includes(code) ? 403 : rule === undefined ? 409 : 422;
  return new Problem(status, code, detail, {
    ...(rule !== undefined && { rule }),
    ...(mismatch && isSmall(mismatch) && { nearest: mismatch }),
    ...(actions !== undefined && { actions }),
  });
}

const isSmall = (mismatch: Mismatch): boolean => JSON.stringify(mismatch).length <= 8192;

/** What zod found wrong, as a problem with a pointer for each place. */
export function invalid(error: z.ZodError, code: string, base = ''): Problem {
  const errors = error.issues.slice(0, 20).map(({ path, message }) => ({ pointer: base + pointerOf(path), detail: message }));
  return new Problem(400, code, errors[0]!.detail, { errors });
}

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

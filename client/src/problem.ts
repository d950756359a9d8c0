import type { Problem } from './types.ts';

/**
 * What the service said instead of doing it. `code` never changes its meaning; `rule` names the rule of the game that
 * refused.
 */
export class FieldpostError extends Error {
  override readonly name = 'FieldpostError';
  readonly problem: Problem;
  readonly status: number;
  readonly code: string;
  readonly rule: string | undefined;
  /** Seconds to wait before asking again, where the service said so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(`${problem.code}: ${problem.detail}`);
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
    this.rule = problem.rule;
    this.retryAfter = retryAfter;
  }
}

/**
 * No answer came, however often it was sent. A command may have been committed all the same: send it again with the
 * same `key`.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly key: string | undefined;

  constructor(what: string, key: string | undefined, cause: unknown) {
    super(`${what}: no answer`, { cause });
    this.key = key;
  }
}

/** Whether it is a refusal with this code, such as `STALE_ASK`; without a code, any. */
export const isRefusal = (error: unknown, code?: string): error is FieldpostError =>
  error instanceof FieldpostError && (code === undefined || error.code === code);

/**
 * Whether the same request may be answered a moment later: nothing was reached, too much was asked, or the service is
 * in trouble.
 */
export const isPassing = (error: unknown): error is Unreachable | FieldpostError =>
  error instanceof Unreachable || (error instanceof FieldpostError && (error.status === 429 || error.status >= 500));

/**
 * An answer that is not 2xx as an error; one that is no problem, as from a proxy on the way, has the code `HTTP_` and
 * its status.
 */
export function errorOf(status: number, text: string, retryAfter: number | undefined): FieldpostError {
  const problem = problemIn(text);
  return new FieldpostError(
    problem ?? {
      type: 'about:blank',
      title: 'No problem document',
      status,
      code: `HTTP_${status}`,
      detail: text.slice(0, 200),
    },
    retryAfter,
  );
}

function problemIn(text: string): Problem | undefined {
  try {
    const value = JSON.parse(text) as Partial<Problem> | null;
    return typeof value?.code === 'string' && typeof value.status === 'number' ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}

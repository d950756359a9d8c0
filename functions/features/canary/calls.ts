import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Shape } from '../../platform/ports/shape.ts';
import { Unexpected } from './unexpected.ts';

/** The service at its public address, and the account that plays there. */
export interface Service {
  readonly url: string;
  readonly token: string;
  /** How long it waits before it asks again, in milliseconds. */
  readonly pause?: number;
}

interface Came {
  readonly status: number;
  readonly text: string;
  readonly isLate: boolean;
}

/** How often a request is sent, and how long each may take, in milliseconds. */
const TRIES = 3;
const PATIENCE_MS = 10_000;
export const PAUSE_MS = 1_000;
/** How often the canary repeats a request, if the answer is not ready. */
const LATE_TRIES = 10;

/** Answers that a client tries again: a proxy had none, or the service is busy for a moment. */
const PASSING: readonly number[] = [502, 503, 504];

/** Calls the service as any client does: it tries again what passes. Throws `Unexpected` on any other answer. */
export function callsTo({ url, token, pause = PAUSE_MS }: Service) {
  async function ask(step: string, method: string, path: string, body?: object, isStranger = false): Promise<Came> {
    const headers = {
      accept: path.endsWith('/log') ? 'application/x-ndjson' : 'application/json',
      ...(!isStranger && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    for (let tried = 1; ; tried++) {
      const came = await attempt(`${url}${path}`, init);
      if (!(came instanceof Error) && !PASSING.includes(came.status)) return came;
      if (tried === TRIES)
        throw new Unexpected(step, came instanceof Error ? `no answer (${came.message})` : problemIn(came));
      await wait(pause);
    }
  }

  /** Returns an answer of a shape. Repeats the request if it is not ready. */
  async function read<T>(step: string, path: string, shape: Shape<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      const came = await ask(step, 'GET', path);
      if (came.isLate && came.status === 200 && tried < LATE_TRIES) await wait(pause);
      else return shaped(step, came, shape, token);
    }
  }

  return {
    read,
    send: async <T>(step: string, path: string, body: object, shape: Shape<T>): Promise<T> =>
      shaped(step, await ask(step, 'POST', path, body), shape, token),
    /** Returns the lines of a log. */
    async lines(step: string, path: string): Promise<readonly unknown[]> {
      const came = await ask(step, 'GET', path);
      if (came.status !== 200) throw new Unexpected(step, problemIn(came));
      return came.text
        .trimEnd()
        .split('\n')
        .map((line) => jsonIn(line));
    },
    /** Returns the status that a spectator without a token gets. */
    stranger: async (step: string, path: string): Promise<number> =>
      (await ask(step, 'GET', path, undefined, true)).status,
  };
}
export type Calls = ReturnType<typeof callsTo>;

async function attempt(url: string, init: RequestInit): Promise<Came | Error> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: answer.status, text: await answer.text(), isLate: answer.headers.has('retry-after') };
  } catch (caught) {
    return caught instanceof Error ? caught : new Error(String(caught));
  }
}

/** Returns the body of an answer. A fault tells how it begins, without the token that a broken proxy may return. */
function shaped<T>(step: string, came: Came, shape: Shape<T>, token: string): T {
  if (came.status !== 200 && came.status !== 201) throw new Unexpected(step, problemIn(came));
  const body = jsonIn(came.text);
  if (!shape(body))
    throw new Unexpected(step, `an answer of another form: ${came.text.replaceAll(token, 'TOKEN').slice(0, 200)}`);
  return body;
}

/** Returns the status and the code of a refusal. Its words do not go into a log. */
function problemIn({ status, text }: Came): string {
  const { code } = (jsonIn(text) ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? `${status} ${code}` : `${status}`;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

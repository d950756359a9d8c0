import type { Adjudication } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { inputOf, type Situation } from './situation.ts';

/** The situation is sent after this time without a change, in milliseconds. */
const PAUSE = 120;

interface Answers {
  /** The situation that was sent; a newer one has no answer yet. */
  readonly of?: Situation;
  readonly answer?: Adjudication;
  readonly board?: string;
  readonly error?: unknown;
}

/**
 * Returns the service's answer on a situation: the legal orders, the result of each order, and the board before or
 * after them.
 */
export function useAsked(situation: Situation | undefined, shows: 'before' | 'after'): Answers {
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    if (situation === undefined) return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      const body = inputOf(situation);
      const asking = { signal: end.signal };
      Promise.all([
        api.value.adjudicateDiplomacy({ body }, asking),
        api.value.raw('adjudicateDiplomacy', { body, shows, board: 'sandbox' }, { ...asking, accept: 'image/svg+xml' }),
      ]).then(
        ([answer, { text }]) => !end.signal.aborted && setAnswers({ of: situation, answer, board: text }),
        // The last board stays, so that the reader can correct the situation.
        (error: unknown) => !end.signal.aborted && setAnswers((before) => ({ ...before, of: situation, error })),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [situation, shows, language.value]);
  return answers;
}

import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { words as own } from './words.ts';

/** Shows the service's own audit of a game on request: it runs the same auditor, and signs the head of the log. */
export function SecondOpinion({ game }: { readonly game: string }) {
  const [audit, setAudit] = useState<Answered<'getAudit'>>();
  const [error, setError] = useState<unknown>();
  const words = own.value;
  useEffect(() => setAudit(undefined), [game, language.value]);
  const ask = (): Promise<void> => api.value.getAudit({ game }).then(setAudit, setError);
  return (
    <section class="report second">
      <h2>{words.second}</h2>
      <Refusal error={error} />
      {audit === undefined ? (
        <button type="button" onClick={ask}>
          {words.ask}
        </button>
      ) : (
        <>
          <p role="status">
            <strong>{words.verdicts[audit.verdict]}</strong>
          </p>
          {audit.says.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {audit.reason === 'time' && (
            <button type="button" onClick={ask}>
              {words.askAgain}
            </button>
          )}
          <label class="field">
            {words.head}
            <textarea readOnly rows={3} value={audit.signedHead} />
          </label>
        </>
      )}
    </section>
  );
}

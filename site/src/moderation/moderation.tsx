import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { isSignedIn, language } from '../app/session.ts';
import { setTitle } from '../app/title.ts';
import { OneCase } from './case.tsx';
import { words } from './words.ts';
import '../style/moderation.css';

type Line = Answered<'listCases'>['cases'][number];
const STATES = ['open', 'closed'] as const;

/** Lists the reports for moderators: open cases and decided ones, each with its proof. */
export function Moderation() {
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const [cases, setCases] = useState<readonly Line[]>();
  const [chosen, setChosen] = useState<string>();
  const [isModerator, setModerator] = useState<boolean>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => setTitle(words.value.moderation, false), [language.value]);
  useEffect(() => {
    const end = new AbortController();
    const reading = { signal: end.signal };
    const read = async (): Promise<void> => {
      const may = isSignedIn.value && (await api.value.getAccount({}, reading)).moderates === true;
      setModerator(may);
      if (may) setCases((await api.value.listCases({ state }, reading)).cases);
    };
    setError(undefined);
    read().catch((caught: unknown) => !end.signal.aborted && setError(caught));
    return () => end.abort();
  }, [state, turn, api.value]);
  const all = words.value;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  if (isModerator === false)
    return (
      <main id="content">
        <h1>{all.moderation}</h1>
        <p>{all.none}</p>
      </main>
    );
  return (
    <main id="content" class="moderation">
      <h1>{all.moderation}</h1>
      <div class="chips" role="tablist">
        {STATES.map((each) => (
          <button
            type="button"
            role="tab"
            key={each}
            aria-selected={each === state}
            onClick={() => {
              setState(each);
              setCases(undefined);
              setChosen(undefined);
            }}
          >
            {all.states[each]}
          </button>
        ))}
      </div>
      <Refusal error={error} />
      {cases?.length === 0 && <p>{all.noCases[state]}</p>}
      <ul class="cases">
        {cases?.map(({ id, at, reports }) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={id === chosen}
              onClick={() => setChosen(id === chosen ? undefined : id)}
            >
              {all.line(day.format(at), reports)}
            </button>
            {id === chosen && (
              <OneCase
                id={id}
                onSettled={() => {
                  setChosen(undefined);
                  setTurn(turn + 1);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

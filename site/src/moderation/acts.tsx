import type { Answered } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { words } from './words.ts';

type Case = Answered<'getCase'>;
type Act = keyof typeof words.value.acts;

interface Acting {
  readonly found: Case;
  readonly onDone: () => void;
}

/**
 * Offers the moderator the acts on a case, each with a reason. An act that cannot be undone needs a second
 * confirmation.
 */
export function Acts({ found, onDone }: Acting) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<Act>();
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<unknown>();
  const all = words.value;
  const [seat = ''] = found.tenure.split('/');
  const said = reason.normalize('NFC').trim();
  const send = (doing: Promise<unknown>): void => {
    setError(undefined);
    setDone(false);
    setAsked(undefined);
    doing.then(() => {
      setDone(true);
      onDone();
    }, setError);
  };
  const act = (name: Act): void => {
    const isFinal = name === 'close' || name === 'unseat';
    if (isFinal && asked !== name) setAsked(name);
    else
      send(
        api.value.postModeration({
          game: found.game,
          body: { act: name, reason: said, ...(name !== 'close' && { seat }) },
        }),
      );
  };
  const names = (Object.keys(all.acts) as Act[]).filter((each) => seat !== '' || each === 'close');
  return (
    <section>
      <label class="field">
        {all.reason}
        <textarea
          rows={2}
          maxLength={500}
          value={reason}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <small>{all.reasonHint}</small>
      </label>
      <p class="actions">
        {found.hidden === undefined && (
          <button
            type="button"
            disabled={said === ''}
            onClick={() => send(api.value.postHiding({ caseId: found.id, body: { reason: said } }))}
          >
            {all.hide}
          </button>
        )}
        {names.map((each) => (
          <button type="button" key={each} disabled={said === ''} onClick={() => act(each)}>
            {asked === each ? all.sure : all.acts[each]}
          </button>
        ))}
      </p>
      <Refusal error={error} />
      <p role="status">{isDone ? all.done : ''}</p>
    </section>
  );
}

import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { words } from './words.ts';

/**
 * Starts a sandbox at the displayed version, with a name. Offered for a finished game, and for the reader's own
 * sandbox.
 */
export function WhatIf({ newest, version }: { readonly newest: Game; readonly version: number }) {
  const { route } = useLocation();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<unknown>();
  const isMine = newest.settings.sandbox === true && (newest.mine ?? []).length > 0;
  if (newest.status !== 'over' && !isMine) return null;
  const name = title.trim();
  const begin = (): void => {
    setError(undefined);
    doneAsSomebody(() =>
      api.value.postFork({ game: newest.game, body: { version, ...(name !== '' && { title: name }) } }),
    ).then(({ game }) => route(`/g/${game}`), setError);
  };
  const all = words.value;
  return (
    <section class="panel what-if" aria-label={all.whatIf}>
      <label>
        {all.whatIfName}{' '}
        <input value={title} maxLength={80} onInput={({ currentTarget }) => setTitle(currentTarget.value)} />
      </label>
      <p class="actions">
        <button type="button" onClick={begin}>
          {all.whatIf}
        </button>
      </p>
      <p class="hint">{all.whatIfHint}</p>
      <Refusal error={error} of={newest.of} />
    </section>
  );
}

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { inputOf, type Situation } from './situation.ts';
import { words } from './words.ts';

/** Starts a game of the reader's at the displayed position. */
export function PlayOn({ situation }: { readonly situation: Situation }) {
  const { route } = useLocation();
  const [error, setError] = useState<unknown>();
  const begin = (): void => {
    setError(undefined);
    const { orders: _, choices: __, ...position } = inputOf(situation);
    doneAsSomebody(() => api.value.createImport({ body: { position } })).then(
      ({ game }) => route(`/g/${game}`),
      setError,
    );
  };
  return (
    <section>
      <p class="actions">
        <button type="button" onClick={begin}>
          {words.value.playOn}
        </button>
      </p>
      <p class="hint">{words.value.playOnHint}</p>
      <Refusal error={error} of="diplomacy" />
    </section>
  );
}

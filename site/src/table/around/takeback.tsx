import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { texts } from '../../app/texts.ts';

/** Takes the last step back, where the service says that it can be. */
export function Takeback({ game, takeback }: { readonly game: Game; readonly takeback: number | null | undefined }) {
  const [error, setError] = useState<unknown>();
  if (takeback === undefined || takeback === null) return null;
  return (
    <p class="actions">
      <button
        type="button"
        data-key="u"
        onClick={() => void api.value.postTakeback({ game: game.game, body: { version: takeback } }).catch(setError)}
      >
        {texts.value.takeback}
      </button>
      <Refusal error={error} />
    </p>
  );
}

import type { Answered, Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { texts } from '../../app/texts.ts';

interface Props {
  readonly game: Game;
  readonly takeback: number | null | undefined;
  /** Takes the next questions, which came with the receipt. */
  readonly onAnswered: (actions: Answered<'getActions'>) => void;
}

/** Takes the last step back, where the service says that it can be. */
export function Takeback({ game, takeback, onAnswered }: Props) {
  const [error, setError] = useState<unknown>();
  if (takeback === undefined || takeback === null) return null;
  return (
    <p class="actions">
      <button
        type="button"
        data-key="u"
        onClick={() =>
          void api.value
            .postTakeback({ game: game.game, body: { version: takeback } }, { prefer: 'return=representation' })
            .then(({ actions }) => actions && onAnswered(actions))
            .catch(setError)
        }
      >
        {texts.value.takeback}
      </button>
      <Refusal error={error} />
    </p>
  );
}

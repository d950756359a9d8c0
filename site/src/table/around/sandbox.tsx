import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { bilingual } from '../../app/texts.ts';

const words = bilingual(
  { close: 'Close the sandbox', sure: 'Are you sure?', about: 'A sandbox: every seat is yours.' },
  { close: '연습 게임 닫기', sure: '계속합니까?', about: '연습 게임: 모든 자리가 내 것입니다.' },
);

/** Instead of votes: a player of a sandbox closes the game when they are done. The button asks once more. */
export function CloseSandbox({ game }: { readonly game: Game }) {
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<unknown>();
  if (game.status !== 'playing') return null;
  const close = (): void => {
    if (isAsked) api.value.closeGame({ game: game.game }).catch(setError);
    setAsked(!isAsked);
  };
  return (
    <section class="votes">
      <p>{words.value.about}</p>
      <p class="actions">
        <button type="button" onClick={close}>
          {isAsked ? words.value.sure : words.value.close}
        </button>
      </p>
      <Refusal error={error} of={game.of} />
    </section>
  );
}

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { packed } from '../app/packed.ts';
import { bilingual } from '../app/texts.ts';
import type { Moment } from '../table/ahead.ts';
import { keptDraft } from '../table/choosing/draft.ts';
import { withDrafts } from './notation.ts';
import { ofGame } from './situation.ts';

const words = bilingual(
  {
    open: 'Try it in the sandbox',
    hint: 'Opens this position with your draft in the sandbox. Nothing there changes the game.',
  },
  {
    open: '연습판에서 시험하기',
    hint: '이 국면을 내 명령 초안과 함께 연습판에서 엽니다. 게임은 바뀌지 않습니다.',
  },
);

/** Opens the position of a table in the sandbox, with the orders that the player has written so far. */
export function ToSandbox({ moment }: { readonly moment: Moment }) {
  const { route } = useLocation();
  const [isOpening, setOpening] = useState(false);
  const situation = moment.state && ofGame(moment.state);
  if (situation === undefined || moment.game.status !== 'playing') return null;
  const open = async (): Promise<void> => {
    setOpening(true);
    const drafts = moment.actions.actions.map((question) => keptDraft(moment.game.game, question).draft.peek());
    route(`/sandbox/diplomacy#${await packed(withDrafts(situation, drafts))}`);
  };
  return (
    <section class="to-sandbox">
      <p class="actions">
        <button type="button" disabled={isOpening} onClick={() => void open()}>
          {words.value.open}
        </button>
      </p>
      <p class="hint">{words.value.hint}</p>
    </section>
  );
}

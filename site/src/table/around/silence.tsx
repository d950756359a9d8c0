import type { Answered, Json } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { now } from '../../app/clock.ts';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { texts } from '../../app/texts.ts';
import { inWords } from '../../app/when.ts';
import { isObject, readBack } from '../../grammar/read-back.ts';
import { rowsOf } from '../../grammar/rows.ts';
import { sheetIn } from '../../grammar/sheet.ts';
import type { Moment } from '../ahead.ts';
import type { Question } from '../choosing/choosing.ts';
import { type Dictionary, wordsOfPartial } from '../choosing/words.ts';
import { cardsIn } from './tray.tsx';

/**
 * Returns the default answer in words: of orders how many are written, of anything else the button that it stands for.
 */
function said(question: Question | undefined, command: Json, words: Dictionary): string {
  if (question === undefined) return JSON.stringify(command);
  const sheet = sheetIn(question.legal);
  const written = sheet && isObject(command) ? command[sheet.field] : undefined;
  if (isObject(written)) {
    return Object.keys(written).length === 0 ? texts.value.silenceEmpty : texts.value.silenceSheet;
  }
  const way = readBack(rowsOf(question.legal), command);
  return way === undefined ? JSON.stringify(command) : wordsOfPartial(way, words);
}

/** What happens at a timeout, requested from the service when the player wants to know. */
export function Silence({ moment: { game, actions, state } }: { readonly moment: Moment }) {
  const [answer, setAnswer] = useState<{ readonly lapse?: Answered<'getLapse'>; readonly error?: unknown }>({});
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    api.value.getLapse({ game: game.game }).then(
      (lapse) => setAnswer({ lapse }),
      (error: unknown) => setAnswer({ error }),
    );
  }, [isOpen, game.game, game.version, api.value]);
  if (actions.actions.length === 0) return null;
  const words = { picture: document.querySelector<SVGSVGElement>('.board svg') ?? undefined, cards: cardsIn(state) };
  return (
    <details class="silence" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.value.silence}</summary>
      {answer.lapse !== undefined && answer.lapse.due === undefined && <p>{texts.value.silenceNothing}</p>}
      {answer.lapse?.due !== undefined && <p>{inWords(answer.lapse.due - now())}</p>}
      {answer.lapse?.due !== undefined &&
        answer.lapse.lapses.map(({ seat, command }) => (
          <p key={seat}>
            {`${game.seats.find((each) => each.seat === seat)?.name}: ${said(
              actions.actions.find((question) => question.seat === seat),
              command as Json,
              words,
            )}`}
          </p>
        ))}
      <Refusal error={answer.error} />
    </details>
  );
}

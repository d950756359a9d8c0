import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { texts } from '../../app/texts.ts';
import { inWords } from '../../app/when.ts';
import type { Moment } from '../moment.ts';

/** What happens if one does nothing, asked of the service when somebody wants to know. */
export function Silence({ moment: { game, actions } }: { readonly moment: Moment }) {
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
  return (
    <details class="silence" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.value.silence}</summary>
      {answer.lapse !== undefined && answer.lapse.due === undefined && <p>{texts.value.silenceNothing}</p>}
      {answer.lapse?.due !== undefined && <p>{inWords(answer.lapse.due - Date.now())}</p>}
      {answer.lapse?.lapses.map(({ seat, command }) => (
        <p key={seat}>
          {game.seats.find((each) => each.seat === seat)?.name}: <code>{JSON.stringify(command)}</code>
        </p>
      ))}
      <Refusal error={answer.error} />
    </details>
  );
}

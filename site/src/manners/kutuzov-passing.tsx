import { isRefusal } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { bilingual } from '../app/texts.ts';
import type { Moment } from '../table/ahead.ts';
import type { Question } from '../table/choosing/choosing.ts';
import { untilImpulse } from './kutuzov-orders.tsx';

const words = bilingual(
  {
    until: 'Keep passing until my impulse',
    hint: 'You pass now for the rest of this impulse, and then automatically. Other players do not see either.',
  },
  {
    until: '내 Impulse까지 패스',
    hint: '이번 Impulse가 끝날 때까지 패스하고, 그 뒤로는 자동으로 패스합니다. 다른 참가자에게는 보이지 않습니다.',
  },
);

interface Props {
  readonly moment: Moment;
  readonly question: Question;
}

/** Passes now, and sets the standing order that passes until the player's next impulse. */
function usePassing({ moment, question }: Props) {
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const order = question.kind === 'window' || question.kind === 'preemption' ? untilImpulse() : undefined;
  const pass = async (): Promise<void> => {
    if (order === undefined) return;
    setSending(true);
    setError(undefined);
    const { game } = moment.game;
    const { ask, seat, kind } = question;
    const command = kind === 'window' ? { type: 'pass', for: 'all' } : { type: 'wait' };
    try {
      await api.value.putStandingOrders({ game, body: { seat, standing: order.standing } as never });
      await api.value.postAction({ game, body: { ask, seat, command } as never });
    } catch (caught) {
      // The new standing order may have answered the question already.
      if (!isRefusal(caught, 'STALE_ASK') && !isRefusal(caught, 'NOT_ASKED')) setError(caught);
    } finally {
      setSending(false);
    }
  };
  return { order, error, isSending, pass };
}

/**
 * Offers at a window, one click away, to pass until the player's next impulse. The page never passes by itself: the
 * time that an answer takes would tell what its player holds.
 */
export function AtWindow({ isIdle, ...props }: Props & { readonly isIdle: boolean }) {
  const { order, error, isSending, pass } = usePassing(props);
  if (order === undefined) return null;
  // Where the player can only pass, the button stands beside that of the pass.
  if (isIdle) return <p class="hint">{`${order.said}: ${words.value.hint}`}</p>;
  return (
    <fieldset class="pass-until">
      <legend>{words.value.until}</legend>
      <button type="button" disabled={isSending} onClick={pass}>
        {order.said}
      </button>
      <small>{words.value.hint}</small>
      <Refusal error={error} of="kutuzov" />
    </fieldset>
  );
}

/** The same beside the only button of a player who can only pass. */
export function AtPass(props: Props) {
  const { order, error, isSending, pass } = usePassing(props);
  if (order === undefined) return null;
  return (
    <>
      <button type="button" class="pass-from-now" title={words.value.hint} disabled={isSending} onClick={pass}>
        {order.said}
      </button>
      <Refusal error={error} of="kutuzov" />
    </>
  );
}

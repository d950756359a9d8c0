import { FieldpostError, isRefusal, type Json } from '@fieldpost/client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { isReachable } from '../../app/service/connection.ts';
import { texts } from '../../app/texts.ts';
import { few, isPass, offered } from '../../grammar/narrow.ts';
import { isStale } from '../around/notice.tsx';
import type { Choosing, Question } from './choosing.ts';
import type { Drawn } from './drawn.ts';
import { LeftOver } from './left-over.tsx';
import { Narrowing } from './narrowing.tsx';
import { Remarks, SheetPanel } from './sheet-panel.tsx';
import { Steps } from './steps.tsx';
import type { Why } from './why.ts';
import { WhyNot } from './why-not.tsx';
import { type Dictionary, wordsOfPartial } from './words.ts';

interface Props {
  readonly game: string;
  readonly of: string;
  /** Of the moment that is shown. */
  readonly version: number;
  /** As it stands now: it may have been answered since the choosing began. */
  readonly question: Question;
  readonly choosing: Choosing;
  readonly drawn: Drawn;
  readonly why: Why | undefined;
  readonly children?: ComponentChildren;
  readonly words: Dictionary;
}

/**
 * A question, what may be answered, and what was chosen so far. Choosing is never sending, unless the few answers
 * differ in a Power alone.
 */
export function Panel({ game, of, version: shown, question, choosing, drawn, why, words, children }: Props) {
  const { isSending } = choosing;
  const [error, setError] = useState<unknown>();
  const [answered, setAnswered] = useState(0);

  const send = async (commandOf: () => Json): Promise<void> => {
    isSending.value = true;
    setError(undefined);
    try {
      if ((await choosing.first.current?.()) === false) return;
      const command = commandOf();
      const written = choosing.draft.value;
      const end = choosing.ending();
      const over = choosing.orders?.over();
      const body = { ask: question.ask, seat: question.seat, command, ...(over !== undefined && { over }) };
      const { version } = await api.value.postAction({ game, body: body as never });
      choosing.orders?.sent({ version, orders: written });
      setAnswered(version);
      end();
      isStale.value = false;
    } catch (caught) {
      // The next question shows itself; that the last one is gone must be said where it stays.
      if (isRefusal(caught, 'STALE_ASK')) isStale.value = true;
      else setError(caught);
      // What was expected instead is lit again.
      if (caught instanceof FieldpostError && caught.problem.nearest !== undefined) choosing.back();
    } finally {
      isSending.value = false;
    }
  };
  // What is written stays; it is sent when it can be. A question that was answered stays until the next moment is read.
  const isOff = isSending.value || !isReachable.value || shown < answered;
  return (
    <section class="panel" data-ask={question.ask} aria-busy={isSending.value}>
      <h2 tabIndex={-1}>{question.prompt ?? `${texts.value.yourMove}: ${question.kind}`}</h2>
      <WhyNot why={why} of={of} words={words} />
      <LeftOver left={choosing.left.value} words={words} onTakeUp={choosing.takeUp} />
      {choosing.sheet === undefined ? (
        <Choose
          of={of}
          choosing={choosing}
          drawn={drawn}
          words={words}
          onSend={(command) => void send(() => command)}
          isSending={isOff}
        />
      ) : (
        <SheetPanel
          of={of}
          question={question}
          choosing={choosing}
          drawn={drawn}
          words={words}
          onSend={send}
          isSending={isOff}
        />
      )}
      {children}
      <Refusal error={error} of={of} />
    </section>
  );
}

interface ChooseProps {
  readonly of: string;
  readonly drawn: Drawn;
  readonly choosing: Choosing;
  readonly words: Dictionary;
  readonly onSend: (command: Json) => void;
  readonly isSending: boolean;
}

function Choose({ of, choosing, drawn, words, onSend, isSending }: ChooseProps) {
  const { partials } = choosing.narrowed.value;
  const all = few(choosing.narrowed.value);
  return (
    <>
      {all === undefined && <Narrowing choosing={choosing} words={words} />}
      <Remarks of={of} advice={drawn.advice} />
      {drawn.isFinal && <p class="hint">{texts.value.cannotTakeBack}</p>}
      {(all ?? offered(partials)).map(({ partial, command }) => (
        <button
          type="button"
          class="confirm"
          key={JSON.stringify(command)}
          data-command={JSON.stringify(command)}
          data-key={isPass(command) ? 'p' : undefined}
          disabled={isSending}
          onClick={() => onSend(command)}
        >
          {texts.value.confirmWords(wordsOfPartial(partial, words))}
        </button>
      ))}
      <Steps choosing={choosing} />
    </>
  );
}

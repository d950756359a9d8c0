import type { ComponentChildren } from 'preact';
import { Refusal } from '../../app/parts/problem.tsx';
import { texts } from '../../app/texts.ts';
import { coversAll } from '../../grammar/answers.ts';
import type { Choosing, Question } from './choosing.ts';
import type { Drawn } from './drawn.ts';
import { Narrowing } from './narrowing.tsx';
import { Remarks, SheetPanel } from './sheet-panel.tsx';
import { Steps } from './steps.tsx';
import type { Why } from './why.ts';
import { LeftOver, WhyNot } from './why-not.tsx';
import type { Dictionary } from './words.ts';

interface Props {
  readonly of: string;
  /** As it stands now: it may have been answered since the choosing began. */
  readonly question: Question;
  readonly choosing: Choosing;
  readonly drawn: Drawn;
  readonly why: Why | undefined;
  readonly words: Dictionary;
  /** The buttons that the bar cannot hold. */
  readonly acts: ComponentChildren;
  /** Saves a sheet that is not ready. */
  readonly onSave: () => void;
  readonly isOff: boolean;
  readonly error: unknown;
  readonly children?: ComponentChildren;
}

/** A question, what may be answered, and what was chosen so far. */
export function Panel({ of, question, choosing, drawn, why, words, acts, onSave, isOff, error, children }: Props) {
  return (
    <section class="panel" data-ask={question.ask} aria-busy={choosing.isSending.value}>
      <h2 tabIndex={-1}>{question.prompt ?? `${texts.value.yourMove}: ${question.kind}`}</h2>
      <WhyNot why={why} of={of} words={words} />
      <LeftOver left={choosing.left.value} words={words} onTakeUp={choosing.takeUp} />
      {choosing.sheet === undefined ? (
        <>
          {!coversAll(choosing.narrowed.value) && <Narrowing choosing={choosing} words={words} />}
          <Remarks of={of} advice={drawn.advice} />
          {drawn.isFinal && <p class="hint">{texts.value.cannotTakeBack}</p>}
          {acts}
          <Steps choosing={choosing} />
        </>
      ) : (
        <SheetPanel
          of={of}
          question={question}
          choosing={choosing}
          drawn={drawn}
          words={words}
          onSave={onSave}
          isOff={isOff}
        />
      )}
      {children}
      <Refusal error={error} of={of} />
    </section>
  );
}

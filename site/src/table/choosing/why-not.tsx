import { Rule } from '../../app/parts/rule.tsx';
import { texts } from '../../app/texts.ts';
import type { Left } from './unsent.ts';
import type { Why } from './why.ts';
import { type Dictionary, wordsOfName, wordsOfUnsent } from './words.ts';

/** Why what was pointed at cannot be chosen, with the rule that forbids it. */
export function WhyNot({
  why,
  of,
  words,
}: {
  readonly why: Why | undefined;
  readonly of: string;
  readonly words: Dictionary;
}) {
  return (
    <div class="why-not" role="status">
      {why !== undefined && (
        <>
          <p>
            <strong>{wordsOfName(why.name, words)}</strong>
          </p>
          <p>{why.refusal?.problem.detail ?? why.detail ?? texts.value.nothingHere}</p>
          {why.refusal?.rule !== undefined && <Rule of={of} rule={why.refusal.rule} />}
        </>
      )}
    </div>
  );
}

interface LeftProps {
  readonly left: Left | undefined;
  readonly words: Dictionary;
  readonly onTakeUp?: (left: Left) => void;
}

/** What was chosen, and gave way to something else before it was written or sent. */
export function LeftOver({ left, words, onTakeUp }: LeftProps) {
  return (
    <div class="left-over" role="status">
      {left !== undefined && (
        <p class="notice">
          {texts.value.notSent(wordsOfUnsent(left, words))}{' '}
          {!left.isOver && (
            <button type="button" class="small" onClick={() => onTakeUp?.(left)}>
              {texts.value.takeUp}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

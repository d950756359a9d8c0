import { Rule } from '../../app/parts/rule.tsx';
import { texts } from '../../app/texts.ts';
import type { Why } from './why.ts';
import { type Dictionary, wordsOfName } from './words.ts';

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

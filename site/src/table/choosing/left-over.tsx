import { texts } from '../../app/texts.ts';
import type { Left } from './unsent.ts';
import { type Dictionary, wordsOfUnsent } from './words.ts';

interface Props {
  readonly left: Left | undefined;
  readonly words: Dictionary;
  readonly onTakeUp?: (left: Left) => void;
}

/** What was chosen, and gave way to something else before it was written or sent. */
export function LeftOver({ left, words, onTakeUp }: Props) {
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

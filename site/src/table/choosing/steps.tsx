import { texts } from '../../app/texts.ts';
import type { Choosing } from './choosing.ts';

/** One step back, or all of them. */
export function Steps({ choosing }: { readonly choosing: Choosing }) {
  if (choosing.narrowed.value.taken.length === 0) return null;
  return (
    <p class="steps">
      <button type="button" data-key="Escape" onClick={choosing.back}>
        {texts.value.back}
      </button>
      <button type="button" data-key="Backspace" onClick={choosing.clear}>
        {texts.value.clear}
      </button>
    </p>
  );
}

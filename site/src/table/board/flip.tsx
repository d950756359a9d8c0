import { Icon } from '../../app/parts/icon.tsx';
import { words } from '../shell/words.ts';

/** The button that turns the board, where it turns. */
export function Flip({ onFlip }: { readonly onFlip: (() => void) | undefined }) {
  if (onFlip === undefined) return null;
  return (
    <button
      type="button"
      class="flip"
      data-key="x"
      aria-label={words.value.flip}
      title={words.value.flip}
      onClick={onFlip}
    >
      <Icon of="flip" />
    </button>
  );
}

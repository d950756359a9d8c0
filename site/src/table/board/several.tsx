import { texts } from '../../app/texts.ts';
import type { Name } from '../../grammar/node.ts';

interface Props {
  readonly names: readonly Name[];
  readonly words: (name: Name) => string;
  readonly onChoose: (name: Name) => void;
}

/** What a finger cannot tell apart on the board, as buttons. */
export function Several({ names, words, onChoose }: Props) {
  if (names.length === 0) return null;
  return (
    <fieldset class="loupe bare" aria-label={texts.value.several}>
      {names.map((name) => (
        <button type="button" key={name} onClick={() => onChoose(name)}>
          {words(name)}
        </button>
      ))}
    </fieldset>
  );
}

import type { Name } from '../../grammar/node.ts';
import { elementOf, wordsOf } from './picture.ts';

interface Props {
  readonly picture: SVGSVGElement | undefined;
  /** The names at the last click, the innermost first. */
  readonly names: readonly Name[];
  readonly onPoint: (names: readonly Name[]) => void;
}

/** The pieces in the space of the last click, one by one, if there are more than the board can show. */
export function Here({ picture, names, onPoint }: Props) {
  const [first] = names;
  const around = picture && first && elementOf(picture, first)?.getAttribute('data-in');
  const space = names.find((name) => name.startsWith('space:')) ?? (around ? (`space:${around}` as const) : undefined);
  if (picture === undefined || space === undefined) return null;
  const id = space.slice('space:'.length);
  const pieces = [...picture.querySelectorAll(`[data-in="${CSS.escape(id)}"][data-name]`)].flatMap((element) => {
    const [kind, own, words] = ['data-kind', 'data-id', 'data-name'].map((each) => element.getAttribute(each));
    return words === null || words === undefined
      ? []
      : [{ words, name: kind === 'piece' ? (`piece:${own}` as const) : undefined }];
  });
  if (pieces.length === 0) return null;
  return (
    <section class="here">
      <h2>{wordsOf(picture, space) ?? id}</h2>
      <ul>
        {pieces.map(({ words, name }) => (
          <li key={words}>
            {name === undefined ? (
              words
            ) : (
              <button type="button" class="small" onClick={() => onPoint([name, space])}>
                {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { texts } from '../../app/texts.ts';
import { nameOf } from '../../grammar/node.ts';
import type { Moment } from '../ahead.ts';
import type { Marks } from '../board/marks.ts';

type State = Moment['state'];

/** The words of the cards that lie in sight. */
export const cardsIn = (state: State): ReadonlyMap<string, string> =>
  new Map((state?.tray ?? []).map(({ id, name }) => [id, name]));

interface Props {
  readonly state: State;
  readonly marks: Marks;
  readonly onCard?: (card: string) => void;
}

/** The cards that one may see, with what stands on them; those that may be chosen are buttons. */
export function Tray({ state, marks, onCard }: Props) {
  const cards = state?.tray ?? [];
  if (cards.length === 0) return null;
  return (
    <section class="tray">
      <h2>{texts.value.hand}</h2>
      <ul>
        {cards.map(({ id, name, text, facts = [], from }) => {
          const mark = marks.get(nameOf('card', id));
          return (
            <li key={`${from}/${id}`} data-card={id} class={`card ${mark ?? ''} from-${from}`}>
              {onCard !== undefined && (mark !== undefined || from === 'hand' || from === 'home') ? (
                // What cannot be played now is grey, and says why when it is pressed.
                <button
                  type="button"
                  aria-pressed={mark === 'picked'}
                  class={mark === undefined ? 'greyed' : ''}
                  onClick={() => onCard(id)}
                >
                  {name}
                  {mark === undefined && <span class="unseen">{` (${texts.value.notNow})`}</span>}
                </button>
              ) : (
                <strong>{name}</strong>
              )}
              <span class="facts">{facts.join(' · ')}</span>
              {text !== undefined && <p>{text}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { bilingual, texts } from '../../app/texts.ts';
import { nameOf } from '../../grammar/node.ts';
import type { Moment } from '../ahead.ts';
import type { Marks } from '../board/marks.ts';

type State = Moment['state'];
type Card = NonNullable<NonNullable<State>['tray']>[number];

/** The words of the cards that lie in sight. */
export const cardsIn = (state: State): ReadonlyMap<string, string> =>
  new Map((state?.tray ?? []).map(({ id, name }) => [id, name]));

/** Where a card lies that is no common card of the viewer's hand. */
const places = bilingual<{ readonly [from: string]: string | undefined }>(
  {
    home: 'Home card',
    peek: 'Shown to you',
    aside: 'Set aside',
    'face-up': 'Face up',
    discard: 'Top of the discards',
  },
  { home: '본토카드', peek: '나에게만 보임', aside: '따로 둠', 'face-up': '펼쳐 둠', discard: '버린 카드의 맨 위' },
);

interface Props {
  readonly state: State;
  readonly marks: Marks;
  /** Whether the viewer has a seat: then the dock stays without cards. */
  readonly isSeated?: boolean;
  readonly onCard?: (card: string) => void;
  /** Shows the text of a card where none can be chosen. */
  readonly onRead?: (card: string) => void;
}

/**
 * The cards that the viewer may see, docked under the board; those that may be chosen are buttons. The dock keeps its
 * height without cards, so that nothing moves when they come.
 */
export function Tray({ state, marks, isSeated = true, onCard, onRead }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useCut(list);
  if (state?.tray === undefined || (state.tray.length === 0 && !isSeated)) return null;
  const cards = state.tray.filter(isInHand(marks));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard
    <section class="tray" aria-label={texts.value.hand} tabIndex={0}>
      <ul ref={list}>
        {cards.map(({ id, name, text, facts = [], from }) => {
          const mark = marks.get(nameOf('card', id));
          return (
            <li key={`${from}/${id}`} data-card={id} class={`card ${mark ?? ''} from-${from}`} title={text}>
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
              ) : onRead === undefined || text === undefined ? (
                <strong>{name}</strong>
              ) : (
                <button type="button" class="read" onClick={() => onRead(id)}>
                  {name}
                </button>
              )}
              <span class="facts">
                {[places.value[from] ?? '', ...facts].filter((each) => each !== '').join(' · ')}
              </span>
              {text !== undefined && <p>{text}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Marks the cards whose text does not fit: a press shows all of it. */
function useCut(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const cards = [...(list.current?.children ?? [])];
    const measure = (): void => {
      for (const card of cards) card.toggleAttribute('data-cut', card.scrollHeight > card.clientHeight + 1);
    };
    const size = new ResizeObserver(measure);
    for (const card of cards) size.observe(card);
    measure();
    return () => size.disconnect();
  });
}

/** Whether a card is shown here: the discards lie elsewhere, except for a card that may be chosen from them. */
const isInHand =
  (marks: Marks) =>
  ({ id, from }: Card, _: number, all: readonly Card[]): boolean =>
    from !== 'discard' ||
    (marks.has(nameOf('card', id)) && !all.some((other) => other.id === id && other.from !== 'discard'));

interface Read extends Pick<Props, 'state' | 'marks'> {
  /** The card that the viewer pressed last. */
  readonly read: string | undefined;
}

/** The text of the card that is chosen, or that was pressed to be read: the dock has room for its name alone. */
export function PickedCard({ state, marks, read }: Read) {
  const card =
    state?.tray?.find(({ id }) => marks.get(nameOf('card', id)) === 'picked') ??
    state?.tray?.find(({ id }) => id === read);
  if (card?.text === undefined) return null;
  return (
    <section class="picked-card">
      <h3>{card.name}</h3>
      <p>{card.text}</p>
    </section>
  );
}

import type { Answered } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { ruleAddress } from '../../app/service/rule-texts.ts';
import { bilingual, texts } from '../../app/texts.ts';
import type { Name } from '../../grammar/node.ts';
import type { Moment } from '../ahead.ts';
import { type Inspected, useInspected } from './pointer.ts';
import { drawnAt } from './things.ts';

const words = bilingual(
  { about: 'What is this?', here: (list: string) => `Here: ${list}`, close: 'Close', also: 'Also here' },
  { about: '이것은 무엇입니까?', here: (list: string) => `이곳: ${list}`, close: '닫기', also: '여기 함께 있는 것' },
);

interface Told {
  readonly name: string;
  readonly lines: readonly { readonly text: string; readonly rule?: string | undefined }[];
}

type Facts = Answered<'getFacts'>;

/** Tells what a thing on the table is, whether or not it may be chosen: by a resting mouse, a long press, or the key I. */
export function Inspect({ moment }: { readonly moment: Moment }) {
  const anchor = useRef<HTMLDivElement>(null);
  const { inspected, close, pin } = useInspected(anchor);
  return (
    <div ref={anchor} class="inspect-place">
      {inspected !== undefined && (
        <Card
          key={inspected.names[0]}
          moment={moment}
          inspected={inspected}
          shell={anchor.current?.closest('.shell') ?? document.body}
          onTurn={(name) =>
            pin({ ...inspected, names: [name, ...inspected.names.filter((each) => each !== name)], isPinned: true })
          }
          onClose={close}
        />
      )}
    </div>
  );
}

interface Props {
  readonly moment: Moment;
  readonly inspected: Inspected;
  readonly shell: Element;
  readonly onTurn: (name: Name) => void;
  readonly onClose: () => void;
}

function Card({ moment, inspected: { names, x, y, isPinned }, shell, onTurn, onClose }: Props) {
  const [name = 'space:' as Name, ...others] = names;
  const facts = useFacts(moment, name);
  const told = facts.isRead ? (facts.told ?? toldOf(moment, shell, name)) : undefined;
  const text = words.value;
  if (told === undefined) return null;
  const side = `${y > 0.5 ? 'top' : 'bottom'} ${x > 0.5 ? 'left' : 'right'}`;
  return (
    <section
      class={`inspect at-${side.replace(' ', '-')}`}
      aria-label={text.about}
      data-of={name}
      data-pinned={isPinned}
    >
      <div role="status">
        <h2>{told.name}</h2>
        <ul>
          {told.lines.map(({ text: line, rule }) => (
            <li key={line}>
              {line}
              {rule !== undefined && (
                <>
                  {' '}
                  <a href={ruleAddress(moment.game.of, rule)} aria-label={`${texts.value.rule} ${rule}`}>
                    {rule}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && (
        <p class="chips">
          <span class="unseen">{text.also}</span>
          {others.map((each) => (
            <button type="button" class="small" key={each} onClick={() => onTurn(each)}>
              {drawnAt(shell, each).name}
            </button>
          ))}
        </p>
      )}
      {isPinned && (
        <button type="button" class="small close" aria-label={text.close} onClick={onClose}>
          ×
        </button>
      )}
    </section>
  );
}

/** Returns what tray and picture tell of a name: as much is known in every game. */
function toldOf({ state }: Moment, shell: Element, name: Name): Told {
  const card = state?.tray?.find(({ id }) => `card:${id}` === name);
  if (card !== undefined) {
    const { facts = [], text } = card;
    return {
      name: card.name,
      lines: [...facts, ...(text === undefined ? [] : [text])].map((line) => ({ text: line })),
    };
  }
  const drawn = drawnAt(shell, name);
  const inside = drawn.inside.length === 0 ? [] : [{ text: words.value.here(drawn.inside.join(', ')) }];
  return { name: drawn.name, lines: inside };
}

/** Requests what the game tells of a name; cards are told by the hand. */
function useFacts({ game }: Moment, name: Name): { readonly isRead: boolean; readonly told?: Facts } {
  const [read, setRead] = useState<{ readonly key: string; readonly told?: Facts }>();
  const key = `${game.game}/${game.version}/${name}`;
  const isCard = name.startsWith('card:');
  useEffect(() => {
    if (isCard) return;
    const end = new AbortController();
    api.value.getFacts({ game: game.game, version: game.version, of: name }, { signal: end.signal }).then(
      (told) => setRead({ key, told }),
      // A game may tell nothing: the picture has names.
      () => !end.signal.aborted && setRead({ key }),
    );
    return () => end.abort();
  }, [key, api.value]);
  if (isCard) return { isRead: true };
  return read === undefined ? { isRead: false } : { isRead: true, ...(read.told !== undefined && { told: read.told }) };
}

import type { Game } from '@fieldpost/client';
import { useEffect, useRef } from 'preact/hooks';
import { correctionsIn } from './conversations.ts';
import { Hush } from './hush.tsx';
import { Line } from './line.tsx';
import type { Talking } from './reading.ts';
import { words } from './words.ts';

interface Shown {
  readonly game: Game;
  readonly conversation: string;
  readonly talk: Talking;
}

/**
 * Shows the entries of a conversation, the newest last. Shown entries count as read; only the reader is told how far.
 */
export function Thread({ game, conversation, talk }: Shown) {
  const { said, marks } = talk.read.value;
  const here = said.filter(({ entry }) => entry.conversation === conversation);
  const newest = here.at(-1)?.entry.n ?? 0;
  const corrections = correctionsIn(here);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const end = list.current;
    if (end !== null) end.scrollTop = end.scrollHeight;
  }, [newest]);
  const isKept = marks !== undefined;
  useEffect(() => {
    const note = (): void => {
      const before = talk.read.peek().marks?.read[conversation] ?? 0;
      // A failure does no harm: the entry is shown as unread once more.
      if (isKept && newest > before && document.visibilityState === 'visible')
        talk.keep({ read: { [conversation]: newest } }).catch(() => undefined);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [newest, isKept, conversation]);
  const all = words.value;
  return (
    <>
      {here.length === 0 ? (
        <p class="hint">{all.nothing}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation is scrolled by keys, too
        <ol class="said" ref={list} tabIndex={0} aria-live="polite">
          {here.map((each) => (
            <Line
              key={each.entry.n}
              game={game}
              said={each}
              marks={marks}
              correctedBy={corrections.get(each.entry.n)}
            />
          ))}
        </ol>
      )}
      {isKept && here.length > 0 && <Hush conversation={conversation} talk={talk} />}
    </>
  );
}

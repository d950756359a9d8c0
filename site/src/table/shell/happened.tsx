import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { bilingual } from '../../app/texts.ts';
import { type Step, toldOf } from '../replay/film.ts';

const words = bilingual(
  {
    title: 'What happened to you',
    past: 'What happened then',
    all: (count: number) => `All results (${count})`,
  },
  {
    title: '내게 일어난 일',
    past: '그때 일어난 일',
    all: (count) => `모든 결과(${count})`,
  },
);

interface Props {
  readonly game: Game;
  /** The steps of the last replay. */
  readonly steps: readonly Step[];
}

/** After a replay: what came of the orders of the viewer, with the reasons, and the results of everybody as a list. */
export function Happened({ game: { seats, mine: own = [] }, steps }: Props) {
  const names = seats.filter(({ seat }) => own.includes(seat)).map(({ name }) => name);
  const { mine, all } = toldOf(steps, names);
  if (mine.length === 0) return null;
  return (
    <section class="happened">
      <h2>{words.value.title}</h2>
      <ul>
        {mine.map((text) => (
          <li key={text}>{begun(text)}</li>
        ))}
      </ul>
      <details>
        <summary>{words.value.all(all.length)}</summary>
        <ul>
          {all.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In a past phase: its results as a list. `at`: the version that ended it. */
export function HappenedThen({ game: { game: id }, at }: { readonly game: Game; readonly at: number }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const end = new AbortController();
    api.value.getStory({ game: id, after: at - 1, limit: 1 }, { signal: end.signal }).then(
      (story) => !end.signal.aborted && setLines(story.lines.flatMap((line) => line.lines)),
      // The board shows the phase without its sentences.
      () => undefined,
    );
    return () => end.abort();
  }, [id, at, language.value]);
  if (lines.length === 0) return null;
  return (
    <section class="happened">
      <h2>{words.value.past}</h2>
      <ul>
        {lines.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

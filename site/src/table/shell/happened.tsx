import type { Game } from '@fieldpost/client';
import { bilingual } from '../../app/texts.ts';
import { type Step, toldOf } from '../replay/film.ts';

const words = bilingual(
  {
    title: 'What happened to you',
    all: (count: number) => `All results (${count})`,
  },
  {
    title: '내게 일어난 일',
    all: (count) => `모든 결과 (${count})`,
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

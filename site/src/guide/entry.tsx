import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { guided } from './begin.ts';
import { words } from './words.ts';

interface Props {
  readonly of: string;
  /** What the game is called. */
  readonly title: string;
}

/** A button that starts the guided first game of a game. */
export function Learn({ of, title }: Props) {
  const { route } = useLocation();
  const [isOff, setOff] = useState(false);
  const [error, setError] = useState<unknown>();
  const begin = (): void => {
    setOff(true);
    setError(undefined);
    guided(of, words.value.title(title)).then(
      (game) => route(`/g/${game}`),
      (caught: unknown) => {
        setOff(false);
        setError(caught);
      },
    );
  };
  return (
    <>
      <button
        type="button"
        class="learn"
        disabled={isOff}
        aria-busy={isOff}
        aria-label={words.value.learnGame(title)}
        title={words.value.about}
        onClick={begin}
      >
        {words.value.learn}
      </button>
      <Refusal error={error} of={of} />
    </>
  );
}

import type { Game } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { words as own } from './words.ts';

interface Props {
  readonly game: Game;
  readonly as: string | undefined;
  /** The first version that has a board. */
  readonly from: number;
}

/** Saves the whole game as a moving picture with one click. */
export function Export({ game, as, from }: Props) {
  const [far, setFar] = useState<{ readonly done: number; readonly of: number }>();
  const [error, setError] = useState<unknown>();
  const end = useRef<AbortController>(undefined);
  const words = own.value;
  useEffect(() => () => end.current?.abort(), []);
  const film = async (): Promise<void> => {
    const ending = new AbortController();
    end.current = ending;
    setError(undefined);
    setFar({ done: 0, of: game.version - from + 1 });
    try {
      const { filmOf } = await import('./film.ts');
      const scene = { api: api.value, game: game.game, as, from, to: game.version };
      const gif = await filmOf(scene, (done, of) => setFar({ done, of }), ending.signal);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(gif);
      link.download = `${game.of}-${game.game}.gif`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (caught) {
      if (!ending.signal.aborted) setError(caught);
    }
    setFar(undefined);
  };
  return (
    <div class="film">
      {far === undefined ? (
        <button type="button" onClick={film}>
          {words.film}
        </button>
      ) : (
        <>
          <progress max={far.of} value={far.done} aria-label={words.film} />
          <span>{words.of(far.done, far.of)}</span>
          <button type="button" onClick={() => end.current?.abort()}>
            {words.stop}
          </button>
        </>
      )}
      <Refusal error={error} />
    </div>
  );
}

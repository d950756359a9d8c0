import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { nameOfGame } from '../app/parts/game-list.tsx';
import { api } from '../app/service/api.ts';
import { useTitleOf } from '../app/service/games.ts';
import { language } from '../app/session.ts';
import { StartPicture } from './pictures.tsx';
import { words } from './words.ts';

/** How long a version of a finished game is shown, in milliseconds, and how many versions are shown at most. */
const STANDS = 2500;
const MOST_STEPS = 40;
/** The commits before the shown one that are searched for a sentence. */
const FAR = 20;

interface Shown {
  readonly version: number;
  /** The address of the board. */
  readonly board: string;
  readonly said: string;
}

/** Fetches a version of a game as a spectator sees it: its board as an address, and the newest sentence until then. */
async function read(game: string, version: number, signal: AbortSignal): Promise<Shown> {
  const [{ text }, { lines }] = await Promise.all([
    api.value.raw('getBoard', { game, version, panels: '0', as: 'spectator' }, { signal }),
    api.value.getStory({ game, after: Math.max(0, version - FAR), limit: FAR, as: 'spectator' }, { signal }),
  ]);
  const said = lines
    .filter((line) => line.version <= version)
    .flatMap((line) => line.lines)
    .at(-1);
  const board = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  // A board replaces the last one once the browser can draw it.
  const image = new Image();
  image.src = board;
  await image.decode().catch(() => undefined);
  return { version, board, said: said ?? '' };
}

/** Follows a running game, or steps through a finished one, until it is paused. */
function usePlayback(game: Game) {
  const isLive = game.status === 'playing';
  const [isPaused, setPaused] = useState(() => !isLive && matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const show = async (version: number): Promise<void> => {
      const next = await read(game.game, version, signal);
      if (signal.aborted) URL.revokeObjectURL(next.board);
      else setShown(next);
    };
    const live = async (): Promise<void> => {
      for await (const { version } of api.value.follow(game.game, { signal })) await show(version);
    };
    const stored = async (): Promise<void> => {
      const step = Math.ceil(game.version / MOST_STEPS);
      const from = shown === undefined || shown.version >= game.version ? step : shown.version;
      for (let version = Math.max(from, 1); !signal.aborted; version = Math.min(version + step, game.version)) {
        // The first versions of a game are its lobby: they have no board.
        await show(version).catch(() => undefined);
        if (version === game.version) return setPaused(true);
        await new Promise((resolve) => setTimeout(resolve, STANDS));
      }
    };
    const work = !isPaused ? (isLive ? live() : stored()) : shown === undefined ? show(game.version) : undefined;
    work?.catch(() => undefined);
    return () => end.abort();
  }, [game.game, isPaused, language.value, api.value]);
  useEffect(() => () => void (shown !== undefined && URL.revokeObjectURL(shown.board)), [shown?.board]);
  return { shown, isPaused, turn: () => setPaused(!isPaused) };
}

/** Shows a public game over the whole width: its board, its newest sentence, and a button that stops all motion. */
export function Showcase({ game }: { readonly game: Game }) {
  const { shown, isPaused, turn } = usePlayback(game);
  const all = words.value;
  return (
    <figure class="showcase" data-version={shown?.version}>
      <span class="full-board">{shown !== undefined && <img src={shown.board} alt="" />}</span>
      <figcaption>
        <small>{game.status === 'playing' ? all.isLive : all.isStored}</small>
        <a href={`/g/${game.game}`} aria-label={all.watch(nameOfGame(game))}>
          {nameOfGame(game)}
        </a>
        <span class="sentence">{shown?.said}</span>
        <button type="button" onClick={turn}>
          {isPaused ? all.goOn : all.pause}
        </button>
      </figcaption>
    </figure>
  );
}

interface Beginning {
  readonly of: string;
  readonly setup: string | undefined;
}

/** Shows the start of a game where no public game is stored yet. */
export function ShowcaseOfStart({ of, setup }: Beginning) {
  const title = useTitleOf(of);
  return (
    <figure class="showcase">
      <span class="full-board">
        <StartPicture of={of} setup={setup} />
      </span>
      <figcaption>
        <small>{words.value.isStart}</small>
        <span class="sentence">{words.value.startOf(title)}</span>
      </figcaption>
    </figure>
  );
}

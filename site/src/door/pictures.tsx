import type { Game } from '@fieldpost/client';
import type { Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language, token } from '../app/session.ts';
import { inputOf, START } from '../sandbox/situation.ts';
import { useSetup } from './setups.ts';

// Boards as images, each loaded once it is visible.

/** The most boards that the browser keeps for cards. */
const KEPT = 60;

/** Boards by their key, newest last. A version never changes, so its board is fetched once. */
const boards = new Map<string, Promise<string>>();

function boardOf(key: string, read: () => Promise<{ readonly text: string }>): Promise<string> {
  const board = boards.get(key) ?? read().then(({ text }) => text);
  boards.delete(key);
  boards.set(key, board);
  board.catch(() => boards.delete(key));
  const [oldest] = boards.keys();
  if (boards.size > KEPT && oldest !== undefined) boards.delete(oldest);
  return board;
}

/** Returns the address of a picture, once its frame is visible. The image gives it back when it is read. */
function useSeen(key: string | undefined, read: () => Promise<string>) {
  const [source, setSource] = useState<string>();
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (key === undefined || frame.current === null) return;
    let isOver = false;
    const sight = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      read().then(
        (text) => {
          if (!isOver) setSource(URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })));
        },
        () => undefined,
      );
    });
    sight.observe(frame.current);
    return () => {
      isOver = true;
      sight.disconnect();
    };
  }, [key]);
  return { source, frame: frame as Ref<HTMLSpanElement> };
}

/** An image that gives its address back once it is read: before that, the browser would find nothing there. */
function Board({ source, ...size }: { readonly source: string; readonly width?: string; readonly height?: string }) {
  const giveBack = (): void => URL.revokeObjectURL(source);
  return <img src={source} alt="" {...size} onLoad={giveBack} onError={giveBack} />;
}

/** What has no scenario starts as Diplomacy does: the server draws its first spring as it draws a sandbox. */
function readStart(of: string, setup: string | undefined): Promise<string> {
  const client = api.value;
  return boardOf(`${of}/${setup}/${language.value}`, () =>
    setup === undefined
      ? client.raw(
          'adjudicateDiplomacy',
          { body: inputOf(START), shows: 'before', panels: '0' },
          { accept: 'image/svg+xml' },
        )
      : client.raw('getSetupBoard', { rules: of as never, setup, panels: '0' }),
  );
}

interface Start {
  readonly of: string;
  /** Absent: the game has one start. */
  readonly setup?: string | undefined;
}

/** Returns whether the server draws the start of a game. */
export const hasStart = ({ of, setup }: Start): boolean => setup !== undefined || of === 'diplomacy';

/** Shows the start of a scenario in the language of the page. */
export function StartPicture({ of, setup }: Start) {
  const key = hasStart({ of, setup }) ? `${of}/${setup}/${language.value}` : undefined;
  const { source, frame } = useSeen(key, () => readStart(of, setup));
  return (
    <span class="scenario-picture" ref={frame}>
      {source !== undefined && <Board source={source} />}
    </span>
  );
}

/** Shows the board of a game as small as a stamp, as the reader may see it; of a lobby the start. */
export function Thumbnail({ game }: { readonly game: Game }) {
  const { game: id, version, status } = game;
  const setup = useSetup(game)?.id;
  const isBegun = status !== 'lobby';
  const starts = hasStart({ of: game.of, setup });
  const key = [id, version, language.value, token.value ?? ''].join('/');
  const { source, frame } = useSeen(isBegun || starts ? `${key}/${setup}` : undefined, () =>
    isBegun
      ? boardOf(key, () => api.value.raw('getBoard', { game: id, version, panels: '0' }))
      : readStart(game.of, setup),
  );
  return (
    <span class="thumbnail" ref={frame} data-of={isBegun ? version : 'start'}>
      {source !== undefined && <Board source={source} width="160" height="100" />}
    </span>
  );
}

import type { Game } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import type { Moment } from '../ahead.ts';

/** The seats to which the reader turned boards in this window, by game. */
const turned = signal<{ readonly [game: string]: string }>({});

/** Returns the seat that the reader wants at the lower edge: the one turned to, else the reader's only seat. */
export function wantedFrom({ game, mine = [] }: Game): string | undefined {
  return turned.value[game] ?? (mine.length === 1 ? mine[0] : undefined);
}

/** Returns the seat at the lower edge, as the picture says; `undefined` where the board does not turn. */
export const fromOf = (svg: string): string | undefined => /<svg\b[^>]*?\sdata-from="([^"]*)"/.exec(svg)?.[1];

/** Returns the seats as they sit around a board: that at its lower edge is the last one. */
export function seatsFrom<Seat extends { readonly seat: string }>(
  seats: readonly Seat[],
  from: string | undefined,
): readonly Seat[] {
  const next = seats.findIndex(({ seat }) => seat === from) + 1;
  return [...seats.slice(next), ...seats.slice(0, next)];
}

interface Turned {
  /** The moment with its board as the reader turned it. */
  readonly moment: Moment;
  readonly from: string | undefined;
  /** Turns the board to the next seat; none where it does not turn. */
  readonly flip?: () => void;
}

/** The board of a moment, requested again when the reader turns it. Until then the board of before stays. */
export function useTurned(moment: Moment): Turned {
  const { game, board } = moment;
  const [again, setAgain] = useState<{ readonly of: string; readonly svg: string }>();
  const svg = again !== undefined && again.of === board ? again.svg : board;
  const from = svg === undefined ? undefined : fromOf(svg);
  const wanted = wantedFrom(game);
  const isWanted = from === undefined || wanted === undefined || wanted === from;
  useEffect(() => {
    if (isWanted || board === undefined) return;
    const end = new AbortController();
    api.value
      .raw('getBoard', { game: game.game, version: game.version, panels: '0', from: wanted }, { signal: end.signal })
      .then(
        ({ text }) => !end.signal.aborted && setAgain({ of: board, svg: text }),
        () => undefined,
      );
    return () => end.abort();
  }, [board, wanted, isWanted]);
  const shown = useMemo(() => (svg === undefined ? moment : { ...moment, board: svg }), [moment, svg]);
  if (from === undefined) return { moment: shown, from };
  const flip = (): void => {
    const [next] = seatsFrom(game.seats, wanted ?? from);
    if (next !== undefined) turned.value = { ...turned.value, [game.game]: next.seat };
  };
  return { moment: shown, from, flip };
}

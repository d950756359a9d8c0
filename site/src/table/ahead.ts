import { type Answered, type Game, isRefusal, type TableAnswer } from '@fieldpost/client';
import { api } from '../app/service/api.ts';
import { wantedFrom } from './board/turning.ts';

/** One moment of a game: all of it is of one version. Without a start there is no board. */
export interface Moment {
  readonly game: Game;
  readonly actions: Answered<'getActions'>;
  readonly state?: Answered<'getState'>;
  readonly board?: string;
}

/** A table, and the moment that it shows. */
export interface Laid {
  readonly table: TableAnswer;
  readonly moment: Moment;
}

type Api = typeof api.value;

/** Returns a table with its picture: the map alone, because the table has the rest. Without a position there is none. */
export async function laid(from: Api, table: TableAnswer, signal?: AbortSignal): Promise<Laid> {
  const { game, actions, state } = table;
  if (state === undefined) return { table, moment: { game, actions } };
  const side = wantedFrom(game);
  const drawn = {
    game: game.game,
    version: game.version,
    panels: '0',
    ...(side !== undefined && { from: side }),
  } as const;
  const board = await from.raw('getBoard', drawn, signal === undefined ? {} : { signal }).catch((error: unknown) => {
    // The reader has lost the seat since, and sees no position any more: the next table says so.
    if (isRefusal(error, 'SPECTATORS_OFF')) return undefined;
    throw error;
  });
  return { table, moment: { game, actions, ...(board !== undefined && { state, board: board.text }) } };
}

let ahead: { readonly id: string; readonly who: Api; readonly laid: Promise<Laid | undefined> } | undefined;

/** Requests the table of the address at once, while the site itself is still loading. The table repeats what fails. */
export function askAhead(path: string): void {
  const [, id] = /^\/g\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined) return;
  const who = api.value;
  const asked = who.getTable({ game: id }).then((table) => laid(who, table));
  ahead = { id, who, laid: asked.catch(() => undefined) };
}

/** Returns what was requested in advance, once: for this game, and the same reader. */
export function takeAhead(id: string, who: Api): Promise<Laid | undefined> | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken?.id === id && taken.who === who ? taken.laid : undefined;
}

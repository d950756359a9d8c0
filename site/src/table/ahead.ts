import { type Answered, type Game, isRefusal } from '@fieldpost/client';
import { api } from '../app/service/api.ts';
import { wantedFrom } from './board/turning.ts';

/** One moment of a game: all of it is of one version. Without a start there is no board. */
export interface Moment {
  readonly game: Game;
  readonly actions: Answered<'getActions'>;
  readonly state?: Answered<'getState'>;
  readonly board?: string;
}

/** How lobbies end in which nobody has begun. */
const UNBEGUN: ReadonlySet<string> = new Set(['closed', 'expired']);

type Api = typeof api.value;

/** Returns what there is of a game with a position that the reader may not see. */
const unseen = (game: Game): Moment => ({
  game,
  actions: { game: game.game, version: game.version, actions: [], takeback: null },
});

/** A game as it stands at a version. Its picture is the map alone: the table has the rest. */
export async function momentOf(from: Api, game: Game, signal?: AbortSignal): Promise<Moment> {
  const at = { game: game.game, version: game.version };
  const reading = signal === undefined ? {} : { signal };
  const actions = from.getActions(at, reading);
  if (game.status === 'lobby' || UNBEGUN.has(game.outcome?.how ?? '')) return { game, actions: await actions };
  const side = wantedFrom(game);
  const drawn = { ...at, panels: '0', ...(side !== undefined && { from: side }) } as const;
  const shown = Promise.all([from.getState(at, reading), from.raw('getBoard', drawn, reading)]);
  const found = await Promise.all([
    actions,
    shown.catch((error: unknown) => {
      if (isRefusal(error, 'NOT_STARTED')) return [];
      throw error;
    }),
  ]).catch((error: unknown) => {
    if (isRefusal(error, 'SPECTATORS_OFF')) return undefined;
    throw error;
  });
  if (found === undefined) return unseen(game);
  const [asked, [state, board]] = found;
  return { game, actions: asked, ...(state !== undefined && board !== undefined && { state, board: board.text }) };
}

let ahead: { readonly id: string; readonly who: Api; readonly moment: Promise<Moment | undefined> } | undefined;

/** Requests the game of the address at once, while the table itself is still loading. The table repeats what fails. */
export function askAhead(path: string): void {
  const [, id] = /^\/g\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined) return;
  const who = api.value;
  const moment = who.getGame({ game: id }).then(
    (game) => momentOf(who, game),
    () => undefined,
  );
  ahead = { id, who, moment: moment.catch(() => undefined) };
}

/** Returns what was requested in advance, once: for this game, and the same reader. */
export function takeAhead(id: string, who: Api): Promise<Moment | undefined> | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken?.id === id && taken.who === who ? taken.moment : undefined;
}

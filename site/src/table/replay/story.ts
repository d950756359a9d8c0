import type { Answered } from '@fieldpost/client';
import type { api } from '../../app/service/api.ts';
import type { Moment } from '../ahead.ts';

type Api = typeof api.value;
type Story = Answered<'getStory'>;

let ahead:
  | { readonly who: Api; readonly id: string; readonly after: number; readonly story: Promise<Story> }
  | undefined;

const fetched = (who: Api, game: string, after: number): Promise<Story> => who.getStory({ game, after, frames: '1' });

/** Requests what happened after a version at once, while the moment itself is still being read. */
export function askStory(who: Api, before: Moment | undefined): void {
  if (before?.board === undefined || before.game.status !== 'playing') return;
  const { game: id, version: after } = before.game;
  const story = fetched(who, id, after);
  story.catch(() => undefined);
  ahead = { who, id, after, story };
}

/** Returns what happened between two versions: the answer that was requested in advance, if there is one, once. */
export async function linesBetween(who: Api, id: string, after: number, upTo: number): Promise<Story['lines']> {
  const asked = ahead;
  ahead = undefined;
  const known = asked?.who === who && asked.id === id && asked.after === after ? await asked.story : undefined;
  const { lines } = known !== undefined && known.version >= upTo ? known : await fetched(who, id, after);
  return lines.filter(({ version }) => version <= upTo);
}

/** Returns a past moment of a game, in which nothing can be chosen. */
export async function momentThen(who: Api, id: string, version: number, signal?: AbortSignal): Promise<Moment> {
  const [at, reading] = [{ game: id, version }, signal === undefined ? {} : { signal }];
  const [game, state, board] = await Promise.all([
    who.getGame(at, reading),
    who.getState(at, reading),
    who.raw('getBoard', { ...at, panels: '0' }, reading),
  ]);
  return { ...withoutQuestions({ game, state, board: board.text }), game };
}

/** A moment in which nothing can be chosen. */
export const withoutQuestions = (moment: Omit<Moment, 'actions'>): Moment => ({
  ...moment,
  actions: { game: moment.game.game, version: moment.game.version, actions: [], takeback: null },
});

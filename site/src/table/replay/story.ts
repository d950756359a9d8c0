import type { Answered, Game } from '@fieldpost/client';
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

/** The boards of a replay that one request brought, by version. */
export type Boards = ReadonlyMap<number, string>;

/** Returns what happened since a version that this page has not shown, with the boards of the replay. */
export async function storySince(who: Api, { game, version: upTo }: Game, after: number, side: string | undefined) {
  const from = side === undefined ? {} : { from: side };
  const { lines, boards = [] } = await who.getStory({ game, after, frames: '1', boards: '1', ...from });
  return {
    lines: lines.filter(({ version }) => version <= upTo),
    boards: new Map(boards.map(({ version, svg }) => [version, svg] as const)) as Boards,
  };
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

/** A line of the log, and the lines right before it that say the same of other seats. */
interface Folded<Line> {
  readonly line: Line;
  readonly alike: readonly Line[];
}

/** As many lines that say the same are folded: fewer are read as fast. */
const LEAST_ALIKE = 3;

/**
 * Puts neighbouring lines together that say the same of several seats, as that each has sent its orders: what happened
 * stays in sight.
 */
export function foldedOf<Line extends Pick<Story['lines'][number], 'lines'>>(
  lines: readonly Line[],
  names: readonly string[],
): readonly Folded<Line>[] {
  const gist = ({ lines: [text = '', ...more] }: Line): string | undefined =>
    more.length > 0 || !names.some((name) => text.includes(name))
      ? undefined
      : names
          .reduce((rest, name) => rest.replaceAll(name, ''), text)
          .replace(/\d+/g, '')
          .replace(/s\b/g, '');
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const mine = gist(line);
    if (last?.[0] !== undefined && mine !== undefined && gist(last[0]) === mine) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const [line, ...alike] = run;
    if (line === undefined || run.length < LEAST_ALIKE) return run.map((each) => ({ line: each, alike: [] }));
    return [{ line, alike }];
  });
}

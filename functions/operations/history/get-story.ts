import * as z from 'zod';
import type { Game } from '../../../domain/contract/game.ts';
import type { Frame } from '../../../domain/contract/replay.ts';
import type { Viewer } from '../../../domain/lib/ids.ts';
import { type Commit, seenBy } from '../../../domain/log/commit.ts';
import { fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import { heldBy } from '../../../domain/match/fold/sittings.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Told } from '../../../domain/match/view/story.ts';
import { seen } from '../../features/commands/access.ts';
import { commitsUpTo, historyQuery, leadingOn, MOST_BYTES } from '../../features/commands/history.ts';
import { spendOnLogs } from '../../features/costs/budget.ts';
import { pictureOf, turnedQuery, turnedTo } from '../../platform/http/answers/picture.ts';
import { inTurns } from '../../platform/kit/turns.ts';
import type { Request } from '../operation.ts';
import { operation } from '../operation.ts';

const storyQuery = historyQuery.extend({
  frames: z
    .enum(['0', '1'])
    .optional()
    .meta({ description: '`1`: each line also says what happened on the board, in frames for a replay.' }),
  boards: z.literal('1').optional().meta({ description: 'With `frames=1`: also the maps between the lines.' }),
  from: turnedQuery.shape.from,
});

type Asked = Request<undefined, z.infer<typeof storyQuery>, 'anyone', '/v1/games/{game}/story'>;
type Line = Told & { readonly frames?: readonly Frame[] };
/** The map after a version, as `GET …/board.svg?panels=0` draws it. */
type Board = { readonly version: number; readonly svg: string };
/** A replay of more versions requests the other boards by themselves. */
const MOST_BOARDS = 32;
const MOST_DRAWN = 2_500_000;
type Teller = (commit: Commit, seen: Commit) => Line | undefined;

/**
 * Returns the commits after a version in sentences, as the caller may know them, one line for each that has a sentence.
 * A page ends after `limit` commits, including those without a line, or when it is too long.
 */
export const getStory = operation({
  id: 'getStory',
  method: 'GET',
  path: '/v1/games/{game}/story',
  access: 'anyone',
  permission: 'read',
  worker: 'heavy',
  query: storyQuery,
  run: async (request) => {
    const { game, match, moment, viewer } = await seen(request, request.query);
    const { after, limit, frames, boards: wanted } = request.query;
    const commits = await commitsUpTo(request, match, after, limit);
    const boards: Board[] = [];
    const draw = frames === '1' && wanted === '1' ? drawerOf(request, game, viewer, boards) : undefined;
    const tell =
      frames === '1' && commits.length > 0
        ? await withFrames(request, game, match, commits.length, draw)
        : await sentences(game, match, request.locale);
    const lines: Line[] = [];
    const turns = inTurns();
    let last = after;
    let bytes = 0;
    for (const commit of commits) {
      if (turns.isOver()) await turns.next();
      const told = tell(commit, seenBy(commit, heldBy(match, viewer, commit.envelope.v)));
      bytes += told === undefined ? 0 : Buffer.byteLength(JSON.stringify(told));
      if (bytes > MOST_BYTES && lines.length > 0) break;
      if (told !== undefined) lines.push(told);
      last = commit.envelope.v;
    }
    const { next, headers } = leadingOn(request, match, last);
    return {
      body: {
        game: match.game,
        version: match.v,
        lines,
        ...(draw && { boards }),
        ...next,
      },
      version: moment,
      headers,
    };
  },
});

// Sentences and frames are loaded on demand: most readers follow a game without them.

async function sentences(game: Game, match: Match, locale: Asked['locale']): Promise<Teller> {
  const { tellerOf } = await import('../../../domain/match/view/story.ts');
  const tell = tellerOf(game, match, locale);
  return (_, seen) => tell(seen);
}

/** Returns what draws the maps of matches for a reader. The first maps are drawn, up to a size. */
function drawerOf({ query, locale }: Asked, game: Game, own: Viewer, boards: Board[]): (match: Match) => void {
  let bytes = 0;
  return (match) => {
    if (match.state === undefined || boards.at(-1)?.version === match.v) return;
    if (bytes > MOST_DRAWN || boards.length === MOST_BOARDS) return;
    const viewer = heldBy(match, own, match.v);
    const about = { game: match.game, version: match.v, viewer, ...turnedTo(game, match, query.from) };
    const svg = game.board(game.view(match.state, viewer), locale, pictureOf({ panels: '0' }, about));
    bytes += Buffer.byteLength(svg);
    boards.push({ version: match.v, svg });
  };
}

/**
 * Tells commits in frames, too. It folds them on from the version that the reader knows. `draw` gets the matches before
 * the first line, and before and after each with frames.
 */
async function withFrames(
  request: Asked,
  game: Game,
  match: Match,
  count: number,
  draw: ((match: Match) => void) | undefined,
): Promise<Teller> {
  const { query, locale } = request;
  const { headOf, tellerOf } = await import('../../../domain/match/view/story.ts');
  const { framerOf } = await import('../../../domain/match/view/frames.ts');
  const tell = tellerOf(game, match, locale);
  const play = framerOf(game, match, locale);
  spendOnLogs(request, count);
  let before = query.after === 0 ? NOTHING : (await seen(request, { version: query.after, as: query.as })).match;
  draw?.(before);
  return (commit, read) => {
    const frames = play(before, { commit, seen: read }).flat();
    if (frames.length > 0) draw?.(before);
    before = fold(game, before, commit);
    if (frames.length > 0) draw?.(before);
    const lines = tell(read)?.lines ?? [];
    return lines.length + frames.length === 0 ? undefined : { ...headOf(read), lines, frames };
  };
}

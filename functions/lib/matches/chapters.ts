import type { Chapter, Game } from '../../../domain/game.ts';
import type { Match } from '../../../domain/match/state.ts';
import type { Request } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { commitsUpTo } from './history.ts';

/**
 * The chapters of a match after a version. When `after` closed a chapter, only the log from there on is read and told, so a reader
 * who follows a game pays for what is new; any other version costs one reading of the whole log. Throws 404 for a game without.
 */
export async function chaptersAfter(request: Request, game: Game, match: Match, after: number): Promise<readonly Chapter[]> {
  const { chapters } = game;
  if (chapters === undefined)
    throw new Problem(404, 'NO_PHASES', {
      en: `${game.title} is not told in phases; read /events`,
      ko: '이 게임은 단계로 나누어 보여 주지 않습니다. /events를 읽으십시오.',
    });
  const tell = async (from: number): Promise<readonly Chapter[]> => {
    const commits = await commitsUpTo(request, match, from);
    return chapters(
      commits.map(({ envelope }) => envelope),
      request.locale,
    );
  };
  if (after >= match.v) return [];
  const recent = after === 0 ? [] : await commitsUpTo(request, match, after - 1, 1);
  const isClosed =
    chapters(
      recent.map(({ envelope }) => envelope),
      request.locale,
    ).length > 0;
  return (await tell(isClosed ? after - 1 : 0)).filter(({ version }) => version > after);
}

/** The first of a list of chapters, at least `limit` when there are more: those that one commit closed stay together. */
export function pageOf(chapters: readonly Chapter[], limit: number): readonly Chapter[] {
  const last = chapters[limit - 1]?.version ?? Number.POSITIVE_INFINITY;
  return chapters.filter(({ version }, i) => i < limit || version === last);
}

import type { Chapter } from '../../../domain/contract/chronicle.ts';
import type { Game } from '../../../domain/contract/game.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Request } from '../../platform/http/request.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { spendOnLogs } from '../costs/budget.ts';
import { commitsUpTo } from './history.ts';

type Telling = Request<Pick<Ports, 'log' | 'now'>>;

/** The chapters of a log up to the commit with the hash `head`, each with the hash of the commit that closed it. */
interface Told {
  readonly head: string;
  readonly chapters: readonly { readonly chapter: Chapter; readonly hash: string }[];
}
const NOTHING: Told = { head: '', chapters: [] };

/**
 * The newest chapters of each store, by game and language. Chapters come from public facts, so all readers get the
 * same.
 */
const kept = new WeakMap<object, Map<string, Promise<Told>>>();
const MOST = 20;

/**
 * Returns the chapters of a match after a version. Reads the log from the last remembered chapter. A game that is not
 * remembered costs one reading of its log. Throws a Problem: 404 for a game without chapters, 429 after too many
 * readings of whole logs.
 */
export async function chaptersAfter(
  request: Telling,
  game: Game,
  match: Match,
  after: number,
): Promise<readonly Chapter[]> {
  const { chapters } = game;
  if (chapters === undefined)
    throw new Problem(404, 'NO_PHASES', {
      en: `${game.title} has no phases; read /events`,
      ko: '이 게임은 단계로 나누어 보여 주지 않습니다. /events를 읽으세요.',
    });
  if (after >= match.v) return [];
  const { log } = request.service;
  const known = kept.get(log) ?? new Map<string, Promise<Told>>();
  kept.set(log, known);
  // Delayed spectators and players are at different versions, so each is remembered separately.
  const key = `${match.game} ${request.locale} ${match.isFace === true}`;
  const before = known.get(key);
  const made = (async () => toldUpTo(request, chapters, match, (await before?.catch(() => undefined)) ?? NOTHING))();
  keepNewest(known, key, made, MOST);
  made.catch(() => {
    if (known.get(key) === made) known.delete(key);
  });
  return (await made).chapters.map(({ chapter }) => chapter).filter(({ version }) => version > after);
}

/** Continues from the last remembered chapter that is still in the log. */
async function toldUpTo(
  request: Telling,
  tell: NonNullable<Game['chapters']>,
  match: Match,
  before: Told,
): Promise<Told> {
  if (before.head === match.head) return before;
  const there = before.chapters.filter(({ chapter }) => chapter.version <= match.v);
  const newest = there.at(-1);
  const from = newest?.chapter.version ?? 0;
  if (from === 0) spendOnLogs(request, match.v);
  const commits = await commitsUpTo(request, match, Math.max(0, from - 1));
  // A restored log has another commit at this version.
  if (commits[0]?.hash !== newest?.hash && newest !== undefined) return toldUpTo(request, tell, match, NOTHING);
  const hashes = new Map(commits.map(({ envelope, hash }) => [envelope.v, hash]));
  const told = tell(
    commits.map(({ envelope }) => envelope),
    request.locale,
  );
  const more = told
    .filter(({ version }) => version > from)
    .map((chapter) => ({ chapter, hash: sure(hashes.get(chapter.version), 'commit that closed a chapter') }));
  return { head: match.head, chapters: [...there, ...more] };
}

/** Returns the first chapters of a list: `limit`, or more if one commit closed several of them. */
export function pageOf(chapters: readonly Chapter[], limit: number): readonly Chapter[] {
  const last = chapters[limit - 1]?.version ?? Number.POSITIVE_INFINITY;
  return chapters.filter(({ version }, i) => i < limit || version === last);
}

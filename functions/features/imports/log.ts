import type { Game } from '../../../domain/contract/game.ts';
import type { Text } from '../../../domain/lib/text.ts';
import type { Commit } from '../../../domain/log/envelope.ts';
import { auditLines, type Unread } from '../../../domain/match/audit/audit-lines.ts';
import { logIn } from '../../../domain/match/audit/log-text.ts';
import { engineOf } from '../../../domain/match/decide/engine.ts';
import { Problem, tookTooMuch } from '../../platform/http/problem.ts';

import { isCommit } from '../../platform/ports/commit-shape.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { listOf } from '../../platform/ports/shape.ts';
import type { Matches } from '../matches/matches.ts';

/** Imported commits that passed all checks. */
export interface Imported {
  readonly game: Game;
  readonly commits: readonly Commit[];
}

const isCommits = listOf(isCommit);

/** Maximum number of commits of an import. */
export const MOST_COMMITS = 5_000;

/**
 * Returns the commits of an exported log of a finished game. The engine of this release checks the log and decides
 * every command again. Throws a Problem with the finding. Options are checked here, because an engine accepts any.
 */
export async function importedLog(
  service: Pick<Ports, 'games' | 'importEngines'> & { readonly matches: Matches },
  text: string,
): Promise<Imported> {
  const given = logIn(Buffer.from(text));
  const { lines } = given;
  if (lines.length > MOST_COMMITS)
    throw new Problem(413, 'BODY_TOO_LARGE', {
      en: `a log may have at most ${MOST_COMMITS} commits, and this one has ${lines.length}`,
      ko: `여기서 기록은 최대 ${MOST_COMMITS}개의 커밋인데 ${lines.length}개입니다.`,
    });
  const known = async (of: string): Promise<Game | undefined> =>
    Object.hasOwn(service.games, of) ? service.games[of]?.() : undefined;
  const report = await auditLines(given, true, {
    game: known,
    // Uses a separate process if its file is available, so that a long game does not block other requests.
    engines: async (name, of) => {
      if (name !== service.matches.engineOf(of)) return undefined;
      const game = await known(of);
      return (await service.importEngines(name, of)) ?? (game && engineOf(game));
    },
  });
  const [finding] = report.findings;
  if (finding !== undefined) throw broken(finding);
  const commits: unknown = lines.map((line) => JSON.parse(line));
  if (!isCommits(commits)) throw otherEngine();
  if (commits[0]?.envelope.form !== 2) throw tooOld();
  const game = await known(String(commits[0]?.envelope.events[0]?.of));
  // The engine of this code is available: the audit ran out of time.
  const own = game && service.matches.engineOf(game.id);
  if ('engines' in report && report.engines.some(({ name, known: isKnown }) => !isKnown && name === own))
    throw tookTooMuch();
  if (report.verdict !== 'holds' || game === undefined) throw otherEngine();
  for (const { envelope } of commits)
    for (const event of envelope.events)
      if (event.options !== undefined && !game.schemas.options.safeParse(event.options).success)
        throw broken({
          v: envelope.v,
          code: 'BAD_OPTIONS',
          detail: 'this server cannot open a game with these options',
        });
  return { game, commits };
}

const tooOld = (): Problem =>
  new Problem(409, 'FORM_TOO_OLD', {
    en: 'games of this form of the log cannot be imported',
    ko: '이 기록 형식의 게임은 가져올 수 없습니다.',
  });

const otherEngine = (): Problem =>
  new Problem(409, 'OTHER_ENGINE', {
    en: 'this release cannot decide the commands of this log again: another release decided them, or this server does not have the game',
    ko: '이 기록의 명령을 다시 판정할 수 없습니다. 다른 판이 판정했거나 여기에 없는 게임입니다.',
  });

const broken = ({ v, code, detail }: Unread['findings'][number]): Problem => {
  const said: Text = {
    en: `this is not the whole log of a finished game as an engine decided it: version ${v}: ${code}: ${detail}`,
    ko: `끝난 게임의 온전한 기록이 아닙니다. 버전 ${v}: ${code}: ${detail}`,
  };
  return new Problem(409, 'IMPORT_BROKEN', said);
};

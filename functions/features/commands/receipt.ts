import type { Game } from '../../../domain/contract/game.ts';
import { type Mismatch, nearest } from '../../../domain/contract/legal.ts';
import { detailIn, type Note } from '../../../domain/contract/refusal.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { AT_ONCE, EVERY_MS } from '../../../domain/match/clock/limits.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { type Limit, spentHeaders } from '../../platform/http/headers/rate.ts';
import { Problem, refused, unknownGame } from '../../platform/http/problem.ts';
import type { Reply } from '../../platform/http/request.ts';
import { tellReplayed } from '../../platform/kit/request-id.ts';
import type { Executed } from '../matches/handle-command.ts';

/** How many commands a seat may commit out of turn. */
export const OF_SEAT: Limit = { name: 'seat', most: AT_ONCE, window: (AT_ONCE * EVERY_MS) / 1000 };

/** Returns the receipt of a command. Throws any other result as a Problem. */
export function receiptOf(executed: Executed, locale: Locale, notes: readonly Note[]): Reply {
  switch (executed.is) {
    case 'unknown':
      throw unknownGame();
    case 'reused':
      throw keyReused(executed.game);
    case 'moved':
      throw new Problem(412, 'MOVED_ON', {
        en: 'the tag in If-Match is not of your newest answer of this game: an older one, or of something else; read it again',
        ko: 'If-Match의 태그는 이 게임의 가장 새 응답의 것이 아닙니다. 더 오래되었거나 다른 것의 태그입니다. 다시 읽으세요.',
      });
    case 'early':
      throw new Problem(
        503,
        'DEADLINE_PASSING',
        {
          en: 'a deadline has just passed; send this again after the default answer',
          ko: '방금 기한이 지났습니다. 처리가 끝난 뒤에 다시 보내세요.',
        },
        {},
        { 'retry-after': seconds(executed.wait) },
      );
    case 'limited':
      throw new Problem(
        429,
        'TOO_MANY',
        {
          en: `a seat may send ${AT_ONCE} commands out of turn at once, then one in ${EVERY_MS / 1000} seconds`,
          ko: `차례가 필요 없는 명령은 자리마다 한 번에 ${AT_ONCE}개, 그 뒤로는 ${EVERY_MS / 1000}초에 하나씩 할 수 있습니다.`,
        },
        {},
        spentHeaders(OF_SEAT, executed.wait),
      );
    case 'clock':
      throw new Problem(503, 'CLOCK', {
        en: 'the clocks of this server disagree; it decides no command until they agree',
        ko: '서버의 시계가 서로 맞지 않습니다. 맞을 때까지 아무것도 처리하지 않습니다.',
      });
    case 'refused': {
      const { refusal, game, match, command } = executed;
      if (command.type !== 'act') throw refused(refusal);
      throw refused(refusal, mismatch(game, match, command, locale), actionsOf(match.game));
    }
    case 'committed':
    case 'repeated':
      if (executed.is === 'repeated') tellReplayed();
      return {
        body: { ...executed.receipt, ...(notes.length > 0 && { notes: spokenNotes(notes, locale) }) },
      };
  }
}

const seconds = (milliseconds: number): string => String(Math.max(1, Math.ceil(milliseconds / 1000)));

/** Returns the refusal of an Idempotency-Key that was used for another request. */
export const keyReused = (game: string): Problem =>
  new Problem(422, 'IDEMPOTENCY_KEY_REUSED', {
    en: `this Idempotency-Key came with another command of game ${game} before; a new command needs a new key`,
    ko: `이 Idempotency-Key는 전에 게임 ${game}의 다른 명령과 함께 왔습니다. 새 명령에는 새 키가 필요합니다.`,
  });

/** Returns the path of a game's grammar of choices. */
export const actionsOf = (game: string): string => `/v1/games/${game}/actions`;

/** Returns remarks in a language. */
export const spokenNotes = (notes: readonly Note[], locale: Locale): readonly Omit<Note, 'ko'>[] =>
  notes.map((note) => {
    const { ko: _, ...rest } = note;
    return { ...rest, detail: detailIn(note, locale) };
  });

function mismatch(
  game: Game,
  match: Match,
  { seat, command }: Extract<MatchCommand, { type: 'act' }>,
  locale: Locale,
): Mismatch | undefined {
  if (match.state === undefined) return undefined;
  return nearest(game.legal(game.view(match.state, [seat]), seat, locale), command);
}

import { z } from 'zod';
import { detailIn, type Game, type Locale, type Note } from '../../../domain/game.ts';
import { type Mismatch, nearest } from '../../../domain/legal.ts';
import type { MatchCommand } from '../../../domain/match/commands.ts';
import type { Match } from '../../../domain/match/state.ts';
import type { Reply } from '../http/endpoint.ts';
import { Problem, refused, unknownGame } from '../http/problem.ts';
import type { Executed } from './handle-command.ts';

/** The answer to every command: proof of what was committed. */
export const receiptSchema = z.strictObject({
  game: z.string(),
  version: z.int(),
  hash: z.string().meta({ description: 'Hash of the commit, base64url; the log chains every later commit to it.' }),
  at: z.int(),
  notes: z
    .array(z.strictObject({ code: z.string(), about: z.string(), detail: z.string(), rule: z.string().optional() }))
    .optional()
    .meta({ description: 'Remarks on what was written: which meaning was taken, what cannot work.' }),
});

/** What became of a command, as an answer: its receipt. Throws everything else as a Problem. */
export function receiptOf(executed: Executed, locale: Locale, notes: readonly Note[]): Reply {
  switch (executed.is) {
    case 'unknown':
      throw unknownGame();
    case 'reused':
      throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED', {
        en: `this Idempotency-Key came with another command of game ${executed.game} before; a new command needs a new key`,
        ko: `이 Idempotency-Key는 전에 게임 ${executed.game}의 다른 명령과 함께 왔습니다. 새 명령에는 새 키가 필요합니다.`,
      });
    case 'moved':
      throw new Problem(412, 'MOVED_ON', {
        en: 'the game has moved on from the version in If-Match; read it again',
        ko: '게임이 If-Match의 버전보다 나아갔습니다. 다시 읽으십시오.',
      });
    case 'refused': {
      const { refusal, game, match, command } = executed;
      if (command.type !== 'act') throw refused(refusal);
      throw refused(refusal, mismatch(game, match, command, locale), actionsOf(match.game));
    }
    case 'committed':
    case 'repeated':
      return {
        body: { ...executed.receipt, ...(notes.length > 0 && { notes: spokenNotes(notes, locale) }) },
        ...(executed.is === 'repeated' && { headers: { 'idempotent-replayed': 'true' } }),
      };
  }
}

/** Where the grammar of a game's choices can be read. */
export const actionsOf = (game: string): string => `/v1/games/${game}/actions`;

/** Remarks in a language. */
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

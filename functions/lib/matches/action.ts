import * as z from 'zod';
import type { Note, Refusal } from '../../../domain/game.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { unlessAsked } from '../../../domain/match/desk.ts';
import { seatId } from '../../../domain/match/seat-id.ts';
import { seatFor } from '../auth/access.ts';
import { invalid, Problem, refused, textOf } from '../http/problem.ts';
import type { Loaded } from './folded.ts';
import { actionsOf } from './receipt.ts';

/** What a player chooses: a command of the grammar, or notation to be read. */
export const actionSchema = z
  .strictObject({
    ask: z.string().min(1).max(80).meta({ description: 'The open question being answered, from /actions.' }),
    seat: seatId.optional().meta({ description: 'Needed only by people who hold several seats.' }),
    command: z.record(z.string(), z.unknown()).optional().meta({ description: 'A command that the grammar in /actions admits.' }),
    written: z
      .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
      .optional()
      .meta({ description: 'The same in notation, where the game has one.' }),
  })
  .refine(({ command, written }) => (command === undefined) !== (written === undefined), {
    message: 'send either "command" or "written"',
    params: { ko: '"command"나 "written" 가운데 하나를 보내십시오.' },
  });
type Action = z.infer<typeof actionSchema>;

/** An action as the game takes it, at the seat of its sender, with remarks on what was written. */
interface Meant {
  readonly seat: string;
  readonly command: Json;
  readonly notes: readonly Note[];
}

/** What a person's action means: checked against the game's schema, or read from notation. Throws a Problem on bad input. */
export function meantBy(action: Action, loaded: Loaded, user: string | undefined): Meant {
  const seat = seatFor(loaded.match, user, action.seat);
  if (action.command === undefined) return read(action, loaded, seat);
  const parsed = loaded.game.schemas.command.safeParse(action.command);
  if (!parsed.success) throw invalid(parsed.error, 'BAD_COMMAND', '/command');
  return { seat, command: parsed.data as Json, notes: [] };
}

/** Notation means something only while its question is open. */
function read(action: Action, { game, match }: Loaded, seat: string): Meant {
  if (match.state === undefined)
    throw new Problem(409, 'NOT_STARTED', { en: 'the game has not started', ko: '아직 게임을 시작하지 않았습니다.' });
  if (game.read === undefined || game.schemas.written === undefined) {
    throw new Problem(400, 'NO_NOTATION', {
      en: `${game.title} has no notation; send a "command"`,
      ko: '이 게임에는 표기법이 없습니다. "command"를 보내십시오.',
    });
  }
  const written = game.schemas.written.safeParse(action.written);
  if (!written.success) throw invalid(written.error, 'BAD_WRITTEN', '/written');
  const stale = unlessAsked(game, match, seat, action.ask);
  if (stale !== undefined) throw refused(stale, undefined, actionsOf(match.game));
  const reading = game.read(game.view(match.state, [seat]), seat, written.data);
  if (!reading.ok) throw unread(reading.error, match.game);
  return { seat, command: reading.value.command as Json, notes: reading.value.notes };
}

/** Notation that cannot be read is a bad body; a rule that says no refuses it. */
function unread(refusal: Refusal, game: string): Problem {
  const { code, rule } = refusal;
  const detail = textOf(refusal);
  if (rule === undefined) return new Problem(400, code, detail, { errors: [{ pointer: '/written', detail }] });
  return refused(refusal, undefined, actionsOf(game));
}

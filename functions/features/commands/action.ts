import * as z from 'zod';
import type { Ask } from '../../../domain/contract/game.ts';
import { textsOf } from '../../../domain/contract/legal.ts';
import { type Note, type Refusal, refusal } from '../../../domain/contract/refusal.ts';
import { isMissing } from '../../../domain/lib/issues.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { answerVersion, askOf, isAnswered } from '../../../domain/match/clock/questions.ts';
import { unlessAsked } from '../../../domain/match/desk/desk.ts';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { invalid, Problem, refused, textOf } from '../../platform/http/problem.ts';
import type { Loaded } from '../matches/folded.ts';
import { seatFor } from './access.ts';
import { actionsOf } from './receipt.ts';

/** The version of the answer that a new one replaces. */
export const overField = z.int().min(0).optional().meta({
  description: 'The `answer.version` that this replaces, 0 for none; otherwise 409 `ORDERS_CHANGED`. Default: any.',
});

/** A player's choice: a command of the grammar, or notation. */
export const actionSchema = z
  .strictObject({
    ask: z.string().min(1).max(80).meta({ description: 'The open question that you answer, from /actions.' }),
    seat: seatId.optional().meta({ description: 'Needed only if you hold several seats.' }),
    over: overField,
    command: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'A command that the grammar in /actions admits.' }),
    written: z
      .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
      .optional()
      .meta({ description: 'The command in notation, if the game has one.' }),
  })
  .refine(({ command, written }) => (command === undefined) !== (written === undefined), {
    message: 'send either "command" or "written"',
    params: { ko: '"command"나 "written" 가운데 하나를 보내세요.' },
  });
type Action = z.infer<typeof actionSchema>;

/** An action in the game's form at its sender's seat, with remarks on the notation. */
interface Meant {
  readonly seat: string;
  readonly command: Json;
  readonly notes: readonly Note[];
}

/**
 * Returns the meaning of a person's action: checked by the game's schema, or read from notation. Throws a Problem on
 * bad input, and if it would replace an answer that its sender has not seen.
 */
export function meantBy(action: Action, loaded: Loaded, user: string | undefined): Meant {
  const seat = seatFor(loaded.match, user, action.seat);
  const meant =
    action.command === undefined
      ? read(action, loaded, seat)
      : { seat, command: given(action.command, loaded, seat), notes: [] };
  const open = askOf(loaded.game, loaded.match, seat);
  // An answer to a question other than the open one gets its own refusal.
  if (open?.ask !== action.ask) return meant;
  unlessChanged(loaded, open, action.over);
  if (loaded.game.isBlank?.(meant.command) === true) unlessAnswered(loaded, open);
  return meant;
}

/**
 * Throws a Problem (409) if the newest answer to a question is not the one that its sender knows. Without `over`, any
 * answer may be replaced.
 */
export function unlessChanged({ match }: Loaded, ask: Ask | undefined, over: number | undefined): void {
  const version = ask === undefined ? 0 : answerVersion(match, ask);
  if (over === undefined || over === version) return;
  const now = {
    en: version === 0 ? 'you have no answer' : `your answer is of version ${version}`,
    ko: version === 0 ? '답이 없습니다' : `버전 ${version}의 답입니다`,
  };
  throw new Problem(
    409,
    'ORDERS_CHANGED',
    {
      en: `"over" is ${over}, but ${now.en}; read the question again, then send your new answer over that version`,
      ko: `이 질문의 답은 버전 ${over}의 것이 아니라 ${now.ko}. 읽어 본 뒤 그 버전을 "over"에 적어 보내세요.`,
    },
    { version },
  );
}

/** Throws a Problem (409) for a first answer without orders that is not ready: that is a mistake. */
export function unlessAnswered({ match }: Loaded, ask: Ask | undefined): void {
  if (ask !== undefined && !isAnswered(match, ask)) throw refused(EMPTY_ORDERS);
}

const EMPTY_ORDERS = refusal('EMPTY_ORDERS', {
  en: 'the answer has no orders; write an order first, or send "ready"',
  ko: '아직 아무 명령도 없습니다. 명령을 하나라도 쓰거나 준비를 알리세요.',
});

/** Returns a command as its sender gave it. Throws a Problem (400), which says what its type may be now. */
function given(command: NonNullable<Action['command']>, loaded: Loaded, seat: string): Json {
  const parsed = loaded.game.schemas.command.safeParse(command, { reportInput: true });
  if (parsed.success) return parsed.data;
  const actions = actionsOf(loaded.match.game);
  const issues = parsed.error.issues.map((issue) =>
    issue.path.join() === 'type' ? ofType(issue, loaded, seat) : issue,
  );
  throw invalid({ issues }, 'BAD_COMMAND', '/command', actions);
}

/** Returns what is wrong with the type of a command: the types that are possible now, from the view of its seat. */
function ofType(issue: z.core.$ZodIssue, { game, match }: Loaded, seat: string): z.core.$ZodIssue {
  if (match.state === undefined) return issue;
  const types = textsOf(game.legal(game.view(match.state, [seat]), seat), 'type');
  const list = types.join(', ');
  const en = isMissing(issue) ? 'is missing' : 'is no type of command';
  const ko = isMissing(issue) ? '빠져 있습니다.' : '그런 명령 종류는 없습니다.';
  const { path } = issue;
  return types.length === 0
    ? custom(path, `${en}; no command is possible now`, `${ko} 지금은 할 수 있는 것이 없습니다.`)
    : custom(
        path,
        `${en}; possible now: ${list}; "actions" has their forms`,
        `${ko} 지금 할 수 있는 것: ${list}. 형식은 "actions"에 있습니다.`,
      );
}

const custom = (path: z.core.$ZodIssue['path'], message: string, ko: string): z.core.$ZodIssue => ({
  code: 'custom',
  path,
  message,
  params: { ko },
});

/** Reads notation, which has a meaning only while its question is open. */
function read(action: Action, { game, match }: Loaded, seat: string): Meant {
  if (match.state === undefined)
    throw new Problem(409, 'NOT_STARTED', { en: 'the game has not started', ko: '아직 게임을 시작하지 않았습니다.' });
  if (game.read === undefined || game.schemas.written === undefined) {
    throw new Problem(400, 'NO_NOTATION', {
      en: `${game.title} has no notation; send a "command"`,
      ko: '이 게임에는 표기법이 없습니다. "command"를 보내세요.',
    });
  }
  const written = game.schemas.written.safeParse(action.written);
  if (!written.success) throw invalid(written.error, 'BAD_WRITTEN', '/written');
  const stale = unlessAsked(game, match, seat, action.ask);
  if (stale !== undefined) throw refused(stale, undefined, actionsOf(match.game));
  const reading = game.read(game.view(match.state, [seat]), seat, written.data);
  if (!reading.ok) throw unread(reading.error, match.game);
  return { seat, command: reading.value.command, notes: reading.value.notes };
}

/** Returns the Problem for unreadable notation, a bad body. Refusals by the rules are separate. */
function unread(refusal: Refusal, game: string): Problem {
  const { code, rule } = refusal;
  const detail = textOf(refusal);
  if (rule === undefined) return new Problem(400, code, detail, { errors: [{ pointer: '/written', detail }] });
  return refused(refusal, undefined, actionsOf(game));
}

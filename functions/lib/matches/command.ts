import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { detailIn, type Game, LOCALES, type Locale, type Note, type Refusal } from '../../../domain/game.ts';
import { nearest } from '../../../domain/legal.ts';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { Json } from '../../../domain/lib/json.ts';
import type { MatchCommand } from '../../../domain/match/commands.ts';
import { seatId } from '../../../domain/match/commands.ts';
import { unlessAsked } from '../../../domain/match/desk.ts';
import { type Match, maySee } from '../../../domain/match/state.ts';
import type { Reply, Request } from '../http/endpoint.ts';
import { etagOf } from '../http/etag.ts';
import { invalid, Problem, refused, textOf, unknownGame } from '../http/problem.ts';
import type { Executed } from './matches.ts';

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
export type Action = z.infer<typeof actionSchema>;

/** Commits a command for the sender and answers its receipt, or throws the refusal as a Problem. */
export async function commit(
  request: Request,
  game: string,
  command: MatchCommand,
  more: { status?: number; notes?: readonly Note[] } = {},
): Promise<Reply> {
  const incoming = { game, by: { user: request.user! }, cmdId: cmdIdOf(request, command.type === 'join' ? 'join' : 'other'), command };
  const executed = await request.service.matches.execute(incoming, await meantVersion(request, game));
  return receipt(executed, command, request.locale, more);
}

/**
 * A name for the sender's command: the same for a retry with the same key, unlike any other, and telling nobody the key. Another
 * one in each game, and for who sits down, lest it tell who plays without a name.
 */
export const cmdIdOf = ({ user, idempotencyKey, service, params }: Request, what: 'join' | 'other' = 'other'): string =>
  toBase64url(hmac(service.keys.ids, JSON.stringify([user, params.game ?? null, what, idempotencyKey ?? randomUUID()]))).slice(0, 22);

/** The version an `If-Match` header speaks of: the newest one's tag, as /games/{game}, /state or /actions gave it in any language; 0: a past one. */
async function meantVersion(request: Request, game: string): Promise<number | undefined> {
  const { ifMatch, user, service } = request;
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const head = await service.log.head(game);
  const version = head?.envelope.v ?? 0;
  const tags = ['getGame', 'getState', 'getActions'].flatMap((id) =>
    LOCALES.map((locale) => etagOf(service.keys.etag, { game, user: user!, version, locale, representation: `${id}?` })),
  );
  return ifMatch.split(',').some((each) => tags.includes(each.trim())) ? version : 0;
}

function receipt(executed: Executed, command: MatchCommand, locale: Locale, more: { status?: number; notes?: readonly Note[] }): Reply {
  switch (executed.is) {
    case 'unknown':
      throw unknownGame();
    case 'reused':
      throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED', {
        en: 'this Idempotency-Key came with another command before; a new command needs a new key',
        ko: '이 Idempotency-Key는 전에 다른 명령과 함께 왔습니다. 새 명령에는 새 키가 필요합니다.',
      });
    case 'moved':
      throw new Problem(412, 'MOVED_ON', {
        en: 'the game has moved on from the version in If-Match; read it again',
        ko: '게임이 If-Match의 버전보다 나아갔습니다. 다시 읽으십시오.',
      });
    case 'refused': {
      const { refusal, game, match } = executed;
      throw refused(
        refusal,
        mismatch(game, match, command, locale),
        command.type === 'act' ? `/v1/games/${match.game}/actions` : undefined,
      );
    }
    case 'committed':
    case 'repeated':
      return {
        status: more.status ?? 200,
        body: { ...executed.receipt, ...(more.notes && more.notes.length > 0 && { notes: spokenNotes(more.notes, locale) }) },
        headers: {
          ...(executed.is === 'repeated' && { 'idempotent-replayed': 'true' }),
          ...(more.status === 201 && { location: `/v1/games/${executed.receipt.game}` }),
        },
      };
  }
}

/** Remarks in a language. */
export const spokenNotes = (notes: readonly Note[], locale: Locale): readonly Note[] =>
  notes.map((note) => {
    const { ko: _, ...rest } = note;
    return { ...rest, detail: detailIn(note, locale) };
  });

function mismatch(game: Game, match: Match, command: MatchCommand, locale: Locale) {
  if (command.type !== 'act' || match.state === undefined) return undefined;
  return nearest(game.legal(game.view(match.state, [command.seat]), command.seat, locale), command.command);
}

/** The command an action means: checked against the game's schema, or read from notation. Throws a Problem on bad input. */
export function commandOf(game: Game, match: Match, seat: string, action: Action): { command: Json; notes: readonly Note[] } {
  if (action.command !== undefined) {
    const parsed = game.schemas.command.safeParse(action.command);
    if (!parsed.success) throw invalid(parsed.error, 'BAD_COMMAND', '/command');
    return { command: parsed.data as Json, notes: [] };
  }
  if (match.state === undefined)
    throw new Problem(409, 'NOT_STARTED', { en: 'the game has not started', ko: '아직 게임을 시작하지 않았습니다.' });
  const { read, schemas } = game;
  if (read === undefined || schemas.written === undefined) {
    throw new Problem(400, 'NO_NOTATION', {
      en: `${game.title} has no notation; send a "command"`,
      ko: '이 게임에는 표기법이 없습니다. "command"를 보내십시오.',
    });
  }
  const written = schemas.written.safeParse(action.written);
  if (!written.success) throw invalid(written.error, 'BAD_WRITTEN', '/written');
  const stale = unlessAsked(game, match, seat, action.ask);
  if (stale !== undefined) throw refused(stale, undefined, `/v1/games/${match.game}/actions`);
  const reading = read(game.view(match.state, [seat]), seat, written.data);
  if (!reading.ok) throw unread(reading.error, match);
  return { command: reading.value.command as Json, notes: reading.value.notes };
}

/** Notation that no rule speaks of is a bad body; what a rule says no to is refused. */
function unread(refusal: Refusal, { game }: Match): Problem {
  const { code, rule } = refusal;
  const detail = textOf(refusal);
  if (rule === undefined) return new Problem(400, code, detail, { errors: [{ pointer: '/written', detail }] });
  return refused(refusal, undefined, `/v1/games/${game}/actions`);
}

/** The match a person sends a command to; 404 if it is not theirs to see. */
export async function mine(request: Request): Promise<{ game: Game; match: Match }> {
  const loaded = await request.service.matches.load(request.params.game!);
  if (loaded === undefined || !maySee(loaded.match, request.user)) throw unknownGame();
  return loaded;
}

/**
 * The receipt of an action in notation that was sent before with the same Idempotency-Key. Notation means what it means at the
 * moment it is read, so the retry is recognised by its key alone.
 */
export function repeated(request: Request, match: Match, seat: string): Reply | undefined {
  const cmdId = cmdIdOf(request);
  const recent = match.recent.find((each) => each.cmdId === cmdId && each.by === `seat:${seat}`);
  if (recent === undefined) return undefined;
  const { v, hash, at } = recent;
  return { body: { game: match.game, version: v, hash, at }, headers: { 'idempotent-replayed': 'true' } };
}

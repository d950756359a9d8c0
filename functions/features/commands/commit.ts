import { randomUUID } from 'node:crypto';
import type { Note } from '../../../domain/contract/refusal.ts';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { commandId, gameId, textsSalt } from '../../../domain/log/pseudonyms.ts';
import { accountFor, leftOf } from '../../../domain/match/clock/limits.ts';
import { unlessInPlay } from '../../../domain/match/desk/fork.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { isFaced } from '../../../domain/match/state/face.ts';
import { seatsOf } from '../../../domain/match/state/state.ts';
import { tellLeft } from '../../platform/http/headers/rate.ts';
import { Problem, refused, unknownGame } from '../../platform/http/problem.ts';
import type { Reply } from '../../platform/http/request.ts';
import type { QuotasOf } from '../costs/quotas.ts';
import type { Loaded } from '../matches/folded.ts';
import type { Executed, Sent } from '../matches/handle-command.ts';
import { inviteeOf } from '../people/invitees.ts';
import { isAdmitted } from '../people/me.ts';
import type { Self } from '../people/persons.ts';
import { type KeptTexts, newTexts } from '../people/texts.ts';
import type { InGame, Request } from './asked.ts';
import { isForVersion } from './if-match.ts';
import { keyReused, OF_SEAT, receiptOf } from './receipt.ts';
import { type CommandKind, cmdIdsOf } from './retry.ts';
import { holdersIn, programsIn, type Sitters } from './sitters.ts';

interface Meant {
  readonly command: MatchCommand;
  readonly notes?: readonly Note[];
  /** Writes the data that the commit refers to, after the command is decided. */
  readonly keep?: () => Promise<void>;
}

/**
 * Returns the command that a request means, with remarks on its notation. The sender may see the match. `me`: the
 * sender's name in the log.
 */
type Means = (loaded: Loaded, me: string, sender: Sender) => Meant | Promise<Meant>;

/**
 * Commits what a request means and answers with its receipt. Throws refusals as a Problem, and a 404 if the sender may
 * not see the game.
 */
export async function commit(request: InGame, means: Means, kind: CommandKind = 'other'): Promise<Reply> {
  const { game } = request.params;
  const { matches, watch, persons } = request.service;
  const sender = await senderOf(request, game, kind);
  const { me, self, cmdId, otherIds } = sender;
  let meant: Meant | undefined;
  const command = async (loaded: Loaded): Promise<MatchCommand> => {
    if (!(await isAdmitted(request.service, loaded.match, request.user, me))) throw unknownGame();
    const now = await means(loaded, me, sender);
    if (isFaced(loaded.match, me) && now.command.type === 'join' && now.command.bot) throw seatedFirst();
    meant = now;
    return now.command;
  };
  const before = async (): Promise<void> => {
    if (kind === 'join' && self !== undefined) await persons.note(self, game);
    await meant?.keep?.();
  };
  const executed = await matches.execute({
    game,
    by: { user: me },
    cmdId,
    otherIds,
    command,
    before,
    ...sentWith(request, me),
  });
  if ('match' in executed) await watch.look(executed.match);
  if (executed.is === 'committed' && meant !== undefined) tellSeat(executed, me, meant.command);
  return receiptOf(executed, request.locale, meant?.notes ?? []);
}

/** Tells the holder of a seat how many more commands they may send out of turn. */
function tellSeat({ match, receipt }: Extract<Executed, { is: 'committed' }>, me: string, command: MatchCommand): void {
  const seat = accountFor(match, me, command);
  if (match.form !== 2 || seat === undefined || !seatsOf(match, me).includes(seat)) return;
  const { left, wait } = leftOf(match, seat, receipt.at);
  if (wait > 0) tellLeft(OF_SEAT, left, wait);
}

/** Returns the refusal for people without a seat, because a receipt reveals how far a match has come. */
const seatedFirst = (): Problem =>
  new Problem(403, 'NOT_SEATED', {
    en: 'you see this game with a delay, so you cannot seat bots; take a seat first',
    ko: '이 게임을 늦게 보고 있어 봇을 추가할 수 없습니다. 먼저 자리를 받으세요.',
  });

/** Counts a bot that the owner is about to seat. Throws a Problem (429) if they have bots in too many games. */
export async function countBot(request: InGame): Promise<void> {
  const { matches, persons, quotas } = request.service;
  const { game } = request.params;
  const match = (await matches.load(game))?.match;
  if (match?.form !== 2 || match.status === 'over') return;
  const self = await persons.selfIn(request.user, game);
  if (persons.pseudonym(self, game) === match.owner) await quotas.seatsBot(self, game);
}

/** The first command of a game or a fork. Seats and commitments to texts are created here. */
type First =
  | Omit<Extract<MatchCommand, { type: 'create' }>, 'texts' | 'seats'>
  | Omit<Extract<MatchCommand, { type: 'fork' }>, 'texts'>;

interface Opening {
  /** Defaults to the key of the request. */
  readonly key?: string;
  /** The origin of a fork. */
  readonly from?: Sent['from'];
  /** The holders of seats from the first commit on. */
  readonly sitters?: Sitters;
  /** Throws a Problem if the new game may not be opened this way. Skipped for a retry. */
  readonly unless?: () => Promise<void>;
  /** Writes the data that the commit refers to, after the command is decided. */
  readonly keep?: () => Promise<void>;
}

/**
 * Commits the first command of a game under a new id. Texts are stored apart from the log. All refusals come before the
 * first write, except quotas, which use counters of a fixed size. The command has no arrival time: there is no deadline
 * yet, and checking the origin may take long.
 */
export async function commitNew(
  request: Request,
  command: First,
  texts: Omit<KeptTexts, 'salt'>,
  { key = request.idempotencyKey ?? randomUUID(), from, sitters = {}, unless, keep }: Opening = {},
): Promise<Reply> {
  const { persons, people, matches, quotas, log } = request.service;
  const refusal = from && unlessInPlay(from.match);
  if (refusal !== undefined) throw refused(refusal);
  const self = await persons.self(request.user);
  const game = gameId(self.secret, key);
  const cmdId = commandId(self.secret, [null, command.type, key]);
  const kept = await newTexts(
    people,
    self,
    game,
    { ...texts, salt: textsSalt(self.secret, game, cmdId, 0) },
    inviteeOf(request.service),
  );
  if (kept === undefined) throw keyReused(game);
  // A retry gets its receipt even if other games were opened since.
  if ((await log.newest(game)) === undefined) {
    await unless?.();
    await quotas.opens(self, game, usedBy(command, sitters));
  }
  const by = { user: persons.pseudonym(self, game) };
  const seats = holdersIn(sitters, (sitter) => persons.pseudonym(sitter === 'me' ? self : sitter, game));
  const executed = await matches.execute({
    game,
    by,
    cmdId,
    ...(from && { from }),
    command: {
      ...command,
      ...(command.type === 'create' && Object.keys(seats).length > 0 && { seats }),
      texts: kept.commitment,
    },
    before: async () => {
      await kept.keep();
      for (const each of [self, ...programsIn(sitters)]) await persons.note(each, game);
      await keep?.();
    },
    isFor: (match) => isForVersion(request, match, by.user),
  });
  const { headers, ...reply } = receiptOf(executed, request.locale, []);
  return { ...reply, status: 201, headers: { ...headers, location: `/v1/games/${game}` } };
}

/** Returns the quota lists of a person in which a new game takes a place. */
function usedBy(command: First, sitters: Sitters): Parameters<QuotasOf['opens']>[2] {
  if (command.settings.sandbox === true) return ['sandboxes'];
  const starts = command.type === 'create' && command.start === true && command.settings.ready === undefined;
  return [
    ...(starts ? [] : (['lobbies'] as const)),
    ...(Object.values(sitters).includes('bot') ? (['bots'] as const) : []),
  ];
}

interface Sender {
  readonly me: string;
  /** Only in form 2. */
  readonly self?: Self;
  readonly cmdId: string;
  readonly otherIds: readonly string[];
}

/** Returns the sender of a request as the log names them: a pseudonym, or in form 1 the user. */
async function senderOf(request: InGame, game: string, kind: CommandKind): Promise<Sender> {
  const { service, user } = request;
  const { matches, persons, keys } = service;
  const form = await matches.formIn(game);
  if (form === undefined) throw unknownGame();
  if (form === 1)
    return {
      me: user,
      ...cmdIdsOf(request, kind, (what) => toBase64url(hmac(keys.ids, JSON.stringify([user, ...what]))).slice(0, 22)),
    };
  const self = await persons.selfIn(user, game);
  return {
    me: persons.pseudonym(self, game),
    self,
    ...cmdIdsOf(request, kind, (what) => commandId(self.secret, what)),
  };
}

/** Returns when a request arrived, and which version of the game it is for. */
const sentWith = (request: Request, me: string): Pick<Sent, 'arrived' | 'isFor'> => ({
  arrived: request.arrived,
  isFor: (match) => isForVersion(request, match, me),
});

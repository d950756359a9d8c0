import { randomUUID } from 'node:crypto';
import type { Note } from '../../../domain/game.ts';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { commandId, gameId } from '../../../domain/log/pseudonyms.ts';
import type { MatchCommand } from '../../../domain/match/commands.ts';
import { isFaced } from '../../../domain/match/face.ts';
import { inviteeOf } from '../accounts/invitees.ts';
import { gameIn, type Reply, type Request } from '../http/endpoint.ts';
import { Problem, unknownGame } from '../http/problem.ts';
import { isAdmitted } from '../people/me.ts';
import type { Self } from '../people/persons.ts';
import { type KeptTexts, keepTexts } from '../people/texts.ts';
import type { Loaded } from './folded.ts';
import type { Sent } from './handle-command.ts';
import { isForVersion } from './if-match.ts';
import { keyReused, receiptOf } from './receipt.ts';
import { type CommandKind, cmdIdsOf } from './retry.ts';

interface Meant {
  readonly command: MatchCommand;
  readonly notes?: readonly Note[];
}

/**
 * What a request means on a match that its sender may see: a command, and remarks on what was written. `me`: the sender, as the log names
 * them.
 */
type Means = (loaded: Loaded, me: string, sender: Sender) => Meant | Promise<Meant>;

/** Commits what a request means, and answers its receipt. Throws a refusal, and a game that is not the sender's to see, as a Problem. */
export async function commit(request: Request, means: Means, kind: CommandKind = 'other'): Promise<Reply> {
  const game = gameIn(request);
  const { matches, watch, persons } = request.service;
  const sender = await senderOf(request, game, kind);
  const { me, self, cmdId, otherIds } = sender;
  let notes: readonly Note[] = [];
  const command = async (loaded: Loaded): Promise<MatchCommand> => {
    if (!(await isAdmitted(request.service, loaded.match, userOf(request), me))) throw unknownGame();
    // Who may join is noted before they do.
    if (kind === 'join' && self !== undefined) await persons.note(self, game);
    const meant = await means(loaded, me, sender);
    if (isFaced(loaded.match, me) && meant.command.type === 'join' && meant.command.bot) throw seatedFirst();
    notes = meant.notes ?? [];
    return meant.command;
  };
  const executed = await matches.execute({ game, by: { user: me }, cmdId, otherIds, command, ...sentWith(request, me) });
  if ('match' in executed) await watch.look(executed.match);
  return receiptOf(executed, request.locale, notes);
}

/** A receipt says how far a match has come. */
const seatedFirst = (): Problem =>
  new Problem(403, 'NOT_SEATED', {
    en: 'you are not shown this game as it is now: who holds no seat in it seats no bots',
    ko: '이 게임의 지금 모습은 볼 수 없습니다. 자리가 없는 사람은 봇을 앉힐 수 없습니다.',
  });

/** Counts a bot that the owner of a game is about to seat there. Throws a Problem (429) when they have bots in too many games. */
export async function countBot(request: Request): Promise<void> {
  const { matches, persons, quotas } = request.service;
  const game = gameIn(request);
  const match = (await matches.load(game))?.match;
  if (match?.form !== 2 || match.status === 'over') return;
  const self = await persons.selfIn(userOf(request), game);
  if (persons.pseudonym(self, game) === match.owner) await quotas.seatsBot(self, game);
}

/** The first command of a game, or of a fork; what it commits to of texts is made here. */
type First = Omit<Extract<MatchCommand, { type: 'create' }>, 'texts'> | Omit<Extract<MatchCommand, { type: 'fork' }>, 'texts'>;

/**
 * Commits the first command of a game, whose id is new; what was written about it is kept before, apart from the log. `from`: what a fork
 * goes on from.
 */
export async function commitNew(
  request: Request,
  command: First,
  texts: Omit<KeptTexts, 'salt'>,
  { key = request.idempotencyKey ?? randomUUID(), from }: { readonly key?: string; readonly from?: Sent['from'] } = {},
): Promise<Reply> {
  const { persons, people, random, matches, quotas, log } = request.service;
  const self = await persons.self(userOf(request));
  const game = gameId(self.secret, key);
  // A retry gets its receipt, whatever was opened since.
  if ((await log.newest(game)) === undefined) await quotas.opens(self, game, command.settings.sandbox === true ? 'sandboxes' : 'lobbies');
  const salt = Buffer.from(random(32)).toString('base64url');
  const commitment = await keepTexts(people, self, game, { ...texts, salt }, inviteeOf(request.service));
  if (commitment === undefined) throw keyReused(game);
  await persons.note(self, game);
  const cmdId = commandId(self.secret, [null, command.type, key]);
  const by = { user: persons.pseudonym(self, game) };
  const executed = await matches.execute({
    game,
    by,
    cmdId,
    ...(from && { from }),
    command: { ...command, texts: commitment },
    ...sentWith(request, by.user),
  });
  const { headers, ...reply } = receiptOf(executed, request.locale, []);
  return { ...reply, status: 201, headers: { ...headers, location: `/v1/games/${game}` } };
}

interface Sender {
  readonly me: string;
  /** Of form 2. */
  readonly self?: Self;
  readonly cmdId: string;
  readonly otherIds: readonly string[];
}

/** Who sends a request, as the log of the game names them: a pseudonym, or in form 1 the user. */
async function senderOf(request: Request, game: string, kind: CommandKind): Promise<Sender> {
  const { matches, persons, keys } = request.service;
  const user = userOf(request);
  const form = await matches.formIn(game);
  if (form === undefined) throw unknownGame();
  if (form === 1)
    return {
      me: user,
      ...cmdIdsOf(request, kind, (what) => toBase64url(hmac(keys.ids, JSON.stringify([user, ...what]))).slice(0, 22)),
    };
  const self = await persons.selfIn(user, game);
  return { me: persons.pseudonym(self, game), self, ...cmdIdsOf(request, kind, (what) => commandId(self.secret, what)) };
}

const userOf = ({ user }: Request): string => sure(user, 'user, though only people send commands');

/** When a request arrived, and which version of the game it is for. */
const sentWith = (request: Request, me: string): Pick<Sent, 'arrived' | 'isFor'> => ({
  arrived: request.arrived,
  isFor: (match) => isForVersion(request, match, me),
});

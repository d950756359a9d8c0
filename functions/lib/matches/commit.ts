import type { Note } from '../../../domain/game.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { MatchCommand } from '../../../domain/match/commands.ts';
import { maySee } from '../../../domain/match/state.ts';
import { gameIn, type Reply, type Request } from '../http/endpoint.ts';
import { unknownGame } from '../http/problem.ts';
import { type CommandKind, cmdIdsOf } from './command-id.ts';
import type { Loaded } from './folded.ts';
import type { Sent } from './handle-command.ts';
import { isForVersion } from './if-match.ts';
import { receiptOf } from './receipt.ts';

/** What a request means on a match that its sender may see: a command, and remarks on what was written. */
type Means = (loaded: Loaded) => { readonly command: MatchCommand; readonly notes?: readonly Note[] };

/** Commits what a request means, and answers its receipt. Throws a refusal, and a game that is not the sender's to see, as a Problem. */
export async function commit(request: Request, means: Means, kind: CommandKind = 'other'): Promise<Reply> {
  let notes: readonly Note[] = [];
  const command = (loaded: Loaded): MatchCommand => {
    if (!maySee(loaded.match, request.user)) throw unknownGame();
    const meant = means(loaded);
    notes = meant.notes ?? [];
    return meant.command;
  };
  const executed = await request.service.matches.execute(sentBy(request, gameIn(request), command, kind));
  return receiptOf(executed, request.locale, notes);
}

/** Commits the first command of a game, whose id is new. */
export async function commitNew(request: Request, game: string, command: Extract<MatchCommand, { type: 'create' }>): Promise<Reply> {
  const executed = await request.service.matches.execute(sentBy(request, game, command, 'other'));
  const { headers, ...reply } = receiptOf(executed, request.locale, []);
  return { ...reply, status: 201, headers: { ...headers, location: `/v1/games/${game}` } };
}

function sentBy(request: Request, game: string, command: Sent['command'], kind: CommandKind): Sent {
  const user = sure(request.user, 'user, though only people send commands');
  return {
    game,
    by: { user },
    ...cmdIdsOf(request, kind),
    arrived: request.arrived,
    command,
    isFor: (version) => isForVersion(request, game, user, version),
  };
}

import type { Play } from '../../contract/game.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { jsonOf } from '../../lib/json.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { sure } from '../../lib/sure.ts';
import { commitOf, type Draft } from '../../log/commit.ts';
import type { Commit } from '../../log/envelope.ts';
import { type Commitment, formOf } from '../../log/forms.ts';
import type { Unheeded } from '../desk/desk.ts';
import { unbound } from '../fold/forked.ts';
import type { MatchCommand } from '../state/commands.ts';
import { isFaced } from '../state/face.ts';
import type { Match } from '../state/state.ts';
import { isLate, tooLate } from '../timeouts/time.ts';
import { byOf, type Decided, decide, type Order } from './decide.ts';

/** A command on its way into the log. `game`: the id of the match. */
export interface Incoming extends Order {
  readonly game: string;
  /** A hash of the sender and its idempotency key: the same for a retry, and for nothing else. */
  readonly cmdId: string;
  /** 16 random bytes, base64url, new for each try to commit; form 1 has none. */
  readonly nonce?: string;
  /** When it had arrived, milliseconds since 1970. */
  readonly arrived?: number;
}

/** The next commit of a match, and the standing orders that were refused on the way to it. */
interface Made {
  readonly commit: Commit;
  readonly unheeded: readonly Unheeded[];
  /** Whether orders that wait took effect with it: then they are to be given. */
  readonly taken: boolean;
}

/** The decider, and its form. */
interface House {
  /** The name of the engine: in form 2 the hash of its file. */
  readonly engine: string;
  /** The form of new logs. */
  readonly form: 1 | 2;
  /** Makes commitments in another way: tests of secrecy put a stub here. */
  readonly commitment?: Commitment | undefined;
}

const MINUTE = 60_000;

/**
 * Decides a command and makes the commit that would be the next of the match. `at` is moved up to the newest commit's,
 * unless the command sets the time right. A person's command that arrived after the open deadline is refused: for that,
 * unless the sender may not know that there is one.
 */
export function make(
  game: Play,
  before: Match,
  incoming: Incoming,
  seed: Uint8Array,
  house: House,
): Result<Made, Refusal> {
  const { command } = incoming;
  const match = startOf(before, command, house);
  const at = command.type === 'set-clock' ? incoming.at : Math.max(incoming.at, match.at);
  const arrival =
    match.form === 2 && incoming.arrived !== undefined && incoming.arrived < at ? { arrived: incoming.arrived } : {};
  const order: Order = {
    by: incoming.by,
    at,
    command,
    ...arrival,
    ...(incoming.waiting && { waiting: incoming.waiting }),
  };
  const late = typeof order.by !== 'string' && isLate(match, incoming.arrived ?? order.at);
  if (late && !isFaced(match, order.by.user)) return err(tooLate());
  const decided = decide(game, match, order, seed);
  if (!decided.ok) return err(decided.error);
  if (late) return err(tooLate());
  const common = {
    game: incoming.game,
    v: match.v + 1,
    at: order.at,
    by: byOf(match, order),
    cmdId: incoming.cmdId,
    ...('ask' in command && { ask: command.ask }),
    rules: game.rules,
    engine: house.engine,
    events: decided.value.events,
    command: jsonOf(command),
  };
  const { unheeded, draws, taken } = decided.value;
  const commit = (draft: Draft): Result<Made, Refusal> =>
    ok({ commit: commitOf(draft, match, seed, house.commitment), unheeded, taken });
  if (match.form !== 2) return commit({ ...common, draws });
  const epoch = command.type === 'restored' ? Math.floor(order.at / MINUTE) : (match.epoch ?? 0);
  const nonce = sure(incoming.nonce, 'nonce');
  return commit({ ...common, form: 2, epoch, nonce, ...arrival, ...chanceIn(decided.value) });
}

/**
 * Returns the match that a command is decided on. A new log has the newest form of this server, and a fork takes
 * nothing but the position from its origin.
 */
function startOf(match: Match, { type }: MatchCommand, { form }: House): Match {
  if (type === 'fork') return unbound(match);
  return match.v === 0 && form === 2 ? { ...match, form } : match;
}

/** What form 2 records of chance and cards. */
const chanceIn = ({ runs, moves, stock }: Decided) => ({ draws: runs, moves, ...(stock && { stock }) });

/** Like `make`, but returns only the commit. */
export function commitFor(...of: Parameters<typeof make>): Result<Commit, Refusal> {
  const made = make(...of);
  return made.ok ? ok(made.value.commit) : made;
}

/** Whether a commit is of this command and no other, judged by the commitment alone. */
export function isOf(commit: Commit, command: MatchCommand, seed: Uint8Array, stub?: Commitment): boolean {
  const { envelope } = commit;
  const { salt, commitment } = formOf(envelope.form);
  const place = {
    game: envelope.game,
    v: envelope.v,
    nonce: envelope.form === 2 ? envelope.nonce : '',
    place: 'command',
  };
  return (stub ?? commitment)(salt(seed, place), jsonOf(command)) === envelope.command;
}

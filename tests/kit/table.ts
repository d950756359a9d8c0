import type { Ask, Game } from '../../domain/contract/game.ts';
import type { Refusal } from '../../domain/contract/refusal.ts';
import type { Bot } from '../../domain/games/bots.ts';
import { sha256, toBase64url } from '../../domain/lib/hash.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import { last } from '../../domain/lib/sure.ts';
import type { Commit, Commitment } from '../../domain/log/commit.ts';
import { G } from '../../domain/log/times.ts';
import { asksOf, isWaited } from '../../domain/match/clock/questions.ts';
import { botChance, refuseBot } from '../../domain/match/decide/bots.ts';
import { commitFor } from '../../domain/match/decide/command.ts';
import type { Actor } from '../../domain/match/desk/desk.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { MatchCommand, VoteKind } from '../../domain/match/state/commands.ts';
import { keptSettingsSchema, type Settings } from '../../domain/match/state/settings.ts';
import { chairOf, type Match } from '../../domain/match/state/state.ts';
import { ownEngine } from '../../functions/platform/engines/own-engines.ts';
import { ENGINE_OF_TESTS, nonceOf, RELEASE_OF_TESTS } from './engine.ts';
import { seedOf } from './random.ts';

/** Monday, 6 January 2025, noon: when test matches are created. */
export const NOON = Date.UTC(2025, 0, 6, 12);

/** A commitment to the texts of a test match, which nobody wrote. */
export const TEXTS = sha256('texts');

const { invited: _, ...SETTINGS_GIVEN } = keptSettingsSchema.parse({});
/** How a test match is run when nothing is said. */
export const SETTINGS: Settings = SETTINGS_GIVEN;

/** What a command on a table throws when it is refused; `refusalOf` catches it. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.code}: ${refusal.detail}`);
    this.refusal = refusal;
  }
}

/** The code a command is refused with. Throws when it is accepted: the test expected a refusal. */
export function refusalOf(command: () => unknown): string {
  try {
    command();
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.refusal.code;
    throw thrown;
  }
  throw new Error('accepted, though a refusal was expected');
}

export interface Opening {
  readonly options?: Json;
  readonly settings?: Partial<Settings>;
  /** What the match is called. */
  readonly id?: string;
  /** Which seed: any number. */
  readonly seed?: number;
  readonly owner?: string;
  readonly commitment?: Commitment;
  /** The form of the log: 2 unless another is named. */
  readonly form?: 1 | 2;
  /** Which release decides a game of form 1: that of the tests unless another is named. */
  readonly release?: string;
}

/**
 * One match in this process, played command by command as the server does: decide, commit, fold. Every command returns
 * the table, or throws `Refused`. `commits[v - 1]` led to `matches[v]`.
 */
export interface Table {
  readonly game: Game;
  readonly id: string;
  readonly seed: Uint8Array;
  readonly commits: Commit[];
  readonly matches: Match[];
  now: number;
  readonly match: Match;
  readonly last: Commit;
  /** Types of the events of the newest commit. */
  readonly types: readonly string[];
  /** `arrived`: when the command had, if earlier than now. */
  send(by: Actor, command: MatchCommand, cmdId?: string, arrived?: number): Table;
  join(user: string, seat?: SeatId): Table;
  seatBot(user: string, seat: SeatId): Table;
  start(user?: string): Table;
  /** A command of the person on `seat`, to its open question unless another is named. */
  act(seat: SeatId, command: Json, ask?: string): Table;
  takeBack(seat: SeatId): Table;
  stand(seat: SeatId, standing: Json): Table;
  vote(seat: SeatId, kind: VoteKind, value?: boolean): Table;
  leave(seat: SeatId): Table;
  /** The answer of a bot to the open question of a seat. */
  playBot(seat: SeatId, bot: Bot): Table;
  wait(seconds: number): Table;
  /** The clock's command, in form 2 as early as a deadline that passes now may time out. */
  tick(): Table;
  asks(): readonly Ask[];
  waited(): readonly Ask[];
  askOf(seat: SeatId): string;
}

/** How a table decides. */
type House = Required<Pick<Opening, 'id' | 'seed'>> &
  Pick<Opening, 'commitment' | 'form' | 'release'> & {
    /** The seed itself, instead of a number for it. */
    readonly bytes?: Uint8Array;
  };

/** A table at which commits have been made already. */
function tableAfter(
  game: Game,
  before: Pick<Table, 'commits' | 'matches' | 'now'>,
  { id, seed, bytes = seedOf(seed), commitment, form = 2, release = RELEASE_OF_TESTS }: House,
): Table {
  const table: Table = {
    game,
    id,
    seed: bytes,
    commits: [...before.commits],
    matches: [...before.matches],
    now: before.now,
    get match() {
      return this.matches.at(-1)!;
    },
    get last() {
      return this.commits.at(-1)!;
    },
    get types() {
      return this.last.envelope.events.map(({ type }) => type as string);
    },
    send(by, command, cmdId = `cmd-${table.commits.length + 1}`, arrived?: number) {
      const nonce = nonceOf(`${seed}/${table.commits.length}`);
      const incoming = {
        game: this.id,
        by,
        at: this.now,
        command,
        cmdId,
        nonce,
        ...(arrived !== undefined && { arrived }),
      };
      const engine = form === 1 ? release : (ownEngine(game.id) ?? ENGINE_OF_TESTS);
      const decided = commitFor(game, this.match, incoming, bytes, { engine, form, commitment });
      if (!decided.ok) throw new Refused(decided.error);
      this.matches.push(fold(game, this.match, decided.value));
      this.commits.push(decided.value);
      return this;
    },
    join(user, seat) {
      return this.send({ user }, seat === undefined ? { type: 'join' } : { type: 'join', seat });
    },
    seatBot(user, seat) {
      return this.send({ user }, { type: 'join', seat, bot: true });
    },
    start(user = table.match.owner) {
      return this.send({ user }, { type: 'start' });
    },
    act(seat, command, ask = table.askOf(seat)) {
      return this.send(holderOf(this.match, seat), { type: 'act', seat, ask, command });
    },
    takeBack(seat) {
      return this.send(holderOf(this.match, seat), { type: 'takeback', seat });
    },
    stand(seat, standing) {
      return this.send(holderOf(this.match, seat), { type: 'stand', seat, standing });
    },
    vote(seat, kind, value = true) {
      return this.send(holderOf(this.match, seat), { type: 'vote', seat, kind, value });
    },
    leave(seat) {
      return this.send(holderOf(this.match, seat), { type: 'leave', seat });
    },
    playBot(seat, bot) {
      const ask = this.askOf(seat);
      const isOpen = refuseBot(game, this.match, seat, ask) === undefined;
      const command = isOpen
        ? bot(game.view(this.match.state, [seat]), seat, botChance(this.match, bytes, seat, ask))
        : null;
      return this.send('bots', { type: 'act', seat, ask, command });
    },
    wait(seconds) {
      this.now += seconds * 1000;
      return this;
    },
    tick() {
      if (form === 2) this.now += G;
      return this.send('clock', { type: 'tick' });
    },
    asks() {
      return asksOf(game, this.match);
    },
    waited() {
      return this.asks().filter(isWaited);
    },
    askOf(seat) {
      return this.asks().find((each) => each.seat === seat)?.ask ?? 'none';
    },
  };
  return table;
}

/** Creates a match of `game`, as `ann` unless another owner is named. */
export function open(game: Game, opening: Opening = {}): Table {
  const { options = {}, settings = {}, seed = 1, id = `test-${seed}`, owner = 'ann', form = 2 } = opening;
  const table = tableAfter(game, { commits: [], matches: [NOTHING], now: NOON }, { ...opening, id, seed });
  const { invited, ...rest } = keptSettingsSchema.parse({ invited: [], ...settings });
  const written = form === 1 ? { title: `A test of ${game.id}` } : { texts: TEXTS };
  const kept = form === 1 ? { ...rest, invited } : rest;
  return table.send(
    { user: owner },
    { type: 'create', of: game.id, ...written, options: game.schemas.options.parse(options) as Json, settings: kept },
  );
}

/** Goes on with a game of form 2 whose first commits were made elsewhere, at the time of the last of them. */
export function resumed(game: Game, commits: readonly Commit[], bytes: Uint8Array): Table {
  const matches = [NOTHING];
  for (const commit of commits) matches.push(fold(game, last(matches), commit));
  const { game: id, at: now } = last(commits).envelope;
  return tableAfter(game, { commits: [...commits], matches, now }, { id, seed: 0, bytes });
}

/** A fork of the match at a table from a version on: `ann` sits at every seat. */
export function forkOf(
  table: Table,
  version: number,
  { seed = 77, id = `fork-${seed}`, owner = 'ann' }: Opening = {},
): Table {
  const settings = { ...SETTINGS, sandbox: true, visibility: 'private' } as const;
  const before = {
    commits: table.commits.slice(0, version),
    matches: table.matches.slice(0, version + 1),
    now: table.now,
  };
  const own = tableAfter(table.game, before, { seed, id });
  return own.send({ user: owner }, { type: 'fork', texts: TEXTS, settings, seed: toBase64url(table.seed) });
}

/** A started match with every seat taken: by `<seat>-person`. */
export function seated(game: Game, opening: Opening = {}): Table {
  const table = open(game, opening);
  for (const { seat } of table.match.chairs) table.join(`${seat}-person`, seat);
  return table.start(opening.owner);
}

function holderOf(match: Match, seat: SeatId): Actor {
  const holder = chairOf(match, seat)?.holder;
  return { user: holder?.kind === 'user' ? holder.user : 'a stranger' };
}

import type { CountedChance } from '../../contract/chance.ts';
import type { GameEvent, Outcome, Play } from '../../contract/game.ts';
import type { Piles } from '../../contract/piles.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import { toBase64url } from '../../lib/hash.ts';
import type { SeatId } from '../../lib/ids.ts';
import { josa } from '../../lib/josa.ts';
import type { Json } from '../../lib/json.ts';
import { formOf } from '../../log/forms.ts';
import { type Moved, movesBetween } from '../../log/piles.ts';
import { askOf } from '../clock/questions.ts';
import { apply } from '../fold/evolve.ts';
import { chanceSeed } from '../state/chance-seed.ts';
import type { AnyEvent, MatchEvent } from '../state/events.ts';
import type { Match } from '../state/state.ts';
import { ordersTaken, type Waiting } from './orders.ts';

/**
 * The sender of a command: a person, the clock (deadlines), a bot at the seat that the command names, or the server
 * itself.
 */
export type Actor = { readonly user: string } | 'clock' | 'bots' | 'house';

/** The working state of one command: the match as it will be, and the events so far. */
export interface Desk {
  readonly game: Play;
  readonly seed: Uint8Array;
  chance: CountedChance;
  match: Match;
  readonly events: AnyEvent[];
  /** Cards that moved between piles; kept in form 2 of the log. */
  readonly moves: Moved[];
  /** The piles of the state that was looked at last: the state after one event is the one before the next. */
  piles?: { readonly state: unknown; readonly of: Piles | undefined };
  readonly unheeded: Unheeded[];
  /** Orders that take effect when the game says so. */
  readonly waiting: Waiting;
  /** Whether such a moment has come. */
  taken: boolean;
}

/** A standing order with an answer that the game refused: the question stays open to its person. */
export interface Unheeded {
  readonly seat: SeatId;
  readonly ask: string;
  readonly refusal: Refusal;
}

export const openDesk = (game: Play, match: Match, seed: Uint8Array, waiting: Waiting = {}): Desk => ({
  game,
  seed,
  chance: formOf(match.form).chance(chanceSeed(match, seed), match.draws, match.epoch ?? 0),
  match,
  events: [],
  moves: [],
  unheeded: [],
  waiting,
  taken: false,
});

/** A fact of the match: it shows what was drawn for it. */
export function emit(desk: Desk, event: MatchEvent): void {
  desk.chance.told();
  record(desk, event);
}

/** Records a fact, and which cards moved with it. */
export function record(desk: Desk, event: AnyEvent): void {
  const before = pilesOf(desk);
  desk.events.push(event);
  desk.match = apply(desk.game, desk.match, event);
  const after = pilesOf(desk);
  if (before !== undefined && after !== undefined && before !== after)
    desk.moves.push(...movesBetween(before, after, desk.events.length - 1));
  desk.chance.next(desk.events.length);
}

/**
 * Records facts of the game: it has told the chance which of them shows which draw. Then the orders that begin with
 * them.
 */
export function recordAll(desk: Desk, events: readonly GameEvent[]): void {
  for (const event of events) record(desk, event);
  for (const order of ordersTaken(desk, events)) {
    record(desk, order);
    desk.taken = true;
  }
}

function pilesOf(desk: Desk): Piles | undefined {
  const { form, state } = desk.match;
  if (form !== 2 || state === undefined) return undefined;
  if (desk.piles?.state !== state) desk.piles = { state, of: desk.game.piles?.(state) };
  return desk.piles.of;
}

/**
 * Withdraws what a seat has answered and the game has not carried out: another person answers for it now, or nobody. In
 * form 2.
 */
export function withdraw(desk: Desk, seat: SeatId): void {
  const { game, match } = desk;
  if (match.form === 2 && match.status === 'playing') recordAll(desk, game.leaves?.(match.state, seat) ?? []);
}

/** Puts a command before the game; its events are emitted unless it is refused. */
export function play(desk: Desk, seat: SeatId, command: Json): Refusal | undefined {
  const decided = desk.game.decide(desk.match.state, seat, command, desk.chance);
  if (!decided.ok) return decided.error;
  recordAll(desk, decided.value);
  return undefined;
}

/** Ends the match: reveals the seed, and who sat where if that was hidden. */
export function end(desk: Desk, outcome: Outcome): void {
  const sealed = [
    ...Object.keys(desk.match.seals),
    ...desk.events.flatMap((event) => ('sealed' in event && event.sealed ? event.sealed.topic : [])),
  ];
  const opens = sealed.filter((topic) => topic.startsWith(HOLDER)).map((topic) => ({ topic }));
  emit(desk, { type: 'match/ended', outcome, seed: toBase64url(desk.seed), ...(opens.length > 0 && { opens }) });
}

/** The prefix of topics that seal who holds a seat. */
export const HOLDER = 'holder/';

/** The refusal of a seat that has no open question. */
export const notAsked = (): Refusal =>
  refusal('NOT_ASKED', {
    en: 'there is nothing for this seat to decide now',
    ko: '지금 이 자리가 결정할 것이 없습니다.',
  });

/** Refuses an answer to a question that is not, or no longer, the open one. */
export function unlessAsked(game: Play, match: Match, seat: SeatId, ask: string): Refusal | undefined {
  const open = askOf(game, match, seat);
  if (open === undefined) return notAsked();
  return open.ask === ask
    ? undefined
    : refusal('STALE_ASK', {
        en: `the open question is ${open.ask}, not ${ask}; read /actions again`,
        ko: `열려 있는 질문은 ${josa(ask, '이/가')} 아니라 ${open.ask}입니다. /actions를 다시 읽으세요.`,
      });
}

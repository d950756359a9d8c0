import type { Draws, Run } from '../../contract/chance.ts';
import type { Play } from '../../contract/game.ts';
import type { Piles } from '../../contract/piles.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import { absurd } from '../../lib/absurd.ts';
import type { SeatId } from '../../lib/ids.ts';
import { josa } from '../../lib/josa.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Moved } from '../../log/piles.ts';
import { type Actor, type Desk, emit, end, openDesk, play, type Unheeded, unlessAsked } from '../desk/desk.ts';
import { fork } from '../desk/fork.ts';
import { noted } from '../desk/notes.ts';
import { orderAsKept, standingEvent, type Waiting } from '../desk/orders.ts';
import { notForPeople, repair } from '../desk/repair.ts';
import { contribute, reveal } from '../lobby/entropy.ts';
import { closeLobby, edit, move, movesBot, remove } from '../lobby/host.ts';
import { begin, join, leave, start } from '../lobby/lobby.ts';
import { create } from '../lobby/opening.ts';
import { confirm } from '../lobby/ready-check.ts';
import type { MatchCommand } from '../state/commands.ts';
import type { AnyEvent, MatchEvent } from '../state/events.ts';
import { chairOf, type Match, seatsOf } from '../state/state.ts';
import { usual } from '../state/usual.ts';
import { extend, leaveFor } from '../timeouts/longer.ts';
import { refusePaused } from '../timeouts/pause.ts';
import { giveBack } from '../timeouts/record.ts';
import { settle, tick, wind } from '../timeouts/time.ts';
import { refuseBot } from './bots.ts';
import { moderate } from './moderation.ts';
import { agree, vote } from './votes.ts';

/** A command to a match, with all that `decide` may not find out itself. */
export interface Order {
  readonly by: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When it had arrived, if that was earlier; in form 2. */
  readonly arrived?: number;
  readonly command: MatchCommand;
  /** The orders that wait beside the log; left out: none. */
  readonly waiting?: Waiting;
}

/** The result of a command. */
export interface Decided {
  readonly events: readonly AnyEvent[];
  /** The counters of the chance streams it drew from. */
  readonly draws: Draws;
  /** Each draw, with the event that shows or seals it. */
  readonly runs: readonly Run[];
  readonly moves: readonly Moved[];
  /** All piles before the first event of the game, where it begins. */
  readonly stock?: Piles;
  readonly unheeded: readonly Unheeded[];
  /** Whether it came to a moment at which orders that wait take effect. */
  readonly taken: boolean;
}

/**
 * Returns `by` of the envelope: commands at a seat are the seat's, not the person's, except those of the owner as such;
 * `someone`: a person who took a seat in an anonymous match. Form 1 names no seat of a bot.
 */
export function byOf(match: Match, { by, command }: Pick<Order, 'by' | 'command'>): string {
  if (by === 'bots' && match.form === 2 && 'seat' in command) return `bot:${command.seat}`;
  if (typeof by === 'string') return by;
  if (command.type === 'join' && !command.bot && match.settings.anonymous) return 'someone';
  if (command.type === 'join' || command.type === 'remove' || (command.type === 'move' && movesBot(match, command)))
    return `user:${by.user}`;
  return 'seat' in command ? `seat:${command.seat}` : `user:${by.user}`;
}

/**
 * Decides a command to a match: the events it leads to, standing orders, lapses of vacant seats, deadlines and the end
 * included. Pure: the same match, order and seed give the same events, so an audit can decide every command again.
 */
export function decide(game: Play, match: Match, order: Order, seed: Uint8Array): Result<Decided, Refusal> {
  const desk = openDesk(game, { ...match, at: order.at }, seed, order.waiting);
  const refused = carryOut(desk, order, match.at);
  if (refused !== undefined) return err(refused);
  settleUnlessPaused(desk);
  agree(desk);
  const { command, arrived } = order;
  wind(desk, match, {
    by: byOf(match, order),
    ...('ask' in command && { ask: command.ask }),
    ...(arrived !== undefined && { arrived }),
  });
  const drawn = Object.entries(desk.chance.draws()).filter(([stream, count]) => count !== match.draws[stream]);
  const { events, moves, unheeded, taken } = desk;
  const stock = events.some(({ type }) => type === 'match/started')
    ? game.piles?.(game.initial(desk.match.options))
    : undefined;
  return ok({
    events,
    draws: Object.fromEntries(drawn),
    runs: desk.chance.runs(),
    moves,
    unheeded,
    taken,
    ...(stock && { stock }),
  });
}

function settleUnlessPaused(desk: Desk): void {
  if (desk.match.status !== 'playing' || desk.match.paused !== undefined) return;
  settle(desk);
  endIfDecided(desk);
}

function carryOut(desk: Desk, { by, command }: Order, was: number): Refusal | undefined {
  const { match } = desk;
  if (match.status === 'over') return gameOver();
  switch (command.type) {
    case 'create':
      return create(desk, by, command);
    case 'fork':
      return fork(desk, by, command);
    case 'join':
      return join(desk, by, command);
    case 'edit':
      return edit(desk, by, command);
    case 'move':
      return move(desk, by, command);
    case 'remove':
      return remove(desk, by, command.seat);
    case 'close':
      return closeLobby(desk, by);
    case 'start':
      return start(desk, by);
    case 'moderate':
      return moderate(desk, by, command);
    case 'tick':
      return tick(desk);
    case 'restored':
    case 'set-clock':
      return by === 'house' ? repair(desk, command, was) : notForPeople();
    case 'outage':
      return by === 'house' ? giveBack(desk, command) : notForPeople();
    case 'leave':
    case 'contribute':
    case 'reveal':
    case 'confirm':
    case 'act':
    case 'takeback':
    case 'stand':
    case 'extend':
    case 'away':
    case 'vote': {
      if (by === 'bots' && command.type === 'act') return actAsBot(desk, command);
      const denied = sits(match, by, command.seat);
      return denied ?? atSeat(desk, command);
    }
    default:
      return absurd(command);
  }
}

type SeatCommand = Extract<
  MatchCommand,
  { type: 'leave' | 'contribute' | 'reveal' | 'confirm' | 'act' | 'takeback' | 'stand' | 'extend' | 'away' | 'vote' }
>;

/** A bot answers as a person would, but holds no seat: it may do nothing else. */
const actAsBot = (desk: Desk, { seat, ask, command }: Extract<MatchCommand, { type: 'act' }>): Refusal | undefined =>
  refuseBot(desk.game, desk.match, seat, ask) ?? play(desk, seat, command);

function atSeat(desk: Desk, command: SeatCommand): Refusal | undefined {
  if (command.type === 'leave') return leave(desk, command.seat);
  if (command.type === 'contribute') return contribute(desk, command.seat, command.contribution);
  if (command.type === 'reveal') return reveal(desk, command.seat, command.bytes, begin);
  if (command.type === 'confirm') return confirm(desk, command.seat, begin);
  if (command.type === 'vote') return vote(desk, command);
  if (desk.match.status !== 'playing') return notStarted();
  switch (command.type) {
    case 'act':
      return (
        refusePaused(desk.match) ??
        unlessAsked(desk.game, desk.match, command.seat, command.ask) ??
        play(desk, command.seat, command.command)
      );
    case 'takeback':
      return refusePaused(desk.match) ?? takeBack(desk, command.seat, command.version);
    case 'stand':
      emit(desk, stood(desk, command));
      return undefined;
    case 'extend':
      return extend(desk, command.seat);
    case 'away':
      return leaveFor(desk, command.seat, command.until);
    default:
      return absurd(command);
  }
}

/** Returns why a person may not give a seat a standing order now. */
export function refuseOrder(match: Match, by: Actor, seat: SeatId): Refusal | undefined {
  if (match.status === 'over') return gameOver();
  return sits(match, by, seat) ?? (match.status === 'playing' ? undefined : notStarted());
}

const gameOver = (): Refusal =>
  refusal('GAME_OVER', {
    en: 'the game is over; its log can be read at /log',
    ko: '게임이 끝났습니다. 기록은 /log에서 읽을 수 있습니다.',
  });

const notStarted = (): Refusal =>
  refusal('NOT_STARTED', {
    en: 'the game has not started; its owner starts it when every seat is taken',
    ko: '아직 게임을 시작하지 않았습니다. 자리가 모두 차면 만든 사람이 시작합니다.',
  });

/** A standing order is sealed to its seat; with secret votes so that it looks like one of them. */
function stood(desk: Desk, command: Extract<SeatCommand, { type: 'stand' }>): MatchEvent {
  const { settings, hushed = [] } = desk.match;
  const { seat } = command;
  const standing = orderAsKept(desk.game, desk.match, seat, command.standing);
  if (usual(settings).votes === 'secret')
    return { type: 'match/noted', seat, sealed: noted(seat, { standing, draw: hushed.includes(seat) }) };
  return standingEvent(seat, standing);
}

function sits(match: Match, by: Actor, seat: SeatId): Refusal | undefined {
  if (typeof by === 'string' || !seatsOf(match, by.user).includes(seat)) {
    return refusal(
      'NOT_YOUR_SEAT',
      chairOf(match, seat)
        ? { en: `you do not hold the seat ${seat}`, ko: `${seat} 자리는 내 자리가 아닙니다.` }
        : { en: `there is no seat ${seat} in this game`, ko: `이 게임에 ${seat} 자리는 없습니다.` },
    );
  }
  return undefined;
}

function takeBack(desk: Desk, seat: SeatId, version: number | undefined): Refusal | undefined {
  const step = desk.match.undo?.since.at(-1);
  if (step === undefined || step.seat !== seat) {
    return refusal('NOTHING_TO_TAKE_BACK', {
      en: 'only your own newest step can be taken back, until chance, a card or another seat intervenes',
      ko: '자기의 마지막 행동만, 무작위 결과나 카드나 다른 자리가 끼어들기 전까지 무를 수 있습니다.',
    });
  }
  if (version !== undefined && version !== step.v) {
    return refusal('STALE_TAKEBACK', {
      en: `the step that would be taken back is version ${step.v}, not ${version}`,
      ko: `무르게 될 행동은 버전 ${josa(String(version), '이/가')} 아니라 ${step.v}입니다.`,
    });
  }
  emit(desk, { type: 'match/took-back', seat, version: step.v });
  return undefined;
}

function endIfDecided(desk: Desk): void {
  const outcome = desk.match.status === 'playing' ? desk.game.outcome(desk.match.state) : undefined;
  if (outcome !== undefined) end(desk, outcome);
}

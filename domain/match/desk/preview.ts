import { stoppedChance, WouldDraw } from '../../contract/chance.ts';
import type { Game, GameEvent } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { isObject, type Json, same } from '../../lib/json.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { askOf, asksOf, isWaited } from '../clock/questions.ts';
import { isUndoable } from '../fold/undo.ts';
import type { Match } from '../state/state.ts';
import { notAsked } from './desk.ts';
import { leftAnswer } from './orders.ts';

/** The result of a command as far as it can be told: up to the first draw, reveal or look. */
export interface Preview {
  /** Events as `seat` would see them. */
  readonly events: readonly GameEvent[];
  /** The view after them. */
  readonly view: Json;
  /** The stream that would be drawn from next; nothing after it is told. */
  readonly wouldDraw?: string;
  /** Secrets would be opened next, or `seat` would learn one; nothing after it is told. */
  readonly wouldReveal?: true;
  /** Whether `seat` could take the command back. Standing orders of others are not looked at. */
  readonly reversible: boolean;
}

/** A preview, and the match after it: its questions are as far as they can be told; undefined: not as far as that. */
interface Run {
  readonly preview: Preview;
  readonly after: Match | undefined;
}

/**
 * Decides a command without committing it. It shows no die and nobody's secret: chance stops at the first draw, and the
 * answer ends before the first event that opens a seal, or that seals to `seat` what does not stand in its command (a
 * card on top of the deck that another seat put there).
 */
export function dryRun(game: Game, match: Match, seat: SeatId, command: Json): Result<Preview, Refusal> {
  const run = tried(game, match, seat, command);
  return run.ok ? ok(run.value.preview) : run;
}

/** As `dryRun`, with the match after the command where no draw and no reveal comes before its next question. */
export function tried(game: Game, match: Match, seat: SeatId, command: Json): Result<Run, Refusal> {
  if (match.status !== 'playing') return err(match.status === 'over' ? OVER : NOT_STARTED);
  if (askOf(game, match, seat) === undefined) return err(notAsked());
  try {
    const decided = game.decide(match.state, seat, command, stoppedChance);
    if (!decided.ok) return decided;
    const cut = decided.value.findIndex(({ opens, sealed }) => opens !== undefined || teaches(sealed, seat, command));
    const told = cut < 0 ? decided.value : decided.value.slice(0, cut);
    const state = told.reduce((at, event) => game.evolve(at, event), match.state as unknown);
    const preview = {
      events: told.map((event) => withoutSecrets(event, seat)),
      view: game.view(state, [seat]) as Json,
    };
    if (cut >= 0) return ok({ preview: { ...preview, wouldReveal: true, reversible: false }, after: undefined });
    const after = { ...match, state };
    return ok({ preview: { ...preview, reversible: isReversible(game, after, seat, told) }, after });
  } catch (fault) {
    if (!(fault instanceof WouldDraw)) throw fault;
    const view = game.view(match.state, [seat]) as Json;
    return ok({ preview: { events: [], view, wouldDraw: fault.stream, reversible: false }, after: undefined });
  }
}

/**
 * Whether a seat could take back a command with these events: all of them can be undone, and next only the seat itself
 * is asked, by a question that it has not answered in advance.
 */
function isReversible(game: Game, after: Match, seat: SeatId, events: readonly GameEvent[]): boolean {
  const next = asksOf(game, after).filter(isWaited);
  return (
    isUndoable(game, `seat:${seat}`, false, events) &&
    next.length > 0 &&
    next.every((ask) => ask.seat === seat) &&
    leftAnswer(game, after, seat) === undefined
  );
}

const OVER = refusal('NOT_PLAYING', { en: 'the game is over', ko: '게임이 끝났습니다.' });
const NOT_STARTED = refusal('NOT_PLAYING', { en: 'the game is not started', ko: '아직 게임을 시작하지 않았습니다.' });

const teaches = (sealed: GameEvent['sealed'], seat: SeatId, command: Json): boolean =>
  sealed?.to.includes(seat) === true && !holds(command, sealed.value);

/** Whether `value` stands somewhere in `command`. */
function holds(command: Json, value: Json): boolean {
  if (same(command, value)) return true;
  return (Array.isArray(command) || isObject(command)) && Object.values(command).some((part) => holds(part, value));
}

function withoutSecrets(event: GameEvent, seat: SeatId): GameEvent {
  if (event.sealed === undefined || event.sealed.to.includes(seat)) return event;
  const { value: _, ...cover } = event.sealed;
  return { ...event, sealed: cover as GameEvent['sealed'] & object };
}

/** Returns the default answer of a seat with an open question; `undefined` without one. */
export function lapseOf(game: Game, match: Match, seat: SeatId): Json | undefined {
  if (askOf(game, match, seat) === undefined) return undefined;
  return game.lapse(game.view(match.state, [seat]), seat) as Json;
}

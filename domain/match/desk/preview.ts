import { stoppedChance, WouldDraw } from '../../contract/chance.ts';
import type { Game, GameEvent } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { isObject, type Json, same } from '../../lib/json.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { askOf } from '../clock/questions.ts';
import type { Match } from '../state/state.ts';
import { notAsked } from './desk.ts';

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
}

/**
 * Decides a command without committing it. It shows no die and nobody's secret: chance stops at the first draw, and the
 * answer ends before the first event that opens a seal, or that seals to `seat` what does not stand in its command (a
 * card on top of the deck that another seat put there).
 */
export function dryRun(game: Game, match: Match, seat: SeatId, command: Json): Result<Preview, Refusal> {
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
    return ok(cut < 0 ? preview : { ...preview, wouldReveal: true });
  } catch (fault) {
    if (!(fault instanceof WouldDraw)) throw fault;
    return ok({ events: [], view: game.view(match.state, [seat]) as Json, wouldDraw: fault.stream });
  }
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

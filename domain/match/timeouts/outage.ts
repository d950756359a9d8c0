import type { Ask } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import { G, LATE } from '../../log/times.ts';
import { emptyAt } from '../clock/bank.ts';
import { asksOf, isSilent } from '../clock/questions.ts';
import { dueFor, leastOf, secondsOf } from '../clock/running.ts';
import { type Desk, emit } from '../desk/desk.ts';
import { revealSeconds } from '../lobby/entropy.ts';
import { isStarting, startWaitsFor } from '../lobby/ready-check.ts';
import { chairOf, isPerson, type Match } from '../state/state.ts';
import { resume } from './pause.ts';

/*
 * When the server was away over a deadline. It follows from the log alone: a timeout that would be written more than
 * `LATE` after it was possible is not written; seats that owe an answer get a new deadline. Saved answers are carried
 * out then as always.
 * - A question: a sixth of the seconds that its kind gives. Grace that was not granted yet can still be granted after
 *   that.
 * - Several questions: the most that one of them gets.
 * - A bank: each clock that runs has what it had when the first was empty, or a sixth of the bank that the game began
 *   with if that is more.
 * - A ready check, or the revealing of joint dice: a sixth of its seconds. A lobby: a sixth of `lobbyExpires`.
 * - The end of a pause: the game goes on with what was left of the deadline, or a sixth if that is more.
 *
 * A sixth is never less than 60 seconds nor more than 12 hours. The clock runs by calendar and absences, as always. A
 * question is spared three times at most, so that a person who can bring a server down cannot hold up a game for ever.
 */

/** How often a question is spared. */
const MOST = 3;

/** Returns the open questions to people that would time out now. */
function silentIn({ game, match }: Desk): readonly Ask[] {
  const { bank, due = 0 } = match;
  const empty =
    bank === undefined || match.paused !== undefined ? undefined : emptyAt(match, bank).filter(({ at }) => at <= due);
  const isUp = (seat: SeatId): boolean => empty === undefined || empty.some((each) => each.seat === seat);
  return asksOf(game, match).filter(
    (ask) => isSilent(match, ask) && isUp(ask.seat) && isPerson(chairOf(match, ask.seat) ?? {}),
  );
}

/**
 * Whether a timeout would be written so late that the server must have been away. Games in which every person has
 * answered are never spared.
 */
export function isOutage(desk: Desk): boolean {
  const { form, due, at, status, spared = 0, paused, settings } = desk.match;
  if (form !== 2 || due === undefined || at <= due + G + LATE || spared >= MOST) return false;
  if (status === 'lobby') return !isStarting(desk.match) || startWaitsFor(desk.match).length > 0;
  if (paused !== undefined && paused.left === undefined && settings.bank === undefined) return false;
  return silentIn(desk).length > 0;
}

/**
 * Sets a new deadline instead of a timeout, because the server was away. The clocks of a bank follow from that by
 * themselves.
 */
export function spare(desk: Desk): void {
  const { match } = desk;
  const { status, paused, settings, at, grace } = match;
  const dues = silentIn(desk).map((ask) => dueFor(match, [ask], at, leastOf((secondsOf(match, ask) ?? 0) * 1000)));
  emit(desk, { type: 'match/outage' });
  if (status === 'lobby') emit(desk, { type: 'match/clock', due: at + leastOf(lobbySeconds(match) * 1000) });
  else if (paused !== undefined) resume(desk, Math.max(...dues));
  else if (settings.bank === undefined)
    emit(desk, { type: 'match/clock', due: Math.max(...dues), ...(grace && { grace }) });
}

/** Returns the seconds that the deadline of a lobby allows: to start it, or to be there when it starts. */
export function lobbySeconds(match: Match): number {
  const { settings, entropy } = match;
  if (!isStarting(match)) return settings.lobbyExpires;
  return entropy === undefined ? (settings.ready?.seconds ?? 0) : revealSeconds(settings);
}

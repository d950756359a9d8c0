import type { Ask } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import { asksOf, isWaited } from '../clock/questions.ts';
import { dueFor, runningFor } from '../clock/running.ts';
import { type Desk, emit } from '../desk/desk.ts';
import type { Match } from '../state/state.ts';
import { usual } from '../state/usual.ts';

// A pause: nobody acts, what was left of the deadline is given back afterwards, and `due` says when it ends at the
// latest.

/** Refuses any action during a pause. */
export const refusePaused = ({ paused }: Match): Refusal | undefined =>
  paused === undefined
    ? undefined
    : refusal('PAUSED', {
        en: 'the game is paused; any player in the game may end the pause by a vote',
        ko: '게임이 일시 정지 중입니다. 아직 게임에 남은 참가자는 누구나 투표로 다시 시작할 수 있습니다.',
      });

/** The questions that are waited for. */
const waitedIn = ({ game, match }: Desk): readonly Ask[] => asksOf(game, match).filter(isWaited);

/** All people in play have agreed. A bank stops by itself, for it follows from the log. */
export function pause(desk: Desk): void {
  const { match } = desk;
  const { due, at, settings } = match;
  const seats = waitedIn(desk).map(({ seat }) => seat);
  const left = due === undefined || settings.bank !== undefined ? undefined : runningFor(match, seats, at, due);
  emit(desk, { type: 'match/paused', ...(left !== undefined && { left }) });
  emit(desk, { type: 'match/clock', due: at + usual(settings).pause.most * 1000 });
}

/**
 * Ends the pause: a player ended it, or it has lasted as long as it may. `least`: a deadline that comes back is no
 * earlier than that.
 */
export function resume(desk: Desk, least = 0): void {
  const { paused } = desk.match;
  emit(desk, { type: 'match/resumed' });
  const { match } = desk;
  const due =
    paused?.left === undefined ? undefined : Math.max(least, dueFor(match, waitedIn(desk), match.at, paused.left));
  emit(desk, { type: 'match/clock', ...(due !== undefined && { due, ...(paused?.grace && { grace: true }) }) });
}

import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { sure } from '../../lib/sure.ts';
import { type Desk, emit } from '../desk/desk.ts';
import { awaitedFor } from '../state/chance-seed.ts';
import { isPerson, type Match } from '../state/state.ts';

// Before a game begins, everybody at the table confirms that they are there. With joint dice they do that by revealing
// their contribution.

/** Returns the places whose people have not confirmed; none if no start is under way. */
export const unconfirmedIn = ({ check }: Match): readonly SeatId[] =>
  check?.seats?.filter((seat) => !check.confirmed.includes(seat)) ?? [];

/** Whether a start is under way: places are fixed, and each person is waited for. */
export const isStarting = ({ status, entropy, check }: Match): boolean =>
  status === 'lobby' && (entropy?.closed !== undefined || check?.seats !== undefined);

/** Returns the places whose people a start under way waits for. */
export const startWaitsFor = (match: Match): readonly SeatId[] =>
  match.entropy === undefined ? unconfirmedIn(match) : awaitedFor(match);

/**
 * Fixes the places, and asks each person whether they are there, until a deadline. Where no person sits, nobody is
 * asked: undefined.
 */
export function call(desk: Desk): Refusal | 'called' | undefined {
  const { match } = desk;
  const seconds = match.settings.ready?.seconds;
  const seats = match.chairs.filter(isPerson).map(({ seat }) => seat);
  if (seconds === undefined || seats.length === 0) return undefined;
  if (isStarting(match)) {
    const missing = unconfirmedIn(match).join(', ');
    return refusal('ALREADY_STARTED', {
      en: `still to confirm: ${missing}`,
      ko: `아직 확인하지 않은 자리: ${missing}.`,
    });
  }
  emit(desk, { type: 'match/closed', contributions: [], seats });
  emit(desk, { type: 'match/clock', due: match.at + seconds * 1000 });
  return 'called';
}

/** Confirms that a player is there. With the last of them `begin` starts the game. */
export function confirm(desk: Desk, seat: SeatId, begin: (desk: Desk) => void): Refusal | undefined {
  if (desk.match.status !== 'lobby' || !unconfirmedIn(desk.match).includes(seat))
    return refusal('NOTHING_TO_CONFIRM', {
      en: 'this seat has nothing to confirm now',
      ko: '지금 이 자리에서 확인할 것이 없습니다.',
    });
  emit(desk, { type: 'match/confirmed', seat });
  if (unconfirmedIn(desk.match).length > 0) return undefined;
  emit(desk, { type: 'match/clock' });
  begin(desk);
  return undefined;
}

/** Reopens the lobby after a failed start; all commitments to bytes are void. */
export function reopen(desk: Desk): void {
  const { entropy, check, at, settings } = desk.match;
  const { failed } = sure(entropy ?? check, 'start that has failed');
  emit(desk, { type: 'match/reopened', failed: failed + 1 });
  emit(desk, { type: 'match/clock', due: at + settings.lobbyExpires * 1000 });
}

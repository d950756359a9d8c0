import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { sure } from '../../lib/sure.ts';
import { formOf } from '../../log/forms.ts';
import { contributionOf, is32Bytes } from '../../log/joint.ts';
import { type Desk, emit } from '../desk/desk.ts';
import { awaitedFor, chanceSeed } from '../state/chance-seed.ts';
import { type Entropy, isPerson, type Match } from '../state/state.ts';

// Dice that no one chooses alone: people commit to bytes in the lobby, and reveal them once nobody can change theirs.

const DAY = 86_400;

const notJoint = (): Refusal =>
  refusal('NO_CONTRIBUTIONS', {
    en: 'only the server rolls the dice of this game',
    ko: '이 게임의 주사위는 서버의 시드로만 굴립니다.',
  });

const closedNow = (): Refusal =>
  refusal('CONTRIBUTIONS_CLOSED', {
    en: 'the contributions to the dice are fixed; none can be changed',
    ko: '주사위에 보탤 값이 이미 정해져 바꿀 수 없습니다.',
  });

/** Returns why a person who sits down at `seat` may not commit to bytes; `undefined` if they may. */
export function refuseContribution(match: Match, seat: SeatId | undefined, isBot: boolean): Refusal | undefined {
  const { entropy, status } = match;
  if (entropy === undefined) return notJoint();
  if (status !== 'lobby' || entropy.closed !== undefined) return closedNow();
  if (isBot)
    return refusal('BOTS_CONTRIBUTE_NOTHING', {
      en: 'a bot contributes nothing to the dice',
      ko: '봇은 주사위에 값을 보태지 않습니다.',
    });
  if (seat !== undefined) return undefined;
  return refusal('PLACE_NOT_NAMED', {
    en: 'a contribution is made for one place: name the seat, or send it after you have sat down',
    ko: '보탤 값은 자리마다 다릅니다. 자리를 정해 받거나, 자리를 받은 뒤에 보내세요.',
  });
}

/** Commits to bytes for the dice, or to others than before. */
export function contribute(desk: Desk, seat: SeatId, contribution: string): Refusal | undefined {
  const refused = refuseContribution(desk.match, seat, false);
  if (refused === undefined) emit(desk, { type: 'match/contributed', seat, contribution });
  return refused;
}

/** Why the contributions cannot be fixed yet. */
export function refuseClosing(match: Match, entropy: Entropy): Refusal | undefined {
  if (entropy.closed !== undefined)
    return refusal('ALREADY_STARTED', {
      en: `still to reveal: ${list(awaitedFor(match))}`,
      ko: `아직 값을 공개하지 않은 자리: ${list(awaitedFor(match))}.`,
    });
  const people = match.chairs.filter(isPerson).map(({ seat }) => seat);
  if (people.length === 0)
    return refusal('NOBODY_CONTRIBUTES', {
      en: 'joint dice need at least one person',
      ko: '함께 정하는 주사위에는 사람이 한 명은 있어야 합니다.',
    });
  const missing = people.filter((seat) => !entropy.contributions.some((each) => each.seat === seat));
  if (missing.length === 0) return undefined;
  return refusal('CONTRIBUTIONS_MISSING', {
    en: `still to contribute: ${list(missing)}`,
    ko: `아직 값을 보태지 않은 자리: ${list(missing)}.`,
  });
}

const list = (seats: readonly SeatId[]): string => seats.join(', ');

/** How many seconds people have to reveal. */
export const revealSeconds = ({ deadlines, ready }: Match['settings']): number =>
  deadlines.reveal ?? ready?.seconds ?? DAY;

/** Fixes the contributions: from now on each is to be revealed before a deadline. */
export function close(desk: Desk, { contributions }: Entropy): void {
  const { at, settings } = desk.match;
  emit(desk, { type: 'match/closed', contributions });
  emit(desk, { type: 'match/clock', due: at + revealSeconds(settings) * 1000 });
}

/** Reveals the bytes of a commitment. With the last of them the dice are fixed, and `begin` starts the game. */
export function reveal(desk: Desk, seat: SeatId, bytes: string, begin: (desk: Desk) => void): Refusal | undefined {
  const { match } = desk;
  const { entropy } = match;
  if (entropy === undefined) return notJoint();
  if (match.status !== 'lobby' || !awaitedFor(match).includes(seat))
    return refusal('NOTHING_TO_REVEAL', {
      en: 'this seat has nothing to reveal now',
      ko: '지금 이 자리에서 공개할 값이 없습니다.',
    });
  const { contribution } = sure(
    entropy.contributions.find((each) => each.seat === seat),
    `contribution of ${seat}`,
  );
  if (!is32Bytes(bytes) || contributionOf(match.game, seat, bytes) !== contribution)
    return refusal('WRONG_CONTRIBUTION', {
      en: 'these are not the bytes that were committed to at this seat',
      ko: '이 자리에서 약속한 값이 아닙니다.',
    });
  emit(desk, { type: 'match/revealed', seat, bytes });
  if (awaitedFor(desk.match).length > 0) return undefined;
  desk.chance = formOf(match.form).chance(chanceSeed(desk.match, desk.seed), {}, match.epoch ?? 0);
  desk.chance.next(desk.events.length);
  emit(desk, { type: 'match/clock' });
  begin(desk);
  return undefined;
}

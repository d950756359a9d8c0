import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { type Actor, type Desk, emit, end, HOLDER, recordAll, withdraw } from '../desk/desk.ts';
import type { MatchCommand } from '../state/commands.ts';
import { type Chair, chairOf, type Holder, isPerson, type Match, seatsOf } from '../state/state.ts';
import { close, refuseClosing, refuseContribution } from './entropy.ts';
import { call, isStarting, reopen, startWaitsFor } from './ready-check.ts';
import { deal } from './seating.ts';

type Join = Extract<MatchCommand, { type: 'join' }>;

/**
 * Takes a vacant seat, in the lobby or as a replacement in play; the owner may seat a bot. Where seats are dealt, the
 * seat taken in the lobby is only a place to wait.
 */
export function join(desk: Desk, by: Actor, command: Join): Refusal | undefined {
  const { match } = desk;
  const { seat, bot, contribution } = command;
  if (typeof by === 'string')
    return refusal('NOT_A_PERSON', { en: 'only people take seats', ko: '사람만 자리를 받을 수 있습니다.' });
  if (bot && by.user !== match.owner)
    return refusal('NOT_THE_OWNER', {
      en: 'only the owner of a game seats bots',
      ko: '게임을 만든 사람만 봇을 추가할 수 있습니다.',
    });
  if (!bot && seatsOf(match, by.user).length > 0)
    return refusal('ALREADY_SEATED', { en: 'you hold a seat in this game', ko: '이미 이 게임에 자리가 있습니다.' });
  const removed = bot ? undefined : refuseRemoved(match, by.user, command.invited === true);
  if (removed !== undefined) return removed;
  const unwanted =
    refuseWish(match, command) ??
    (contribution === undefined ? undefined : refuseContribution(match, seat, bot === true));
  if (unwanted !== undefined) return unwanted;
  const vacant = match.chairs.filter(
    (each) => each.holder === undefined && !isKept(match, each.seat, bot ? undefined : by.user),
  );
  const own = bot ? undefined : vacant.find((each) => keptFor(match, each.seat) === by.user);
  const chair = seat === undefined ? (own ?? vacant[0]) : chairOf(match, seat);
  if (chair === undefined) {
    return seat === undefined
      ? refusal('GAME_FULL', { en: 'every seat is taken', ko: '자리가 모두 찼습니다.' })
      : noSuchSeat(match);
  }
  if (chair.holder !== undefined) return seatTaken(match);
  if (isKept(match, chair.seat, bot ? undefined : by.user)) return seatKept();
  sit(desk, chair, bot ? { kind: 'bot' } : { kind: 'user', user: by.user }, contribution);
  withdraw(desk, chair.seat);
  if (asksForWishes(match) && !bot) {
    const sealed = { to: [], topic: `preferences/${match.v + 1}`, value: command.preferences ?? [] };
    emit(desk, { type: 'match/preferred', seat: chair.seat, sealed });
  }
  return undefined;
}

/** How long the places of a rematch are kept for those who played before. */
const KEPT_MS = 86_400_000;

/**
 * Returns the person for whom a place of a lobby is still reserved; none once they sit elsewhere in it, or a day has
 * passed.
 */
function keptFor(match: Match, seat: SeatId): string | undefined {
  const { origin } = match;
  const isFresh = match.status === 'lobby' && match.at < match.createdAt + KEPT_MS;
  const user = isFresh && origin?.is === 'rematch' ? origin.places?.[seat] : undefined;
  return user === undefined || seatsOf(match, user).length > 0 ? undefined : user;
}

/** Whether a place is reserved for another person. */
function isKept(match: Match, seat: SeatId, user: string | undefined): boolean {
  const kept = keptFor(match, seat);
  return kept !== undefined && kept !== user;
}

const seatKept = (): Refusal =>
  refusal('SEAT_KEPT', {
    en: 'for a day this seat is reserved for a player of the previous game',
    ko: '앞 게임을 함께한 사람을 위해 하루 동안 남겨 둔 자리입니다.',
  });

/** Refuses a person that the owner has removed, and not invited since. */
const refuseRemoved = ({ removed, moderated }: Match, user: string, isInvited: boolean): Refusal | undefined => {
  if (moderated?.barred.includes(user))
    return refusal('UNSEATED', {
      en: 'a moderator took you from this game; you cannot sit down here again',
      ko: '운영진이 이 게임에서 내보냈습니다. 다시 자리를 받을 수 없습니다.',
    });
  return isInvited || removed?.[user] === undefined
    ? undefined
    : refusal('REMOVED', {
        en: 'the owner of this game has removed you; you may sit down again when you are invited',
        ko: '게임을 만든 사람이 나를 내보냈습니다. 다시 초대를 받으면 자리를 받을 수 있습니다.',
      });
};

export function seatTaken({ chairs }: Match): Refusal {
  const vacant = list(chairs.filter(({ holder }) => holder === undefined));
  return refusal('SEAT_TAKEN', {
    en: `vacant seats: ${vacant || 'none'}`,
    ko: `이미 찬 자리입니다. 빈자리: ${vacant || '없음'}.`,
  });
}

/** Seats a person or a bot. In an anonymous match the person is sealed to nobody. */
export function sit(desk: Desk, { seat }: Chair, holder: Holder, contribution: string | undefined): void {
  const { settings, v } = desk.match;
  const given = contribution === undefined ? {} : { contribution };
  if (!settings.anonymous || holder.kind === 'bot') emit(desk, { type: 'match/joined', seat, holder, ...given });
  else
    emit(desk, { type: 'match/joined', seat, sealed: { to: [], topic: `${HOLDER}${v + 1}`, value: holder }, ...given });
}

const asksForWishes = ({ status, settings }: Match): boolean =>
  status === 'lobby' && settings.seating === 'preferences';

/** Refuses a named seat where seats are dealt, and preferences where seats are chosen. */
function refuseWish(match: Match, { seat, bot, preferences }: Join): Refusal | undefined {
  if (match.status === 'lobby' && match.settings.seating !== 'choose' && seat !== undefined) return seatsAreDealt();
  if (preferences === undefined) return undefined;
  if (bot || !asksForWishes(match))
    return refusal('NO_PREFERENCES', {
      en: 'this game does not ask for preferred seats',
      ko: '이 게임에서는 원하는 자리를 묻지 않습니다.',
    });
  const strange = preferences.find((each) => chairOf(match, each) === undefined);
  return strange === undefined ? undefined : noSuchSeat(match);
}

export const seatsAreDealt = (): Refusal =>
  refusal('SEATS_ARE_DEALT', {
    en: 'seats are dealt at the start of this game; take one without naming it',
    ko: '이 게임에서는 시작할 때 자리를 나눕니다. 자리를 정하지 말고 받으세요.',
  });

const list = (chairs: readonly Pick<Chair, 'seat'>[]): string => chairs.map(({ seat }) => seat).join(', ');

export const noSuchSeat = ({ chairs }: { readonly chairs: readonly Pick<Chair, 'seat'>[] }): Refusal =>
  refusal('NO_SUCH_SEAT', { en: `the seats are ${list(chairs)}`, ko: `그런 자리는 없습니다. 자리: ${list(chairs)}.` });

/**
 * Leaves a seat: the lobby, or (resigning, or by a moderator) the game. Nobody leaves a seat of a sandbox: it is
 * closed.
 */
export function leave(desk: Desk, seat: SeatId, unseated?: 'unseated'): Refusal | undefined {
  if (desk.match.settings.sandbox === true && unseated === undefined)
    return refusal('SANDBOX', {
      en: 'all seats of a sandbox are yours: close it when you are done',
      ko: '연습 게임의 자리는 모두 내 것입니다. 다 쓰면 닫으세요.',
    });
  const playing = desk.match.status === 'playing';
  emit(desk, { type: 'match/left', seat, how: unseated ?? (playing ? 'resigned' : 'left') });
  withdraw(desk, seat);
  const outcome = playing ? desk.game.forfeit(desk.match.state, seat) : undefined;
  if (outcome !== undefined) end(desk, outcome);
  else if (!desk.match.chairs.some(isPerson)) abandon(desk);
  else if (isStarting(desk.match)) reopen(desk);
  return undefined;
}

const abandon = (desk: Desk): void => end(desk, { result: 'cancelled', seats: [], how: 'abandoned' });

/**
 * People who have not said that they are there, or not revealed what they committed to, lose their place, and the lobby
 * opens again.
 */
export function dismissSilent(desk: Desk): void {
  const how = desk.match.entropy === undefined ? 'unconfirmed' : 'unrevealed';
  for (const seat of startWaitsFor(desk.match)) emit(desk, { type: 'match/left', seat, how });
  if (desk.match.chairs.some(isPerson)) reopen(desk);
  else abandon(desk);
}

/** Starts the game once every seat is taken. */
export function start(desk: Desk, by: Actor): Refusal | undefined {
  const { match } = desk;
  if (typeof by !== 'string' && by.user !== match.owner)
    return refusal('NOT_THE_OWNER', {
      en: 'only the owner of a game starts it',
      ko: '게임을 만든 사람만 시작할 수 있습니다.',
    });
  if (match.status !== 'lobby')
    return refusal('ALREADY_STARTED', { en: 'the game has started', ko: '이미 시작한 게임입니다.' });
  const vacant = match.chairs.filter(({ holder }) => holder === undefined);
  return vacant.length > 0 ? stillVacant(vacant) : startOrClose(desk);
}

export const stillVacant = (vacant: readonly Pick<Chair, 'seat'>[]): Refusal =>
  refusal('SEATS_VACANT', { en: `still vacant: ${list(vacant)}`, ko: `아직 빈자리가 있습니다: ${list(vacant)}.` });

/** Starts the game. With a ready check, or joint dice, it fixes the players, and each of them must then confirm. */
export function startOrClose(desk: Desk): Refusal | undefined {
  const { entropy } = desk.match;
  if (entropy === undefined) {
    const called = call(desk);
    if (called === undefined) begin(desk);
    return called === 'called' ? undefined : called;
  }
  const refused = refuseClosing(desk.match, entropy);
  if (refused === undefined) close(desk, entropy);
  return refused;
}

export function begin(desk: Desk): void {
  if (desk.match.settings.seating !== 'choose') deal(desk);
  emit(desk, { type: 'match/started' });
  recordAll(desk, desk.game.setup(desk.match.state, desk.chance));
}

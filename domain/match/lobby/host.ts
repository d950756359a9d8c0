import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { type Actor, type Desk, emit, end } from '../desk/desk.ts';
import type { MatchCommand } from '../state/commands.ts';
import { type Chair, chairOf, type Match, seatsOf } from '../state/state.ts';
import { refuseContribution } from './entropy.ts';
import { noSuchSeat, seatsAreDealt, seatTaken, sit } from './lobby.ts';
import { isStarting } from './ready-check.ts';

// Changes in a lobby before the game starts, above all by its owner.

const list = (chairs: readonly Chair[]): string => chairs.map(({ seat }) => seat).join(', ');

/**
 * Refuses what belongs to a lobby: the game has started, or its start is under way, or its log knows no such events.
 */
function refuseNow(match: Match): Refusal | undefined {
  const { status, form } = match;
  if (form !== 2)
    return refusal('FORM_TOO_OLD', {
      en: 'lobbies of this form of the log cannot be changed so',
      ko: '이 기록 형식의 대기실에서는 할 수 없습니다.',
    });
  if (status !== 'lobby')
    return refusal('ALREADY_STARTED', { en: 'the game has started', ko: '이미 시작한 게임입니다.' });
  if (!isStarting(match)) return undefined;
  return refusal('ALREADY_STARTED', {
    en: 'the game is starting: its people are asked whether they are there',
    ko: '게임이 시작되는 중입니다. 참가자들이 자리에 있는지 확인하고 있습니다.',
  });
}

const isOwner = ({ owner }: Match, by: Actor): boolean => typeof by !== 'string' && by.user === owner;

const notTheOwner = (): Refusal =>
  refusal('NOT_THE_OWNER', { en: 'only the owner of the game may do this', ko: '게임을 만든 사람만 할 수 있습니다.' });

/** Returns why a person may not change a lobby as its owner may; `undefined` if they may. */
export const refuseHost = (match: Match, by: Actor): Refusal | undefined =>
  isOwner(match, by) ? refuseNow(match) : notTheOwner();

/** Cancels the game before it starts; a sandbox at any time. */
export function closeLobby(desk: Desk, by: Actor): Refusal | undefined {
  const isSandbox = desk.match.settings.sandbox === true && isOwner(desk.match, by);
  const refused = isSandbox ? undefined : refuseHost(desk.match, by);
  if (refused === undefined) end(desk, { result: 'cancelled', seats: [], how: 'closed' });
  return refused;
}

type Edit = Extract<MatchCommand, { type: 'edit' }>;

/**
 * Changes the settings and texts of the lobby. No player loses a seat by it: options without a taken seat are refused.
 */
export function edit(desk: Desk, by: Actor, { texts, options, settings }: Edit): Refusal | undefined {
  const { match, game } = desk;
  const refused = refuseHost(match, by);
  if (refused !== undefined) return refused;
  const chairs = options === undefined ? undefined : game.seats(options);
  const lost = match.chairs.filter(
    ({ seat, holder }) => holder !== undefined && chairs?.every((chair) => chair.seat !== seat),
  );
  if (lost.length > 0)
    return refusal('SEATS_WOULD_GO', {
      en: `with these options there is no seat ${list(lost)}, and a player holds it: move or remove that player first`,
      ko: `이 선택 사항에는 ${list(lost)} 자리가 없는데 그 자리에 참가자가 있습니다. 먼저 자리를 옮기거나 내보내세요.`,
    });
  emit(desk, {
    type: 'match/edited',
    texts,
    ...(options !== undefined && { options }),
    ...(chairs !== undefined && { chairs }),
    ...(settings !== undefined && { settings }),
  });
  if (settings?.lobbyExpires !== undefined)
    emit(desk, { type: 'match/clock', due: match.at + settings.lobbyExpires * 1000 });
  return undefined;
}

type Move = Extract<MatchCommand, { type: 'move' }>;

/** Whether the owner moves a bot with this command; else a person changes their own seat. */
export const movesBot = (match: Match, { seat }: Pick<Move, 'seat'>): boolean =>
  chairOf(match, seat)?.holder?.kind === 'bot';

/** Goes from one seat of the lobby to a vacant one. The owner moves bots. */
export function move(desk: Desk, by: Actor, { seat, to, contribution }: Move): Refusal | undefined {
  const { match } = desk;
  const isBot = movesBot(match, { seat });
  const mayMove = isBot ? isOwner(match, by) : typeof by !== 'string' && seatsOf(match, by.user).includes(seat);
  if (!mayMove) return isBot ? notTheOwner() : notYours(match, seat);
  const refused = refuseNow(match) ?? (contribution === undefined ? undefined : refuseContribution(match, to, isBot));
  if (refused !== undefined) return refused;
  if (match.settings.seating !== 'choose') return seatsAreDealt();
  const [from, there] = [chairOf(match, seat), chairOf(match, to)];
  if (there === undefined) return noSuchSeat(match);
  if (there.holder !== undefined || from?.holder === undefined) return seatTaken(match);
  emit(desk, { type: 'match/left', seat, how: 'moved' });
  sit(desk, there, from.holder, contribution);
  return undefined;
}

const notYours = (match: Match, seat: SeatId): Refusal =>
  chairOf(match, seat) === undefined
    ? noSuchSeat(match)
    : refusal('NOT_YOUR_SEAT', { en: `you do not hold the seat ${seat}`, ko: `${seat} 자리는 내 자리가 아닙니다.` });

/** Removes a holder from the lobby for its owner: a person comes back only when invited, a bot is gone. */
export function remove(desk: Desk, by: Actor, seat: SeatId): Refusal | undefined {
  const { match } = desk;
  const refused = refuseHost(match, by);
  if (refused !== undefined) return refused;
  const chair = chairOf(match, seat);
  if (chair === undefined) return noSuchSeat(match);
  if (chair.holder === undefined)
    return refusal('SEAT_VACANT', { en: `no player holds ${seat}`, ko: `${seat} 자리에는 아무도 없습니다.` });
  emit(desk, { type: 'match/left', seat, how: 'removed' });
  return undefined;
}

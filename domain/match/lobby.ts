import { type Refusal, refusal } from '../game.ts';
import { sha256 } from '../lib/hash.ts';
import type { SeatId } from '../lib/ids.ts';
import type { MatchCommand } from './commands.ts';
import { type Actor, type Desk, emit, end, HOLDER, isPerson } from './desk.ts';
import { deal } from './seating.ts';
import { type Chair, chairOf, type Holder, type Match, seatsOf } from './state.ts';

/** The public name of the seed, fixed before anyone sits down. */
export const seedCommitment = (seed: Uint8Array): string => sha256(seed);

/** Opens a match: the lobby, its seats, the seed's commitment, and when an abandoned lobby expires. */
export function create(desk: Desk, by: Actor, command: Extract<MatchCommand, { type: 'create' }>): Refusal | undefined {
  if (typeof by === 'string') return refusal('NOT_A_PERSON', 'only people create games');
  const { game, seed, match } = desk;
  if (match.v > 0) return refusal('ALREADY_CREATED', 'this game exists');
  emit(desk, {
    type: 'match/created',
    of: command.of,
    title: command.title,
    owner: by.user,
    options: command.options,
    settings: command.settings,
    seedCommitment: seedCommitment(seed),
    chairs: game.seats(command.options),
  });
  emit(desk, { type: 'match/clock', due: match.at + command.settings.lobbyExpires * 1000 });
  return undefined;
}

type Join = Extract<MatchCommand, { type: 'join' }>;

/**
 * Takes a vacant seat, in the lobby or as a replacement in play; the owner may seat a bot. Where seats are dealt, the one taken in
 * the lobby is a place to wait.
 */
export function join(desk: Desk, by: Actor, command: Join): Refusal | undefined {
  const { match } = desk;
  const { seat, bot } = command;
  if (typeof by === 'string') return refusal('NOT_A_PERSON', 'only people take seats');
  if (bot && by.user !== match.owner) return refusal('NOT_THE_OWNER', 'only the owner of a game seats bots');
  if (!bot && seatsOf(match, by.user).length > 0) return refusal('ALREADY_SEATED', 'you hold a seat in this game');
  const unwanted = refuseWish(match, command);
  if (unwanted !== undefined) return unwanted;
  const vacant = match.chairs.filter(({ holder }) => holder === undefined);
  const chair = seat === undefined ? vacant[0] : chairOf(match, seat);
  if (chair === undefined) {
    return seat === undefined ? refusal('GAME_FULL', 'every seat is taken') : noSuchSeat(match);
  }
  if (chair.holder !== undefined) return refusal('SEAT_TAKEN', `vacant seats: ${vacant.map((c) => c.seat).join(', ') || 'none'}`);
  sit(desk, chair, bot ? { kind: 'bot' } : { kind: 'user', user: by.user });
  if (asksForWishes(match) && !bot) {
    const sealed = { to: [], topic: `preferences/${match.v + 1}`, value: command.preferences ?? [] };
    emit(desk, { type: 'match/preferred', seat: chair.seat, sealed });
  }
  return undefined;
}

/** Who it is is sealed to nobody where people play without names. */
function sit(desk: Desk, { seat }: Chair, holder: Holder): void {
  const { settings, v } = desk.match;
  if (!settings.anonymous || holder.kind === 'bot') emit(desk, { type: 'match/joined', seat, holder });
  else emit(desk, { type: 'match/joined', seat, sealed: { to: [], topic: `${HOLDER}${v + 1}`, value: holder } });
}

const asksForWishes = ({ status, settings }: Match): boolean => status === 'lobby' && settings.seating === 'preferences';

/** A seat cannot be chosen where they are dealt, nor wished for where they are chosen. */
function refuseWish(match: Match, { seat, bot, preferences }: Join): Refusal | undefined {
  if (match.status === 'lobby' && match.settings.seating !== 'choose' && seat !== undefined)
    return refusal('SEATS_ARE_DEALT', 'seats are dealt at the start of this game; take one without naming it');
  if (preferences === undefined) return undefined;
  if (bot || !asksForWishes(match)) return refusal('NO_PREFERENCES', 'nobody is asked here which seats they would like');
  const strange = preferences.find((each) => chairOf(match, each) === undefined);
  return strange === undefined ? undefined : noSuchSeat(match);
}

const noSuchSeat = ({ chairs }: Match): Refusal => refusal('NO_SUCH_SEAT', `the seats are ${chairs.map(({ seat }) => seat).join(', ')}`);

/** Leaves a seat: the lobby, or (resigning) the game. */
export function leave(desk: Desk, seat: SeatId): Refusal | undefined {
  const playing = desk.match.status === 'playing';
  emit(desk, { type: 'match/left', seat, how: playing ? 'resigned' : 'left' });
  const outcome = playing ? desk.game.forfeit(desk.match.state, seat) : undefined;
  if (outcome !== undefined) end(desk, outcome);
  else if (!desk.match.chairs.some(isPerson)) end(desk, { result: 'cancelled', seats: [], how: 'abandoned' });
  return undefined;
}

/** Starts the game once every seat is taken. */
export function start(desk: Desk, by: Actor): Refusal | undefined {
  const { match } = desk;
  if (typeof by !== 'string' && by.user !== match.owner) return refusal('NOT_THE_OWNER', 'only the owner of a game starts it');
  if (match.status !== 'lobby') return refusal('ALREADY_STARTED', 'the game has started');
  const vacant = match.chairs.filter(({ holder }) => holder === undefined);
  if (vacant.length > 0) return refusal('SEATS_VACANT', `still vacant: ${vacant.map(({ seat }) => seat).join(', ')}`);
  begin(desk);
  return undefined;
}

export function begin(desk: Desk): void {
  if (desk.match.settings.seating !== 'choose') deal(desk);
  emit(desk, { type: 'match/started' });
  for (const event of desk.game.setup(desk.match.state, desk.chance)) emit(desk, event);
}

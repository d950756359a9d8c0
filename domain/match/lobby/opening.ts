import type { Play } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import { formOf } from '../../log/forms.ts';
import { type Actor, type Desk, emit } from '../desk/desk.ts';
import type { MatchCommand } from '../state/commands.ts';
import { begin, noSuchSeat, seatsAreDealt, sit, startOrClose, stillVacant } from './lobby.ts';

type Create = Extract<MatchCommand, { type: 'create' }>;

/**
 * Opens a match: the lobby, its seats, the seed's commitment, and when an abandoned lobby expires. A sandbox begins at
 * once.
 */
export function create(desk: Desk, by: Actor, command: Create): Refusal | undefined {
  if (typeof by === 'string')
    return refusal('NOT_A_PERSON', { en: 'only people create games', ko: '사람만 게임을 만들 수 있습니다.' });
  const { game, seed, match } = desk;
  if (match.v > 0) return refusal('ALREADY_CREATED', { en: 'this game exists', ko: '이미 있는 게임입니다.' });
  const { title, texts, settings, seats = {}, start } = command;
  if (match.form !== 2 && (settings.entropy === 'joint' || start === true || Object.keys(seats).length > 0))
    return refusal('FORM_TOO_OLD', {
      en: 'this form of the log has no joint entropy, and no seats in its first commit',
      ko: '이 기록 형식에는 함께 정하는 주사위도, 처음부터 정한 자리도 없습니다.',
    });
  if (match.form === 2 && (title !== undefined || texts === undefined || settings.invited !== undefined))
    throw new Error('form 2 of the log holds no text and no person');
  const refused = refuseSeats(game, command);
  if (refused !== undefined) return refused;
  emit(desk, {
    type: 'match/created',
    of: command.of,
    ...(title !== undefined && { title }),
    ...(texts !== undefined && { texts }),
    owner: by.user,
    options: command.options,
    settings,
    seedCommitment: formOf(match.form).seedCommitment(seed),
    ...(command.origin && { origin: command.origin }),
    chairs: game.seats(command.options),
  });
  const owner = { kind: 'user', user: by.user } as const;
  for (const chair of desk.match.chairs) {
    const holder = settings.sandbox === true ? owner : seats[chair.seat];
    if (holder !== undefined) sit(desk, chair, holder, undefined);
  }
  if (settings.sandbox === true) begin(desk);
  else if (start === true) return startOrClose(desk);
  else emit(desk, { type: 'match/clock', due: match.at + settings.lobbyExpires * 1000 });
  return undefined;
}

/** Why a game cannot be opened with these seats taken, or start at once; undefined: it can. */
export function refuseSeats(
  { seats: seatsOf }: Pick<Play, 'seats'>,
  { options, settings, seats = {}, start }: Pick<Create, 'options' | 'settings' | 'seats' | 'start'>,
): Refusal | undefined {
  const holders = Object.entries(seats);
  if (holders.length === 0 && start === undefined) return undefined;
  if (settings.sandbox === true)
    return refusal('SANDBOX', {
      en: 'you sit at every seat of a sandbox, and it starts at once: leave out "seats" and "start"',
      ko: '연습 게임의 자리는 모두 내 것이고 바로 시작합니다. "seats"와 "start"를 빼세요.',
    });
  if (settings.anonymous || settings.seating !== 'choose') return seatsAreDealt();
  const chairs = seatsOf(options);
  if (holders.some(([seat]) => chairs.every((chair) => chair.seat !== seat))) return noSuchSeat({ chairs });
  const users = holders.flatMap(([, holder]) => (holder.kind === 'user' ? [holder.user] : []));
  if (new Set(users).size < users.length)
    return refusal('ALREADY_SEATED', {
      en: 'a player holds one seat of a game',
      ko: '한 게임에는 한 자리만 받을 수 있습니다.',
    });
  if (start === undefined) return undefined;
  const vacant = chairs.filter(({ seat }) => !Object.hasOwn(seats, seat));
  if (vacant.length > 0) return stillVacant(vacant);
  if (settings.entropy !== 'joint') return undefined;
  return refusal('STARTS_LATER', {
    en: 'with joint dice the players contribute before the start: leave out "start"',
    ko: '함께 정하는 주사위는 시작하기 전에 값을 보탭니다. "start"를 빼세요.',
  });
}

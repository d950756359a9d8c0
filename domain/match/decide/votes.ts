import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import { canonical } from '../../log/canonical.ts';
import { askOf } from '../clock/questions.ts';
import { type Desk, emit, end, notAsked, play } from '../desk/desk.ts';
import { noted } from '../desk/notes.ts';
import { orderOf } from '../desk/orders.ts';
import { startOrClose } from '../lobby/lobby.ts';
import type { MatchCommand, VoteKind } from '../state/commands.ts';
import { isPerson, type Match } from '../state/state.ts';
import { usual } from '../state/usual.ts';
import { changeCalendar, formTooOld, prolong, refuseLonger } from '../timeouts/longer.ts';
import { pause, refusePaused, resume } from '../timeouts/pause.ts';

type Vote = Extract<MatchCommand, { type: 'vote' }>;

/**
 * Gives or withdraws a vote. `ready`: start (lobby), or do not wait for me (play). `draw`, `pause`, `calendar`: all
 * people still in play agree; `cancel`: all people seated agree; `extend`: more than half of the people in play;
 * `concede`: all people of a side, or all except one. A vote counts until it is withdrawn. Bots agree with the people,
 * and players who have left do not count. A player who withdraws from a pause ends it.
 */
export function vote(desk: Desk, command: Vote): Refusal | undefined {
  const { seat, kind, value, calendar } = command;
  const { match } = desk;
  if (kind === 'ready' && match.status === 'playing') return refusePaused(match) ?? sayReady(desk, seat, value);
  const refused = refuseVote(desk, command);
  if (refused !== undefined) return refused;
  if (kind === 'draw' && usual(match.settings).votes === 'secret') {
    emit(desk, {
      type: 'match/noted',
      seat,
      sealed: noted(seat, { standing: orderOf(desk.game, match, seat) ?? null, draw: value }),
    });
    return undefined;
  }
  emit(desk, { type: 'match/voted', seat, kind, value, ...(kind === 'calendar' && value && calendar && { calendar }) });
  if (kind === 'pause' && !value && match.paused !== undefined) resume(desk);
  return undefined;
}

/** Votes of form 2 alone. */
const NEW: readonly VoteKind[] = ['pause', 'extend', 'concede', 'calendar'];
/** Votes about a game in play, by those who are in it. */
const IN_PLAY: readonly VoteKind[] = ['draw', ...NEW];

function refuseVote(desk: Desk, { seat, kind, value, calendar }: Vote): Refusal | undefined {
  const { match, game } = desk;
  const { settings, form, status } = match;
  if (NEW.includes(kind) && form !== 2) return formTooOld();
  if (kind === 'draw' && settings.draw === 'off')
    return refusal('DRAWS_OFF', {
      en: 'this game has no draw by agreement',
      ko: '이 게임에는 합의 무승부가 없습니다.',
    });
  if (kind === 'pause' && usual(settings).pause.most === 0)
    return refusal('NO_PAUSES', { en: 'this game has no pauses', ko: '일시 정지할 수 없는 게임입니다.' });
  if (kind === 'concede' && game.concede === undefined)
    return refusal('NO_CONCESSION', {
      en: `${game.title} knows no concession`,
      ko: '이 게임에는 패배 인정이 없습니다.',
    });
  if (IN_PLAY.includes(kind) && status !== 'playing')
    return refusal('NOT_STARTED', { en: 'there is no game to vote on yet', ko: '아직 투표할 게임이 없습니다.' });
  if (!partiesOf(desk, kind).includes(seat))
    return refusal('NOT_IN_PLAY', {
      en: 'only seats still in play vote on this',
      ko: '아직 게임에 남아 있는 자리만 여기에 투표합니다.',
    });
  if (kind === 'draw' && value && isAlone(desk))
    return refusal('ALONE', {
      en: 'a draw of a rated game needs two people in play',
      ko: '점수가 걸린 게임에서 비기려면 남은 사람이 둘은 있어야 합니다.',
    });
  if (kind === 'extend' && value) return refusePaused(match) ?? refuseLonger(match);
  if (kind === 'calendar' && value && calendar === undefined)
    return refusal('NO_CALENDAR', { en: 'say which calendar the vote is for', ko: '어떤 달력에 투표하는지 적으세요.' });
  return undefined;
}

/**
 * Carries out what the voters agree on: by the newest vote, or because a player who did not agree has left or is out of
 * play.
 */
export function agree(desk: Desk): void {
  const { status } = desk.match;
  if (status === 'over') return;
  if (isAgreed(desk, 'cancel')) end(desk, { result: 'cancelled', seats: [], how: 'agreed' });
  else if (status === 'lobby') {
    // As long as it cannot start, the votes stand.
    if (isAgreed(desk, 'ready') && desk.match.chairs.every(({ holder }) => holder !== undefined)) startOrClose(desk);
  } else if (isAgreed(desk, 'draw') && !isAlone(desk)) {
    end(desk, { result: 'drawn', seats: [...partiesOf(desk, 'draw')], how: 'agreed-draw' });
  } else if (!concedes(desk)) changeTimes(desk);
}

/** What is agreed on the clock of a game in play. */
function changeTimes(desk: Desk): void {
  const { match } = desk;
  const [first, ...others] = peopleFor(desk, 'calendar').map((seat) =>
    votesFor(match, 'calendar').includes(seat) ? match.calendars?.[seat] : undefined,
  );
  if (first !== undefined && others.every((each) => each !== undefined && canonical(each) === canonical(first)))
    changeCalendar(desk, first);
  if (match.paused !== undefined) return;
  if (isAgreed(desk, 'pause')) pause(desk);
  else if (refuseLonger(match) === undefined && 2 * agreeing(desk, 'extend').length > peopleFor(desk, 'extend').length)
    prolong(desk);
}

/** Ends the game where a side has conceded. */
function concedes(desk: Desk): boolean {
  const { game, match } = desk;
  const given = agreeing(desk, 'concede');
  if (given.length === 0 || isAlone(desk)) return false;
  const people = peopleFor(desk, 'concede');
  const silent = partiesOf(desk, 'concede').filter((seat) => !people.includes(seat));
  const outcome = game.concede?.(match.state, given, silent);
  if (outcome !== undefined) end(desk, outcome);
  return outcome !== undefined;
}

/** What votes are about. */
type Voting = Pick<Desk, 'game' | 'match'>;

const partiesOf = ({ game, match }: Voting, kind: VoteKind): readonly SeatId[] =>
  IN_PLAY.includes(kind) ? game.parties(match.state) : match.chairs.map(({ seat }) => seat);

/** Returns the people whose votes count. */
export function peopleFor(desk: Voting, kind: VoteKind): readonly SeatId[] {
  const parties = partiesOf(desk, kind);
  return desk.match.chairs.filter((chair) => isPerson(chair) && parties.includes(chair.seat)).map(({ seat }) => seat);
}

/** Whether a rated game has but one person in play. */
const isAlone = (desk: Desk): boolean => usual(desk.match.settings).rated && peopleFor(desk, 'draw').length < 2;

const votesFor = (match: Match, kind: VoteKind): readonly SeatId[] => [
  ...(match.votes[kind] ?? []),
  ...(kind === 'draw' ? (match.hushed ?? []) : []),
];

/** Returns those of them who agree. */
export const agreeing = (desk: Voting, kind: VoteKind): readonly SeatId[] =>
  peopleFor(desk, kind).filter((seat) => votesFor(desk.match, kind).includes(seat));

function isAgreed(desk: Desk, kind: VoteKind): boolean {
  const asked = peopleFor(desk, kind);
  return asked.length > 0 && agreeing(desk, kind).length === asked.length;
}

function sayReady(desk: Desk, seat: SeatId, value: boolean): Refusal | undefined {
  const { game, match } = desk;
  if (game.ready === undefined)
    return refusal('NO_READY', {
      en: `${game.title} waits for every answer; there is nothing to be ready for`,
      ko: '이 게임은 모든 답을 기다립니다. 준비를 알릴 것이 없습니다.',
    });
  if (askOf(game, match, seat) === undefined) return notAsked();
  return play(desk, seat, game.ready(game.view(match.state, [seat]), seat, value) as Json);
}

import type { Ask } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { asksOf, isWaited, questionOf } from '../clock/questions.ts';
import { dueFor, dueOf, onHour, runningFor } from '../clock/running.ts';
import { type Desk, emit, notAsked } from '../desk/desk.ts';
import type { Match } from '../state/state.ts';
import { usual } from '../state/usual.ts';
import { refusePaused } from './pause.ts';

// How a deadline is moved back: by a seat out of its own account, by vote, because a player is away, or by another
// calendar.

/** The refusal of what belongs to form 2 of the log. */
export const formTooOld = (): Refusal =>
  refusal('FORM_TOO_OLD', {
    en: 'games of this form of the log know nothing of this',
    ko: '이 기록 형식의 게임에서는 할 수 없습니다.',
  });

/** Refuses: there is no deadline to prolong. */
export function refuseLonger({ due, settings, status }: Match): Refusal | undefined {
  if (status !== 'playing' || due === undefined || settings.bank !== undefined)
    return refusal('NO_DEADLINE', { en: 'there is no deadline to extend', ko: '연장할 기한이 없습니다.' });
  return undefined;
}

const emitDue = (desk: Desk, due: number): void =>
  emit(desk, { type: 'match/clock', due, ...(desk.match.grace && { grace: true as const }) });

/**
 * Prolongs the deadline by what the settings grant at a time; `seat`: out of the account of that seat, for its
 * question.
 */
export function prolong(desk: Desk, of?: { readonly seat: SeatId; readonly ask: string }): void {
  const { settings, due = 0 } = desk.match;
  emit(desk, { type: 'match/extended', ...of });
  const later = dueOf(desk.match, [], due, usual(settings).extensions.seconds * 1000);
  emitDue(desk, onHour(desk.match, waitedFor(desk), later));
}

/** A seat prolongs the deadline of its question. */
export function extend(desk: Desk, seat: SeatId): Refusal | undefined {
  const { game, match } = desk;
  if (match.form !== 2) return formTooOld();
  const { count } = usual(match.settings).extensions;
  const refused = refusePaused(match) ?? refuseLonger(match);
  if (refused !== undefined) return refused;
  const ask = asksOf(game, match).find((each) => each.seat === seat && isWaited(each));
  if (ask === undefined) return notAsked();
  const before = match.extended?.[seat];
  if ((before?.used ?? 0) >= count)
    return refusal('NO_EXTENSIONS', {
      en: `each seat prolongs ${count} deadlines in this game; this one has done so`,
      ko: `이 게임에서는 자리마다 기한을 ${count}번 미룰 수 있고, 이 자리는 다 썼습니다.`,
    });
  const question = questionOf(ask.ask);
  if (before?.ask === question)
    return refusal('EXTENDED_ALREADY', {
      en: 'this seat has prolonged the deadline of this question; once is all',
      ko: '이 질문의 기한은 이 자리가 이미 미루었습니다. 한 번만 미룰 수 있습니다.',
    });
  prolong(desk, { seat, ask: question });
  return undefined;
}

const DAY = 86_400_000;

/**
 * A seat says until when it is away: days of its budget, each one that is begun. Meanwhile its clock stands still, so
 * the deadline of its question is later by as much. It may say a later time, and never an earlier one: others rely on
 * what was said.
 */
export function leaveFor(desk: Desk, seat: SeatId, until: number): Refusal | undefined {
  const { match } = desk;
  if (match.form !== 2) return formTooOld();
  const before = match.away?.[seat];
  const left = before?.left ?? usual(match.settings).away;
  const from = Math.max(match.at, before?.until ?? 0);
  const days = Math.ceil((until - from) / DAY);
  if (days < 1)
    return refusal('AWAY_TOO_SHORT', {
      en: 'name a time that has not come yet, later than the one before',
      ko: '아직 오지 않은, 앞서 말한 것보다 늦은 때를 적으세요.',
    });
  if (days > left)
    return refusal('AWAY_SPENT', {
      en: `this takes ${days} days, and this seat may be away for ${left} more`,
      ko: `${days}일이 드는데, 이 자리는 ${left}일 더 비울 수 있습니다.`,
    });
  const asks = waitedFor(desk);
  const seats = asks.map((ask) => ask.seat);
  const ran = match.due === undefined ? 0 : runningFor(match, seats, match.at, match.due);
  emit(desk, { type: 'match/away', seat, until, left: left - days });
  if (
    !seats.includes(seat) ||
    match.due === undefined ||
    match.paused !== undefined ||
    match.settings.bank !== undefined
  )
    return undefined;
  const due = dueFor(desk.match, asks, match.at, ran);
  if (due > match.due) emitDue(desk, due);
  return undefined;
}

const waitedFor = ({ game, match }: Desk): readonly Ask[] => asksOf(game, match).filter(isWaited);

/** Deadlines run by another calendar from now on; what was left stays left. */
export function changeCalendar(desk: Desk, calendar: NonNullable<Match['settings']['calendar']>): void {
  const { match } = desk;
  const asks = waitedFor(desk);
  const seats = asks.map(({ seat }) => seat);
  const left =
    match.due === undefined || match.paused !== undefined ? undefined : runningFor(match, seats, match.at, match.due);
  emit(desk, { type: 'match/calendar', calendar });
  if (left !== undefined && match.settings.bank === undefined) emitDue(desk, dueFor(desk.match, asks, match.at, left));
}

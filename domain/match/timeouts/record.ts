import type { Ask } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { Still } from '../clock/opened.ts';
import { overlapOf, type RecordedOutage } from '../clock/overlap.ts';
import { asksOf, isWaited } from '../clock/questions.ts';
import { dueFor, leastOf, runningFor, secondsOf } from '../clock/running.ts';
import { type Desk, emit } from '../desk/desk.ts';
import { formTooOld } from './longer.ts';
import { lobbySeconds } from './outage.ts';

/*
 * An outage of the record of the service. It gives back the time for which a deadline ran meanwhile, and at least a
 * sixth of what the question gave from now on. Every game with a deadline that ran then gets it, also if all seats have
 * answered: so the server cannot favour a game. A pause needs nothing, for its clock stands still.
 */

/** Applies an outage of the record: time that the deadline lost comes back. The clocks of a bank stood still. */
export function giveBack(desk: Desk, { n, from, until }: RecordedOutage): Refusal | undefined {
  const { match } = desk;
  if (match.form !== 2) return formTooOld();
  if (!(from < until && until <= match.at))
    return refusal('OUTAGE_NOT_OVER', {
      en: 'an outage ends after it began, and before it is applied',
      ko: '장애는 시작한 뒤에 끝나며, 끝난 뒤에 반영합니다.',
    });
  if (n <= (match.outage ?? 0))
    return refusal('OUTAGE_APPLIED', {
      en: `outage ${match.outage} is applied; outages are applied in rising order`,
      ko: `장애 ${match.outage}까지 반영했습니다. 장애는 번호 순서로 반영합니다.`,
    });
  const ran = overlapOf(match, { n, from, until });
  if (ran === undefined)
    return refusal('OUTAGE_ELSEWHERE', {
      en: 'no deadline of this game ran during the outage',
      ko: '장애 동안 흐른 기한이 이 게임에는 없습니다.',
    });
  emit(desk, { type: 'match/outage', n, from, until });
  const due = match.settings.bank === undefined || match.status === 'lobby' ? dueAfter(desk, ran) : match.due;
  if (due !== undefined && due !== match.due)
    emit(desk, { type: 'match/clock', due, ...(match.grace && { grace: true as const }) });
  return undefined;
}

/** Returns the deadline with the lost time, or the least new time if that ends later. */
function dueAfter({ game, match }: Desk, ran: readonly Still[]): number {
  const { at, due = 0, status } = match;
  const lost = (of: (part: Still) => number): number => ran.reduce((sum, part) => sum + of(part), 0);
  if (status === 'lobby')
    return Math.max(due + lost(([from, until]) => until - from), at + leastOf(lobbySeconds(match) * 1000));
  const asks: readonly Ask[] = asksOf(game, match).filter(isWaited);
  const seats = asks.map(({ seat }) => seat);
  const given = Math.max(0, ...asks.map((ask) => secondsOf(match, ask) ?? 0));
  return Math.max(
    dueFor(
      match,
      asks,
      due,
      lost(([from, until]) => runningFor(match, seats, from, until)),
    ),
    dueFor(match, asks, at, leastOf(given * 1000)),
  );
}

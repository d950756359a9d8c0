import { type Refusal, refusal } from '../../contract/refusal.ts';
import { type Actor, type Desk, emit, end } from '../desk/desk.ts';
import { leave, noSuchSeat } from '../lobby/lobby.ts';
import type { MatchCommand } from '../state/commands.ts';
import { isMuted } from '../state/moderated.ts';
import { chairOf } from '../state/state.ts';

type Moderate = Extract<MatchCommand, { type: 'moderate' }>;

/**
 * Records an act of a moderator, by their own pseudonym, never in a game of theirs. The log records the act; the act
 * changes nothing in the log.
 */
export function moderate(desk: Desk, by: Actor, { act, target, reason }: Moderate): Refusal | undefined {
  const { match } = desk;
  if (typeof by === 'string' || match.form !== 2)
    return refusal('NOT_MODERATED', {
      en: 'games of form 1 of the log have no moderators',
      ko: '기록 형식 1의 게임에는 운영진이 없습니다.',
    });
  if (act === 'close') {
    emit(desk, { type: 'match/moderated', act, reason });
    end(desk, { result: 'cancelled', seats: [], how: 'closed' });
    return undefined;
  }
  const chair = target === undefined ? undefined : chairOf(match, target);
  if (chair === undefined) return noSuchSeat(match);
  if (chair.holder?.kind !== 'user')
    return refusal('NOBODY_SITS_THERE', {
      en: `no player holds ${chair.seat}`,
      ko: `${chair.seat} 자리에는 사람이 없습니다.`,
    });
  if (act !== 'unseat' && isMuted(match, chair.seat) === (act === 'mute'))
    return act === 'mute'
      ? refusal('ALREADY_MUTED', { en: 'they are muted already', ko: '이미 말할 수 없습니다.' })
      : refusal('NOT_MUTED', { en: 'they are not muted', ko: '말할 수 있는 사람입니다.' });
  emit(desk, { type: 'match/moderated', act, seat: chair.seat, reason });
  return act === 'unseat' ? leave(desk, chair.seat, 'unseated') : undefined;
}

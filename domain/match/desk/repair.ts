import { type Refusal, refusal } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import type { MatchCommand } from '../state/commands.ts';
import type { Match } from '../state/state.ts';
import { type Desk, emit, end } from './desk.ts';

/** How long an epoch lasts at least, in milliseconds: it is named by the minute it begins in. */
const MINUTE = 60_000;

type Repair = Extract<MatchCommand, { type: 'restored' | 'set-clock' }>;

/** Refuses a statement that only the server may make, because it is about the machine and not about play. */
export const notForPeople = (): Refusal =>
  refusal('NOT_FOR_PEOPLE', { en: 'only the server does this', ko: '서버만 할 수 있는 명령입니다.' });

const keptGrace = ({ grace }: Match) => (grace === undefined ? {} : { grace });

/**
 * `was`: the time of the newest commit. States that the log was restored, or sets the time of a match right. After a
 * restore the salts of form 1 would repeat, so its matches are ended; those of form 2 go on, with chance of a new
 * epoch, and with the time that was left for a deadline at the newest commit.
 */
export function repair(desk: Desk, command: Repair, was: number): Refusal | undefined {
  const { match } = desk;
  if (command.type === 'set-clock') {
    if (was <= match.at)
      return refusal('NOT_IN_THE_FUTURE', {
        en: 'the newest commit is not in the future',
        ko: '가장 새로운 기록이 미래의 것이 아닙니다.',
      });
    emit(desk, { type: 'match/clock-set', was });
    if (match.due !== undefined)
      emit(desk, { type: 'match/clock', ...keptGrace(match), due: match.due - (was - match.at) });
    return undefined;
  }
  if (command.from !== match.v)
    return refusal('NOT_THE_NEWEST', {
      en: `the newest version is ${match.v}, not ${command.from}`,
      ko: `가장 새로운 버전은 ${josa(String(command.from), '이/가')} 아니라 ${match.v}입니다.`,
    });
  if (match.form === 2 && Math.floor(match.at / MINUTE) <= (match.epoch ?? 0))
    return refusal('EPOCH_TAKEN', {
      en: 'a restore was stated in this minute already; state this one in the next',
      ko: '이 1분 안에 이미 복원을 알렸습니다. 다음 1분에 알리세요.',
    });
  emit(desk, { type: 'match/restored', from: command.from });
  if (match.form === 2 && match.due !== undefined)
    emit(desk, { type: 'match/clock', ...keptGrace(match), due: match.due + (match.at - was) });
  if (match.form !== 2) end(desk, { result: 'cancelled', seats: [], how: 'restored' });
  return undefined;
}

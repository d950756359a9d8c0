import type { Chance } from '../../contract/chance.ts';
import type { Play } from '../../contract/game.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { formOf } from '../../log/forms.ts';
import { askOf, isWaited } from '../clock/questions.ts';
import { chanceSeed } from '../state/chance-seed.ts';
import { isBots, type Match } from '../state/state.ts';
import { refusePaused } from '../timeouts/pause.ts';

/**
 * Returns why no bot may answer this question of a seat now; undefined: one may. Refuses `PAUSED`, `NOT_A_BOT` and
 * `STALE_ASK`.
 */
export function refuseBot(game: Play, match: Match, seat: SeatId, ask: string): Refusal | undefined {
  const paused = refusePaused(match);
  if (paused !== undefined) return paused;
  if (!isBots(match, seat))
    return refusal('NOT_A_BOT', { en: `the seat ${seat} is not a bot's`, ko: `${seat} 자리는 봇의 자리가 아닙니다.` });
  const open = askOf(game, match, seat);
  if (open?.ask === ask && isWaited(open)) return undefined;
  return refusal('STALE_ASK', {
    en: `${ask} is not open to ${seat}`,
    ko: `${seat} 자리에 ${ask} 질문은 열려 있지 않습니다.`,
  });
}

/**
 * Returns the chance of a bot for one question: a function of the seed, the question and the log so far, so a choice
 * can be made again by hand. It draws from no stream of the log.
 */
export const botChance = (match: Match, seed: Uint8Array, seat: SeatId, ask: string): Chance =>
  formOf(match.form).fork(chanceSeed(match, seed), `bot/${seat}/${ask}/${match.v}`, match.epoch ?? 0, match.head);

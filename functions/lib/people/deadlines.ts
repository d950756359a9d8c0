import type { Game } from '../../../domain/game.ts';
import type { Json } from '../../../domain/lib/json.ts';
import type { Settings } from '../../../domain/match/settings.ts';
import { named, Problem } from '../http/problem.ts';

/** Deadlines that every game may have: of any question without one of its own, and of contributions to the dice. */
const EVERYWHERE = ['default', 'reveal'];

/** Throws a Problem (400) where a deadline is of a kind that the game never asks: it would be waited for in vain. */
export function unlessKindsAsked({ kinds }: Game, deadlines: Settings['deadlines']): void {
  const allowed = [...kinds, ...EVERYWHERE];
  const unknown = Object.keys(deadlines).filter((kind) => !allowed.includes(kind));
  const [first] = unknown;
  if (first === undefined) return;
  const list = allowed.join(', ');
  const detail = {
    en: `no question of this game is of this kind; one of ${list}`,
    ko: `이 게임에 없는 질문 종류입니다. 다음 중 하나입니다: ${list}.`,
  };
  const errors = unknown.map((kind) => ({ pointer: `/settings/deadlines/${kind}`, detail }));
  throw new Problem(400, 'BAD_BODY', named(`/settings/deadlines/${first}`, detail), { errors });
}

/** Throws a Problem (400) where a game that is not of two seats would have a bank. */
export function unlessTwo(game: Game, options: Json, bank: Settings['bank']): void {
  if (bank === undefined || game.seats(options).length === 2) return;
  const detail = { en: 'a bank is for games of two seats', ko: '자리가 둘인 게임에만 시간 은행이 있습니다.' };
  throw new Problem(400, 'BAD_BODY', named('/settings/bank', detail), { errors: [{ pointer: '/settings/bank', detail }] });
}

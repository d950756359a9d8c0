import { isAdmitted, meIn } from '../../features/people/me.ts';
import type { PressMarks } from '../../features/press/answers.ts';
import { type Given, keepMarks } from '../../features/press/marks.ts';
import { Problem, unknownGame } from '../../platform/http/problem.ts';
import type { Service } from '../../wiring/service.ts';

/**
 * Stores private marks of a user beside a game. Throws a Problem: 404 if they may not see the game, 403 if they never
 * held a seat in it.
 */
export async function keepMarksAs(service: Service, user: string, game: string, given: Given): Promise<PressMarks> {
  const match = (await service.matches.load(game))?.match;
  if (match === undefined) throw unknownGame();
  const me = await meIn(service, match, user);
  if (!(await isAdmitted(service, match, user, me))) throw unknownGame();
  if (match.form !== 2 || !(match.sittings ?? []).some((sitting) => sitting.user === me))
    throw new Problem(403, 'NOT_SEATED', {
      en: 'you hold no seat in this game',
      ko: '이 게임에 내 자리가 없습니다.',
    });
  return keepMarks(service.people, await service.persons.selfIn(user, match.game), match.game, given);
}

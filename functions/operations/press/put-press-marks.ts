import { isAdmitted, meIn } from '../../features/people/me.ts';
import { keepMarks } from '../../features/press/marks.ts';
import { pressMarksRequestSchema } from '../../features/press/schemas.ts';
import { Problem, unknownGame } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Stores the caller's read positions, muted conversations and drafts. They are private. */
export const putPressMarks = operation({
  id: 'putPressMarks',
  method: 'PUT',
  path: '/v1/games/{game}/press/marks',
  access: 'people',
  permission: 'press',
  cache: { by: 'nothing', plain: true },
  body: pressMarksRequestSchema,
  run: async ({ service, user, params, body }) => {
    const match = (await service.matches.load(params.game))?.match;
    if (match === undefined) throw unknownGame();
    const me = await meIn(service, match, user);
    if (!(await isAdmitted(service, match, user, me))) throw unknownGame();
    if (match.form !== 2 || !(match.sittings ?? []).some((sitting) => sitting.user === me))
      throw new Problem(403, 'NOT_SEATED', {
        en: 'you hold no seat in this game',
        ko: '이 게임에 내 자리가 없습니다.',
      });
    const marks = await keepMarks(service.people, await service.persons.selfIn(user, match.game), match.game, body);
    return { body: marks, headers: { 'cache-control': 'no-store' } };
  },
});

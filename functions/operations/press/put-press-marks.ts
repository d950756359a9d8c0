import { keepMarksAs } from '../../features/press/marks.ts';
import { pressMarksRequestSchema } from '../../features/press/schemas.ts';
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
  run: async ({ service, user, params, body }) => ({
    body: await keepMarksAs(service, user, params.game, body),
    headers: { 'cache-control': 'no-store' },
  }),
});

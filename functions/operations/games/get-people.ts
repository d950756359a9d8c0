import { seen } from '../../features/commands/access.ts';
import { peopleIn } from '../../features/table/people.ts';
import { operation } from '../operation.ts';

/**
 * Returns the people behind the pseudonyms of a game, and its texts. The answer has no version, because names come and
 * go.
 */
export const getPeople = operation({
  id: 'getPeople',
  method: 'GET',
  path: '/v1/games/{game}/people',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content', plain: true },
  run: async (request) => {
    const { match, me } = await seen(request, {}, 'seats');
    return { body: await peopleIn(request.service, match, me) };
  },
});

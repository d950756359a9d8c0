import type { Match } from '../../../domain/match/state/state.ts';
import { seen } from '../../features/commands/access.ts';
import { reasonsIn } from '../../features/moderation/acts.ts';
import { behindOf, formerlyFor, namesFor } from '../../features/people/names.ts';
import { textsIn } from '../../features/people/texts.ts';
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
    if (match.form !== 2) return { body: { game: match.game, ...ofForm1(match, me) } };
    const { people, vault } = request.service;
    const [behind, kept] = await Promise.all([behindOf(people, match), textsIn(people, vault, match)]);
    const { invited, ...texts } = kept?.texts ?? { names: {}, invited: [] };
    const mine = me === match.owner;
    const formerly = formerlyFor(match, behind, me, request.service.now());
    const changed = Object.keys(formerly).length > 0 && { formerly };
    const reasons = match.moderated !== undefined && { reasons: await reasonsIn({ people, vault }, match) };
    return {
      body: {
        game: match.game,
        people: namesFor(match, behind, me),
        ...changed,
        ...texts,
        ...reasons,
        ...(mine && { invited }),
      },
    };
  },
});

/** Logs of form 1 hold the names themselves. */
function ofForm1({ title, owner, settings, status, chairs }: Match, me: string | undefined) {
  const isMasked = settings.anonymous && status !== 'over';
  const seated = chairs.flatMap(({ holder }) =>
    holder?.kind === 'user' && (!isMasked || holder.user === me) ? [holder.user] : [],
  );
  return {
    people: Object.fromEntries([owner, ...seated].map((user) => [user, user])),
    ...(title !== undefined && { title }),
    names: {},
  };
}

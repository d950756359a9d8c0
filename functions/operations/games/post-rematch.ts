import { unlessAlone } from '../../features/accounts/guests.ts';
import { seen } from '../../features/commands/access.ts';
import { commitNew } from '../../features/commands/commit.ts';
import { inviteAgain, placesFor, playersOf, rematchOf, unlessPlayed } from '../../features/invitations/rematch.ts';
import { textsIn } from '../../features/people/texts.ts';
import { UNTITLED } from '../../features/settings/options.ts';
import { operation } from '../operation.ts';

const DAY = 86_400;

/**
 * Opens a rematch of a finished game for its players, each with the next place in turn. Returns the existing rematch if
 * there is one.
 */
export const postRematch = operation({
  id: 'postRematch',
  method: 'POST',
  path: '/v1/games/{game}/rematch',
  access: 'people',
  permission: 'write',
  run: async (request) => {
    const { service } = request;
    const { match, me } = await seen(request);
    unlessPlayed(match, me);
    unlessAlone(request.user, match.settings);
    const self = await service.persons.self(request.user);
    const [players, rematch, kept] = [
      await playersOf(service, match),
      await rematchOf(service, match, self),
      await textsIn(service.people, service.vault, match),
    ];
    const headers = { location: `/v1/games/${rematch.game}` };
    if (rematch.by === self.person) {
      const origin = {
        is: 'rematch',
        game: match.game,
        hash: match.head,
        ...(await placesFor(service, match, players, rematch.game)),
      } as const;
      const settings = { ...match.settings, ready: match.settings.ready ?? { seconds: DAY } };
      const texts = { title: kept?.texts.title ?? UNTITLED, names: kept?.texts.names ?? {}, invited: [] };
      await commitNew(request, { type: 'create', of: match.of, options: match.options, settings, origin }, texts, {
        key: rematch.key,
      });
    }
    await inviteAgain(service, rematch, players);
    return { status: 201, body: { game: rematch.game }, headers };
  },
});

import { seenBy } from '../../../domain/log/commit.ts';
import { heldBy } from '../../../domain/match/fold/sittings.ts';
import { seen } from '../../features/commands/access.ts';
import { COMMIT_TYPES, commitsReply, historyQuery } from '../../features/commands/history.ts';
import { operation } from '../operation.ts';

/** Returns the commits after a version, as the caller may know them. A commit, as one reader sees it, never changes. */
export const getEvents = operation({
  id: 'getEvents',
  method: 'GET',
  path: '/v1/games/{game}/events',
  access: 'anyone',
  permission: 'read',
  types: COMMIT_TYPES,
  query: historyQuery,
  run: async (request) => {
    const { match, moment, viewer } = await seen(request, request.query);
    return commitsReply(request, { match, moment }, (commit) =>
      seenBy(commit, heldBy(match, viewer, commit.envelope.v)),
    );
  },
});

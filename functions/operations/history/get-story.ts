import { seenBy } from '../../../domain/log/commit.ts';
import { heldBy } from '../../../domain/match/fold/sittings.ts';
import { type Told, tellerOf } from '../../../domain/match/view/story.ts';
import { seen } from '../../features/commands/access.ts';
import { commitsUpTo, historyQuery, MOST_BYTES, nextOf } from '../../features/commands/history.ts';
import { operation } from '../operation.ts';

/**
 * Returns the commits after a version in sentences, as the caller may know them, one line for each that has a sentence.
 * A page ends after `limit` commits, including those without a line, or when it is too long.
 */
export const getStory = operation({
  id: 'getStory',
  method: 'GET',
  path: '/v1/games/{game}/story',
  access: 'anyone',
  permission: 'read',
  worker: 'heavy',
  query: historyQuery,
  run: async (request) => {
    const { game, match, moment, viewer } = await seen(request, request.query);
    const { after, limit } = request.query;
    const tell = tellerOf(game, match, request.locale);
    const lines: Told[] = [];
    let last = after;
    let bytes = 0;
    for (const commit of await commitsUpTo(request, match, after, limit)) {
      const told = tell(seenBy(commit, heldBy(match, viewer, commit.envelope.v)));
      bytes += told === undefined ? 0 : Buffer.byteLength(JSON.stringify(told));
      if (bytes > MOST_BYTES && lines.length > 0) break;
      if (told !== undefined) lines.push(told);
      last = commit.envelope.v;
    }
    const next = nextOf(match, 'story', last, request.query);
    return {
      body: { game: match.game, version: match.v, lines, ...(next !== undefined && { next }) },
      version: moment,
      ...(next !== undefined && { headers: { link: `<${next}>; rel="next"` } }),
    };
  },
});

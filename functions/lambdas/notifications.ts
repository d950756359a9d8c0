import { followHooks } from '../features/channels/hooks/follow.ts';
import { overVersions } from '../features/live/following.ts';
import { type Following, followGame, followPress } from '../features/notifications/follow.ts';
import { dynamoViews } from '../platform/dynamo/lists/views.ts';
import { dynamoPeople } from '../platform/dynamo/people.ts';
import { dynamoPressLog } from '../platform/dynamo/press-log.ts';
import { storesAt } from '../platform/dynamo/where.ts';

let following: Following | undefined;

function followingFrom(env: typeof process.env): Following {
  const { client, tables } = storesAt(env);
  return {
    people: dynamoPeople(client, tables.people),
    press: dynamoPressLog(client, tables.events),
    views: dynamoViews(client, tables.views),
    pause: (attempt) => new Promise((done) => setTimeout(done, Math.min(1_000, 50 * 2 ** attempt))),
  };
}

const on = (): Following => {
  following ??= followingFrom(process.env);
  return following;
};

/** Follows the stream of `events`, and queues notifications. */
export const handler = overVersions(
  async (game, version) => {
    await followGame(on(), game, version);
    await followHooks(on(), game);
  },
  (said) => followPress(on(), said),
);

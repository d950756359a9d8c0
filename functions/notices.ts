import { dynamoPeople } from './lib/dynamo/people.ts';
import { dynamoViews } from './lib/dynamo/views.ts';
import { storesAt } from './lib/dynamo/where.ts';
import { overVersions } from './lib/live/following.ts';
import { type Following, followGame, followPress } from './lib/notices/follow.ts';
import { dynamoPressLog } from './lib/press/press-log.ts';

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

/** Follows the stream of `events`, and queues what people are to be told. */
export const handler = overVersions(
  (game, version) => followGame(on(), game, version),
  (said) => followPress(on(), said),
);

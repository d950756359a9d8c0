import * as z from 'zod';
import { postsAt } from '../../platform/courier/posts.ts';
import { dynamoConnections } from '../../platform/dynamo/connections.ts';
import { dynamoViews } from '../../platform/dynamo/lists/views.ts';
import { dynamoPeople } from '../../platform/dynamo/people.ts';
import { dynamoPressLog } from '../../platform/dynamo/press-log.ts';
import { storesAt } from '../../platform/dynamo/where.ts';
import { soonFrom } from '../../platform/queue/environment.ts';
import type { Holding } from './held.ts';
import type { Heralding } from './herald.ts';

/** `LIVE_ENDPOINT`: the management API of the WebSocket API, or the live channel of this process. */
const liveSchema = z.object({ LIVE_ENDPOINT: z.url() });

type Environment = Parameters<typeof storesAt>[0];

/**
 * Returns the stores of connections from the environment: `LIVE_ENDPOINT`, `TABLE_PREFIX`, `AWS_REGION`,
 * `DYNAMODB_ENDPOINT`.
 */
export const holdingFrom = (env: Environment): Holding => ({ ...built(env).holding });

/** Returns the ports of the herald from the same variables. */
export function heraldingFrom(env: Environment): Heralding {
  const { client, tables, holding } = built(env);
  return {
    ...holding,
    views: dynamoViews(client, tables.views),
    press: dynamoPressLog(client, tables.events),
    soon: soonFrom(env),
    people: dynamoPeople(client, tables.people),
    pause: (attempt) => new Promise((done) => setTimeout(done, Math.min(1_000, 50 * 2 ** attempt))),
  };
}

function built(env: Environment) {
  const { LIVE_ENDPOINT } = liveSchema.parse(env);
  const { client, tables, region } = storesAt(env);
  const holding = {
    connections: dynamoConnections(client, tables.connections),
    posts: postsAt(region, LIVE_ENDPOINT),
    now: Date.now,
  };
  return { client, tables, holding };
}

import { GAMES, type Registry } from '../../domain/games/games.ts';
import { createWatch } from '../features/costs/watch.ts';
import { withOrigins } from '../features/imports/forked-log.ts';
import { matchesFrom } from '../features/matches/environment.ts';
import { createOutages } from '../features/outages/outages.ts';
import { type Environment, masterFrom } from '../platform/dynamo/master.ts';
import { storesFrom } from '../platform/dynamo/stores.ts';
import { enginesFrom } from '../platform/engines/environment.ts';
import { report } from '../platform/kit/report.ts';
import type { Vault } from '../platform/ports/ports.ts';
import { queuesFrom } from '../platform/queue/environment.ts';
import type { Background } from './service.ts';

// Apart from environment.ts, so that functions in the background load no code of operations.

/**
 * What a function in the background stands on, from its environment: `TABLE_PREFIX`, `AWS_REGION`, `DYNAMODB_ENDPOINT`;
 * and, once it commits something, the keys (`FIELDPOST_KEY`, or `KMS_TAGS_KEY` and those of the vault), without which
 * the vault cannot be read. `isRestoring`: lists that are ahead of the log stop no game, for that is just being put
 * right.
 */
export function backgroundFrom(
  env: Environment,
  games: Registry = GAMES,
  master = masterFrom(env),
  isRestoring = false,
): Background & { readonly vault: Vault } {
  const { clock, ...opened } = storesFrom(env, master);
  const { isKnown, ...engines } = enginesFrom(env);
  const stores = { ...opened, queues: queuesFrom(env), log: withOrigins(opened.log), games, now: Date.now };
  const { record, memos, now } = stores;
  const outages = createOutages({ record, memos, clock, report, now, sign: signing(env) });
  const matches = matchesFrom({ ...stores, clock, isKnown, master, isRestoring, owed: outages.owed }, env);
  return {
    ...stores,
    ...engines,
    matches,
    outages,
    watch: createWatch({ memos, views: stores.views, matches, report, now: Date.now }),
  };
}

/** Returns how entries of the record are signed. What signs is loaded when there is something to sign. */
const signing =
  (env: Environment) =>
  async (payload: object): Promise<string> =>
    (await import('../platform/dynamo/signing.ts')).signerFrom(env).sign(payload);

/** What the background of this process stands on, built when it is first called. */
export function background(): Background {
  built ??= backgroundFrom(process.env);
  return built;
}
let built: Background | undefined;

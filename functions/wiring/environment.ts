import { randomBytes } from 'node:crypto';
import { GAMES, type Registry } from '../../domain/games/games.ts';
import { accountsFrom } from '../features/accounts/environment.ts';
import { authFrom, issuerFrom } from '../features/auth/environment.ts';
import { channelsFrom } from '../features/channels/environment.ts';
import { costsFrom } from '../features/costs/environment.ts';
import { createWatch } from '../features/costs/watch.ts';
import { withOrigins } from '../features/imports/forked-log.ts';
import { LIVE_PATH } from '../features/live/contract.ts';
import { matchesFrom } from '../features/matches/environment.ts';
import { peopleFrom } from '../features/people/environment.ts';
import { createProfiles } from '../features/ratings/profiles.ts';
import { type Environment, masterFrom } from '../platform/dynamo/master.ts';
import { signerFrom } from '../platform/dynamo/signing.ts';
import { storesFrom } from '../platform/dynamo/stores.ts';
import { enginesFrom } from '../platform/engines/environment.ts';
import { once } from '../platform/kit/once.ts';
import { report } from '../platform/kit/report.ts';
import { claimUnder, keysUnder, subjectUnder } from '../platform/ports/keys.ts';
import type { Vault } from '../platform/ports/ports.ts';
import type { Background, Service } from './service.ts';

/**
 * What a function in the background stands on, from its environment: `TABLE_PREFIX`, `AWS_REGION`, `DYNAMODB_ENDPOINT`;
 * and, once it commits something, the master key (`FIELDPOST_KEY` or `KMS_MASTER_KEY`), without which the vault cannot
 * be read. `isRestoring`: lists that are ahead of the log stop no game, for that is just being put right.
 */
export function backgroundFrom(
  env: Environment,
  games: Registry = GAMES,
  master = masterFrom(env),
  isRestoring = false,
): Background & { readonly vault: Vault } {
  const { clock, ...opened } = storesFrom(env, master);
  const { isKnown, ...engines } = enginesFrom(env);
  const stores = { ...opened, log: withOrigins(opened.log), games, now: Date.now };
  const matches = matchesFrom({ ...stores, clock, isKnown, master, isRestoring }, env);
  return {
    ...stores,
    ...engines,
    matches,
    watch: createWatch({ memos: stores.memos, matches, report, now: Date.now }),
  };
}

/**
 * What the operations stand on: besides what the background needs, the master key, the signing key
 * (`FIELDPOST_SIGNING_JWK` or `KMS_SIGNING_KEY`; a function that signs nothing may do without), `JWT_ISSUER`,
 * `JWT_AUDIENCE`, `JWT_JWKS`. Throws on a missing one. `LIVE_URL`: where the live channel is, if not on this host.
 * `FIELDPOST_EDGE`: what requests carry that come through a distribution.
 */
export async function serviceFrom(env: Environment, games: Registry = GAMES): Promise<Service> {
  const issuer = issuerFrom(env);
  const master = masterFrom(env);
  const background = backgroundFrom(env, games, master);
  const keys = keysUnder(await master(), signerFrom(env));
  const subjectOf = async (user: string): Promise<string> => subjectUnder(keys.ids, issuer.issuer, user);
  const claimOf = async (skeleton: string): Promise<string> => claimUnder(keys.ids, skeleton);
  const ports = { ...background, keys, subjectOf, claimOf, random: randomBytes };
  const auth = authFrom({ ...ports, issuer }, env);
  const persons = peopleFrom(ports, env);
  const costs = costsFrom(ports, env);
  return {
    ...background,
    keys,
    subjectOf,
    random: randomBytes,
    persons,
    ...auth,
    ...costs,
    ...accountsFrom({ ...ports, ...auth, ...costs, persons, issuer }, env),
    ...channelsFrom(ports, env, await master()),
    profileOf: createProfiles(ports),
    live: env.LIVE_URL ?? LIVE_PATH,
    edge: env.FIELDPOST_EDGE,
  };
}

/** What the operations of this process stand on, built when the first request comes. */
export const service = once(() => serviceFrom(process.env));

/** What the background of this process stands on, built when it is first called. */
export function background(): Background {
  built ??= backgroundFrom(process.env);
  return built;
}
let built: Background | undefined;

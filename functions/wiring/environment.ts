import { randomBytes } from 'node:crypto';
import { GAMES, type Registry } from '../../domain/games/games.ts';
import { accountsFrom } from '../features/accounts/environment.ts';
import { authFrom, issuerFrom } from '../features/auth/environment.ts';
import { channelsFrom } from '../features/channels/environment.ts';
import { costsFrom } from '../features/costs/environment.ts';
import { LIVE_PATH } from '../features/live/contract.ts';
import { peopleFrom } from '../features/people/environment.ts';
import { createProfiles } from '../features/ratings/profiles.ts';
import { anchorsFrom } from '../platform/anchors/environment.ts';
import { type Environment, masterFrom } from '../platform/dynamo/master.ts';
import { signerFrom } from '../platform/dynamo/signing.ts';
import { once } from '../platform/kit/once.ts';
import { claimUnder, keysUnder, subjectUnder } from '../platform/ports/keys.ts';
import { backgroundFrom } from './background.ts';
import type { Service } from './service.ts';

/**
 * What the operations stand on: besides what the background needs, the master key, the signing key
 * (`FIELDPOST_SIGNING_JWK` or `KMS_SIGNING_KEY`; a function that signs nothing may do without), `JWT_ISSUER`,
 * `JWT_AUDIENCE`, `JWT_JWKS`. Throws on a missing one. `LIVE_URL`: where the live channel is, if not on this host.
 * `FIELDPOST_STATUS`: a status page elsewhere. `FIELDPOST_EDGE`: what requests carry that come through a distribution.
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
    anchors: anchorsFrom(env),
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
    ...(env.FIELDPOST_STATUS !== undefined && { statusPage: env.FIELDPOST_STATUS }),
  };
}

/** What the operations of this process stand on, built when the first request comes. */
export const service = once(() => serviceFrom(process.env));

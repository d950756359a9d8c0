import { randomBytes } from 'node:crypto';
import { importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose';
import { GAMES, type Registry } from '../../domain/games.ts';
import { fromBase64url, hkdf } from '../../domain/lib/hash.ts';
import { authenticator } from './auth.ts';
import { dynamoClient } from './dynamo/client.ts';
import { dynamoEventLog } from './dynamo/event-log.ts';
import { tableNames } from './dynamo/tables.ts';
import { dynamoVault } from './dynamo/vault.ts';
import { dynamoViews } from './dynamo/views.ts';
import { createMatches } from './matches.ts';
import type { Keys, Service } from './service.ts';

/** The environment variables that a function is configured by. */
export interface Environment {
  readonly [name: string]: string | undefined;
}

const SNAPSHOT_EVERY = 20;

/**
 * The service of one function, from its environment: `TABLE_PREFIX`, `AWS_REGION`, `DYNAMODB_ENDPOINT` (local only),
 * `FIELDPOST_KEY` (32 bytes, base64url), `FIELDPOST_SIGNING_JWK` (private ES256), `JWT_ISSUER`, `JWT_AUDIENCE`, `JWT_JWKS`
 * (a key set, or its URL). Throws on a missing one.
 */
export function serviceFrom(env: Environment, games: Registry = GAMES): Service {
  const client = dynamoClient({ region: env.AWS_REGION ?? 'local', ...(env.DYNAMODB_ENDPOINT && { endpoint: env.DYNAMODB_ENDPOINT }) });
  const tables = tableNames(env.TABLE_PREFIX ?? 'fieldpost-');
  const master = fromBase64url(needed(env, 'FIELDPOST_KEY'));
  const log = dynamoEventLog(client, tables.events);
  const vault = dynamoVault(client, tables.vault, hkdf(master, 'fieldpost/vault'));
  return {
    games,
    log,
    views: dynamoViews(client, tables.views),
    matches: createMatches({
      log,
      vault,
      games,
      now: Date.now,
      randomSeed: () => randomBytes(32),
      pause: (attempt) => new Promise((done) => setTimeout(done, Math.random() * 15 * 2 ** attempt)),
      snapshotEvery: SNAPSHOT_EVERY,
    }),
    authenticate: authenticator({
      issuer: needed(env, 'JWT_ISSUER'),
      audience: needed(env, 'JWT_AUDIENCE'),
      jwks: keySet(needed(env, 'JWT_JWKS')),
    }),
    keys: keysFrom(master, JSON.parse(needed(env, 'FIELDPOST_SIGNING_JWK')) as JWK),
    now: Date.now,
  };
}

/** The keys of a service: those derived from the master key, and the signing key with its public half. */
export function keysFrom(master: Uint8Array, signing: JWK): Keys {
  const { d: _, ...open } = signing;
  return {
    etag: hkdf(master, 'fieldpost/etag'),
    ids: hkdf(master, 'fieldpost/ids'),
    jwks: { keys: [open] },
    sign: async (payload) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'ES256', ...(signing.kid !== undefined && { kid: signing.kid }) })
        .sign(await importJWK(signing, 'ES256')),
  };
}

const keySet = (text: string): JSONWebKeySet | string => (text.startsWith('{') ? (JSON.parse(text) as JSONWebKeySet) : text);

function needed(env: Environment, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new Error(`the environment variable ${name} is missing`);
  return value;
}

/** The service of this process, built when the first request comes. */
export function service(): Promise<Service> {
  built ??= Promise.resolve().then(() => serviceFrom(process.env));
  return built;
}
let built: Promise<Service> | undefined;

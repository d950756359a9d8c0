import { randomBytes } from 'node:crypto';
import type { JSONWebKeySet, JWK } from 'jose';
import * as z from 'zod';
import { GAMES, type Registry } from '../../domain/games/games.ts';
import { hkdf, hmac, toBase64url } from '../../domain/lib/hash.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { createAccounts } from '../features/accounts/accounts.ts';
import { createBots } from '../features/accounts/bots.ts';
import { createEndings } from '../features/accounts/ending.ts';
import { createGuests } from '../features/accounts/guests.ts';
import { createHandles } from '../features/accounts/handles.ts';
import { claimsFor, createSignIn } from '../features/accounts/sign-in.ts';
import { authenticator } from '../features/auth/auth.ts';
import { originsFrom } from '../features/auth/origins.ts';
import { createTokens } from '../features/auth/tokens.ts';
import { createChannels } from '../features/channels/my-channels.ts';
import { createAudits } from '../features/costs/audits.ts';
import { auditBudget } from '../features/costs/budget.ts';
import { BUILD } from '../features/costs/build.ts';
import { createQuotas, quotasSchema } from '../features/costs/quotas.ts';
import { createWatch } from '../features/costs/watch.ts';
import { withOrigins } from '../features/imports/forked-log.ts';
import { LIVE_PATH } from '../features/live/contract.ts';
import { createMatches } from '../features/matches/matches.ts';
import { waitingIn } from '../features/matches/waiting.ts';
import { notificationsSchema, placesFrom } from '../features/notifications/settings.ts';
import { createPersons } from '../features/people/persons.ts';
import { createProfiles } from '../features/ratings/profiles.ts';
import { vapidFrom } from '../platform/courier/vapid.ts';
import { dynamoClient } from '../platform/dynamo/client.ts';
import { dynamoEventLog } from '../platform/dynamo/event-log.ts';
import { dynamoMemos } from '../platform/dynamo/lists/memos.ts';
import { dynamoViews } from '../platform/dynamo/lists/views.ts';
import { type Environment, kmsClient, masterFrom, vaultUnder } from '../platform/dynamo/master.ts';
import { dynamoPeople } from '../platform/dynamo/people.ts';
import { dynamoPressLog } from '../platform/dynamo/press-log.ts';
import { tableNames } from '../platform/dynamo/tables.ts';
import { storesSchema } from '../platform/dynamo/where.ts';
import { IN_AN_IMPORT } from '../platform/engines/engine-process.ts';
import { enginesCodeIn, enginesIn } from '../platform/engines/engines.ts';
import { knownEngines, ownEngine, unlessReleased } from '../platform/engines/own-engines.ts';
import { clockOf, sinceBoot } from '../platform/kit/clock.ts';
import { once } from '../platform/kit/once.ts';
import { report } from '../platform/kit/report.ts';
import type { Keys } from '../platform/ports/grounds.ts';
import type { Vault } from '../platform/ports/ports.ts';
import { jwkSigner, kmsSigner, type Signer } from '../platform/ports/signer.ts';
import type { Background, Service } from './service.ts';

/** The signing key, ES256: itself, as a JWK; or the key pair in KMS. */
const signingSchema = z.union(
  [
    z.object({ FIELDPOST_SIGNING_JWK: z.string().startsWith('{') }),
    z.object({ KMS_SIGNING_KEY: z.string().min(1), AWS_REGION: z.string().min(1) }),
  ],
  { error: 'neither FIELDPOST_SIGNING_JWK nor KMS_SIGNING_KEY is set' },
);

/**
 * `FIELDPOST_ENGINES`: a folder with more engines than the released ones in `engines/` of the working folder. With
 * `FIELDPOST_RELEASED_ENGINES` set to `only`, as in the cloud, a server with engines that are not released refuses to
 * start.
 */
const enginesSchema = z.object({
  FIELDPOST_ENGINES: z.string().min(1).optional(),
  FIELDPOST_RELEASED_ENGINES: z.literal('only').optional(),
});

/**
 * The accepted issuer of tokens. `JWT_JWKS`: a key set, or its URL; without it the server gets its keys from the
 * issuer. `JWT_SUBJECTS`: its subjects are names that others may see.
 */
const issuerSchema = z.object({
  JWT_ISSUER: z.string().min(1),
  JWT_AUDIENCE: z.string().min(1),
  JWT_JWKS: z.string().min(1).optional(),
  JWT_SUBJECTS: z.literal('names').optional(),
});

/**
 * `SIGN_IN_CLIENT`: people are sent to the issuer, as this client. `SIGN_IN_NAMES`: people sign in by a name and `SIGN_IN_KEY`; these names
 * are offered.
 */
const signInSchema = z
  .object({
    SIGN_IN_CLIENT: z.string().min(1).optional(),
    SIGN_IN_NAMES: z.string().min(1).optional(),
    SIGN_IN_KEY: z.string().min(32).optional(),
  })
  .refine(({ SIGN_IN_NAMES, SIGN_IN_KEY }) => SIGN_IN_NAMES === undefined || SIGN_IN_KEY !== undefined, 'SIGN_IN_NAMES needs SIGN_IN_KEY');

/** `FIELDPOST_MODERATORS`: users who are moderators, between commas. */
const moderatorsSchema = z.object({ FIELDPOST_MODERATORS: z.string().min(1).optional() });

const SNAPSHOT_EVERY = 20;

/**
 * What a function in the background stands on, from its environment: `TABLE_PREFIX`, `AWS_REGION`, `DYNAMODB_ENDPOINT`; and, once it
 * commits something, the master key (`FIELDPOST_KEY` or `KMS_MASTER_KEY`), without which the vault cannot be read.
 * `isRestoring`: lists that are ahead of the log stop no game, for that is just being put right.
 */
export function backgroundFrom(
  env: Environment,
  games: Registry = GAMES,
  master = masterFrom(env),
  isRestoring = false,
): Background & { readonly vault: Vault } {
  const { TABLE_PREFIX, AWS_REGION, DYNAMODB_ENDPOINT } = storesSchema.parse(env);
  const { FIELDPOST_ENGINES, FIELDPOST_RELEASED_ENGINES } = enginesSchema.parse(env);
  if (FIELDPOST_RELEASED_ENGINES === 'only') unlessReleased();
  // The store on this machine has this machine's clock: there the clock that nobody sets is the second one.
  const clock = clockOf(Date.now, DYNAMODB_ENDPOINT === undefined ? undefined : sinceBoot);
  const at = DYNAMODB_ENDPOINT === undefined ? {} : { endpoint: DYNAMODB_ENDPOINT };
  const client = dynamoClient({ region: AWS_REGION, heard: clock.heard, ...at });
  const tables = tableNames(TABLE_PREFIX);
  const log = withOrigins(dynamoEventLog(client, tables.events));
  const vault = vaultUnder(master, client, tables.vault);
  const views = dynamoViews(client, tables.views);
  const memos = dynamoMemos(client, tables.views);
  const people = dynamoPeople(client, tables.people);
  const folders = ['engines', ...(FIELDPOST_ENGINES === undefined ? [] : [FIELDPOST_ENGINES])];
  const matches = createMatches({
    log,
    vault,
    games,
    now: Date.now,
    clock,
    randomSeed: () => randomBytes(32),
    randomNonce: () => toBase64url(randomBytes(16)),
    engineOf: ownEngine,
    isKnown: knownEngines(FIELDPOST_ENGINES),
    pause: (attempt) => new Promise((done) => setTimeout(done, Math.random() * 15 * 2 ** attempt)),
    ...(isKeyed(env) && { snapshotKey: once(async () => hkdf(await master(), 'fieldpost/snapshots')) }),
    snapshotEvery: SNAPSHOT_EVERY,
    waiting: (match) => waitingIn(people, match),
    ...(!isRestoring && { viewed: views.version }),
    report,
  });
  return {
    games,
    log,
    press: dynamoPressLog(client, tables.events),
    views,
    memos,
    people,
    vault,
    matches,
    watch: createWatch({ memos, matches, report, now: Date.now }),
    engines: enginesIn(folders),
    importEngines: enginesIn(folders, IN_AN_IMPORT),
    engineCode: enginesCodeIn(folders),
    now: Date.now,
  };
}

/**
 * What the operations stand on: besides what the background needs, the master key, the signing key (`FIELDPOST_SIGNING_JWK` or
 * `KMS_SIGNING_KEY`; a function that signs nothing may do without), `JWT_ISSUER`, `JWT_AUDIENCE`, `JWT_JWKS`. Throws on a missing one.
 * `LIVE_URL`: where the live channel is, if not on this host. `FIELDPOST_EDGE`: what requests carry that come through a distribution.
 */
export async function serviceFrom(env: Environment, games: Registry = GAMES): Promise<Service> {
  const { JWT_ISSUER, JWT_AUDIENCE, JWT_JWKS, JWT_SUBJECTS } = issuerSchema.parse(env);
  const { SIGN_IN_CLIENT, SIGN_IN_NAMES, SIGN_IN_KEY = '' } = signInSchema.parse(env);
  const moderators = moderatorsSchema.parse(env).FIELDPOST_MODERATORS?.split(',') ?? [];
  const master = masterFrom(env);
  const built = backgroundFrom(env, games, master);
  const keys = keysOf(await master(), signerFrom(env));
  const { FIELDPOST_CONTACT, FIELDPOST_ORIGIN, MAIL_FROM } = notificationsSchema.parse(env);
  const subjectOf = async (user: string): Promise<string> => subjectUnder(keys.ids, JWT_ISSUER, user);
  const { people, vault, log, memos, matches, engines, views, now } = built;
  const persons = createPersons({ people, vault, subjectOf, now, random: randomBytes, areNames: JWT_SUBJECTS === 'names' });
  const tokens = createTokens({ people, memos, report, now });
  const claimOf = async (skeleton: string): Promise<string> => claimUnder(keys.ids, skeleton);
  const handles = createHandles({ people, claimOf, now });
  const quotas = createQuotas({ people, matches, quotas: quotasSchema.parse(JSON.parse(env.FIELDPOST_QUOTAS ?? '{}')), now });
  return {
    ...built,
    subjectOf,
    random: randomBytes,
    persons,
    tokens,
    bots: createBots({ people, persons, tokens, now }),
    guests: createGuests({ people, persons, tokens, matches, quotas, subjectOf, now, random: randomBytes }),
    profileOf: createProfiles({ people, claimOf, now }),
    channels: createChannels({
      people,
      now,
      random: randomBytes,
      hasMail: MAIL_FROM !== undefined,
      isPlace: placesFrom(env),
      markOf: async (address) => addressUnder(keys.ids, address),
    }),
    vapid: vapidFrom(await master(), FIELDPOST_CONTACT),
    accounts: createAccounts({ people, persons, handles, endings: createEndings({ people, now }), views, now }),
    signIn: createSignIn({
      issuer: SIGN_IN_CLIENT === undefined ? undefined : { url: JWT_ISSUER, client: SIGN_IN_CLIENT },
      names: SIGN_IN_NAMES === undefined ? undefined : { offered: SIGN_IN_NAMES.split(','), key: SIGN_IN_KEY, origin: FIELDPOST_ORIGIN },
      tokenFor: (sub, expires) => keys.sign(claimsFor({ issuer: JWT_ISSUER, audience: JWT_AUDIENCE }, sub, now(), expires)),
      now,
    }),
    authenticate: authenticator(
      { issuer: JWT_ISSUER, audience: JWT_AUDIENCE, jwks: JWT_JWKS === undefined ? undefined : keySet(JWT_JWKS) },
      tokens.holder,
      moderators,
    ),
    moderators,
    build: BUILD,
    keys,
    quotas,
    live: env.LIVE_URL ?? LIVE_PATH,
    origins: originsFrom(env),
    edge: env.FIELDPOST_EDGE,
    auditOf: createAudits({ log, memos, engines, key: keys.audits, sign: keys.sign, build: BUILD, spend: auditBudget(now), report }),
  };
}

/** How `people` knows who signs in: by issuer and user, for two issuers may have the same user. */
export const subjectUnder = (ids: Uint8Array, issuer: string, user: string): string =>
  toBase64url(hmac(ids, canonical(['fieldpost/subject/2', issuer, user])));

/** How `people` knows a handle: by what it looks like. */
export const claimUnder = (ids: Uint8Array, skeleton: string): string =>
  toBase64url(hmac(ids, canonical(['fieldpost/handle/1', skeleton])));

/** How `people` counts what is sent to an address: by this alone. */
export const addressUnder = (ids: Uint8Array, address: string): string =>
  toBase64url(hmac(ids, canonical(['fieldpost/asked/1', address]))).slice(0, 16);

/** The keys derived from the master key, and the signing key with its public half. */
export const keysFrom = (master: Uint8Array, signing: JWK): Keys => keysOf(master, jwkSigner(signing));

const keysOf = (master: Uint8Array, signer: Signer): Keys => ({
  etag: hkdf(master, 'fieldpost/etag'),
  ids: hkdf(master, 'fieldpost/ids'),
  press: hkdf(master, 'fieldpost/press'),
  audits: hkdf(master, 'fieldpost/audits'),
  cases: hkdf(master, 'fieldpost/cases'),
  ...signer,
});

/** Whether there is a master key. Without it a log can be read and checked, and nothing is committed. */
const isKeyed = ({ FIELDPOST_KEY, KMS_MASTER_KEY }: Environment): boolean => (FIELDPOST_KEY ?? KMS_MASTER_KEY) !== undefined;

function signerFrom(env: Environment): Signer {
  const signer = once(async () => {
    const config = signingSchema.parse(env);
    if ('FIELDPOST_SIGNING_JWK' in config) return jwkSigner(JSON.parse(config.FIELDPOST_SIGNING_JWK) as JWK);
    return kmsSigner(kmsClient(config.AWS_REGION), config.KMS_SIGNING_KEY);
  });
  return { sign: async (payload) => (await signer()).sign(payload), jwks: async () => (await signer()).jwks() };
}

const keySet = (text: string): JSONWebKeySet | string => (text.startsWith('{') ? (JSON.parse(text) as JSONWebKeySet) : text);

/** What the operations of this process stand on, built when the first request comes. */
export const service = once(() => serviceFrom(process.env));

/** What the background of this process stands on, built when it is first called. */
export function background(): Background {
  built ??= backgroundFrom(process.env);
  return built;
}
let built: Background | undefined;

import type { AddressInfo } from 'node:net';
import dynalite from 'dynalite';
import { compactVerify, createRemoteJWKSet, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { createTables, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { EDGE_HEADER } from '../../functions/platform/http/address.ts';
import { synthesise } from '../../infra/app.ts';
import { type Client, client } from '../kit/plain-client.ts';
import { type CloudHouse, cloudHouse, type Kept } from './house.ts';
import { keyService } from './kms.ts';
import { printed } from './printed.ts';
import { type Cloud, CONTACT, cloudOf, REGION } from './template.ts';

// Newer keys of each kind, on the bundles and templates of three deployments, one after another, over the same tables:
// games, names and signatures of before stay good, and what is new is under the newest key.

const PREFIX = 'fieldpost-prod-';
const DEPLOYED = [
  {},
  { persons: 3, seeds: 3, signing: 2, edge: '2,1' },
  { persons: 3, seeds: 3, signing: 2, edge: '2' },
];
const HMACS = ['TagsKey', 'PersonsKey', 'Persons3Key', 'SeedsKey', 'Seeds3Key'].map((name) => `${name}.Arn`);
const PAIRS = ['SigningKey.Arn', 'Signing2Key.Arn'];

let cloud: Cloud;
let kept: Kept;
const database = dynalite({ createTableMs: 0 });
beforeAll(async () => {
  cloud = await cloudOf();
  await new Promise<void>((done) => database.listen(0, '127.0.0.1', done));
  kept = {
    database: `http://127.0.0.1:${(database.address() as AddressInfo).port}`,
    keys: keyService(HMACS, PAIRS),
  };
  const tables = dynamoClient({ region: REGION, endpoint: kept.database });
  await createTables(tables, tableNames(PREFIX));
  tables.destroy();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  database.closeAllConnections();
  await new Promise((done) => database.close(done));
  await cloud.remove();
});

interface At {
  readonly house: CloudHouse;
  as(user: string): Promise<Client>;
}
/** The service as a deployment with these settings is, while `work` goes on. */
async function deployed<T>(settings: object, work: (at: At) => Promise<T>): Promise<T> {
  const { template } = synthesise({ ...CONTACT, ...settings }, cloud);
  const house = await cloudHouse({ template, bundles: cloud.bundles }, kept);
  try {
    const done = await work({ house, as: async (user) => client(house.url, await house.token(user)) });
    await house.idle();
    expect(house.refused).toEqual([]);
    return done;
  } finally {
    await house.close();
  }
}

/** A game of a person, who is France, against bots. */
async function begun(person: Client, title: string): Promise<string> {
  const { body } = await person.post('/v1/games', {
    of: 'diplomacy',
    title,
    settings: { deadlines: { default: 3600 } },
  });
  const path = `/v1/games/${body.game}`;
  await person.post(`${path}/seats`, { seat: 'france' });
  for (const seat of ['austria', 'england', 'germany', 'italy', 'russia', 'turkey'])
    await person.post(`${path}/seats`, { seat, kind: 'bot' });
  await person.post(`${path}/start`, {});
  return path;
}

/** France holds; the bots answer. */
async function hold({ house, as }: At, user: string, path: string): Promise<void> {
  await house.idle();
  const person = await as(user);
  const { asks } = (await person.get(path)).body as { readonly asks: readonly { seat: string; ask: string }[] };
  const ask = asks.find(({ seat }) => seat === 'france')?.ask;
  expect((await person.post(`${path}/actions`, { ask, command: { type: 'orders', orders: {} } })).status).toBe(200);
}

const headOf = async (person: Client, path: string): Promise<string> =>
  String((await person.get(`${path}/audit`)).body.signedHead);

/** The status of a read, and of a live connection, that came with a secret of the edge. */
async function statusesWith({ functions }: CloudHouse, secret: string): Promise<readonly number[]> {
  const headers = { [EDGE_HEADER]: secret };
  const http = { method: 'GET', path: '/healthz', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'curl' };
  const answers = [
    await functions.read.invoke<{ readonly statusCode: number }>({
      version: '2.0',
      routeKey: 'GET /healthz',
      rawPath: '/healthz',
      rawQueryString: '',
      headers,
      requestContext: { http, requestId: 'JKJaXmPLvHcESHA=', routeKey: 'GET /healthz', domainName: DOMAIN },
      isBase64Encoded: false,
    }),
    await functions.live.invoke<{ readonly statusCode: number }>({
      headers,
      requestContext: { routeKey: '$connect', requestId: 'Kx1abcIFFiACHNw=', connectionId: 'Kx1abcIFFiACHNw=' },
    }),
  ];
  return answers.map(({ statusCode }) => statusCode);
}
const DOMAIN = 'abcdef1234.execute-api.eu-central-1.amazonaws.com';
const secretOf = (generation: number): string => `{{resolve:secretsmanager:EdgeSecret${generation}:SecretString:::}}`;

/** The numbers of items in the vault by the generation of their key, as an operator sees them. */
async function counted(): Promise<unknown> {
  const env = {
    DYNAMODB_ENDPOINT: kept.database,
    TABLE_PREFIX: PREFIX,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'operator',
    AWS_SECRET_ACCESS_KEY: 'operator',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { output } = await printed('verify-all', '--json');
  return (JSON.parse(output) as { readonly keys: unknown }).keys;
}

it('a deployment with newer keys goes on with games, names and signatures of the one before', async () => {
  const [first, both, newest] = DEPLOYED;
  const old = await deployed(first!, async (at) => {
    const alice = await at.as('alice');
    const path = await begun(alice, 'Under the first keys');
    await hold(at, 'alice', path);
    expect(await statusesWith(at.house, secretOf(1))).toEqual([200, 200]);
    return { path, head: await headOf(alice, path) };
  });
  expect(await counted()).toMatchObject({ seeds: { 2: 1 } });

  const fresh = await deployed(both!, async (at) => {
    const [alice, bob] = [await at.as('alice'), await at.as('bob')];
    expect((await alice.get(`${old.path}/people`)).body.title).toBe('Under the first keys');
    await hold(at, 'alice', old.path);
    const path = await begun(bob, 'Under newer keys');
    await hold(at, 'bob', path);

    const jwks = createRemoteJWKSet(new URL(`${at.house.url}/.well-known/jwks.json`));
    const head = await headOf(bob, path);
    for (const each of [old.head, head]) await expect(compactVerify(each, jwks)).resolves.toBeDefined();
    expect(decodeProtectedHeader(head).kid).not.toBe(decodeProtectedHeader(old.head).kid);

    for (const generation of [1, 2]) expect(await statusesWith(at.house, secretOf(generation))).toEqual([200, 200]);
    expect(await statusesWith(at.house, secretOf(3))).toEqual([403, 403]);
    return { path, head };
  });
  expect(await counted()).toEqual({ seeds: { 2: 1, 3: 1 }, persons: { 2: expect.any(Number), 3: expect.any(Number) } });

  await deployed(newest!, async (at) => {
    expect(await statusesWith(at.house, secretOf(1))).toEqual([403, 403]);
    expect(await statusesWith(at.house, secretOf(2))).toEqual([200, 200]);
    const jwks = createRemoteJWKSet(new URL(`${at.house.url}/.well-known/jwks.json`));
    for (const [user, { path, head }] of Object.entries({ alice: old, bob: fresh })) {
      await hold(at, user, path);
      const person = await at.as(user);
      await person.put(`${path}/votes/draw`, { vote: true });
      expect((await person.get(`${path}/audit`)).body).toMatchObject({ verdict: 'holds', findings: [] });
      await expect(compactVerify(head, jwks)).resolves.toBeDefined();
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COSTLY } from '../../functions/operations/costly.ts';
import { TALKS } from '../../functions/operations/press.ts';
import { READS } from '../../functions/operations/read.ts';
import { WRITES } from '../../functions/operations/write.ts';
import type { Environment } from '../../functions/platform/dynamo/master.ts';
import { serviceFrom } from '../../functions/wiring/environment.ts';
import { FUNCTIONS, type FunctionName } from '../../infra/endpoints.ts';
import { builtFunctions } from '../kit/built.ts';
import { client } from '../kit/plain-client.ts';
import { listen } from '../live/listener.ts';
import { type CloudHouse, cloudHouse } from './house.ts';
import { invokedIn } from './lambda.ts';

// Each bundle once; functions.long.test.ts calls every route, and compares what the functions use with what their roles
// grant.

it.each([
  { permission: 'read', operations: READS },
  { permission: 'costly', operations: COSTLY },
  { permission: 'write', operations: WRITES },
  { permission: 'press', operations: TALKS },
])('the list of $permission holds its operations alone', ({ permission, operations }) => {
  expect(operations.map((of) => of.permission)).toEqual(operations.map(() => permission));
});

describe('the bundles, with the environment of the recorded stack and the rights of their roles', () => {
  const RETURNED = {
    detail: {
      eventType: 'Bounce',
      mail: { tags: { person: ['p01234567890123456789'], channel: ['w0'] } },
      bounce: { bounceType: 'Permanent' },
    },
  };
  const SWEEP = { time: '2025-01-06T12:00:00Z', detail: {} };
  let bundles: string;
  let house: CloudHouse;
  beforeAll(async () => {
    bundles = await builtFunctions();
    house = await cloudHouse({ bundles, template: JSON.parse(readFileSync('tests/infra/template.json', 'utf8')) });
    const [alice, bob] = [client(house.url, await house.token('alice')), client(house.url, await house.token('bob'))];
    const { body } = await alice.post('/v1/games', { of: 'diplomacy' });
    const at = `/v1/games/${body.game}`;
    await alice.post(`${at}/seats`, { seat: 'france' });
    await bob.post(`${at}/seats`, { seat: 'england' });
    for (const seat of ['austria', 'germany', 'italy', 'russia', 'turkey'])
      await alice.post(`${at}/seats`, { seat, kind: 'bot' });
    await alice.post(`${at}/start`, {});
    await alice.post(`${at}/press`, { to: ['england'], text: 'Burgundy?' });
    await alice.post('/v1/me/channels', { kind: 'webhook', url: 'https://hooks.fieldpost.invalid/in' });
    const listener = await listen(house.url, ['fieldpost.v1', `bearer.${await house.token('alice')}`]);
    await listener.ask({ type: 'subscribe', games: [String(body.game)], me: true });
    await house.idle();
    await listener.close();
    for (const name of ['clock', 'guests', 'ratings', 'anchor'] as const) await house.functions[name].invoke(SWEEP);
    await house.send('ticks', { ticks: [{ game: String(body.game), due: 1 }] });
    await house.idle();
    await house.functions.returned.invoke(RETURNED);
    house.account.parameters.set('/fieldpost-prod-canary', 'fp_of-nobody');
    await house.functions.canary.invoke(SWEEP).catch(() => undefined);
    await house.functions.brake.invoke({});
    await alice.get(at);
    await alice.get(`${at}/audit`);
  });
  afterAll(() => house.close());

  const WITHOUT_RIGHTS: readonly FunctionName[] = ['docs', 'courier'];
  it.each(FUNCTIONS.filter((name) => !WITHOUT_RIGHTS.includes(name)))(
    '%s starts, and uses rights that it has',
    (name) => {
      expect(house.used[name].size).toBeGreaterThan(0);
      expect(house.refused.filter((each) => each.startsWith(`${name}:`))).toEqual([]);
    },
  );

  it('bots have answered for their seats, and lists show it', async () => {
    const alice = client(house.url, await house.token('alice'));
    const [{ game, version }] = (await alice.get('/v1/me/games')).body.games;
    const { body } = await alice.get(`/v1/games/${game}`);
    const waiting = (body.asks as { seat: string; settled?: boolean }[]).filter(({ settled }) => !settled);
    expect([version, waiting.map(({ seat }) => seat).sort()]).toEqual([body.version, ['england', 'france']]);
  });

  it('courier brings what sender gives it: nobody answers at an address that is nowhere', async () => {
    const alice = client(house.url, await house.token('alice'));
    const [channel] = (await alice.get('/v1/me/channels')).body.channels;
    expect(channel).toMatchObject({ state: 'unconfirmed' });
    const { body } = await alice.get(`/v1/me/channels/${channel.id}/deliveries`);
    // It is asked again after 10 s, which a slow machine may reach.
    const tries: { notification: string }[] = body.deliveries;
    expect(tries.find(({ notification }) => notification === 'c0')).toMatchObject({
      reason: 'challenge',
      state: 'dead',
      tries: 1,
    });
  });

  it('what people are told goes from herald and clock by queues to sender, which nothing else calls', async () => {
    expect(house.used.herald).toContain('sqs:SendMessage TellsQueue');
    expect(house.used.clock).toContain('sqs:SendMessage TellsQueue');
    expect(house.used.sender).toContain('sqs:SendMessage HooksQueue');
    expect(house.invoked.sender).toBeGreaterThan(1);
    const alice = client(house.url, await house.token('alice'));
    const { body } = await alice.get('/v1/me/notifications');
    expect(body.notifications.map(({ reason }: { reason: string }) => reason)).toContain('started');
  });

  it.each(['canary', 'brake'] as const)('%s has no right that it does not use', (name) => {
    expect([...house.used[name]].sort()).toEqual([...house.granted[name]].sort());
  });

  it('canary says what it met, and brake what it stopped', () => {
    const [met, stopped] = [house.functions.canary.lines, house.functions.brake.lines].map((lines) => lines.at(-1));
    expect(JSON.parse(met ?? '')).toMatchObject({
      level: 'error',
      what: 'canary',
      step: 'open',
      message: expect.stringContaining('401'),
    });
    expect(JSON.parse(stopped ?? '')).toMatchObject({ level: 'error', what: 'braked' });
    expect([...house.account.runs]).toEqual(['costly', 'guests', 'bots'].map((name) => [`fieldpost-prod-${name}`, 0]));
  });

  it('docs serves the description', async () => {
    const event = { rawPath: '/openapi.yaml', headers: {}, requestContext: { http: { method: 'GET' } } };
    expect(await invokedIn(join(bundles, 'docs'), event)).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('openapi: 3'),
    });
  });

  it('no line of any log holds a token or what was said', () => {
    for (const line of FUNCTIONS.flatMap((name) => [...house.functions[name].lines, ...house.functions[name].metrics]))
      expect(line).not.toMatch(/eyJ|Bearer|Burgundy/);
  });
});

describe('an environment that is not the stack’s', () => {
  const whole: Environment = {
    FIELDPOST_KEY: 'A'.repeat(43),
    FIELDPOST_SIGNING_JWK: '{}',
    JWT_ISSUER: 'x',
    JWT_AUDIENCE: 'y',
    JWT_JWKS: '{"keys":[]}',
  };

  it.each([
    { what: 'no issuer', without: { JWT_ISSUER: undefined }, named: 'JWT_ISSUER' },
    { what: 'no audience', without: { JWT_AUDIENCE: '' }, named: 'JWT_AUDIENCE' },
    { what: 'no master key', without: { FIELDPOST_KEY: undefined }, named: 'KMS_TAGS_KEY' },
    { what: 'half a master key', without: { FIELDPOST_KEY: 'AAAA' }, named: 'FIELDPOST_KEY' },
    { what: 'an endpoint that is none', without: { DYNAMODB_ENDPOINT: 'nowhere' }, named: 'DYNAMODB_ENDPOINT' },
  ])('$what', async ({ without, named }) => {
    await expect(serviceFrom({ ...whole, ...without })).rejects.toThrow(named);
  });

  it('no signing key: only what signs fails', async () => {
    const { keys } = await serviceFrom({ ...whole, FIELDPOST_SIGNING_JWK: undefined });
    await expect(keys.sign({})).rejects.toThrow('KMS_SIGNING_KEY');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { duel } from '../kit/duel/index.ts';
import { startDynalite } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { meansOf } from '../kit/engine.ts';
import { metered } from '../kit/units.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { type CommitsPage, clientOf, type House, open, peopleOf, SEATS } from './kit.ts';
import { otherHand } from './secretive.ts';
import { differences, twinHouses } from './twin-houses.ts';

// One request opens a game, seats its players and starts it.

const AGAINST_BOTS = Object.fromEntries(SEATS.diplomacy.map((seat) => [seat, seat === 'france' ? 'me' : 'bot']));
const DUEL = { of: 'duel', options: { hits: 3 } };

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Program {
  readonly id: string;
  readonly token: string;
}

/** A program of a person, with a token of these scopes, or none. */
async function programOf(
  user: string,
  name: string,
  scopes?: readonly string[],
  of = house,
  key: string = randomUUID(),
): Promise<Program> {
  const keyed = { 'idempotency-key': key };
  const { id } = (await of.as(user).post<{ id: string }>('/v1/me/bots', { name }, keyed)).body;
  if (scopes === undefined) return { id, token: '' };
  const made = await of.as(user).post<{ token: string }>('/v1/me/tokens', { name: 'for it', scopes, bot: id }, keyed);
  return { id, token: made.body.token };
}

it('opens a game of seven against bots with at most 60 requests to the store', async () => {
  const dynamo = await startDynalite();
  const meter = metered(dynamo.client);
  const counted = await open({ stores: dynamoStores(meter.client, dynamo.tables), following: false });
  meter.take();
  const made = await counted.as('ann').post('/v1/games', { of: 'diplomacy', seats: AGAINST_BOTS, start: true });
  const { requests } = meter.take();
  expect([made.status, made.body.version]).toEqual([201, 1]);
  expect(requests).toBeLessThanOrEqual(60);
  const { body } = await counted.as('ann').get<MatchView>(`/v1/games/${made.body.game}`);
  expect(body).toMatchObject({ status: 'playing', mine: ['france'] });
  await counted.close();
  await dynamo.stop();
});

it('bots play on, the log is whole, and a retry gets the same receipt', async () => {
  const key = { 'idempotency-key': 'whole' };
  const body = { of: 'diplomacy', seats: AGAINST_BOTS, start: true };
  const made = await house.as('ann').post('/v1/games', body, key);
  const path = `/v1/games/${made.body.game}`;
  const again = await house.as('ann').post('/v1/games', body, key);
  expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([201, made.body, 'true']);
  const other = await house.as('ann').post('/v1/games', { ...body, seats: { ...AGAINST_BOTS, france: 'bot' } }, key);
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  const { commits } = (await house.as('ann').get<CommitsPage>(`${path}/events`)).body;
  expect(commits[0]?.envelope.events.slice(0, 9).map(({ type, seat }) => [type, seat].join(' ').trim())).toEqual([
    'match/created',
    ...SEATS.diplomacy.map((seat) => `match/joined ${seat}`),
    'match/started',
  ]);
  expect(commits.length).toBe(1 + 6);
  const { asks } = (await house.as('ann').get<MatchView>(path)).body;
  expect(asks.filter(({ settled }) => settled !== true).map(({ seat }) => seat)).toEqual(['france']);
  const mine = await house.as('ann').get<{ games: MatchView[] }>('/v1/me/games?awaiting=true');
  expect(mine.body.games.map(({ game }) => game)).toContain(made.body.game);
});

it('its log is audited, here and in Python, like any other', async () => {
  const { game } = (
    await house.as('ann').post('/v1/games', { ...DUEL, seats: { red: 'me', blue: 'bot' }, start: true })
  ).body;
  expect((await house.as('ann').delete(`/v1/games/${game}/seats/red`)).status).toBe(200);
  const { commits } = (await house.as('ann').get<CommitsPage>(`/v1/games/${game}/log`)).body;
  expect(await audit(duel, commits, true, meansOf(duel))).toMatchObject({ findings: [] });
  const running = verifier();
  running.give(
    Buffer.from((await house.as('ann').get(`/v1/games/${game}/log`, { accept: 'application/x-ndjson' })).bytes),
    [],
  );
  const said = await running.said();
  if (hasPython) expect(said.map(({ findings }) => findings)).toEqual([[]]);
});

it('opens a lobby with some seats taken, and others are invited as before', async () => {
  const settings = { visibility: 'private', invited: ['ben'] };
  const { game } = (
    await house.as('ann').post('/v1/games', { of: 'diplomacy', settings, seats: { italy: 'me', turkey: 'bot' } })
  ).body;
  const path = `/v1/games/${game}`;
  const { body } = await house.as('ben').get<MatchView>(path);
  expect(body).toMatchObject({ status: 'lobby', version: 1 });
  expect(body.seats.filter(({ holder }) => holder !== undefined).map(({ seat }) => seat)).toEqual(['italy', 'turkey']);
  expect((await house.as('ben').post(`${path}/seats`, { seat: 'france' })).status).toBe(200);
  expect((await house.as('eve').get(path)).status).toBe(404);
});

it('seats programs of the caller by name or id, who play under their own tokens', async () => {
  const [red, blue] = [
    await programOf('pat', 'red-one', ['games:read', 'games:play']),
    await programOf('pat', 'blue-one', ['games:play']),
  ];
  const body = { ...DUEL, settings: { visibility: 'private' }, seats: { red: 'red-one', blue: blue.id }, start: true };
  const key = { 'idempotency-key': 'programs' };
  const made = await house.as('pat').post('/v1/games', body, key);
  const path = `/v1/games/${made.body.game}`;
  const client = clientOf(house.url, 'red', async () => red.token);
  expect((await client.get<MatchView>(path)).body).toMatchObject({ status: 'playing', mine: ['red'] });
  expect(Object.values((await peopleOf(house, path, 'pat')).people).sort()).toEqual([
    'blue-one (bot of pat)',
    'pat',
    'red-one (bot of pat)',
  ]);
  await house.as('pat').delete(`/v1/me/bots/${red.id}`);
  expect((await house.as('pat').post('/v1/games', body, key)).body).toEqual(made.body);
});

it('asks everybody whether they are there, with a ready check', async () => {
  const settings = { ready: { seconds: 3600 } };
  const { game } = (
    await house.as('ann').post('/v1/games', { ...DUEL, settings, seats: { red: 'me', blue: 'bot' }, start: true })
  ).body;
  const path = `/v1/games/${game}`;
  expect((await house.as('ann').get<MatchView>(path)).body).toMatchObject({ status: 'lobby', version: 1 });
  expect((await house.as('ann').post(`${path}/confirmations`, {})).status).toBe(200);
  expect((await house.as('ann').get<MatchView>(path)).body.status).toBe('playing');
});

it.each([
  { what: 'a seat that the game has not', said: { seats: { green: 'me' } }, status: 409, code: 'NO_SUCH_SEAT' },
  { what: 'two seats for one player', said: { seats: { red: 'me', blue: 'me' } }, status: 409, code: 'ALREADY_SEATED' },
  {
    what: 'an anonymous game',
    said: { seats: { red: 'me' }, settings: { anonymous: true } },
    status: 409,
    code: 'SEATS_ARE_DEALT',
  },
  {
    what: 'seats that are dealt',
    said: { seats: { red: 'me' }, settings: { seating: 'random' } },
    status: 409,
    code: 'SEATS_ARE_DEALT',
  },
  {
    what: 'seats by preference',
    said: { seats: { red: 'me' }, settings: { seating: 'preferences' } },
    status: 409,
    code: 'SEATS_ARE_DEALT',
  },
  {
    what: 'a start with dealt seats',
    said: { start: true, settings: { seating: 'random' } },
    status: 409,
    code: 'SEATS_ARE_DEALT',
  },
  { what: 'a sandbox', said: { seats: { red: 'me' }, settings: { sandbox: true } }, status: 409, code: 'SANDBOX' },
  { what: 'a start with a free seat', said: { seats: { red: 'me' }, start: true }, status: 409, code: 'SEATS_VACANT' },
  { what: 'a start without seats', said: { start: true }, status: 409, code: 'SEATS_VACANT' },
  {
    what: 'joint dice',
    said: { seats: { red: 'me', blue: 'bot' }, start: true, settings: { entropy: 'joint' } },
    status: 409,
    code: 'STARTS_LATER',
  },
  { what: 'a program that the caller has not', said: { seats: { red: 'theirs' } }, status: 400, code: 'NO_SUCH_BOT' },
  { what: 'somebody else by name', said: { seats: { red: 'ben' } }, status: 400, code: 'NO_SUCH_BOT' },
  { what: 'a name that two programs have', said: { seats: { red: 'twice' } }, status: 400, code: 'AMBIGUOUS_BOT' },
  { what: 'a program without a token', said: { seats: { red: 'mute' } }, status: 400, code: 'BOT_WITHOUT_TOKEN' },
  {
    what: 'a program whose token cannot play',
    said: { seats: { red: 'reader' } },
    status: 400,
    code: 'BOT_WITHOUT_TOKEN',
  },
  { what: 'a start that is taken back', said: { start: false }, status: 400, code: 'BAD_BODY' },
])('refuses $what, and nothing is opened', async ({ said, status, code }) => {
  const refused = await house.as('sam').post('/v1/games', { ...DUEL, ...said });
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect((await house.as('sam').get<{ games: unknown[] }>('/v1/me/games')).body.games).toEqual([]);
});
beforeAll(async () => {
  await programOf('sam', 'mute');
  await programOf('sam', 'reader', ['games:read']);
  for (const _ of [1, 2]) await programOf('sam', 'twice', ['games:play']);
  await programOf('ben', 'theirs', ['games:play']);
});

it('a guest opens one against bots, and no other', async () => {
  const guest = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body;
  const client = clientOf(house.url, 'guest', async () => guest.token);
  const alone = { ...DUEL, settings: { visibility: 'private' }, seats: { red: 'me', blue: 'bot' }, start: true };
  expect((await client.post('/v1/games', alone)).status).toBe(201);
  expect((await client.post('/v1/games', { ...alone, settings: {} })).body.code).toBe('GUESTS_PLAY_ALONE');
});

it('counts against the quotas of bots and of open games, and not as a lobby where it starts', async () => {
  const strict = await open({ quotas: { bots: 2, lobbies: 1, open: 3 } });
  const whole = { ...DUEL, seats: { red: 'me', blue: 'bot' }, start: true };
  const codes = [];
  for (const body of [whole, whole, whole, DUEL, DUEL, { ...DUEL, seats: { red: 'me' } }]) {
    const { status, body: said, headers } = await strict.as('ann').post('/v1/games', body);
    codes.push(`${status} ${said.version ?? headers.get('ratelimit')?.split(';')[0]}`);
  }
  expect(codes).toEqual(['201 1', '201 1', '429 "bots"', '201 1', '429 "open"', '429 "open"']);
  await strict.close();
});

describe('to third parties', () => {
  it('a game that one request opened shows nothing of the hands that were dealt in its first commit', async () => {
    const pair = await twinHouses(duel, otherHand(duel));
    const [bodies, hands]: [string[], string[]] = [[], []];
    for (const twin of pair.houses) {
      const { token } = await programOf('red', 'helper', ['games:read', 'games:play'], twin, 'twin');
      const seats = { red: 'me', blue: 'helper' };
      const made = await twin
        .as('red')
        .post('/v1/games', { ...DUEL, seats, start: true }, { 'idempotency-key': 'twin' });
      bodies.push(made.bytes);
      const helper = clientOf(twin.url, 'helper', async () => token);
      hands.push((await helper.get(`/v1/games/${made.body.game}/state`)).bytes);
    }
    expect(bodies[0]).toBe(bodies[1]);
    expect(hands[0]).not.toBe(hands[1]);
    const path = `/v1/games/${(JSON.parse(bodies[0] ?? '') as { game: string }).game}`;
    for (const reader of ['red', 'watcher', undefined])
      expect(await differences(pair, path, reader, 'blue')).toEqual([]);
    await pair.close();
  });
});

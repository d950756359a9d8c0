import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoPeople } from '../../functions/platform/dynamo/people.ts';
import { isSampled, METRICS } from '../../functions/platform/kit/metrics.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { metricsIn } from '../kit/cloudwatch.ts';
import { NAMESPACE } from '../kit/log-lines.ts';
import { type Client, client } from '../kit/plain-client.ts';
import { listen } from '../live/listener.ts';
import { putBroken } from './broken-game.ts';
import { type CloudHouse, cloudHouse } from './house.ts';
import { codeIn } from './ses.ts';
import { type Cloud, cloudOf } from './template.ts';

// What the bundles measure and report in a run with all that a line could give away.

const SWEEP = { time: '2025-01-06T12:00:00Z', detail: {} };
/** What people write and no line may have. */
const SECRETS = {
  title: 'Zugzwang-Ypern',
  press: 'Marmelade-vor-Tagesanbruch',
  mail: 'verschwiegen@nirgendwo.example',
  hook: 'geheimpfad',
  query: 'suchwort-kirsche',
  reason: 'beleidigt-mich',
  note: 'merkzettel-quitte',
};

let cloud: Cloud;
let house: CloudHouse;
let alice: Client;
let bob: Client;
/** Tokens, ids of games, persons and users, hands: what else no line of metrics may have, or no line at all. */
const tokens: string[] = [];
const hands: string[] = [];
const names: string[] = ['alice', 'bob'];

const statusOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'done',
    (caught: Error) => /: (\d{3}) /.exec(caught.message)?.[1] ?? caught.message,
  );

beforeAll(async () => {
  cloud = await cloudOf({ moderators: 'mod', mail: 'post@play.fieldpost.org' });
  house = await cloudHouse(cloud);
  // Each request writes its line.
  for (let n = 0; house.requestId === undefined; n++) if (isSampled(`r${n}`)) house.requestId = `r${n}`;
  for (const user of ['alice', 'bob', 'mod']) tokens.push(await house.token(user));
  [alice, bob] = tokens.map((token) => client(house.url, token)) as [Client, Client];
  await play();
  await refuse();
  await end();
  await break_();
});
afterAll(async () => {
  await house.close();
  await cloud.remove();
});

const sweep = (): Promise<unknown> => house.functions.sender.invoke(SWEEP);

/** Plays: with chat, notes, mail, hands of cards, a deadline that passes, and commands at the same time. */
async function play(): Promise<void> {
  const { body: channel } = await alice.post('/v1/me/channels', { kind: 'mail', address: SECRETS.mail });
  await sweep();
  expect(
    (await alice.post(`/v1/me/channels/${channel.id}/confirmation`, { code: codeIn(house.mails.at(-1)) })).status,
  ).toBeLessThan(300);
  await alice.post('/v1/me/channels', { kind: 'webhook', url: `https://hooks.fieldpost.invalid/${SECRETS.hook}` });
  const settings = { deadlines: { default: 3600 } };
  const { body } = await alice.post('/v1/games', {
    of: 'diplomacy',
    title: SECRETS.title,
    options: { players: 2 },
    settings,
  });
  const at = `/v1/games/${body.game}`;
  names.push(String(body.game), String(channel.id));
  for (const person of [alice, bob]) await person.post(`${at}/seats`, {});
  await alice.post(`${at}/start`, {});
  await house.idle();
  await sweep();
  const listener = await listen(house.url, ['fieldpost.v1', `bearer.${tokens[0]}`]);
  await listener.ask({ type: 'subscribe', games: [String(body.game)], me: true });
  const { body: game } = await alice.get(at);
  const seats = (game.seats as { readonly seat: string; readonly holder?: unknown }[]).map(({ seat }) => seat);
  const said = seats.map((seat) => statusOf(alice.post(`${at}/press`, { to: [seat], text: SECRETS.press })));
  expect(await Promise.all(said)).toContain('done');
  await house.idle();
  // Two at once, until one of them comes second.
  const conflicts = () =>
    [...metricsIn(house.functions.write.metrics).values()].some(({ name }) => name === 'conflicts');
  for (let round = 0; round < 50 && !conflicts(); round++) {
    // Both decide on the log, not on what the process remembers, and the seats may vote again.
    house.ahead += 60_000;
    const vote = round % 2 === 0;
    await Promise.all([alice.put(`${at}/votes/draw`, { vote }), bob.put(`${at}/votes/ready`, { vote })].map(statusOf));
    await house.idle();
  }
  await listener.close();
  house.ahead = Number(game.due) + 4_000 - Date.now();
  await house.send('ticks', { ticks: [{ game: String(body.game), due: Number(game.due) }] });
  await house.idle();
  expect((await alice.get(at)).body.phase).not.toBe(game.phase);
  await sweep();
  for (const path of ['events', 'audit', 'state', 'press', 'people', 'table'])
    expect([path, await statusOf(alice.get(`${at}/${path}`))]).toEqual([path, 'done']);

  const { body: battle } = await alice.post('/v1/games', {
    of: 'napoleonics',
    title: SECRETS.title,
    options: { scenario: '015' },
  });
  names.push(String(battle.game));
  const field = `/v1/games/${battle.game}`;
  await alice.post(`${field}/seats`, {});
  await bob.post(`${field}/seats`, {});
  await alice.post(`${field}/start`, {});
  await house.idle();
  for (const person of [alice, bob]) {
    const { body: state } = await person.get(`${field}/state`);
    hands.push(...Object.values(state.view.hands as object).map((hand) => JSON.stringify(hand)));
  }
  for (const name of ['clock', 'guests', 'ratings', 'anchor'] as const) await house.functions[name].invoke(SWEEP);
}

/** Sends what is refused: by a rule, by a schema, without a right, and what is no message at all. */
async function refuse(): Promise<void> {
  const [game] = names.slice(2);
  const at = `/v1/games/${game}`;
  const refused = [
    alice.post(`${at}/actions`, { ask: SECRETS.note, command: { type: SECRETS.note } }),
    alice.post(`${at}/press`, { to: [SECRETS.press], text: SECRETS.press }),
    alice.get(`${at}/facts?of=${SECRETS.query}`),
    alice.get(`/v1/games/${SECRETS.query}`),
    alice.post('/v1/games', { of: SECRETS.title, title: SECRETS.title }),
    alice.post('/v1/me/reports', { game, conversation: SECRETS.press, n: 1, reason: SECRETS.reason }),
    alice.post('/v1/imports', { file: `{"${SECRETS.press}":` }),
    client(house.url, `${tokens[0]}${SECRETS.note}`).get('/v1/me'),
    client(house.url, SECRETS.note).post('/v1/games', { of: 'diplomacy' }),
  ];
  expect(await Promise.all(refused.map(statusOf))).not.toContain('done');
  const headers = { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json', 'idempotency-key': 'k' };
  const body = `{"text":${SECRETS.press}`;
  expect((await fetch(`${house.url}${at}/press`, { method: 'POST', headers, body })).status).toBe(400);
  // Messages and items of another form.
  for (const queue of ['ticks', 'bots', 'again'] as const) await house.send(queue, { note: SECRETS.press });
  await house.idle();
  const unreadable = { do: SECRETS.press, need: SECRETS.press };
  await dynamoPeople(house.client, house.tables.people).put('Q#0', `${'0'.repeat(15)}#x`, unreadable, 0);
  await sweep();
  await house.functions.returned.invoke({ detail: { mail: { destination: [SECRETS.mail] } } }).catch(() => undefined);
}

/** Ends the game, and reads all that this opens. */
async function end(): Promise<void> {
  const at = `/v1/games/${names[2]}`;
  for (const person of [alice, bob]) await person.put(`${at}/votes/draw`, { vote: true });
  for (const path of ['log', 'audit', 'press/audit'])
    expect([path, await statusOf(alice.get(`${at}/${path}`))]).toEqual([path, 'done']);
}

/** Breaks a game in the log, so that every function that people reach ends a request by a fault. */
async function break_(): Promise<void> {
  const broken = await putBroken(house, SECRETS.press);
  const at = `/v1/games/${broken}`;
  const faults = [
    alice.get(at),
    alice.get(`${at}/log`),
    alice.put(`${at}/votes/draw`, { vote: true }),
    alice.post(`${at}/press`, { to: ['england'], text: SECRETS.press }),
  ];
  expect(await Promise.all(faults.map(statusOf))).toEqual(Array(4).fill(expect.stringMatching(/^50[03]$/)));
  await house.send('bots', { game: broken });
  await house.idle();
}

const metricLines = (): readonly string[] => FUNCTIONS.flatMap((name) => house.functions[name].metrics);
const allLines = (): readonly string[] =>
  FUNCTIONS.flatMap((name) => [...house.functions[name].lines, ...house.functions[name].metrics]);

describe('the bundles, with the environment of the stack', () => {
  it('write every metric, each in the namespace of the stack', () => {
    const found = [...metricsIn(metricLines()).values()];
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(Object.keys(METRICS).sort());
    expect([...new Set(found.map(({ namespace }) => namespace))]).toEqual([NAMESPACE]);
    const faults = found.filter(({ name }) => name === 'faults').map(({ dimensions }) => dimensions.function);
    expect(faults.sort()).toEqual(['costly', 'press', 'read', 'write']);
  });

  it('measure what happened', () => {
    const found = [...metricsIn(metricLines()).values()];
    const of = (metric: string) => found.find(({ name }) => name === metric)?.values ?? [];
    // A deadline was answered 4 s after it, by the clock of the functions.
    expect(of('answered').every((ms) => ms >= 4_000 && ms < 60_000)).toBe(true);
    expect(of('listed').length).toBeGreaterThan(5);
    for (const name of ['reads', 'writes', 'folded', 'told', 'handed'])
      expect(Math.max(...of(name))).toBeGreaterThanOrEqual(0);
    expect(Math.min(...of('folded'))).toBeGreaterThan(0);
  });

  it('write one line for a call, or none', () => {
    const calls = house.invoked.projector + house.invoked.heraldViews + house.invoked.heraldPress;
    const lines = [...house.functions.projector.metrics, ...house.functions.herald.metrics];
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThanOrEqual(calls);
  });
});

describe('secrets', () => {
  it('were there to be found', () => {
    expect(hands.length).toBeGreaterThan(0);
    expect(allLines().length).toBeGreaterThan(50);
    const whats = new Set(allLines().map((line) => (JSON.parse(line) as { readonly what?: string }).what));
    expect([...whats]).toEqual(expect.arrayContaining(['metrics', 'fault', 'quarantine']));
  });

  it('are in no line: not chat, hands, tokens, addresses, titles, notes, or what is wrong in a request', () => {
    const mailCodes = house.mails.flatMap(({ Content }) => {
      const raw = Buffer.from(Content.Raw?.Data ?? '', 'base64').toString('utf8');
      return [...raw.matchAll(/unsubscribe\/([\w-]{20,})/g)].map(([, token = '']) => token);
    });
    for (const secret of [...Object.values(SECRETS), ...tokens, ...hands, ...mailCodes, 'eyJ', 'Bearer'])
      expect([
        secret,
        allLines().filter((line) => line.includes(secret) || line.includes(JSON.stringify(secret).slice(1, -1))),
      ]).toEqual([secret, []]);
  });

  it('could not be in a line of metrics: it has words of the program, numbers, and nothing else', () => {
    const words = ['level', 'what', 'service', 'function', 'rules', '_aws', ...Object.keys(METRICS)];
    for (const line of metricLines()) {
      const {
        _aws,
        level,
        what,
        service,
        function: by,
        rules = '',
        ...values
      } = JSON.parse(line) as Record<string, unknown>;
      expect(Object.keys(values).filter((name) => !words.includes(name))).toEqual([]);
      expect([level, what, service]).toEqual(['info', 'metrics', 'fieldpost']);
      expect(FUNCTIONS).toContain(by);
      expect(rules).toMatch(/^([A-Z][A-Z0-9_]*( |$))*$/);
      for (const value of Object.values(values).flat()) expect(value).toEqual(expect.any(Number));
      for (const name of names) expect(line).not.toContain(name);
      expect(line).not.toMatch(/\bp[\w-]{20}\b|\bg[0-9a-f]{20}\b/);
    }
  });
});

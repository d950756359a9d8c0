import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { playCanary } from '../../../functions/features/canary/game.ts';
import { wrongIn } from '../../../functions/features/canary/log.ts';

// The canary against a service that a test plays, and that answers one thing wrong. tests/infra/canary.long.test.ts has
// a real one.

const GAME = 'g00000000000000000001';
const TOKEN = 'fp_of-the-canary';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: { readonly [name: string]: string };
}
/** What was asked, as `GET state`, and how often it was asked before. */
type Asked = { readonly what: string; readonly before: number };

/** A log of so many commits. */
function logOf(commits: number): { readonly envelope: JsonObject; readonly hash: string }[] {
  const lines: { envelope: JsonObject; hash: string }[] = [];
  for (let v = 1; v <= commits; v++) {
    const envelope = { game: GAME, v, prev: lines.at(-1)?.hash ?? '' };
    lines.push({ envelope, hash: sha256(canonical(envelope)) });
  }
  return lines;
}
const LOG = logOf(20);
const asLines = (log: readonly object[]): string => log.map((line) => `${JSON.stringify(line)}\n`).join('');

const SEATS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const seated = (record?: object) =>
  SEATS.map((seat) => ({
    seat,
    holder: { kind: seat === 'england' ? 'user' : 'bot' },
    ...(seat === 'england' && record && { record }),
  }));
const asking = (ask: string, due: number) => ({
  status: 'playing',
  version: 10,
  due,
  asks: [{ ask, seat: 'england' }],
  seats: seated(),
});
const UNITS = [
  { power: 'england', type: 'F', loc: 'nwg' },
  { power: 'england', type: 'F', loc: 'nth' },
  { power: 'england', type: 'A', loc: 'yor' },
  { power: 'france', type: 'F', loc: 'mao' },
];
const REFUSED: Answer = { status: 404, body: { code: 'NO_SUCH_GAME', detail: 'there is no such game' } };

/** What a service answers that does as it should. */
function well({ what, before }: Asked, now: number): Answer {
  const said: { readonly [what: string]: () => unknown } = {
    'GET game': () =>
      [
        { status: 'lobby', version: 8, asks: [], seats: seated() },
        asking('S1901M', now + 10_000),
        asking('S1901M', now + 10_000),
        asking('F1901M', now + 20),
        asking('F1901M', now - 5),
      ][before] ?? {
        status: 'over',
        version: 20,
        asks: [],
        seats: seated({ answered: 1, missed: 1 }),
        outcome: { how: 'end-year' },
      },
    'GET state': () => ({ of: 'diplomacy', view: { units: UNITS } }),
    'GET log': () => asLines(LOG),
    'GET audit': () => ({ verdict: 'holds', complete: true, version: 20, hash: LOG.at(-1)?.hash, findings: [] }),
    'GET outages': () => ({ outages: [] }),
  };
  if (what === 'GET game without a token') return REFUSED;
  return { status: what === 'POST games' ? 201 : 200, body: said[what]?.() ?? receipts.next().value };
}

/** The receipts of commands, in their order. */
function* acknowledged() {
  for (const { envelope, hash } of LOG) yield { game: GAME, version: envelope.v, hash };
}
let receipts = acknowledged();
let change: (asked: Asked, answer: Answer) => Answer | undefined;
let asked: string[];
let bodies: unknown[];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const part = (request.url ?? '').split('/').at(-1) ?? '';
    const isStranger = request.headers.authorization !== `Bearer ${TOKEN}`;
    const what = `${request.method} ${part === GAME ? 'game' : part}${isStranger ? ' without a token' : ''}`;
    const before = asked.filter((each) => each === what).length;
    asked.push(what);
    if (chunks.length > 0) bodies.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    const right = well({ what, before }, Date.now());
    const { status, body, headers } = change({ what, before }, right) ?? right;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  change = () => undefined;
  [asked, bodies] = [[], []];
  receipts = acknowledged();
});

const played = () => playCanary({ url, token: TOKEN, late: 50, pause: 5 });
/** Answers something instead. `at`: from this time on that it is asked. */
const instead = (what: string, body: unknown, { at = 0, status = 200 } = {}) => {
  change = (of, right) =>
    of.what === what && of.before >= at ? { ...right, body, ...(status !== 200 && { status }) } : undefined;
};

describe('a canary game', () => {
  it('goes from the lobby to the audit, and says how long it took', async () => {
    expect(await played()).toEqual({ game: GAME, version: 20, seconds: expect.any(Number) });
    expect(asked.filter((what) => what === 'POST seats')).toHaveLength(7);
    expect(asked.slice(-2)).toEqual(['GET log', 'GET audit']);
  });

  it('is private, unrated and without chat; its lobby and the game end by themselves', async () => {
    await played();
    expect(bodies[0]).toEqual({
      of: 'diplomacy',
      title: 'Canary',
      options: { endYear: 1901 },
      settings: { visibility: 'private', deadlines: { default: 30 }, lobbyExpires: 600, press: { talk: 'none' } },
    });
  });

  const look = (at: number) => well({ what: 'GET game', before: at }, Date.now()).body as JsonObject;
  it.each([
    { wrong: 'a refusal', what: 'POST games', body: REFUSED.body, status: 403, says: 'open: 403 NO_SUCH_GAME' },
    {
      wrong: 'a fault',
      what: 'POST seats',
      body: { code: 'FAULT', detail: 'a bug' },
      status: 500,
      says: 'seat a bot: 500 FAULT',
    },
    { wrong: 'no JSON', what: 'POST start', body: '<html>', says: 'start: an answer of another form: <html>' },
    {
      wrong: 'a version again',
      what: 'POST start',
      body: { game: GAME, version: 3, hash: 'x' },
      says: 'start: version 3 follows 8',
    },
    {
      wrong: 'a lobby that is open',
      what: 'GET game',
      body: { ...look(0), seats: [{ seat: 'england' }] },
      says: 'look at the lobby: it is lobby, or a seat is free',
    },
    {
      wrong: 'a game for everybody',
      what: 'GET game without a token',
      body: look(0),
      says: 'look without a token: a private game answers 200',
    },
    {
      wrong: 'bots that are silent',
      what: 'GET game',
      at: 1,
      body: asking('S1901M', Date.now() - 1),
      says: 'wait for the bots: a bot did not answer before the deadline',
    },
    {
      wrong: 'another board',
      what: 'GET state',
      body: { view: { units: UNITS.slice(1) } },
      says: 'look at the board: the units of england are in nth, yor',
    },
    {
      wrong: 'a deadline that nobody answers',
      what: 'GET game',
      at: 3,
      body: asking('F1901M', Date.now() - 1),
      says: 'wait for the deadline: it passed 0.05 s ago, and the game goes on',
    },
    {
      wrong: 'another end',
      what: 'GET game',
      at: 5,
      body: { ...look(9), outcome: { how: 'agreed' } },
      says: 'look at the end: agreed; {"answered":1,"missed":1}',
    },
    {
      wrong: 'an answer that was not given',
      what: 'GET game',
      at: 5,
      body: { ...look(9), seats: seated({ answered: 2, missed: 0 }) },
      says: 'look at the end: end-year; {"answered":2,"missed":0}',
    },
    {
      wrong: 'a log cut short',
      what: 'GET log',
      body: asLines(LOG.slice(0, 5)),
      says: 'read the log: commit 6 is not the one that was acknowledged',
    },
    {
      wrong: 'a finding',
      what: 'GET audit',
      body: { verdict: 'broken', complete: true, version: 20, hash: 'x', findings: [{ code: 'HASH' }] },
      says: 'audit: broken, 20 of 20 commits: HASH',
    },
    {
      wrong: 'a part of an audit',
      what: 'GET audit',
      body: { verdict: 'holds', complete: false, version: 20, hash: 'x', findings: [] },
      says: 'audit: holds, 20 of 20 commits: ',
    },
    {
      wrong: 'an audit of another log',
      what: 'GET audit',
      body: { verdict: 'holds', complete: true, version: 20, hash: 'x', findings: [] },
      says: 'audit: it has another commit 20 than the log',
    },
    {
      wrong: 'an answer that has the token',
      what: 'GET state',
      body: { view: `Bearer ${TOKEN}` },
      says: 'look at the board: an answer of another form: {"view":"Bearer TOKEN"}',
    },
  ])('tells $wrong', async ({ what, body, at = 0, status = 200, says }) => {
    instead(what, body, { at, status: what.endsWith('a token') ? 200 : status });
    if (what.endsWith('a token')) change = (of) => (of.what === what ? { status: 200, body } : undefined);
    await expect(played()).rejects.toThrow(says);
  });

  it('tries again what passes, with the same key, and tells what does not', async () => {
    const busy: Answer = { status: 503, body: { code: 'BUSY', detail: 'busy' }, headers: { 'retry-after': '1' } };
    change = ({ what, before }) => (what === 'POST start' && before < 2 ? busy : undefined);
    // The command that was tried has taken receipts that nobody got.
    await expect(played()).resolves.toMatchObject({ game: GAME });
    change = ({ what }) => (what === 'POST start' ? busy : undefined);
    [asked, receipts] = [[], acknowledged()];
    await expect(played()).rejects.toThrow('start: 503 BUSY');
    expect(asked.filter((what) => what === 'POST start')).toHaveLength(3);
  });

  it('asks again for an audit that is late', async () => {
    const late: Answer = { status: 200, body: { verdict: 'unchecked' }, headers: { 'retry-after': '1' } };
    change = ({ what, before }) => (what === 'GET audit' && before < 3 ? late : undefined);
    await expect(played()).resolves.toMatchObject({ version: 20 });
  });

  it('is not played during maintenance, which is no fault', async () => {
    change = ({ what }) =>
      what === 'POST games'
        ? { status: 503, body: { code: 'MAINTENANCE', detail: 'a new disk' } }
        : what === 'GET outages'
          ? { status: 200, body: { outages: [], maintenance: { from: 1, why: 'a new disk' } } }
          : undefined;
    expect(await played()).toEqual({ maintenance: 'a new disk' });
  });

  it('is told when nobody answers at the address', async () => {
    await expect(playCanary({ url: 'http://127.0.0.1:1', token: TOKEN, pause: 1 })).rejects.toThrow('open: no answer');
  });

  it('names the game that went wrong, and no token', async () => {
    instead('GET state', { view: { units: [] } });
    const caught = await played().catch((error: unknown) => error as Error & { game?: string; step?: string });
    expect(caught).toMatchObject({ name: 'Unexpected', game: GAME, step: 'look at the board' });
    expect(JSON.stringify(caught) + String((caught as Error).stack)).not.toContain(TOKEN);
  });
});

describe('a log', () => {
  const receipts = [...acknowledged()].map(({ game, version, hash }) => ({ game, version: version as number, hash }));

  it('that is the one that was acknowledged is right', () => {
    expect(wrongIn(LOG, receipts, 20)).toBeUndefined();
    expect(wrongIn(LOG, receipts.slice(3, 4), 20)).toBeUndefined();
  });

  const changed = (n: number, more: JsonObject) =>
    LOG.map((line, i) => (i === n ? { ...line, envelope: { ...line.envelope, ...more } } : line));
  it.each([
    { what: 'a changed commit', log: changed(4, { by: 'nobody' }), says: 'commit 5 does not have its hash' },
    { what: 'a commit that follows another', log: changed(4, { prev: 'x' }), says: 'commit 5 does not follow' },
    { what: 'a hole', log: LOG.toSpliced(4, 1), says: 'the commit after 4 is 6' },
    { what: 'something else', log: [...LOG, 'a line'], says: 'line 21 is no commit' },
    { what: 'an earlier end, after all receipts', log: LOG.slice(0, 17), says: 'it has 17 of 20 commits' },
  ])('with $what is wrong', ({ log, says }) => {
    expect(wrongIn(log, receipts.slice(0, 9), 20)).toContain(says);
  });

  it('that is another one from a place on is wrong, though it agrees with itself', () => {
    const other: { envelope: JsonObject; hash: string }[] = LOG.slice(0, 5);
    for (let v = 6; v <= 20; v++) {
      const envelope = { game: GAME, v, prev: other.at(-1)?.hash ?? '', by: 'a forger' };
      other.push({ envelope, hash: sha256(canonical(envelope)) });
    }
    expect(wrongIn(other, receipts, 20)).toBe('commit 6 is not the one that was acknowledged');
  });
});

import { compactVerify, importJWK, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeptOutage, wrongInRecord } from '../../domain/match/audit/outages.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type CommitsPage, type House, open, started } from './kit.ts';

// The record of outages over HTTP: beats, gaps, what games get, and the same for everybody.

const MINUTE = 60;
let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Page {
  readonly outages: readonly KeptOutage[];
  readonly next?: string;
}

/** Lets minutes pass in which the service works: it beats, and looks for deadlines. */
async function works(minutes: number): Promise<void> {
  for (let n = 0; n < minutes; n++) {
    house.wait(MINUTE);
    expect((await house.as(undefined).post('/v1/beat')).status).toBe(204);
    await house.sweep();
  }
}
const record = async (query = '') => (await house.as(undefined).get<Page>(`/v1/outages${query}`)).body;
const view = async (path: string): Promise<MatchView> => (await house.as('red').get<MatchView>(path)).body;
const newest = async (path: string) =>
  (await house.as('red').get<CommitsPage>(`${path}/events`)).body.commits.at(-1)?.envelope;
const timed = (seconds: number) => started(house, { of: 'duel', settings: { deadlines: { default: seconds } } });

describe('the record', () => {
  it('is empty while the service works, and has one signed entry after an outage', async () => {
    await works(4);
    expect(await record()).toEqual({ outages: [] });
    const from = house.now;
    house.wait(30 * MINUTE);
    await works(1);
    const { outages } = await record();
    expect(outages.map(({ entry }) => entry)).toEqual([
      { n: 1, from, until: house.now, interval: 60_000, by: 'beats', at: house.now, prev: '' },
    ]);
    await works(2);
    expect((await record()).outages).toHaveLength(1);
    const keys = (await house.as(undefined).get<JSONWebKeySet>('/.well-known/jwks.json')).body;
    const verify = async (head: string, key: object) =>
      (await compactVerify(head, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })).payload;
    expect(await wrongInRecord(outages, keys, verify)).toEqual([]);
    const forged = outages.map((each) => ({ ...each, entry: { ...each.entry, until: house.now + 1 } }));
    expect(await wrongInRecord(forged, keys, verify)).not.toEqual([]);
  });

  it('comes in pages that name the next, and is the same for everybody', async () => {
    for (let n = 0; n < 2; n++) {
      house.wait(5 * MINUTE);
      await works(1);
    }
    const first = await house.as(undefined).get<Page>('/v1/outages?limit=2');
    expect(first.body.outages.map(({ entry }) => entry.n)).toEqual([1, 2]);
    expect(first.body.next).toBe('/v1/outages?limit=2&after=2');
    expect(first.headers.get('link')).toBe('</v1/outages?limit=2&after=2>; rel="next"');
    const last = await house.as('red').get<Page>(first.body.next ?? '');
    expect(last.body.outages.map(({ entry }) => entry.n)).toEqual([3]);
    expect(last.body.next).toBeUndefined();
    const [one, two, three] = [...first.body.outages, ...last.body.outages];
    expect([two?.entry.prev, three?.entry.prev]).toEqual([one?.hash, two?.hash]);
    expect((await house.as('red').get('/v1/outages?limit=2')).bytes).toBe(first.bytes);
  });

  it('takes an operator’s entry of at most 72 hours, and no older one', async () => {
    const { outages } = house.service;
    const hour = 3_600_000;
    expect(await outages.declare(house.now - 73 * hour, house.now - 70 * hour, 'too old')).toMatch(/72 hours ago/);
    expect(await outages.declare(house.now - hour, house.now + 1, 'not over')).toMatch(/is over/);
    const { length } = (await record()).outages;
    expect(await outages.declare(house.now - hour, house.now, 'sign-in was down')).toMatchObject({
      entry: { n: length + 1, by: 'operator', why: 'sign-in was down' },
    });
    expect((await record()).outages).toHaveLength(length + 1);
  });
});

describe('a game', () => {
  it('whose deadline ran in an outage gets the time back, once, whoever has answered', async () => {
    await works(1);
    const [open, answered] = [await timed(7200), await timed(7200)];
    const ask = (await view(answered)).asks.find(({ seat }) => seat === 'red')?.ask;
    await house.as('red').post(`${answered}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
    await works(1);
    const { due = 0 } = await view(open);
    const from = house.now;
    house.wait(30 * MINUTE);
    await works(1);
    const [entry] = (await record()).outages.slice(-1);
    for (const path of [open, answered]) {
      expect((await view(path)).due).toBe(due + house.now - from);
      const commit = await newest(path);
      expect(commit?.by).toBe('house');
      expect(commit?.events[0]).toEqual({ type: 'match/outage', n: entry?.entry.n, from, until: house.now });
    }
    const { version } = await view(open);
    await works(2);
    expect((await view(open)).version).toBe(version);
  });

  it('whose deadline passed in an outage is not timed out, and has at least a sixth', async () => {
    await works(1);
    const path = await timed(600);
    const { version } = await view(path);
    house.wait(11 * MINUTE);
    // The service is up again, and has not looked yet: nothing times out, for nobody knows whether it was away.
    await house.sweep();
    expect((await view(path)).version).toBe(version);
    await works(1);
    expect((await newest(path))?.events.map(({ type }) => type)).toEqual(['match/outage', 'match/clock']);
    const { due = 0 } = await view(path);
    expect(due - house.now).toBeGreaterThanOrEqual(100_000);
    await works(20);
    expect((await view(path)).version).toBeGreaterThan(version + 1);
  });

  it('asks who comes before the record is whole to try again', async () => {
    await works(1);
    const path = await timed(600);
    house.wait(11 * MINUTE);
    const refused = await house.as('red').put(`${path}/votes/draw`, { vote: true });
    expect([refused.status, refused.body.code]).toEqual([503, 'DEADLINE_PASSING']);
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    await works(1);
    expect((await house.as('red').put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
  });

  it('whose deadline began after an outage gets nothing', async () => {
    await works(1);
    house.wait(30 * MINUTE);
    expect((await house.as(undefined).post('/v1/beat')).status).toBe(204);
    const path = await timed(3600);
    const { version } = await view(path);
    await house.sweep();
    await works(1);
    expect((await view(path)).version).toBe(version);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sure } from '../../domain/lib/sure.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type House, open, started } from './kit.ts';

// Maintenance over HTTP: writes wait, reads go on, and games get the time back.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const WHY = 'a new disk';
const on = (until?: number) =>
  house.service.outages.maintain({ from: house.now, why: WHY, ...(until !== undefined && { until }) });
const view = async (path: string): Promise<MatchView> => (await house.as('red').get<MatchView>(path)).body;
interface Page {
  readonly outages: readonly { readonly entry: object }[];
  readonly maintenance?: object;
}
const record = async (): Promise<Page> => (await house.as(undefined).get<Page>('/v1/outages')).body;

describe('maintenance', () => {
  it('refuses what writes, in both languages, with a time; reads, sign-in and the beat go on', async () => {
    const path = await started(house, { of: 'duel', settings: { deadlines: { default: 7200 } } });
    await on(house.now + 600_000);
    const red = house.as('red');
    const refused = await red.post('/v1/games', { of: 'duel', options: { hits: 3 } });
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      503,
      'MAINTENANCE',
      '600',
    ]);
    expect(refused.body.detail).toContain(WHY);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    const korean = await red.put(`${path}/votes/draw`, { vote: true }, { 'accept-language': 'ko' });
    expect([korean.status, korean.body.detail]).toEqual([503, expect.stringMatching(/점검.*a new disk/)]);
    expect((await red.post(`${path}/press`, { to: [], text: 'hello' })).body.code).toBe('MAINTENANCE');
    expect((await house.as(undefined).post('/v1/games', {})).status).toBe(401);
    expect((await red.get(path)).status).toBe(200);
    expect((await house.as(undefined).get('/healthz')).status).toBe(200);
    expect((await house.as(undefined).post('/v1/beat')).status).toBe(204);
    expect(await record()).toEqual({
      outages: [],
      maintenance: { from: house.now, why: WHY, until: house.now + 600_000 },
    });
    Object.assign(house.service, { statusPage: 'https://status.example/' });
    expect(await record()).toMatchObject({ statusPage: 'https://status.example/' });
    Object.assign(house.service, { statusPage: undefined });
    expect((await red.get<{ code: string }>('/problems/MAINTENANCE')).status).toBe(200);
    await house.service.outages.endMaintenance(house.now + 1);
  });

  it('lets no deadline time out, and gives its time back by one outage in the record', async () => {
    const works = async (minutes: number): Promise<void> => {
      for (let n = 0; n < minutes; n++) {
        house.wait(60);
        expect((await house.as(undefined).post('/v1/beat')).status).toBe(204);
        expect(await house.sweep()).toBe(0);
      }
    };
    await works(1);
    const [path, passing] = await Promise.all(
      [7200, 3600].map((seconds) => started(house, { of: 'duel', settings: { deadlines: { default: seconds } } })),
    );
    const { due = 0 } = await view(sure(path, 'path'));
    const before = (await record()).outages.length;
    await works(30);
    const from = house.now;
    await on();
    await works(60);
    expect((await view(sure(path, 'path'))).due).toBe(due);
    const { outages } = house.service;
    const until = house.now;
    const kept = await outages.endMaintenance(until);
    expect(kept?.entry).toMatchObject({ from, until, by: 'operator', why: WHY });
    // Repeated after a crash between the record and the end.
    await outages.maintain({ from, why: WHY });
    expect(await outages.endMaintenance(until + 1)).toEqual(kept);
    expect(await outages.endMaintenance(until + 1)).toBeUndefined();
    expect((await record()).outages.length).toBe(before + 1);
    expect((await record()).maintenance).toBeUndefined();
    expect(await house.sweep()).toBe(0);
    expect((await view(sure(path, 'path'))).due).toBe(due + until - from);
    // A deadline that would have passed meanwhile leaves a sixth of what its question gave.
    expect((await view(sure(passing, 'path'))).due).toBe(until + 600_000);
    expect((await house.as('red').put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
  });

  it('is believed by other processes within five seconds, and survives a restart', async () => {
    const path = await started(house, { of: 'duel' });
    const other = await open({ stores: house.stores, drawn: 5_000 });
    try {
      other.now = house.now;
      const vote = () => other.as('red').put(`${path}/votes/draw`, { vote: true });
      expect((await vote()).status).toBe(200);
      await on();
      other.wait(5);
      expect((await vote()).status).toBe(503);
      const restarted = await open({ stores: house.stores, drawn: 6_000 });
      restarted.now = other.now;
      expect((await restarted.as('red').put(`${path}/votes/draw`, { vote: false })).status).toBe(503);
      await restarted.close();
    } finally {
      await other.close();
    }
  });
});

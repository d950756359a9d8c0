import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeLogs } from '../../functions/lib/costs/budget.ts';
import { act, type House, open, started } from './kit.ts';

// An audit costs a process seconds, and anybody may ask for one: it is worked out once and kept, or it is bounded.

let house: House;
let over: string;
beforeAll(async () => {
  house = await open();
  over = await started(house, { of: 'duel' });
  for (const seat of ['red', 'blue']) await house.as(seat).put(`${over}/votes/draw`, { vote: true });
});
afterAll(() => house.close());

/** What another process of the same service does. */
async function elsewhere<T>(how: Parameters<typeof open>[0], work: (other: House) => Promise<T>): Promise<T> {
  const other = await open({ stores: house.stores, ...how });
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}

const idIn = (path: string): string => path.slice('/v1/games/'.length);
/** How often the log was read for an answer to a process that knows the game already, and so asks for its newest version alone. */
async function readsFor(other: House, path: string, user?: string) {
  await other.as(user).get(path);
  const before = other.calls.read;
  const { body, status } = await other.as(user).get<{ verdict: string; checks: object; signedHead: string }>(`${path}/audit`);
  return { status, body, reads: other.calls.read - before };
}

describe('the audit of a finished game', () => {
  it('is worked out once, for whoever asks, in whatever process and language', async () => {
    const first = await readsFor(house, over);
    expect(first).toMatchObject({ reads: 1, body: { verdict: 'holds' } });
    expect(await readsFor(house, over, 'red')).toEqual({ ...first, reads: 0 });
    await elsewhere({}, async (other) => {
      const again = await readsFor(other, over);
      expect(again.reads).toBe(0);
      expect(again.body).toEqual({ ...first.body, signedHead: again.body.signedHead });
      const { body } = await other.as('blue').get<{ says: string[] }>(`${over}/audit`, { 'accept-language': 'ko' });
      expect(body.says[0]).toMatch(/\p{Script=Hangul}/u);
    });
  });

  it('is worked out once for many who ask at the same time', async () => {
    await elsewhere({ build: 'asked by many' }, async (other) => {
      await other.as(undefined).get(over);
      const before = other.calls.read;
      await Promise.all(Array.from({ length: 12 }, () => other.as(undefined).get(`${over}/audit`)));
      expect(other.calls.read - before).toBe(1);
    });
  });

  it('is worked out again by another build', async () => {
    await elsewhere({ build: 'the next release' }, async (other) => expect((await readsFor(other, over)).reads).toBe(1));
    await elsewhere({ build: 'the next release' }, async (other) => expect((await readsFor(other, over)).reads).toBe(0));
  });

  it('that somebody else wrote is not believed, and is reported', async () => {
    const [memo] = await house.stores.memos.list(`audit#${idIn(over)}`);
    const forged = { ...memo!.value, audit: { ...(memo!.value.audit as object), findings: [], verdict: 'holds', version: 999 } };
    await house.stores.memos.put(`audit#${idIn(over)}`, memo!.sk, forged);
    await elsewhere({ build: String(memo!.value.build) }, async (other) => {
      const { body, reads } = await readsFor(other, over);
      expect(reads).toBe(1);
      expect(body).toMatchObject({ verdict: 'holds', version: (await other.as(undefined).get<{ version: number }>(over)).body.version });
    });
    expect(house.stores.reports.filter((line) => line.startsWith('rejected'))).toHaveLength(1);
  });
});

describe('the audit of a running game', () => {
  it('is worked out once for each version and what its reader may know', async () => {
    const path = await started(house, { of: 'duel' });
    for (const user of [undefined, 'red']) {
      const { body, reads } = await readsFor(house, path, user);
      expect(reads).toBe(1);
      expect(body.verdict).toBe('unchecked');
    }
    expect((await readsFor(house, path)).reads).toBe(0);
    expect((await readsFor(house, path, 'red')).reads).toBe(0);
    await act(house.as('red'), path, { type: 'choose', stance: 'low' });
    const [open_, own] = [await readsFor(house, path), await readsFor(house, path, 'red')];
    expect([open_.reads, own.reads]).toEqual([1, 1]);
    // Red may open the commitment to its own order, and a spectator may not, whoever asked first.
    expect(own.body.checks).not.toEqual(open_.body.checks);
    expect((await elsewhere({}, (other) => readsFor(other, path))).body.checks).toEqual(open_.body.checks);
  });

  it('waits when too much is being worked out: the answer says how long, and a kept audit is answered all the same', async () => {
    const path = await started(house, { of: 'duel' });
    const { body: game } = await house.as(undefined).get<{ version: number }>(path);
    await elsewhere({ auditsAtOnce: game.version }, async (other) => {
      expect((await other.as('red').get(`${path}/audit`)).status).toBe(200);
      const busy = await other.as('blue').get(`${path}/audit`);
      expect([busy.status, busy.body.code]).toEqual([429, 'AUDITS_BUSY']);
      expect(busy.headers.get('retry-after')).toBe('1');
      expect(busy.headers.get('ratelimit')).toBe('"audits";r=0;t=1');
      expect((await other.as('red').get(`${path}/audit`)).status).toBe(200);
      other.wait(1);
      expect((await other.as('blue').get(`${path}/audit`)).status).toBe(200);
    });
  });
});

describe('answers for which a whole log is read', () => {
  it('wait when too many are asked for: the answer says how long, and series that were just made are answered all the same', async () => {
    const [path, long] = [await started(house, { of: 'diplomacy' }), await started(house, { of: 'duel' })];
    await elsewhere({}, async (other) => {
      const series = () => other.as(undefined).get(`${path}/series`);
      const saved = () => other.as(undefined).get(`${path}/export?format=saved-game`);
      expect([(await series()).status, (await saved()).status]).toEqual([200, 200]);
      const { version } = (await other.as(undefined).get<{ version: number }>(path)).body;
      // What is left of the budget after two answers is spent.
      wholeLogs(other.service)(50_000 - 2 * version);
      for (const busy of [await saved(), await other.as(undefined).get(`${long}/series`)]) {
        expect([busy.status, busy.body.code]).toEqual([429, 'LOGS_BUSY']);
        expect([busy.headers.get('retry-after'), busy.headers.get('ratelimit')]).toEqual(['1', '"logs";r=0;t=1']);
      }
      expect((await series()).status).toBe(200);
      other.wait(1);
      expect((await saved()).status).toBe(200);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engines, LateEngine } from '../../domain/match/audit/deciders.ts';
import { spendOnLogs } from '../../functions/features/costs/budget.ts';
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
/**
 * How often the log was read for an answer to a process that knows the game already, and so asks for its newest version
 * alone.
 */
async function readsFor(other: House, path: string, user?: string) {
  await other.as(user).get(path);
  const before = other.calls.read;
  const { body, status } = await other
    .as(user)
    .get<{ verdict: string; checks: object; signedHead: string }>(`${path}/audit`);
  return { status, body, reads: other.calls.read - before };
}

describe('the audit of a finished game', () => {
  it('is worked out once, for all callers, processes and languages', async () => {
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
    await elsewhere({ build: 'the next release' }, async (other) =>
      expect((await readsFor(other, over)).reads).toBe(1),
    );
    await elsewhere({ build: 'the next release' }, async (other) =>
      expect((await readsFor(other, over)).reads).toBe(0),
    );
  });

  it('by another writer is not believed, and is reported', async () => {
    const [memo] = await house.stores.memos.list(`audit#${idIn(over)}`);
    const forged = {
      ...memo!.value,
      audit: { ...(memo!.value.audit as object), findings: [], verdict: 'holds', version: 999 },
    };
    await house.stores.memos.put(`audit#${idIn(over)}`, memo!.sk, forged);
    await elsewhere({ build: String(memo!.value.build) }, async (other) => {
      const { body, reads } = await readsFor(other, over);
      expect(reads).toBe(1);
      expect(body).toMatchObject({
        verdict: 'holds',
        version: (await other.as(undefined).get<{ version: number }>(over)).body.version,
      });
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
    // Red may open the commitment to its own order, and a spectator may not, in either order of requests.
    expect(own.body.checks).not.toEqual(open_.body.checks);
    expect((await elsewhere({}, (other) => readsFor(other, path))).body.checks).toEqual(open_.body.checks);
  });

  it('waits when its asker has spent their share: others are answered, and so is an audit that is kept', async () => {
    const path = await started(house, { of: 'duel' });
    const { body: game } = await house.as(undefined).get<{ version: number }>(path);
    // Two readers have two audits of a running game, a third one those of both: the share of one person is as much as
    // two.
    await elsewhere({ auditsAtOnce: game.version * 5 }, async (other) => {
      const audit = (user: string | undefined) => other.as(user).get(`${path}/audit`);
      const others = await started(house, { of: 'duel' });
      const another = (user: string | undefined) => other.as(user).get(`${others}/audit`);
      expect([(await audit('red')).status, (await another('red')).status]).toEqual([200, 200]);
      await act(house.as('red'), path, { type: 'choose', stance: 'low' });
      const busy = await audit('red');
      expect([busy.status, busy.body.code]).toEqual([429, 'AUDITS_BUSY']);
      expect([busy.headers.get('retry-after'), busy.headers.get('ratelimit')]).toEqual(['1', '"audits";r=0;t=1']);
      expect((await another('red')).status).toBe(200);
      expect((await audit('blue')).status).toBe(200);
      other.wait(1);
      expect((await audit('red')).status).toBe(200);
    });
  });

  it('waits when too much is being worked out for all', async () => {
    const path = await started(house, { of: 'duel' });
    const { body: game } = await house.as(undefined).get<{ version: number }>(path);
    await elsewhere({ auditsAtOnce: game.version * 2.5 }, async (other) => {
      for (const user of ['red', 'blue']) expect((await other.as(user).get(`${path}/audit`)).status).toBe(200);
      const busy = await other.as(undefined).get(`${path}/audit`);
      expect([busy.status, busy.body.code]).toEqual([429, 'AUDITS_BUSY']);
    });
  });
});

describe('an audit that takes longer than a request may', () => {
  /** Engines that decide this number of commands a request, and then are stopped. */
  const inSteps = (step: number): Engines => {
    const begun = new Map<string, number>();
    return async () => ({
      redecide: async (commits) => {
        const head = String(commits.at(-1)?.hash);
        const done = Math.min(commits.length, (begun.get(head) ?? 0) + step);
        begun.set(head, done);
        if (done < commits.length)
          throw new LateEngine({ en: 'it is slow', ko: '느립니다' }, { redecided: done, findings: [] });
        return { redecided: done, findings: [] };
      },
    });
  };

  it('says so, is stored nowhere, and goes on at the next request', async () => {
    const { version } = (await house.as(undefined).get<{ version: number }>(over)).body;
    await elsewhere({ build: 'slow', engines: inSteps(Math.ceil(version / 2)) }, async (other) => {
      const get = (headers = {}) =>
        other
          .as(undefined)
          .get<{ verdict: string; reason?: string; says: string[]; checks: { redecided: number } }>(
            `${over}/audit`,
            headers,
          );
      const first = await get();
      expect(first.body).toMatchObject({
        verdict: 'unchecked',
        reason: 'time',
        checks: { redecided: Math.ceil(version / 2) },
      });
      expect(first.body.says.join(' ')).not.toContain('not at hand');
      expect([first.headers.get('cache-control'), first.headers.get('retry-after'), first.headers.get('etag')]).toEqual(
        ['no-store', '1', null],
      );
      const second = await get();
      expect(second.body).toMatchObject({ verdict: 'holds', checks: { redecided: version } });
      expect(second.body).not.toHaveProperty('reason');
      expect([second.headers.get('retry-after'), second.headers.get('etag') === null]).toEqual([null, false]);
    });
  });

  it('costs only the rest at the next request', async () => {
    const { version } = (await house.as(undefined).get<{ version: number }>(over)).body;
    // The share of one asker: as much as the whole audit, and the rest of it.
    const most = Math.ceil((version * 4 + version + 3 * Math.floor(version / 2)) / 0.4);
    await elsewhere(
      { build: 'slow and dear', auditsAtOnce: most, engines: inSteps(Math.ceil(version / 2)) },
      async (other) => {
        const statuses = [];
        for (let i = 0; i < 2; i++) statuses.push((await other.as('red').get(`${over}/audit`)).status);
        expect(statuses).toEqual([200, 200]);
      },
    );
  });
});

describe('answers for which a whole log is read', () => {
  it('wait when too many are requested: the answer says how long, and series that were just made are answered all the same', async () => {
    const [path, long] = [await started(house, { of: 'diplomacy' }), await started(house, { of: 'duel' })];
    await elsewhere({}, async (other) => {
      const series = () => other.as(undefined).get(`${path}/series`);
      const saved = () => other.as(undefined).get(`${path}/export?format=saved-game`);
      expect([(await series()).status, (await saved()).status]).toEqual([200, 200]);
      const { version } = (await other.as(undefined).get<{ version: number }>(path)).body;
      // What is left after two answers is spent. Others spend their own.
      spendOnLogs({ service: other.service, user: undefined, address: '127.0.0.1' }, 20_000 - 2 * version);
      for (const busy of [await saved(), await other.as(undefined).get(`${long}/series`)]) {
        expect([busy.status, busy.body.code]).toEqual([429, 'LOGS_BUSY']);
        expect([busy.headers.get('retry-after'), busy.headers.get('ratelimit')]).toEqual(['1', '"logs";r=0;t=1']);
      }
      expect((await series()).status).toBe(200);
      expect((await other.as('red').get(`${path}/export?format=saved-game`)).status).toBe(200);
      other.wait(1);
      expect((await saved()).status).toBe(200);
    });
  });
});

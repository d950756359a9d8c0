import { describe, expect, it } from 'vitest';
import { inBatches } from '../../../functions/platform/courier/batches.ts';
import { type Answer, type Load, Unsent } from '../../../functions/platform/courier/loads.ts';

// Loads that wait a moment for each other, so that one call of the courier carries many.

const to = (url: string): Load => ({ parcel: { url, headers: {}, body: '' } });
const push = (n: number): Load => to(`https://fcm.googleapis.com/${n}`);
const hook = (n: number): Load => to(`https://hooks.example/${n}`);
const mail = (n: number): Load => ({ letter: { from: 'a@b.example', to: `${n}@b.example`, message: '' } });

function carrying(answer: (load: Load) => Answer = () => ({ outcome: '2xx' })) {
  const calls: (readonly Load[])[] = [];
  const courier = inBatches(async (loads) => {
    calls.push(loads);
    return loads.map(answer);
  });
  return { calls, courier };
}

it('sixty pushes are three calls', async () => {
  const { calls, courier } = carrying();
  const outcomes = await Promise.all(Array.from({ length: 60 }, (_, n) => courier(push(n))));
  expect(outcomes).toEqual(Array(60).fill({ outcome: '2xx' }));
  expect(calls.map(({ length }) => length)).toEqual([25, 25, 10]);
});

it('each load gets its own answer, and kinds go apart', async () => {
  const { calls, courier } = carrying((load) => ('letter' in load ? { outcome: '4xx' } : { outcome: '2xx', wait: 7 }));
  const all = [mail(1), push(1), hook(1), mail(2), push(2)];
  expect((await Promise.all(all.map(courier))).map(({ outcome }) => outcome)).toEqual([
    '4xx',
    '2xx',
    '2xx',
    '4xx',
    '2xx',
  ]);
  expect([...calls].map((loads) => loads.length).sort()).toEqual([1, 2, 2]);
  for (const loads of calls)
    expect(new Set(loads.map((load) => ('letter' in load ? 'letter' : new URL(load.parcel.url).host))).size).toBe(1);
});

describe('a courier that fails', () => {
  it('by one load fails only that one, so that it is carried again', async () => {
    const { courier } = carrying((load) =>
      load === second ? { unsent: 'SendingPausedException' } : { outcome: '2xx' },
    );
    const second = mail(2);
    const [one, two] = await Promise.allSettled([courier(mail(1)), courier(second)]);
    expect(one).toMatchObject({ status: 'fulfilled' });
    expect(two).toMatchObject({ status: 'rejected', reason: expect.any(Unsent) });
  });

  it('as a whole fails all loads of the call', async () => {
    const courier = inBatches(() => Promise.reject(new Error('no courier')));
    const all = await Promise.allSettled([courier(push(1)), courier(push(2))]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('by a missing answer fails all loads of the call', async () => {
    const courier = inBatches(async () => [{ outcome: '2xx' }]);
    await expect(Promise.all([courier(push(1)), courier(push(2))])).rejects.toThrow('other loads');
  });
});

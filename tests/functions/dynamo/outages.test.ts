import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfOutage, type KeptOutage } from '../../../domain/match/audit/outages.ts';
import { dynamoOutages } from '../../../functions/platform/dynamo/lists/outages.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { memoryOutages } from '../../kit/memory-outages.ts';

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

const MINUTE = 60_000;
const MIDNIGHT = Date.UTC(2026, 0, 2);

function kept(n: number): KeptOutage {
  const entry = { n, from: n, until: n + 1, by: 'operator', why: `reason ${n}`, at: n + 2, prev: '' } as const;
  return { entry, hash: hashOfOutage(entry), signed: 'signed' };
}

describe.each([
  ['in memory', () => memoryOutages()],
  ['on DynamoDB', () => dynamoOutages(dynamo.client, dynamo.tables.events)],
] as const)('the record of outages, %s', (_, open) => {
  it('has one beat a minute, the first, also beyond midnight', async () => {
    const record = open();
    const [first, second, third] = [MIDNIGHT - MINUTE, MIDNIGHT + 5, MIDNIGHT + 3 * MINUTE] as const;
    for (const at of [third, first, second, first + 9, second + 1]) await record.beat(at);
    expect(await record.beats(first - 1, third)).toEqual([first, second, third]);
    expect(await record.beats(first, third - 1)).toEqual([second]);
    expect(await record.beats(second, third)).toEqual([third]);
    expect(await record.beats(third, third + MINUTE)).toEqual([]);
  });

  it('has each number once, and gives the first after a number, or the newest', async () => {
    const record = open();
    for (const n of [1, 2, 3]) expect(await record.append(kept(n))).toBe(true);
    expect(await record.append({ ...kept(2), signed: 'other' })).toBe(false);
    expect(await record.read(0, 2)).toEqual([kept(1), kept(2)]);
    expect(await record.read(2, 9)).toEqual([kept(3)]);
    expect(await record.newest(2)).toEqual([kept(2), kept(3)]);
  });
});

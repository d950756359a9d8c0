import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoMemos } from '../../../functions/lib/dynamo/memos.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { memoryMemos } from '../../kit/memory-memos.ts';

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

describe.each([
  ['in memory', () => memoryMemos()],
  ['on DynamoDB', () => dynamoMemos(dynamo.client, dynamo.tables.views)],
] as const)('memos, %s', (_, open) => {
  it('are read as they were written last, each in its partition, in the order of their keys', async () => {
    const memos = open();
    await memos.put('here', 'b', { n: 1 });
    await memos.put('here', 'a', { n: 2 });
    await memos.put('there', 'a', { n: 3 });
    await memos.put('here', 'b', { n: 4, deep: [{ text: 'ünïcode' }] });
    expect(await memos.get('here', 'b')).toEqual({ n: 4, deep: [{ text: 'ünïcode' }] });
    expect(await memos.list('here')).toEqual([
      { sk: 'a', value: { n: 2 } },
      { sk: 'b', value: { n: 4, deep: [{ text: 'ünïcode' }] } },
    ]);
    expect(await memos.list('nowhere')).toEqual([]);
  });

  it('are gone once removed; what is not there is removed without a word', async () => {
    const memos = open();
    await memos.put('gone', 'a', {});
    await memos.remove('gone', 'a');
    await memos.remove('gone', 'a');
    expect(await memos.get('gone', 'a')).toBeUndefined();
    expect(await memos.list('gone')).toEqual([]);
  });
});

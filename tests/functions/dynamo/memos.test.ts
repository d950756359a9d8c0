import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoMemos } from '../../../functions/platform/dynamo/lists/memos.ts';
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

  it('are written and removed by who knows what they are, and stay as others wrote them since', async () => {
    const memos = open();
    await memos.put('held', 'a', { at: 1 });
    await memos.put('held', 'a', { at: 1, called: true }, { at: 1 });
    expect(await memos.get('held', 'a')).toEqual({ at: 1, called: true });
    await memos.put('held', 'a', { at: 2 });
    await memos.put('held', 'a', { at: 1, called: true }, { at: 1 });
    await memos.remove('held', 'a', { at: 1 });
    expect(await memos.get('held', 'a')).toEqual({ at: 2 });
    await memos.remove('held', 'a', { at: 2 });
    await memos.put('held', 'a', { at: 3 }, { at: 2 });
    expect(await memos.get('held', 'a')).toBeUndefined();
  });
});

import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliverTo, failedFrom, inTurn, ofCommits, type StreamHandler } from '../../infra/local/server/stream.ts';

const recordAt = (v: number): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: 'G#g1' }, sk: { S: `C#${v}` } }, SequenceNumber: String(v) },
});
const [first, second, third] = [recordAt(1), recordAt(2), recordAt(3)];
const Records = [first, second, third];
const fine: StreamHandler = async () => failedFrom(undefined);

afterEach(() => vi.restoreAllMocks());

describe('handlers in turn', () => {
  it('all see a batch, which fails from the first record that one of them failed on', async () => {
    const order: string[] = [];
    const seeing =
      (name: string, failed?: DynamoDBRecord): StreamHandler =>
      async (event) => {
        order.push(`${name} ${event.Records.length}`);
        return failedFrom(failed);
      };
    expect(await inTurn(seeing('a', third), seeing('b', second), seeing('c'))({ Records })).toEqual(failedFrom(second));
    expect(order).toEqual(['a 3', 'b 3', 'c 3']);
    expect(await inTurn(fine, fine)({ Records })).toEqual(failedFrom(undefined));
  });

  it('report what one of them throws, and the others go on', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const after = vi.fn(fine);
    const thrown = inTurn(async () => Promise.reject(new Error('the table is gone')), after);
    expect(await thrown({ Records })).toEqual(failedFrom(first));
    expect(after).toHaveBeenCalledOnce();
    expect(lines.join('')).toContain('the table is gone');
  });

  it('are given a failed record again', async () => {
    let tries = 0;
    const done: DynamoDBRecord[] = [];
    const failing: StreamHandler = async (event) => failedFrom(++tries === 1 ? event.Records[0] : undefined);
    const stream = deliverTo([ofCommits(inTurn(fine, failing))], (record) => done.push(record));
    stream.emit(first);
    await stream.idle();
    expect([tries, done]).toEqual([2, [first]]);
  });
});

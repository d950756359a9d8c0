import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writtenIn } from '../../functions/platform/dynamo/lists/images.ts';
import {
  deliverTo,
  failedFrom,
  guarded,
  ofCommits,
  type StreamHandler,
  streaming,
} from '../../infra/local/server/stream.ts';

const recordAt = (v: number): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: 'G#g1' }, sk: { S: `C#${v}` } }, SequenceNumber: String(v) },
});
const [first, second, third] = [recordAt(1), recordAt(2), recordAt(3)];
const Records = [first, second, third];

afterEach(() => vi.restoreAllMocks());

describe('a handler', () => {
  it('that throws is reported, and fails the whole batch', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const thrown = guarded(async () => Promise.reject(new Error('the table is gone')));
    expect(await thrown({ Records })).toEqual(failedFrom(first));
    expect(lines.join('')).toContain('the table is gone');
  });

  it('is given a failed record again', async () => {
    let tries = 0;
    const done: DynamoDBRecord[] = [];
    const failing: StreamHandler = async (event) => failedFrom(++tries === 1 ? event.Records[0] : undefined);
    const stream = deliverTo([ofCommits(failing)], (record) => done.push(record));
    stream.emit(first);
    await stream.idle();
    expect([tries, done]).toEqual([2, [first]]);
  });
});

describe('the record of a view', () => {
  const viewOf = (version: number) => ({ pk: { S: 'G#g1' }, sk: { S: 'V' }, version: { N: String(version) } });
  const emitted: DynamoDBRecord[] = [];
  const ask = streaming(
    async (_, input) => ('ReturnValues' in input && emitted.length > 0 ? { Attributes: viewOf(1) } : {}),
    { events: 'events', views: 'views' },
    { emit: (record) => void emitted.push(record) },
  );

  it('has the view before and after the Put, as a stream with both images', async () => {
    for (const version of [1, 2]) await ask('PutItem', { TableName: 'views', Item: viewOf(version) });
    expect(emitted.map(({ eventName, dynamodb }) => [eventName, dynamodb?.OldImage, dynamodb?.NewImage])).toEqual([
      ['INSERT', undefined, viewOf(1)],
      ['MODIFY', viewOf(1), viewOf(2)],
    ]);
  });

  it('is no commit, and a commit is no view', () => {
    const [view] = emitted;
    expect([first, view].map((record) => record && ofCommits(async () => failedFrom(undefined)).sees(record))).toEqual([
      true,
      false,
    ]);
    expect(writtenIn(first)).toBeUndefined();
  });
});

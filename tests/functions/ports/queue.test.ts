import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Busy } from '../../../functions/platform/kit/faults.ts';
import { isNumber, shapeOf } from '../../../functions/platform/ports/shape.ts';
import { isOfQueue, overMessages } from '../../../functions/platform/queue/consumer.ts';
import { queueHosts } from '../../../functions/platform/queue/embedded.ts';
import { queuesFrom, soonFrom } from '../../../functions/platform/queue/environment.ts';
import { queuesTo } from '../../../infra/local/server/queues.ts';

// A queue takes messages for a consumer: SQS in the cloud, memory on one machine.

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
  readonly DelaySeconds?: number;
  readonly MessageGroupId?: string;
}

describe('SQS', () => {
  const asked: { readonly QueueUrl: string; readonly Entries: readonly Entry[] }[] = [];
  /** Refuses these entries of a request. */
  let refuses: (entry: Entry) => { readonly SenderFault: boolean } | undefined;
  let sqs: Server;
  const url = 'https://sqs.eu-central-1.amazonaws.com/1/fieldpost-prod-ticks';
  const before = { ...process.env };
  beforeAll(async () => {
    sqs = createServer(async (incoming, outgoing) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const request = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      asked.push(request);
      const refused = (request.Entries as Entry[]).map((entry) => [entry.Id, refuses(entry)] as const);
      const answer = {
        Successful: [],
        Failed: refused.flatMap(([Id, why]) => (why === undefined ? [] : [{ Id, Code: 'Refused', ...why }])),
      };
      outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer));
    });
    await new Promise<void>((done) => sqs.listen(0, '127.0.0.1', done));
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SQS: `http://127.0.0.1:${(sqs.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
  });
  afterEach(() => asked.splice(0));
  afterAll(() => {
    process.env = before;
    sqs.closeAllConnections();
    sqs.close();
  });
  const ticks = () => queuesFrom({ AWS_REGION: 'eu-central-1', QUEUE_TICKS: url }).ticks;
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ body: { n } }));

  it('is sent batches of ten, with delays in whole seconds of at most 15 minutes', async () => {
    refuses = () => undefined;
    await ticks().send([...numbered(20), { body: { n: 20 }, delay: 1.2, group: 'g' }, { body: {}, delay: 10_000 }]);
    expect(asked.map(({ QueueUrl }) => QueueUrl)).toEqual([url, url, url]);
    expect(asked.map(({ Entries }) => Entries.length).sort()).toEqual([10, 10, 2]);
    expect(asked.find(({ Entries }) => Entries.length === 2)?.Entries).toEqual([
      { Id: '0', MessageBody: '{"n":20}', DelaySeconds: 2, MessageGroupId: 'g' },
      { Id: '1', MessageBody: '{}', DelaySeconds: 900 },
    ]);
  });

  it('is sent again only what it did not take', async () => {
    refuses = ({ Id }) => (asked.length === 1 && Id === '3' ? { SenderFault: false } : undefined);
    await ticks().send(numbered(5));
    expect(asked.map(({ Entries }) => Entries.map(({ Id }) => Id))).toEqual([['0', '1', '2', '3', '4'], ['3']]);
  });

  it('a send that is not taken throws: it passes, or it is a bug of the sender', async () => {
    refuses = () => ({ SenderFault: false });
    await expect(ticks().send(numbered(2))).rejects.toThrow(Busy);
    expect(asked).toHaveLength(3);
    refuses = () => ({ SenderFault: true });
    await expect(ticks().send(numbered(1))).rejects.toThrow('refuses');
    expect(asked).toHaveLength(4);
  });

  it('a queue without an address throws; maintenance sends nothing', async () => {
    await expect(queuesFrom({}).bots.send(numbered(1))).rejects.toThrow('address of the queue bots');
    await queuesFrom({ QUEUE_ENDPOINT: 'none' }).bots.send(numbered(1));
    expect(asked).toEqual([]);
  });
});

describe('in memory', () => {
  const isNumbered = shapeOf<{ readonly n: number }>({ n: isNumber });
  const heard: number[] = [];
  const noted: string[] = [];
  let fails = 0;
  const consumer = overMessages(isNumbered, async ({ n }) => {
    heard.push(n);
    if (n === 3 && fails-- > 0) throw new Busy('later');
  });
  const events: SQSEvent[] = [];
  const queued = queuesTo({
    ticks: {
      batch: 5,
      atOnce: 2,
      consumer: async (event) => {
        events.push(event);
        return consumer(event);
      },
    },
    bots: {
      batch: 1,
      atOnce: 1,
      consumer: async () => {
        throw new Busy('never');
      },
    },
    again: {
      batch: 1,
      atOnce: 1,
      consumer,
      noted: { before: async ({ n }) => void noted.push(`before ${n}`), after: ({ n }) => noted.push(`after ${n}`) },
    },
  });
  const endpoint = queueHosts.embed(queued.host);
  const queues = queuesFrom({ QUEUE_ENDPOINT: endpoint });
  afterAll(async () => {
    await queued.stop();
    queueHosts.remove(endpoint);
  });
  afterEach(() => {
    heard.splice(0);
    noted.splice(0);
    events.splice(0);
  });

  it('delivers batches, and a failed message again', async () => {
    fails = 1;
    await queues.ticks.send(Array.from({ length: 7 }, (_, n) => ({ body: { n } })));
    await queued.idle();
    expect(heard.sort()).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
    expect(events.map(({ Records }) => Records.length)).toEqual([5, 2, 1]);
    expect(events.every(isOfQueue)).toBe(true);
    expect(events[2]?.Records[0]?.attributes.ApproximateReceiveCount).toBe('2');
  });

  it('lets groups take turns, so that one with many messages holds up no other', async () => {
    const of = (group: string, from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ body: { n: from + i }, group }));
    await queues.again.send([
      ...of('anna', 100, 200),
      ...of('bob', 500, 2),
      { body: { n: 900 } },
      ...of('carol', 700, 1),
    ]);
    await queued.idle();
    expect(heard.slice(0, 7)).toEqual([100, 500, 900, 700, 101, 501, 102]);
    expect(heard).toHaveLength(204);
    // A failed message waits behind its own group again, and behind no other.
    heard.splice(0);
    fails = 1;
    await queues.again.send([...of('anna', 3, 1), ...of('bob', 10, 1)]);
    await queued.idle();
    expect(heard).toEqual([3, 10, 3]);
  });

  it('a message of another shape fails alone', async () => {
    const record = (messageId: string, body: string) => ({ messageId, body, eventSource: 'aws:sqs' });
    const event = { Records: [record('a', '{"m":1}'), record('b', '{"n":1}'), record('c', 'no')] } as SQSEvent;
    expect(await consumer(event)).toEqual({ batchItemFailures: [{ itemIdentifier: 'a' }, { itemIdentifier: 'c' }] });
    expect(heard).toEqual([1]);
  });

  it('waits for a delay, and is idle meanwhile', async () => {
    await queues.ticks.send([{ body: { n: 1 }, delay: 0.05 }]);
    await queued.idle();
    expect(heard).toEqual([]);
    await expect.poll(() => heard).toEqual([1]);
  });

  it('notes a message before it takes it, and until it was consumed', async () => {
    await queues.again.send([{ body: { n: 1 } }]);
    expect(noted).toEqual(['before 1']);
    await queued.idle();
    expect(noted).toEqual(['before 1', 'after 1']);
  });

  it('has no queues for notifications, which would be lost at a restart: they are stored', async () => {
    expect(soonFrom({ QUEUE_ENDPOINT: endpoint })).toBeUndefined();
    await expect(queues.tells.send([{ body: { errands: [] } }])).rejects.toThrow('consumer of the queue tells');
  });

  it('ends with messages that fail', async () => {
    await queues.bots.send([{ body: {} }]);
    await queued.stop();
    await queued.idle();
  });
});

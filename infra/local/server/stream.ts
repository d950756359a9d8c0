import { createServer, request as httpRequest, type Server } from 'node:http';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * dynalite has no streams: this proxy in front of it passes every request on, and turns each accepted Put of a commit into a
 * stream record.
 */
export function streamingProxy(target: string, events: string, emit: (record: DynamoDBRecord) => void): Server {
  return createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method, url, headers } = incoming;
      const onward = httpRequest(new URL(url ?? '/', target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        answer.on('end', () => {
          if (answer.statusCode === 200 && String(headers['x-amz-target']).endsWith('.PutItem')) published(body, events, emit);
        });
      });
      onward.on('error', () => outgoing.destroy());
      onward.end(body);
    });
  });
}

function published(body: Buffer, events: string, emit: (record: DynamoDBRecord) => void): void {
  const { TableName, Item } = JSON.parse(body.toString('utf8')) as { TableName: string; Item: { pk: { S: string }; sk: { S: string } } };
  if (TableName === events && Item.pk.S.startsWith('G#')) emit(recordOf(Item.pk.S, Item.sk.S));
}

let sequence = 0;
const recordOf = (pk: string, sk: string): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: String(++sequence) },
});

/** A record for a game whose commits may not have been seen: what the stream would have delivered before a crash. */
export const caughtUp = (game: string): DynamoDBRecord => recordOf(`G#${game}`, 'C#');

/**
 * Delivers records in order, one batch at a time, to each handler. From the record that failed on a batch is tried again a little
 * later; a record that keeps failing is given up, so that it does not stand in the way of other games.
 */
export function deliverTo(handlers: readonly StreamHandler[]): { emit(record: DynamoDBRecord): void; idle(): Promise<void> } {
  const lanes = handlers.map((handler) => lane(handler));
  return {
    emit: (record) => {
      for (const each of lanes) each.push(record);
    },
    idle: async () => {
      await Promise.all(lanes.map((each) => each.idle()));
    },
  };
}

const BATCH = 25;
const RETRY_MS = 500;
const TRIES = 4;

function lane(handler: StreamHandler) {
  const queue: DynamoDBRecord[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    let tries = 0;
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH);
      const { batchItemFailures } = await handler({ Records: batch });
      const failed = batch.findIndex(({ dynamodb }) => batchItemFailures[0]?.itemIdentifier === dynamodb?.SequenceNumber);
      queue.splice(0, failed < 0 ? batch.length : failed);
      tries = failed < 0 ? 0 : failed === 0 ? tries + 1 : 1;
      if (tries === TRIES) {
        queue.shift();
        tries = 0;
      } else if (failed >= 0) await new Promise((done) => setTimeout(done, RETRY_MS));
    }
    running = undefined;
  }

  return {
    push(record: DynamoDBRecord) {
      queue.push(record);
      running ??= Promise.resolve().then(run);
    },
    async idle() {
      while (running !== undefined) await running;
    },
  };
}

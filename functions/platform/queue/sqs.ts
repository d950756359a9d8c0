import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from '@aws-sdk/client-sqs';
import { Busy } from '../kit/faults.ts';
import { sideBySide } from '../kit/side-by-side.ts';
import { type Message, MOST_DELAY, type Queue } from '../ports/queue.ts';

/** Number of messages in a request. */
const BATCH = 10;
/** Number of requests at once. */
const AT_ONCE = 8;
/** How often the entries that SQS did not take are sent. The SDK itself retries whole requests. */
const TRIES = 3;

/** Returns a client that gives up a request after 5 seconds. */
export const sqsClient = (region: string): SQSClient =>
  new SQSClient({
    region,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    // Otherwise the client would ask the host in the URL of the queue, not the endpoint of its settings.
    useQueueUrlAsEndpoint: false,
    cacheMiddleware: true,
  });

/** Returns a queue of SQS. Throws errors of the SDK. */
export const sqsQueue = (client: () => SQSClient, url: string): Queue => ({
  send: (messages) => sideBySide(AT_ONCE, batchesOf(messages), (batch) => sendBatch(client(), url, batch)),
});

async function sendBatch(client: SQSClient, url: string, batch: readonly Message[]): Promise<void> {
  let left = batch.map(entryOf);
  for (let tries = 0; tries < TRIES; tries++) {
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries: left }));
    if (Failed.length === 0) return;
    left = left.filter(({ Id }) => Failed.some((failed) => failed.Id === Id));
    const ours = Failed.find(({ SenderFault }) => SenderFault === true);
    if (ours !== undefined) throw new Error(`the queue refuses a message: ${ours.Code} ${ours.Message ?? ''}`);
  }
  throw new Busy(`the queue took ${batch.length - left.length} of ${batch.length} messages`);
}

const entryOf = ({ body, delay, group }: Message, i: number): SendMessageBatchRequestEntry => ({
  Id: String(i),
  MessageBody: JSON.stringify(body),
  ...(delay !== undefined && { DelaySeconds: secondsOf(delay) }),
  ...(group !== undefined && { MessageGroupId: group }),
});

const secondsOf = (delay: number): number => Math.min(MOST_DELAY, Math.max(0, Math.ceil(delay)));

function* batchesOf(messages: readonly Message[]): Generator<readonly Message[]> {
  for (let from = 0; from < messages.length; from += BATCH) yield messages.slice(from, from + BATCH);
}

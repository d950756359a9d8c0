import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QUEUES } from '../../functions/platform/ports/queue.ts';
import { GRANTS } from '../../infra/cloud/grants.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { WrongUsage } from '../../infra/local/commands/usage.ts';
import { redrive } from '../../infra/upkeep/redrive.ts';

// The command that sends back what a queue gave up, against answers in the form of SQS.

const GIVEN_UP = '{"game":"g1"}';
const asked: { readonly action: string; readonly input: { readonly [name: string]: unknown } }[] = [];
const ANSWERS: { readonly [action: string]: (input: { readonly QueueUrl?: string }) => object } = {
  GetQueueAttributes: ({ QueueUrl = '' }) => ({
    Attributes: {
      QueueArn: `arn:aws:sqs:eu-central-1:1:${QueueUrl.split('/').at(-1)}`,
      ApproximateNumberOfMessages: QueueUrl.endsWith('-dead') ? '2' : '7',
      ApproximateNumberOfMessagesDelayed: '5',
      ApproximateNumberOfMessagesNotVisible: '1',
    },
  }),
  ReceiveMessage: () => ({
    Messages: [
      {
        MessageId: 'm',
        Body: GIVEN_UP,
        MD5OfBody: createHash('md5').update(GIVEN_UP).digest('hex'),
        Attributes: { SentTimestamp: '1736164800000' },
      },
    ],
  }),
  StartMessageMoveTask: () => ({ TaskHandle: 't' }),
};

/** The action that AWS refuses. */
let refused: string | undefined;
let sqs: Server;
const before = { ...process.env };
let printed: string[];
beforeAll(async () => {
  sqs = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const action = String(incoming.headers['x-amz-target']).replace('AmazonSQS.', '');
    const input = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push({ action, input });
    const type = { 'content-type': 'application/x-amz-json-1.0' };
    if (action === refused)
      return outgoing.writeHead(403, type).end('{"__type":"AccessDeniedException","message":"not you"}');
    if (action !== 'GetQueueUrl') return outgoing.writeHead(200, type).end(JSON.stringify(ANSWERS[action]!(input)));
    if (!String(input.QueueName).startsWith('fieldpost-prod-'))
      return outgoing.writeHead(400, type).end('{"__type":"com.amazonaws.sqs#QueueDoesNotExist","message":"none"}');
    return outgoing.writeHead(200, type).end(JSON.stringify({ QueueUrl: `https://sqs.test/1/${input.QueueName}` }));
  });
  await new Promise<void>((done) => sqs.listen(0, '127.0.0.1', done));
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_SQS: `http://127.0.0.1:${(sqs.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line, ...rest) => {
    printed.push(String(line));
    (rest.at(-1) as (() => void) | undefined)?.();
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
});
afterEach(() => {
  asked.length = 0;
  printed.length = 0;
});
afterAll(() => {
  vi.restoreAllMocks();
  process.env = before;
  sqs.closeAllConnections();
  sqs.close();
});

describe('fieldpost redrive', () => {
  it('sends back slowly what was given up', async () => {
    expect(await redrive(['ticks'])).toBe(0);
    expect(asked.at(-1)).toEqual({
      action: 'StartMessageMoveTask',
      input: { SourceArn: 'arn:aws:sqs:eu-central-1:1:fieldpost-prod-ticks-dead', MaxNumberOfMessagesPerSecond: 10 },
    });
    expect(printed.join('')).toBe('2 messages go back to fieldpost-prod-ticks, 10 a second\n');
  });

  it.each(QUEUES)('knows the queue %s', async (name) => {
    expect(await redrive([name])).toBe(0);
    expect(asked.at(-1)?.input.SourceArn).toBe(`arn:aws:sqs:eu-central-1:1:fieldpost-prod-${name}-dead`);
  });

  it('shows counts and the first messages, and moves none', async () => {
    expect(await redrive(['again', '--show'])).toBe(0);
    expect(printed.join('')).toBe(
      'waiting: 7; delayed: 5; being consumed: 1; given up: 2\n' +
        '2025-01-06T12:00:00.000Z {"game":"g1"}\nthe log of its consumer says why: aws logs filter-log-events ' +
        `--log-group-name /aws/lambda/fieldpost-prod-projector --filter-pattern '"g1"'\n`,
    );
    expect(asked.map(({ action }) => action)).not.toContain('StartMessageMoveTask');
  });

  it.each(QUEUES)('names the log of the function that consumes %s', async (name) => {
    expect(await redrive([name, '--show'])).toBe(0);
    const consumer = FUNCTIONS.find((each) => GRANTS[each].consumes.includes(name));
    expect(printed.join('')).toContain(`/aws/lambda/fieldpost-prod-${consumer} `);
  });

  it('says in one line what AWS refuses', async () => {
    refused = 'StartMessageMoveTask';
    expect(await redrive(['bots'])).toBe(2);
    expect(printed.join('')).toBe('AWS refuses: not you\n');
    refused = undefined;
  });

  it('names the queues if it is given none of them, and says where there are none', async () => {
    await expect(redrive(['other'])).rejects.toThrow(WrongUsage);
    expect(await redrive(['bots', '--stage', 'other'])).toBe(2);
    expect(printed.join('')).toBe('there is no queue fieldpost-other-bots in eu-central-1\n');
  });
});

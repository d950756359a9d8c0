import type {
  BatchGetItemCommand,
  BatchGetItemCommandInput,
  DynamoDBClient,
  QueryCommandInput,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoViews } from '../../../functions/platform/dynamo/lists/views.ts';
import { Busy } from '../../../functions/platform/kit/faults.ts';
import { open } from '../../http/kit.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { dynamoStores } from '../../kit/dynamo-stores.ts';
import { random } from '../../kit/random.ts';
import { viewAt } from '../ports/contracts.ts';

// How the lists are read: keys that a busy table leaves unprocessed, and which reads are consistent.

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
  const views = dynamoViews(dynamo.client, dynamo.tables.views);
  for (let n = 0; n < 9; n++) await views.put(viewAt(`g${n}`, 1, { users: ['ann'], due: 100 + n }));
});
afterAll(() => dynamo.stop());

type Sent = { readonly name: string; readonly input: BatchGetItemCommandInput & QueryCommandInput };

/** The tables behind a client that notes its requests, and processes at most this many keys of each batch. */
function behind(processed: (request: number) => number) {
  const sent: Sent[] = [];
  let batches = 0;
  const client = Object.create(dynamo.client) as DynamoDBClient;
  client.send = (async (command: BatchGetItemCommand) => {
    sent.push({ name: command.constructor.name, input: command.input as Sent['input'] });
    if (command.constructor.name !== 'BatchGetItemCommand') return dynamo.client.send(command);
    const { Keys = [], ...more } = command.input.RequestItems?.[dynamo.tables.views] ?? {};
    const many = processed(batches++);
    const left = Keys.slice(many);
    const RequestItems = { [dynamo.tables.views]: { ...more, Keys: Keys.slice(0, many) } };
    const { Responses } =
      many === 0 ? {} : await dynamo.client.send(Object.assign(command, { input: { RequestItems } }));
    return { Responses, ...(left.length > 0 && { UnprocessedKeys: { [dynamo.tables.views]: { Keys: left } } }) };
  }) as DynamoDBClient['send'];
  const pauses: number[] = [];
  let now = 0;
  const below = random(1);
  const waits = {
    now: () => now,
    pause: async (ms: number) => {
      pauses.push(ms);
      now += ms;
    },
    random: () => below(1_000) / 1_000,
  };
  return { client, waits, sent, pauses, views: dynamoViews(client, dynamo.tables.views, waits) };
}

describe('keys that the table does not process', () => {
  it('are read again, and the list is whole', async () => {
    const { views, pauses } = behind((request) => request % 3);
    const { items } = await views.list({ limit: 20 });
    expect(items.map(({ game }) => game).sort()).toEqual(Array.from({ length: 9 }, (_, n) => `g${n}`));
    expect(pauses.length).toBeGreaterThan(5);
  });

  it('are asked for after random pauses, the longest of which doubles each time', async () => {
    const { views, pauses } = behind(() => 0);
    await expect(views.live(['ann'])).rejects.toThrow(Busy);
    for (const [n, ms] of pauses.entries()) expect(ms).toBeLessThanOrEqual(50 * 2 ** n);
    expect(pauses.some((ms, n) => ms > 50 * 2 ** (n - 1) && n > 0)).toBe(true);
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(10_000);
  });

  it('are given up after ten seconds: the answer is 503, and says when to come back', async () => {
    const { client, waits, views } = behind(() => 0);
    const house = await open({ stores: { ...dynamoStores(client, dynamo.tables), views } });
    const answer = await house.as(undefined).get('/v1/games');
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'BUSY' }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(waits.now()).toBe(10_000);
  });
});

describe('reads', () => {
  const consistent = (sent: readonly Sent[]): readonly boolean[] =>
    sent.map(({ name, input }) =>
      name === 'BatchGetItemCommand'
        ? input.RequestItems?.[dynamo.tables.views]?.ConsistentRead === true
        : input.ConsistentRead === true,
    );

  it.each([
    ['my games', (views: ReturnType<typeof dynamoViews>) => views.mine(['ann'], { limit: 5 })],
    ['games that wait for me', (views: ReturnType<typeof dynamoViews>) => views.live(['ann'])],
    ['games that moved', (views: ReturnType<typeof dynamoViews>) => views.moved(['ann'], 0)],
    ['games that ended', (views: ReturnType<typeof dynamoViews>) => views.ended(['ann'], 0, 5, () => true)],
  ])('of %s are consistent, as what the live channel told', async (_, read) => {
    const { views, sent } = behind(() => 100);
    await read(views);
    expect(sent.length).toBeGreaterThan(0);
    expect(consistent(sent)).not.toContain(false);
  });

  it('of public games cost half', async () => {
    const { views, sent } = behind(() => 100);
    await views.list({ limit: 5 });
    expect(sent.length).toBeGreaterThan(1);
    expect(consistent(sent)).not.toContain(true);
  });
});

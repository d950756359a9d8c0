import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoEventLog } from '../../../functions/platform/dynamo/event-log.ts';
import { dynamoPeople } from '../../../functions/platform/dynamo/people.ts';
import { dynamoVault, oneKey } from '../../../functions/platform/dynamo/vault.ts';
import { decrypt, encrypt } from '../../../functions/platform/kit/box.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryPeople } from '../../kit/memory-people.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { metered } from '../../kit/units.ts';
import { commitAt, eventLogContract } from '../../log/store.ts';
import { peopleContract, vaultContract } from '../ports/contracts.ts';

const KEY = new Uint8Array(32).fill(7);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

const log = memoryEventLog();
eventLogContract('in memory', () => log);
eventLogContract('on DynamoDB', () => dynamoEventLog(dynamo.client, dynamo.tables));

const vault = memoryVault();
vaultContract('in memory', () => vault);
vaultContract('on DynamoDB', () => dynamoVault(dynamo.client, dynamo.tables.vault, oneKey(KEY)));

const people = memoryPeople();
peopleContract('in memory', () => people);
peopleContract('on DynamoDB', () => dynamoPeople(dynamo.client, dynamo.tables.people));

describe('a secret, encrypted', () => {
  const secret = new TextEncoder().encode('attack at dawn');

  it('opens with its key and its name only', () => {
    const box = encrypt(KEY, 'seed/a', secret);
    expect(decrypt(KEY, 'seed/a', box)).toEqual(secret);
    expect(() => decrypt(KEY, 'seed/b', box)).toThrow();
    expect(() => decrypt(new Uint8Array(32).fill(8), 'seed/a', box)).toThrow();
  });

  it('tells nothing, not even that two are equal', () => {
    const boxes = [encrypt(KEY, 'seed/a', secret), encrypt(KEY, 'seed/a', secret)];
    expect(boxes[0]).not.toEqual(boxes[1]);
    expect(Buffer.from(boxes[0]!).includes('attack')).toBe(false);
  });

  it('is refused when any byte of it was changed', () => {
    const box = encrypt(KEY, 'seed/a', secret);
    for (let i = 0; i < box.length; i++) {
      const changed = box.slice();
      changed[i]! ^= 1;
      expect(() => decrypt(KEY, 'seed/a', changed)).toThrow();
    }
    expect(() => decrypt(KEY, 'seed/a', box.subarray(0, 10))).toThrow();
  });

  it('a seed moved to another game does not open there', async () => {
    const vault = dynamoVault(dynamo.client, dynamo.tables.vault, oneKey(KEY));
    await vault.keepSeed('moved', new Uint8Array(32).fill(3));
    await expect(
      dynamoVault(dynamo.client, dynamo.tables.vault, oneKey(new Uint8Array(32))).seed('moved'),
    ).rejects.toThrow();
  });
});

it('a committed entry is there after the store was started again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  try {
    const before = await startDynalite(folder);
    await dynamoEventLog(before.client, before.tables).append(commitAt('kept', 1));
    await before.stop();
    const after = await startDynalite(folder);
    const log = dynamoEventLog(after.client, after.tables);
    expect(await log.read('kept', 0)).toEqual([commitAt('kept', 1)]);
    expect(await log.append(commitAt('kept', 1, 'again'))).toBe('taken');
    await after.stop();
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('commits that are known to be there', () => {
  /** A log of 120 commits of 2 KB each, and what its reads cost. */
  async function long(game: string) {
    const meter = metered(dynamo.client);
    const events = [{ type: 'said', text: 'x'.repeat(1_500) }];
    const log = dynamoEventLog(meter.client, dynamo.tables);
    for (const v of upTo(120)) await log.append(commitAt(game, v, undefined, events));
    meter.take();
    return { log, take: meter.take };
  }

  it('cost half, and a page costs what it shows', async () => {
    const { log, take } = await long('known');
    const read = async (...of: [after: number, limit?: number, there?: number]) => {
      const found = (await log.read('known', ...of)).map(({ envelope }) => envelope.v);
      return { found: found.length, first: found[0], ...take() };
    };
    const [whole, known] = [await read(0), await read(0, 120, 120)];
    expect([whole.found, known.found]).toEqual([120, 120]);
    expect(known.reads).toBeLessThanOrEqual(whole.reads / 2 + 0.5);
    const page = await read(100, 5, 120);
    expect([page.found, page.first, page.requests]).toEqual([5, 101, 1]);
    expect(page.reads).toBeLessThanOrEqual(2);
  });

  it('are all found where a copy lags', async () => {
    const { log: whole } = await long('lagging');
    const client = Object.create(dynamo.client) as DynamoDBClient;
    client.send = (async (command: QueryCommand) => {
      const { Items = [], ...page } = await dynamo.client.send(command);
      return command.input.ConsistentRead === true ? { Items, ...page } : { Items: Items.slice(0, -7) };
    }) as DynamoDBClient['send'];
    const lagging = dynamoEventLog(client, dynamo.tables);
    expect(await lagging.read('lagging', 90, 30, 120)).toEqual(await whole.read('lagging', 90, 30));
    expect((await lagging.read('lagging', 110, 50, 120)).map(({ envelope }) => envelope.v)).toEqual(
      upTo(120).slice(110),
    );
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decrypt, encrypt } from '../../../functions/lib/box.ts';
import { dynamoEventLog } from '../../../functions/lib/dynamo/event-log.ts';
import { dynamoPeople } from '../../../functions/lib/dynamo/people.ts';
import { dynamoVault } from '../../../functions/lib/dynamo/vault.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryPeople } from '../../kit/memory-people.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { commitAt, eventLogContract, peopleContract, vaultContract } from '../../log/contract.ts';

const KEY = new Uint8Array(32).fill(7);
let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

const log = memoryEventLog();
eventLogContract('in memory', () => log);
eventLogContract('on DynamoDB', () => dynamoEventLog(dynamo.client, dynamo.tables.events));

const vault = memoryVault();
vaultContract('in memory', () => vault);
vaultContract('on DynamoDB', () => dynamoVault(dynamo.client, dynamo.tables.vault, KEY));

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
    const vault = dynamoVault(dynamo.client, dynamo.tables.vault, KEY);
    await vault.keepSeed('moved', new Uint8Array(32).fill(3));
    await expect(dynamoVault(dynamo.client, dynamo.tables.vault, new Uint8Array(32)).seed('moved')).rejects.toThrow();
  });
});

it('what was committed is there after the store was started again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  try {
    const before = await startDynalite(folder);
    await dynamoEventLog(before.client, before.tables.events).append(commitAt('kept', 1));
    await before.stop();
    const after = await startDynalite(folder);
    const log = dynamoEventLog(after.client, after.tables.events);
    expect(await log.read('kept', 0)).toEqual([commitAt('kept', 1)]);
    expect(await log.append(commitAt('kept', 1, 'again'))).toBe('taken');
    await after.stop();
  } finally {
    await rm(folder, { recursive: true });
  }
});

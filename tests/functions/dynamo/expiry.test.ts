import { GetItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '../../../functions/features/notifications/keys.ts';
import { made } from '../../../functions/features/notifications/made.ts';
import { dynamoMemos } from '../../../functions/platform/dynamo/lists/memos.ts';
import { dynamoViews } from '../../../functions/platform/dynamo/lists/views.ts';
import { dynamoPeople } from '../../../functions/platform/dynamo/people.ts';
import { removeExpired } from '../../../infra/upkeep/expired.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { viewAt } from '../ports/contracts.ts';

// Items with an end. DynamoDB removes them up to two days late, so every reader compares the time itself.

const DAY = 86_400_000;
const SECOND = 1_000;

let dynamo: TestDynamo;
let now: number;
beforeEach(async () => {
  dynamo = await startDynalite();
  now = 20_000 * DAY;
});
afterEach(() => dynamo.stop());
const clock = (): number => now;
const people = () => dynamoPeople(dynamo.client, dynamo.tables.people, clock);
const memos = () => dynamoMemos(dynamo.client, dynamo.tables.views, clock);

async function keysIn(table: 'views' | 'people'): Promise<readonly string[]> {
  const { Items = [] } = await dynamo.client.send(new ScanCommand({ TableName: dynamo.tables[table] }));
  return Items.map(({ pk, sk }) => `${pk!.S} / ${sk!.S}`).sort();
}
const ttlOf = async (table: 'views' | 'people', pk: string, sk: string) => {
  const Key = { pk: { S: pk }, sk: { S: sk } };
  const { Item } = await dynamo.client.send(new GetItemCommand({ TableName: dynamo.tables[table], Key }));
  return Item?.ttl?.N === undefined ? undefined : Number(Item.ttl.N) * SECOND;
};

describe('memos', () => {
  it('are there for 90 days after their last write, and then for no reader', async () => {
    await memos().put('audit#g', 'a', { n: 1 });
    now += 60 * DAY;
    await memos().put('audit#g', 'a', { n: 2 });
    await memos().put('audit#g', 'b', { n: 3 });
    now += 90 * DAY - SECOND;
    expect([await memos().get('audit#g', 'a'), (await memos().list('audit#g')).length]).toEqual([{ n: 2 }, 2]);
    now += SECOND;
    expect([await memos().get('audit#g', 'a'), await memos().list('audit#g')]).toEqual([undefined, []]);
    expect(await keysIn('views')).toEqual(['M#audit#g / a', 'M#audit#g / b']);
  });

  it('of a token outlast it, and those of outages stay', async () => {
    await memos().put('token#h', 'used', { day: '2024-10-04' });
    await memos().put('outage#', 'seen', { at: 1 });
    now += 399 * DAY;
    expect(await memos().get('token#h', 'used')).toEqual({ day: '2024-10-04' });
    now += 2 * DAY;
    expect([await memos().get('token#h', 'used'), await memos().get('outage#', 'seen')]).toEqual([
      undefined,
      { at: 1 },
    ]);
  });
});

describe('items about notifications', () => {
  const delivery = keys.delivery('p1', 'w1', 'n1');

  it('are there for 90 days: for every reader as if removed then, and for a writer too', async () => {
    expect(await people().put(...delivery, { tries: 1 }, 0)).toBe(true);
    now += 90 * DAY - SECOND;
    expect(await people().put(...delivery, { tries: 2 }, 0)).toBe(false);
    now += SECOND;
    expect([
      await people().get(...delivery),
      await people().list(...keys.delivery.all('p1')),
      await people().between(delivery[0], 'D#', 'D#~', 5),
    ]).toEqual([undefined, [], []]);
    expect(await people().put(...delivery, { tries: 3 }, 0)).toBe(true);
    expect(await people().get(...delivery)).toMatchObject({ rev: 1, value: { tries: 3 } });
  });

  it('a page is full, though what lies before it has expired', async () => {
    for (let n = 0; n < 4; n++) await people().put('I#p1', `D#w1#old${n}`, { n }, 0);
    now += 91 * DAY;
    for (let n = 0; n < 3; n++) await people().put('I#p1', `D#w1#young${n}`, { n }, 0);
    const page = await people().between('I#p1', 'D#', 'D#~', 2);
    expect(page.map(({ sk }) => sk)).toEqual(['D#w1#young0', 'D#w1#young1']);
  });

  it('the numbers of notifications go on after those of a person have grown old', async () => {
    const of = (id: string) => ({ id, reason: 'your-turn', game: 'g', at: now }) as const;
    await made(people(), 'p1', of('first'));
    await made(people(), 'p1', of('second'));
    now += 200 * DAY;
    await made(people(), 'p1', of('third'));
    expect((await people().list('I#p1', 'N#')).map(({ sk }) => sk)).toEqual([
      'N#0000000001',
      'N#0000000002',
      'N#0000000003',
    ]);
  });

  it('nothing else of people expires', async () => {
    for (const pk of ['U#p1', 'S#s1', 'F#g', 'J#g', 'Q#0', 'Z']) {
      await people().put(pk, 'x', { n: 1 }, 0);
      expect(await ttlOf('people', pk, 'x')).toBeUndefined();
    }
  });
});

it('a pointer to a deadline expires 90 days after it; the view and other pointers do not', async () => {
  const due = now + 30 * DAY;
  await dynamoViews(dynamo.client, dynamo.tables.views).put(viewAt('g', 1, { users: ['ann'], due }));
  const ends = new Map<string, number | undefined>();
  for (const key of await keysIn('views')) {
    const [pk = '', sk = ''] = key.split(' / ');
    ends.set(pk.slice(0, 2), await ttlOf('views', pk, sk));
  }
  expect(ends.get('D#')).toBe(due + 90 * DAY);
  expect([ends.get('G#'), ends.get('U#')]).toEqual([undefined, undefined]);
});

describe('the server on one machine', () => {
  it('removes what has expired, and leaves the rest', async () => {
    await memos().put('audit#g', 'old', { n: 1 });
    await people().put('I#p1', 'D#w1#old', { n: 1 }, 0);
    await people().put('U#p1', 'P', { n: 1 }, 0);
    now += 91 * DAY;
    await memos().put('audit#g', 'young', { n: 1 });
    await people().put('I#p1', 'D#w1#young', { n: 1 }, 0);
    expect(await removeExpired(dynamo.client, dynamo.tables, now)).toBe(2);
    expect([await keysIn('views'), await keysIn('people')]).toEqual([
      ['M#audit#g / young'],
      ['I#p1 / D#w1#young', 'U#p1 / P'],
    ]);
    expect(await removeExpired(dynamo.client, dynamo.tables, now)).toBe(0);
  });

  it('stops between two pages when it is told to', async () => {
    for (let n = 0; n < 150; n++) await memos().put('audit#g', String(n).padStart(3, '0'), { n });
    now += 91 * DAY;
    expect(await removeExpired(dynamo.client, dynamo.tables, now, AbortSignal.abort())).toBe(100);
    expect(await keysIn('views')).toHaveLength(50);
  });
});

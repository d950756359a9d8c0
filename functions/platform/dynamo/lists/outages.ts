import { type DynamoDBClient, paginateQuery, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { jsonOf } from '../../../../domain/lib/json.ts';
import { canonical } from '../../../../domain/log/canonical.ts';
import { keptOutageSchema } from '../../../../domain/match/audit/outages.ts';
import type { OutageLog } from '../../ports/outage-log.ts';
import { opensAs } from '../../ports/stored.ts';
import { firstItems, type Item, numberIn, textIn } from '../items.ts';
import { putOnce } from '../revised.ts';

/*
 * In the table `events`:
 *   B#<day>    / <minute of the day>   that the service worked then: a beat
 *   O#outages  / <n>                   an entry of the record, its hash and its signature
 */
const BEAT = 'B#';
const OUTAGES = 'O#outages';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const partitionOf = (at: number): string => BEAT + new Date(at).toISOString().slice(0, 10);
const minuteOf = (at: number): string => String(Math.floor((at % DAY) / MINUTE)).padStart(4, '0');
const keyOf = (n: number): string => String(n).padStart(10, '0');

const keptIn = opensAs(() => keptOutageSchema);
const read = (item: Item) => keptIn(Buffer.from(textIn(item, 'entry')), `${OUTAGES} / ${item.sk?.S}`);

/** Returns the record of outages on DynamoDB. Throws errors of the SDK. */
export function dynamoOutages(client: DynamoDBClient, table: string): OutageLog {
  const put = (item: Item): Promise<boolean> => putOnce(client, table, item);

  const within = (pk: string, after: string): QueryCommandInput => ({
    TableName: table,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND sk > :after',
    ExpressionAttributeValues: { ':pk': { S: pk }, ':after': { S: after } },
  });

  return {
    async beat(at) {
      await put({ pk: { S: partitionOf(at) }, sk: { S: minuteOf(at) }, at: { N: String(at) } });
    },

    async beats(after, until) {
      const found: number[] = [];
      for (let day = after - (after % DAY); day <= until; day += DAY) {
        const from = keyBefore(Math.max(after, day));
        for await (const { Items = [] } of paginateQuery({ client }, within(partitionOf(day), from)))
          found.push(...Items.map((item) => numberIn(item, 'at')));
      }
      return found.filter((at) => at > after && at <= until);
    },

    append: ({ entry, hash, signed }) =>
      put({
        pk: { S: OUTAGES },
        sk: { S: keyOf(entry.n) },
        entry: { S: canonical(jsonOf({ entry, hash, signed })) },
      }),

    async read(after, limit) {
      return (await firstItems(client, within(OUTAGES, keyOf(after)), limit)).map(read);
    },

    async newest(limit) {
      const query = { ...within(OUTAGES, ' '), ScanIndexForward: false };
      return (await firstItems(client, query, limit)).map(read).reverse();
    },
  };
}

/** Returns a key directly before that of the beat in the minute of a time. */
const keyBefore = (at: number): string => (at % DAY < MINUTE ? ' ' : minuteOf(at - MINUTE));

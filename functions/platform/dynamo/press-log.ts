import { type DynamoDBClient, paginateQuery, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { KeptEntry, PressLog } from '../ports/ports.ts';
import { pressEntrySchema } from '../ports/press-entry.ts';
import { opensAs } from '../ports/stored.ts';
import { bytesIn, firstItems, type Item, numberIn, textIn } from './items.ts';
import { putOnce } from './revised.ts';

/*
 * What people say, in the table `events`:
 *   P#<game>#<conversation> / M#<n>            an entry, its hash, and the encrypted text
 *   P#<game>#!              / <conversation> <n>  by which entry one is hidden
 *   P#<game>#@<seat>        / <conversation>   that the seat is in a conversation, written before the first entry there
 */
const PRESS = 'P#';
const ENTRY = 'M#';
const HIDDEN = '!';

const partition = (game: string, conversation: string): string => `${PRESS}${game}#${conversation}`;
const entryKey = (n: number): string => `${ENTRY}${String(n).padStart(10, '0')}`;

const entryIn = opensAs(pressEntrySchema);

const keptIn = (item: Item): KeptEntry => ({
  entry: entryIn(Buffer.from(textIn(item, 'entry')), `${item.pk?.S} / ${item.sk?.S}`),
  hash: textIn(item, 'hash'),
  box: bytesIn(item, 'box'),
});

/** Returns the chains of conversations on DynamoDB, each in a separate partition. Throws errors of the SDK. */
export function dynamoPressLog(client: DynamoDBClient, table: string): PressLog {
  const within = (pk: string, after: string): QueryCommandInput => ({
    TableName: table,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND sk > :after',
    ExpressionAttributeValues: { ':pk': { S: pk }, ':after': { S: after } },
  });

  const put = (item: Item): Promise<boolean> => putOnce(client, table, item);

  return {
    async append({ entry, hash, box }) {
      const Item = {
        pk: { S: partition(entry.game, entry.conversation) },
        sk: { S: entryKey(entry.n) },
        entry: { S: canonical(jsonOf(entry)) },
        hash: { S: hash },
        box: { B: box },
      };
      return put(Item);
    },

    async read(game, conversation, after, limit) {
      const items = await firstItems(client, within(partition(game, conversation), entryKey(after)), limit);
      return items.map(keptIn);
    },

    async newest(game, conversation, limit) {
      const query = { ...within(partition(game, conversation), ENTRY), ScanIndexForward: false };
      return (await firstItems(client, query, limit)).map(keptIn).reverse();
    },

    async note(game, seat, conversation, version) {
      const Item = { pk: { S: partition(game, `@${seat}`) }, sk: { S: conversation }, since: { N: String(version) } };
      await put(Item);
    },

    async hide(game, conversation, n, by) {
      await put({ pk: { S: partition(game, HIDDEN) }, sk: { S: `${conversation} ${n}` }, by: { N: String(by) } });
    },

    async hidden(game) {
      const found: { readonly conversation: string; readonly n: number; readonly by: number }[] = [];
      for await (const { Items = [] } of paginateQuery({ client }, within(partition(game, HIDDEN), ' ')))
        for (const item of Items) {
          const [conversation = '', n] = textIn(item, 'sk').split(' ');
          found.push({ conversation, n: Number(n), by: numberIn(item, 'by') });
        }
      return found;
    },

    async noted(game, seat) {
      const found: { readonly conversation: string; readonly since: number }[] = [];
      for await (const { Items = [] } of paginateQuery({ client }, within(partition(game, `@${seat}`), ' ')))
        found.push(...Items.map((item) => ({ conversation: textIn(item, 'sk'), since: numberIn(item, 'since') })));
      return found;
    },
  };
}

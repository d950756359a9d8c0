import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { itemOf } from '../../functions/platform/dynamo/event-log.ts';
import type { CloudHouse } from './house.ts';

/** Puts a game that no release can fold into the log. `text` stands in its event and its command. Returns its id. */
export async function putBroken({ client, tables }: CloudHouse, text = ''): Promise<string> {
  const game = `g${'0'.repeat(20)}`;
  const envelope = {
    game,
    v: 1,
    at: 1,
    by: 'user:x',
    cmdId: 'x',
    rules: 'x',
    engine: 'x',
    draws: {},
    events: [{ type: 'created', of: 'nothing', text }],
    command: text,
    prev: '',
  };
  const Item = itemOf({ envelope, secrets: { seals: [], opened: [] }, hash: '' });
  await client.send(new PutItemCommand({ TableName: tables.events, Item }));
  return game;
}

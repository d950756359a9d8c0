import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { stores } from '../../functions/platform/dynamo/embedded.ts';
import { createTables, type TableNames, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { openStore } from '../../infra/local/server/store.ts';

/** A DynamoDB of one's own in this process, with its tables: the store that the server on one machine has. */
export interface TestDynamo {
  readonly client: DynamoDBClient;
  readonly endpoint: string;
  readonly tables: TableNames;
  stop(): Promise<void>;
}

/** Opens a store: in memory, or in the folder `path`, which may hold tables of an earlier run. */
export async function startDynalite(path?: string): Promise<TestDynamo> {
  const store = await openStore({ path });
  const endpoint = stores.embed(store.ask);
  const client = dynamoClient({ region: 'eu-central-1', endpoint });
  const tables = tableNames('test-');
  await createTables(client, tables);
  return {
    client,
    endpoint,
    tables,
    async stop() {
      client.destroy();
      stores.remove(endpoint);
      await store.close();
    },
  };
}

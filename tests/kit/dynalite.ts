import type { AddressInfo } from 'node:net';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { dynamoClient } from '../../functions/lib/dynamo/client.ts';
import { createTables, type TableNames, tableNames } from '../../functions/lib/dynamo/tables.ts';

/** A DynamoDB of one's own on a free port, with the three tables. */
export interface TestDynamo {
  readonly client: DynamoDBClient;
  readonly endpoint: string;
  readonly tables: TableNames;
  stop(): Promise<void>;
}

/** Starts dynalite: in memory, or in the folder `path`, which may hold tables of an earlier run. */
export async function startDynalite(path?: string): Promise<TestDynamo> {
  const server = dynalite({ createTableMs: 0, ...(path !== undefined && { path }) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = dynamoClient({ region: 'eu-central-1', endpoint });
  const tables = tableNames('test-');
  await createTables(client, tables);
  return {
    client,
    endpoint,
    tables,
    async stop() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';

/** The tables' names, e.g. `fieldpost-events` for the prefix `fieldpost-`. */
export interface TableNames {
  readonly events: string;
  readonly views: string;
  readonly vault: string;
  readonly people: string;
  readonly connections: string;
}

export const tableNames = (prefix: string): TableNames => ({
  events: `${prefix}events`,
  views: `${prefix}views`,
  vault: `${prefix}vault`,
  people: `${prefix}people`,
  connections: `${prefix}connections`,
});

/** The key attributes of each table; all are strings. */
export const KEYS: { readonly [table in keyof TableNames]: readonly string[] } = {
  events: ['pk', 'sk'],
  views: ['pk', 'sk'],
  vault: ['pk'],
  people: ['pk', 'sk'],
  connections: ['pk', 'sk'],
};

const definition = (name: string, keys: readonly string[]): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: keys.map((key) => ({ AttributeName: key, AttributeType: 'S' })),
  KeySchema: keys.map((key, i) => ({ AttributeName: key, KeyType: i === 0 ? 'HASH' : 'RANGE' })),
});

const WAIT_MS = 10;
const MOST_WAITS = 1_000;

/**
 * Creates missing tables and waits until they are usable, for the local runtime and tests; the cloud has a stack.
 * Throws if a table is not usable after 10 seconds.
 */
export async function createTables(client: DynamoDBClient, names: TableNames): Promise<void> {
  for (const table of ['events', 'views', 'vault', 'people', 'connections'] as const) {
    try {
      await client.send(new CreateTableCommand(definition(names[table], KEYS[table])));
    } catch (caught) {
      if (!(caught instanceof ResourceInUseException)) throw caught;
    }
    for (let waits = 0; !(await isActive(client, names[table])); waits++) {
      if (waits === MOST_WAITS) throw new Error(`the table ${names[table]} was created and never became active`);
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
}

async function isActive(client: DynamoDBClient, name: string): Promise<boolean> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  return Table?.TableStatus === 'ACTIVE';
}

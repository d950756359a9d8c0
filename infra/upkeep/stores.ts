import { existsSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join, resolve } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { dynamoClient } from '../../functions/lib/dynamo/client.ts';
import { type TableNames, tableNames } from '../../functions/lib/dynamo/tables.ts';
import { backgroundFrom } from '../../functions/lib/environment.ts';
import type { Background } from '../../functions/lib/service.ts';

/** Tables to look after, and the code that reads them. It is given no keys: whatever is done here opens no vault and commits nothing. */
export interface Stores {
  readonly client: DynamoDBClient;
  readonly tables: TableNames;
  readonly background: Background;
  /** In words, for people. */
  readonly where: string;
}

/** Tables whose names start with `prefix`: at an endpoint, or in a region of AWS. */
export function storesAt(prefix: string, at: { readonly region: string; readonly endpoint?: string }): Stores {
  return {
    client: dynamoClient(at),
    tables: tableNames(prefix),
    background: backgroundFrom({ TABLE_PREFIX: prefix, AWS_REGION: at.region, DYNAMODB_ENDPOINT: at.endpoint }),
    where: `${prefix}* ${at.endpoint === undefined ? `in ${at.region}` : `at ${at.endpoint}`}`,
  };
}

/**
 * Works on the tables that the environment names: those at `DYNAMODB_ENDPOINT`; else, with `AWS_REGION`, those in the cloud; else those
 * in the data folder `FIELDPOST_DATA`, which no server may be using. `TABLE_PREFIX` as for the functions. Throws where there are none.
 */
export async function withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const { TABLE_PREFIX = 'fieldpost-', AWS_REGION, DYNAMODB_ENDPOINT } = process.env;
  if (DYNAMODB_ENDPOINT !== undefined) return work(storesAt(TABLE_PREFIX, { region: AWS_REGION ?? 'local', endpoint: DYNAMODB_ENDPOINT }));
  if (AWS_REGION !== undefined) return work(storesAt(TABLE_PREFIX, { region: AWS_REGION }));
  const folder = resolve(process.env.FIELDPOST_DATA ?? '.fieldpost');
  if (!existsSync(join(folder, 'db')))
    throw new Error(`there are no data in ${folder}; name others with FIELDPOST_DATA, DYNAMODB_ENDPOINT or AWS_REGION`);
  return withDynalite(join(folder, 'db'), async (endpoint) => {
    const stores = storesAt(TABLE_PREFIX, { region: 'local', endpoint });
    return work({ ...stores, where: `${TABLE_PREFIX}* in ${folder}` });
  });
}

/** Works with a dynalite of its own: on a folder, or in memory. */
export async function withDynalite<T>(path: string | undefined, work: (endpoint: string) => Promise<T>): Promise<T> {
  const server: Server & { closeAllConnections?: () => void } = dynalite({ createTableMs: 0, ...(path !== undefined && { path }) });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections?.();
    await new Promise((done) => server.close(done));
  }
}

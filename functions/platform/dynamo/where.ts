import * as z from 'zod';
import { dynamoClient } from './client.ts';
import { tableNames } from './tables.ts';

/** The address of the tables. `DYNAMODB_ENDPOINT`: only on a local server. */
export const storesSchema = z.object({
  TABLE_PREFIX: z.string().min(1).default('fieldpost-'),
  AWS_REGION: z.string().min(1).default('local'),
  DYNAMODB_ENDPOINT: z.url().optional(),
});

/** Returns the tables of an environment, and a client for them. */
export function storesAt(env: { readonly [name: string]: string | undefined }) {
  const { TABLE_PREFIX, AWS_REGION: region, DYNAMODB_ENDPOINT: endpoint } = storesSchema.parse(env);
  const client = dynamoClient({ region, ...(endpoint !== undefined && { endpoint }) });
  return { client, tables: tableNames(TABLE_PREFIX), region };
}

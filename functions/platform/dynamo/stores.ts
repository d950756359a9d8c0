import { clockOf, sinceBoot } from '../kit/clock.ts';
import { dynamoClient } from './client.ts';
import { dynamoEventLog } from './event-log.ts';
import { dynamoMemos } from './lists/memos.ts';
import { dynamoOutages } from './lists/outages.ts';
import { dynamoViews } from './lists/views.ts';
import { type Environment, ringsFrom } from './master.ts';
import { dynamoPeople } from './people.ts';
import { dynamoPressLog } from './press-log.ts';
import { tableNames } from './tables.ts';
import { dynamoVault } from './vault.ts';
import { storesSchema } from './where.ts';

/**
 * Opens the stores that an environment names (`TABLE_PREFIX`, `AWS_REGION`, `DYNAMODB_ENDPOINT`), and compares the
 * clocks.
 */
export function storesFrom(env: Environment, master: () => Promise<Uint8Array>) {
  const { TABLE_PREFIX, AWS_REGION, DYNAMODB_ENDPOINT } = storesSchema.parse(env);
  // A local store has this machine's clock, so the steady clock of the machine is the second one.
  const clock = clockOf(Date.now, DYNAMODB_ENDPOINT === undefined ? undefined : sinceBoot);
  const at = DYNAMODB_ENDPOINT === undefined ? {} : { endpoint: DYNAMODB_ENDPOINT };
  const client = dynamoClient({ region: AWS_REGION, heard: clock.heard, ...at });
  const tables = tableNames(TABLE_PREFIX);
  return {
    clock,
    log: dynamoEventLog(client, tables),
    press: dynamoPressLog(client, tables.events),
    views: dynamoViews(client, tables.views),
    memos: dynamoMemos(client, tables.views),
    people: dynamoPeople(client, tables.people),
    record: dynamoOutages(client, tables.events),
    vault: dynamoVault(client, tables.vault, ringsFrom(env, master)),
  };
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { stores } from '../../functions/platform/dynamo/embedded.ts';
import { dynamoErasures } from '../../functions/platform/dynamo/erasures.ts';
import { type Environment, isKeyed } from '../../functions/platform/dynamo/master.ts';
import { type TableNames, tableNames } from '../../functions/platform/dynamo/tables.ts';
import type { Erasures } from '../../functions/platform/ports/ports.ts';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import type { Background } from '../../functions/wiring/service.ts';
import { ownFolder, Unusable } from '../local/server/data-folder.ts';
import { environmentOf, localKeys } from '../local/server/keys.ts';
import { CAUGHT_UP } from '../local/server/outbox.ts';
import { openStore } from '../local/server/store.ts';
import { type Need, unlessMet, whyUnable } from './unable.ts';

/** Tables for maintenance, and the code that reads them. Without keys it opens no vault and commits nothing. */
export interface Stores {
  readonly client: DynamoDBClient;
  readonly tables: TableNames;
  readonly background: Background;
  readonly erasures: Erasures;
  /** The settings of the functions: the address of the tables, and the keys, if there are any. */
  readonly env: Environment;
  /** The data folder, open in this process only. Absent: the tables are elsewhere. */
  readonly folder?: string;
  /** In words, for people. */
  readonly where: string;
}

/** The address of tables, and the folder of additional engines. */
interface Place {
  readonly region: string;
  readonly endpoint?: string;
  readonly engines?: string | undefined;
  /** The folder of anchors of a data folder. */
  readonly anchors?: string;
}

/** Returns tables with names that start with `prefix`: at an endpoint, or in a region of AWS. */
export function storesAt(prefix: string, at: Place, keys: Environment = {}): Stores {
  const env = {
    ...keys,
    ...(at.anchors !== undefined && { FIELDPOST_ANCHORS: at.anchors }),
    TABLE_PREFIX: prefix,
    AWS_REGION: at.region,
    DYNAMODB_ENDPOINT: at.endpoint,
    QUEUE_ENDPOINT: 'none',
    ...(at.engines !== undefined && { FIELDPOST_ENGINES: at.engines }),
  };
  const client = dynamoClient({ region: at.region, ...(at.endpoint !== undefined && { endpoint: at.endpoint }) });
  const tables = tableNames(prefix);
  return {
    client,
    tables,
    background: backgroundFrom(env),
    erasures: dynamoErasures(client, tables),
    env,
    where: `${prefix}* ${at.endpoint === undefined ? `in ${at.region}` : `at ${at.endpoint}`}`,
  };
}

/**
 * Runs a command on the tables of the environment: at `DYNAMODB_ENDPOINT`; else, with `AWS_REGION`, in the cloud; else
 * in the data folder `FIELDPOST_DATA`. `TABLE_PREFIX` as for the functions. Exit 2, and one sentence, if it cannot run.
 */
export const onStores = (work: Work): Promise<number> => onStoresWith([], work);

type Work = (stores: Stores) => Promise<number>;

/** The same for a command that needs more of the environment. It ends before it begins if something is missing. */
export async function onStoresWith(needs: readonly Need[], work: Work): Promise<number> {
  let where = 'the store';
  try {
    return await onFound((stores) => {
      ({ where } = stores);
      unlessMet(needs, stores.env);
      return work(stores);
    });
  } catch (caught) {
    const why = whyUnable(caught, where);
    if (why === undefined) throw caught;
    return giveUp(why);
  }
}

async function onFound(work: Work): Promise<number> {
  const { TABLE_PREFIX = 'fieldpost-', AWS_REGION, DYNAMODB_ENDPOINT, FIELDPOST_ENGINES: engines } = process.env;
  const folder = resolve(process.env.FIELDPOST_DATA ?? '.fieldpost');
  if (DYNAMODB_ENDPOINT !== undefined)
    return work(
      storesAt(
        TABLE_PREFIX,
        { region: AWS_REGION ?? 'local', endpoint: DYNAMODB_ENDPOINT, engines },
        await keysIn(folder),
      ),
    );
  if (AWS_REGION !== undefined) {
    if (process.env.TABLE_PREFIX === undefined) throw new Unusable(inTheCloud(AWS_REGION, folder));
    // The variables may be left over from other work.
    process.stderr.write(`tables ${TABLE_PREFIX}* in ${AWS_REGION}\n`);
    return work(storesAt(TABLE_PREFIX, { region: AWS_REGION, engines }, process.env));
  }
  if (!existsSync(join(folder, 'db')))
    return giveUp(`${folder} has no data; name another place with FIELDPOST_DATA, DYNAMODB_ENDPOINT or AWS_REGION`);
  await ownFolder(folder);
  // A server on a folder uses the keys in it, and ignores those of the environment.
  const keys = environmentOf(await localKeys(folder), '');
  return withDynalite(join(folder, 'db'), (endpoint) =>
    work({
      ...storesAt(
        TABLE_PREFIX,
        { region: 'local', endpoint, engines: join(folder, 'engines'), anchors: join(folder, 'anchors') },
        keys,
      ),
      where: `${TABLE_PREFIX}* in ${folder}`,
      folder,
    }),
  );
}

/** Every stage has a prefix, so a region without one is mostly a variable left over. */
const inTheCloud = (region: string, folder: string): string =>
  `AWS_REGION=${region} names the cloud, and TABLE_PREFIX is not set: set it for the cloud (fieldpost-prod-), ` +
  `or type \`env -u AWS_REGION\` before the command for ${folder}`;

/** Returns the keys that decrypt titles and names: from the environment, else from the data folder. */
async function keysIn(folder: string): Promise<Environment> {
  if (isKeyed(process.env) || !existsSync(join(folder, 'keys.json'))) return process.env;
  return environmentOf(await localKeys(folder), '');
}

function giveUp(why: string): number {
  process.stderr.write(`${why}\n`);
  return 2;
}

/** Works with a separate dynalite, on a folder or in memory. The next server on that folder checks every game. */
export async function withDynalite<T>(path: string | undefined, work: (endpoint: string) => Promise<T>): Promise<T> {
  const store = await openStore({ path });
  const endpoint = stores.embed(store.ask);
  try {
    return await work(endpoint);
  } finally {
    stores.remove(endpoint);
    await store.notes.remove(CAUGHT_UP);
    await store.close();
  }
}

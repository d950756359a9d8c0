import { cp } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import dynalite from 'dynalite';
import { sure } from '../../../domain/lib/sure.ts';
import { dynamoClient } from '../../../functions/lib/dynamo/client.ts';
import { createTables, tableNames } from '../../../functions/lib/dynamo/tables.ts';
import type { HttpHandler } from '../../../functions/lib/http/router.ts';
import { bundleOf, enginesOf } from '../../bundle.ts';
import { ENDPOINTS } from '../../endpoints.ts';
import { gamesIn } from '../../upkeep/items.ts';
import { gateway } from './gateway.ts';
import { environmentOf, type LocalKeys, localKeys, newKeys } from './keys.ts';
import { caughtUp, deliverTo, type StreamHandler, streamingProxy } from './stream.ts';

export interface Runtime {
  /** `http://localhost:8080` */
  readonly url: string;
  readonly keys: LocalKeys;
  /** Resolves when every commit so far is projected and the bots have nothing to answer. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface RuntimeOptions {
  /** Where the data are kept; undefined: in memory. */
  readonly folder: string | undefined;
  /** 0: any free one. */
  readonly port: number;
  /** The folder of bundles to serve. */
  readonly bundles: string;
  /** How often deadlines are looked for, in milliseconds. */
  readonly sweepEvery: number;
  /** Where DynamoDB is; undefined: at `DYNAMODB_ENDPOINT`, or else a dynalite of its own. */
  readonly database?: string;
}

type Handlers = {
  readonly read: HttpHandler;
  readonly write: HttpHandler;
  readonly projector: StreamHandler;
  readonly bots: StreamHandler;
  deadlines(): Promise<unknown>;
};

/** Everything that runs in the cloud, in one process: the bundles, DynamoDB (dynalite, or `DYNAMODB_ENDPOINT`), stream, sweep, gateway. */
export async function startRuntime({ folder, port, bundles, sweepEvery, database: given }: RuntimeOptions): Promise<Runtime> {
  const keys = folder === undefined ? await newKeys() : await localKeys(folder);
  const tables = tableNames(process.env.TABLE_PREFIX ?? 'fieldpost-');
  const elsewhere = given ?? process.env.DYNAMODB_ENDPOINT;
  const database =
    elsewhere === undefined ? dynalite({ createTableMs: 0, ...(folder !== undefined && { path: join(folder, 'db') }) }) : undefined;
  const target = elsewhere ?? `http://127.0.0.1:${await listen(sure(database, 'database of its own'), 0)}`;

  let emit = (_: Parameters<ReturnType<typeof deliverTo>['emit']>[0]): void => undefined;
  const proxy = streamingProxy(target, tables.events, (record) => emit(record));
  const endpoint = `http://127.0.0.1:${await listen(proxy, 0)}`;
  const client = dynamoClient({ region: 'local', endpoint });
  await createTables(client, tables);

  const engines = folder === undefined ? enginesOf(bundles) : join(folder, 'engines');
  // What this checkout decides stays checkable here, whatever becomes of the checkout.
  if (folder !== undefined) await cp(enginesOf(bundles), engines, { recursive: true, force: false });
  Object.assign(process.env, environmentOf(keys, endpoint), { FIELDPOST_ENGINES: engines });
  const functions = await load(bundles);
  const stream = deliverTo([functions.projector, functions.bots]);
  emit = stream.emit;
  for (const game of await gamesIn(client, tables.events)) stream.emit(caughtUp(game));
  // So that lists are right from the first request on.
  await stream.idle();

  const sweep = setInterval(
    () => void functions.deadlines().catch((fault: Error) => console.error(JSON.stringify({ level: 'error', message: fault.message }))),
    sweepEvery,
  );
  const server = gateway(ENDPOINTS, functions);
  const listening = await listen(server, port);
  return {
    url: `http://localhost:${listening}`,
    keys,
    idle: stream.idle,
    async close() {
      clearInterval(sweep);
      await shut(server);
      await stream.idle();
      client.destroy();
      await shut(proxy);
      if (database !== undefined) await shut(database);
    },
  };
}

const SERVED: readonly (keyof Handlers)[] = ['read', 'write', 'projector', 'bots', 'deadlines'];

async function load(bundles: string): Promise<Handlers> {
  const loaded = await Promise.all(
    SERVED.map(async (name): Promise<[keyof Handlers, unknown]> => {
      const module = (await import(pathToFileURL(bundleOf(bundles, name)).href)) as { handler: unknown };
      return [name, module.handler];
    }),
  );
  return Object.fromEntries(loaded) as Handlers;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, () => done((server.address() as AddressInfo).port));
  });

const shut = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    (server as { closeAllConnections?: () => void }).closeAllConnections?.();
  });

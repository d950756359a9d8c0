import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Callers } from '../../../functions/features/auth/callers.ts';
import { handOutAgain } from '../../../functions/features/deadlines/clock.ts';
import { BEAT_MS } from '../../../functions/features/outages/beats.ts';
import { couriers } from '../../../functions/platform/courier/courier.ts';
import { posts } from '../../../functions/platform/courier/posts.ts';
import { dynamoClient } from '../../../functions/platform/dynamo/client.ts';
import { type Embedded, stores } from '../../../functions/platform/dynamo/embedded.ts';
import { dynamoMemos } from '../../../functions/platform/dynamo/lists/memos.ts';
import { createTables, type TableNames, tableNames } from '../../../functions/platform/dynamo/tables.ts';
import type { HttpHandler } from '../../../functions/platform/http/answers/answering.ts';
import { type QueueHost, queueHosts } from '../../../functions/platform/queue/embedded.ts';
import { enginesOf, siteOf, workerIn } from '../../bundles.ts';
import { ENDPOINTS } from '../../endpoints.ts';
import { removeExpired } from '../../upkeep/expired.ts';
import { gamesIn } from '../../upkeep/items.ts';
import { followMaintenance } from '../maintenance.ts';
import { askItself, courierOf, maySendHere } from './courier.ts';
import { close, Unusable } from './data-folder.ts';
import { gateOf } from './gate/gate.ts';
import { proxiesIn } from './gate/proxies.ts';
import { roundsOf } from './gate/turns.ts';
import { gateway } from './gateway.ts';
import { consumersOf, load } from './handlers.ts';
import { environmentOf, type LocalKeys, localKeys, newKeys, newSignInKey, signInKey } from './keys.ts';
import { caughtUpWith, outboxIn } from './outbox.ts';
import { type Queued, queuesTo } from './queues.ts';
import { siteIn } from './site.ts';
import { socketsOn } from './sockets.ts';
import { openStore } from './store.ts';
import { type Delivery, deliverTo, guarded, ofCommits, ofTold, streaming, streamingProxy, unseenAs } from './stream.ts';
import { workersOf } from './workers/kinds.ts';
import { relayed } from './workers/relayed.ts';

export interface Runtime {
  /** `http://localhost:8080` */
  readonly url: string;
  readonly keys: LocalKeys;
  /** The address to open: the site, with the key for signing in by name in its fragment if that is possible. */
  readonly address: string;
  /** Resolves when every commit so far is projected and the bots have nothing to answer. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface RuntimeOptions {
  /** The data folder; `undefined`: in memory. */
  readonly folder: string | undefined;
  /** 0: any free port. */
  readonly port: number;
  /** The folder of bundles to serve. */
  readonly bundles: string;
  /** Interval between the clock's looks at deadlines, in milliseconds. */
  readonly sweepEvery: number;
  /** The address to listen at; default: 127.0.0.1. */
  readonly host?: string;
  /** Time that active requests get when the server stops, in milliseconds. */
  readonly patience?: number;
  /** Below this free space on the disk, in bytes, nothing is written. */
  readonly reserve?: number;
  /** The keys; `undefined`: those of the folder, or new ones. */
  readonly keys?: LocalKeys;
  /** Names of demo players for signing in by name and key. Only if the server listens to this machine alone. */
  readonly names?: readonly string[];
  /** Forbids receivers of notifications on this machine, which people who sign in by name may have. */
  readonly isLoopbackDenied?: boolean;
  /** The address of DynamoDB; `undefined`: at `DYNAMODB_ENDPOINT`, or else a new dynalite. */
  readonly database?: string;
  /** The public origin, if a proxy is in front of the server. */
  readonly origin?: string | undefined;
}

/**
 * Runs everything of the cloud in one process: the bundles, DynamoDB (dynalite, or `DYNAMODB_ENDPOINT`), stream,
 * queues, clock, gateway.
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { folder, port, bundles, sweepEvery, host = LOOPBACK, patience = PATIENCE_MS } = options;
  const proxies = proxiesIn(process.env.FIELDPOST_PROXIES);
  const keys = options.keys ?? (folder === undefined ? await newKeys() : await localKeys(folder));
  const signIn = folder === undefined ? newSignInKey() : await signInKey(folder);
  const tables = tableNames(process.env.TABLE_PREFIX ?? 'fieldpost-');
  const elsewhere = options.database ?? process.env.DYNAMODB_ENDPOINT;
  const path = folder && join(folder, 'db');
  const store =
    elsewhere === undefined
      ? await openStore({ path, ...(options.reserve !== undefined && { reserve: options.reserve }) })
      : undefined;
  const outbox = store && outboxIn(store.notes);

  let emit: Delivery['emit'] = () => undefined;
  const outlet = {
    ...(outbox && { before: outbox.before, refused: outbox.after }),
    emit: (record: DynamoDBRecord) => emit(record),
  };
  const ask = store === undefined ? stores.at(sure(elsewhere, 'database')) : store.ask;
  const { endpoint, closed } =
    ask === undefined
      ? await proxied(sure(elsewhere, 'database'), tables, outlet)
      : embedded(streaming(ask, tables, outlet));
  const client = dynamoClient({ region: 'local', endpoint });
  await createTables(client, tables);

  const engines = folder === undefined ? enginesOf(bundles) : join(folder, 'engines');
  // Stores the engines, so that decisions of this checkout stay checkable after it changes.
  if (folder !== undefined) {
    await cp(enginesOf(bundles), engines, { recursive: true, force: false });
    await close(engines);
  }
  const called = {
    read: ((...request) => relayed('read', functions.read, workers)(...request)) as HttpHandler,
    costly: ((...request) => relayed('costly', functions.costly, workers)(...request)) as HttpHandler,
    write: ((...request) => relayed('write', functions.write, workers)(...request)) as HttpHandler,
    press: ((...request) => functions.press(...request)) as HttpHandler,
  };
  const callers: Callers = { known: (of) => functions.callers.known(of), find: (of) => functions.callers.find(of) };
  const gate = gateOf({ callers, proxies });
  const server = gateway(ENDPOINTS, called, { site: siteIn(siteOf(bundles)), gate });
  const sockets = socketsOn(server, (event) => functions.live(event), { gate });
  const LIVE_ENDPOINT = posts.embed(sockets);
  const mail = folder && join(folder, 'mail');
  const isByName = LOOPBACKS.includes(host) && options.names !== undefined;
  const isLoopbackAllowed = maySendHere({
    isByName,
    hasOwnTables: elsewhere === undefined,
    isDenied: options.isLoopbackDenied,
  });
  const COURIER_ENDPOINT = couriers.embed(courierOf({ mail, isLoopbackAllowed }));
  const FIELDPOST_LOOPBACK = isLoopbackAllowed ? 'allow' : 'deny';
  const places = { FIELDPOST_ENGINES: engines, LIVE_ENDPOINT, COURIER_ENDPOINT, FIELDPOST_LOOPBACK };
  Object.assign(process.env, environmentOf(keys, endpoint), places, mail && { MAIL_FROM });
  if (folder !== undefined) process.env.FIELDPOST_ANCHORS = join(folder, 'anchors');
  if (isByName) {
    process.env.SIGN_IN_NAMES = options.names.join(',');
    process.env.SIGN_IN_KEY = signIn;
    process.env.FIELDPOST_MODERATORS ??= DEMO_MODERATOR;
  }
  let queued: Queued | undefined;
  const queues: QueueHost = (name, messages) => sure(queued, 'queues').host(name, messages);
  const QUEUE_ENDPOINT = queueHosts.embed(queues);
  process.env.QUEUE_ENDPOINT = QUEUE_ENDPOINT;
  const program = { file: workerIn(bundles), bundles, store: stores.at(endpoint), queues };
  const workers = workersOf(program);
  const functions = await load(bundles);
  const [shown, told] = [guarded(functions.projector), guarded(functions.herald)];
  const stream = deliverTo([ofCommits(shown), ofTold(told)], (record) => outbox?.after(unseenAs(record)));
  emit = stream.emit;
  queued = queuesTo(consumersOf(functions, workers, outbox));
  await handOutAgain(dynamoMemos(client, tables.views));
  const stopping = new AbortController();
  const all = () => gamesIn(client, tables.events, stopping.signal);
  const catchingUp = caughtUpWith(store?.notes, outbox, stream, queues, all, stopping.signal).catch(reported);

  const stopFollowing = await followMaintenance(folder, sweepEvery, reported);
  const rounds = roundsOf(reported);
  const clock = rounds.of(functions.clock);
  const expire = () => removeExpired(client, tables, Date.now(), stopping.signal);
  const every = (interval: number, work: () => Promise<unknown>) => setInterval(rounds.of(work), interval);
  const timers = [
    setInterval(clock, sweepEvery),
    every(sweepEvery, functions.sender),
    every(GUESTS_EVERY, functions.guests),
    every(RATINGS_EVERY, functions.ratings),
    every(ANCHORS_EVERY, functions.anchor),
    every(EXPIRED_EVERY, expire),
  ];
  const listening = await listen(server, port, host);
  const url = `http://localhost:${listening}`;
  const origin = options.origin ?? url;
  process.env.FIELDPOST_ORIGIN = origin;
  const beat = rounds.of(() => askItself(host, listening));
  timers.push(setInterval(beat, BEAT_MS));
  beat();
  clock();
  return {
    url,
    keys,
    address: isByName ? `${origin}/#key=${signIn}` : origin,
    async idle() {
      await catchingUp;
      do {
        await stream.idle();
        await queued.idle();
      } while (stream.isBusy() || queued.isBusy());
    },
    async close() {
      stopFollowing();
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await catchingUp;
      await sockets.stop();
      await finished(server, patience);
      // What reads a store that is closed would report a fault.
      await rounds.ended(patience);
      await stream.stop();
      await queued.stop();
      for (const worker of Object.values(workers)) worker.stop();
      client.destroy();
      posts.remove(LIVE_ENDPOINT);
      couriers.remove(COURIER_ENDPOINT);
      queueHosts.remove(QUEUE_ENDPOINT);
      await closed();
      await store?.close();
    },
  };
}

/** The moderators of a local server, unless `FIELDPOST_MODERATORS` is set. */
const DEMO_MODERATOR = 'moderator';

/** Interval between sweeps of expired guests and changed names, in milliseconds. */
const GUESTS_EVERY = 5_000;

/** Interval between checks for a day to rate, in milliseconds. */
const RATINGS_EVERY = 600_000;

/** Interval between checks for an hour without an anchor, in milliseconds. */
const ANCHORS_EVERY = 300_000;

/** Interval between removals of expired items, in milliseconds. */
const EXPIRED_EVERY = 3_600_000;

const LOOPBACK = '127.0.0.1';
/** Addresses that only this machine reaches. */
const LOOPBACKS = [LOOPBACK, '::1', 'localhost'];

/** The sender of mails in the data folder. */
const MAIL_FROM = 'fieldpost@localhost.localdomain';

/** The endpoint of the store, and how to close it. */
interface Found {
  readonly endpoint: string;
  closed(): Promise<void>;
}

function embedded(store: Embedded): Found {
  const endpoint = stores.embed(store);
  return { endpoint, closed: async () => stores.remove(endpoint) };
}

async function proxied(
  database: string,
  tables: TableNames,
  outlet: Parameters<typeof streamingProxy>[2],
): Promise<Found> {
  const secret = toBase64url(randomBytes(18));
  const proxy = streamingProxy(database, tables, outlet, `/${secret}`);
  return { endpoint: `http://127.0.0.1:${await listen(proxy, 0, LOOPBACK)}/${secret}`, closed: () => finished(proxy) };
}

const reported = (fault: unknown): void =>
  console.error(JSON.stringify({ level: 'error', message: fault instanceof Error ? fault.message : String(fault) }));

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', (caught: Error & { code?: string }) =>
      failed(caught.code === 'EADDRINUSE' ? new Unusable(`port ${port} is in use; name another with PORT`) : caught),
    );
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });

/** Time that active requests get when the server stops. */
const PATIENCE_MS = 10_000;

/** Interval between checks for idle connections, which clients keep open. */
const IDLE_MS = 50;

/** Accepts no new request, and lets active ones finish. */
const finished = (server: HttpServer, patience = PATIENCE_MS): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(() => server.closeAllConnections(), patience);
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      done();
    });
  });

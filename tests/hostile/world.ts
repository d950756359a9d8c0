import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { JsonObject } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import type { Sending } from '../../functions/features/channels/sending.ts';
import type { Soon } from '../../functions/features/notifications/queue.ts';
import { tellTime } from '../../functions/lambdas/clock.ts';
import type { Letter } from '../../functions/platform/courier/loads.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { stores as embedded } from '../../functions/platform/dynamo/embedded.ts';
import { deadlinePartitions } from '../../functions/platform/dynamo/lists/places.ts';
import { createTables, type TableNames, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { Unreachable } from '../../functions/platform/kit/faults.ts';
import { QUEUES, type Queue, type QueueName, type Queues } from '../../functions/platform/ports/queue.ts';
import { CONSUMED, RECEIVES, SIZES, type SizeName } from '../../infra/cloud/sizes.ts';
import { openStore } from '../../infra/local/server/store.ts';
import type { HouseStores } from '../http/kit.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { type Consumer, type Disorder, queueOf, streamOf } from '../kit/esm.ts';
import { type Hostile, hostile, type Weather, weatherOf } from '../kit/hostile.ts';
import { type Below, random } from '../kit/random.ts';
import { NOON } from '../kit/table.ts';
import { recordOf } from '../kit/versions.ts';
import { inVirtualTime, sleep } from '../kit/virtual-time.ts';
import { laid } from '../kit/wire.ts';
import { mailsTo } from './letters.ts';
import { type Ask, clients } from './players.ts';
import { mappingsOf, type Process, processesOn, soonIn, WORK } from './processes.ts';

/** A service in bad weather: its clients, its functions, and what it did. */
export interface World {
  readonly ask: Ask;
  readonly below: Below;
  /** The stores themselves, in any weather. */
  readonly stores: HouseStores;
  readonly letters: readonly Letter[];
  /** Letters that came once more, as docs/notifications.md allows. */
  readonly repeated: readonly Letter[];
  readonly store: Hostile;
  readonly dropped: () => readonly string[];
  /** Lines of the functions' log with the level `error`. */
  readonly errors: readonly string[];
  /** The tables, past the weather. */
  readonly inside: { readonly client: DynamoDBClient; readonly tables: TableNames };
  /** Does work whose records in the stream of `events` are lost: no follower reads them within 24 hours. */
  unseen(work: () => Promise<void>): Promise<void>;
  /** Resolves when the followers have nothing to do, and some minutes have passed. */
  settle(minutes: number): Promise<void>;
}

const MINUTE = 60_000;
/** The clock dies this much more often: it runs once a minute, and few minutes have deadlines. */
const CLOCK_DEATHS = 5;
/** Partitions of deadlines without games that the clock reads. To read all 64 would be most of what a world does. */
const EMPTY_PARTITIONS = 5;

const disorderOf = (below: Below): Disorder => ({
  doubled: below(20),
  whole: below(50),
  split: below(4),
  lagMs: below(2_000),
});

/** What a seed decides: the weather, the order of records, and how many of a thousand invocations die. */
interface Climate {
  readonly size: SizeName;
  readonly weather: Weather;
  readonly disorder: Disorder;
  readonly deaths: number;
}

const climateOf = (below: Below): Climate => ({
  size: (['small', 'medium', 'large'] as const)[below(3)] ?? 'small',
  weather: weatherOf(below),
  disorder: disorderOf(below),
  deaths: below(3) === 0 ? 0 : below(40),
});

/** Runs a story in a world of a seed. */
export async function inWorld(seed: number, story: (world: World) => Promise<void>): Promise<void> {
  const below = random(seed);
  const { size, weather, disorder, deaths } = climateOf(below);
  const database = await openStore({ path: undefined });
  const endpoint = embedded.embed(database.ask);
  const inside = dynamoClient({ region: 'inside', endpoint });
  const tables = tableNames('hostile-');
  await createTables(inside, tables);
  const [lines, restored] = listened();
  const reports: string[] = [];
  const ports: { [name in QueueName]?: Queue } = {};
  const portOf = (name: QueueName): Queue => ({ send: (messages) => sure(ports[name], name).send(messages) });
  const queues = Object.fromEntries(QUEUES.map((name) => [name, portOf(name)])) as Queues;
  const deadlines = new Set(deadlinePartitions.slice(0, EMPTY_PARTITIONS));
  const partitions = () => [...deadlines];
  const processes = processesOn({ tables, below, reports, queues, partitions });
  const mails = mailsTo(below, processes.isDead);
  const sendingIn = (process: Process): Sending & { readonly soon: Soon } => ({
    courier: (load) => processes.unlessDead(process.region, () => mails.courierOf(process.region)(load)),
    people: process.house.stores.people,
    vault: process.house.stores.vault,
    views: process.house.stores.views,
    origin: 'https://fieldpost.example',
    vapid: async () => vapidFrom(new Uint8Array(32).fill(1), 'mailto:tests@fieldpost.invalid'),
    post: { from: 'fieldpost@fieldpost.invalid', origin: 'https://fieldpost.example' },
    now: () => Date.now(),
    random: () => below(1_000) / 1_000,
    soon: soonIn(process),
  });
  const working = QUEUES.map((name) => {
    const { by, batch, visibility } = CONSUMED[name];
    const lambda = processes.lambda(by, deaths);
    const consume: Consumer<JsonObject>['consume'] = (messages) =>
      lambda(async (process) => {
        const failed: string[] = [];
        await Promise.all(
          messages.map(({ id, body }) => WORK[name](process, body, sendingIn).catch(() => failed.push(id))),
        );
        return failed;
      });
    const made = queueOf(below, disorder, {
      consume,
      batch,
      visibilityMs: visibility * 1_000,
      most: RECEIVES,
      workers: SIZES[size].queues[name],
    });
    ports[name] = sentTo(made, below);
    return made;
  });
  const mappings = mappingsOf(processes.lambda, deaths);
  const streams = {
    [tables.events]: streamOf(below, disorder, mappings.events),
    [tables.views]: streamOf(below, disorder, mappings.views),
  };
  let sequence = 0;
  let isUnseen = false;
  const store = hostile(database.ask, below, weather, (table, before, after) => {
    const record = recordOf(before, after, ++sequence);
    if (after?.pk?.S?.startsWith('D#') === true) deadlines.add(after.pk.S);
    if (table === tables.people) mails.wrote(after);
    if (record !== undefined && !(isUnseen && table === tables.events)) streams[table]?.put(record);
  });
  const lift = laid((region, ...request) => processes.unlessDead(region, () => store.wire(region, ...request)));
  let isOver = false;
  const all = Object.values(streams);
  const world: World = {
    ask: clients((name) => processes.lambda(name, deaths), below),
    below,
    stores: dynamoStores(inside, tables),
    letters: mails.letters,
    repeated: mails.repeated,
    store,
    dropped: () => [
      ...all.flatMap((stream) => stream.dropped().map(([name, { dynamodb }]) => `${name} ${dynamodb?.Keys?.pk?.S}`)),
      ...working.flatMap(({ dead }) => dead).map(({ body }) => JSON.stringify(body)),
    ],
    get errors() {
      return [...lines.filter((line) => line.includes('"level":"error"')), ...reports.filter(isBug)];
    },
    inside: { client: inside, tables },
    async unseen(work) {
      isUnseen = true;
      await work();
      isUnseen = false;
    },
    async settle(minutes) {
      for (let left = minutes; left > 0; left--) {
        await sleep(MINUTE);
        while (!all.every((stream) => stream.isIdle())) await sleep(100);
      }
    },
  };

  /** Invokes a function every minute, as the rules of the stack do: in time, and now and then twice. */
  async function everyMinute(work: () => Promise<unknown>): Promise<void> {
    while (!isOver) {
      const times = below(100) < disorder.doubled ? 2 : 1;
      for (let n = 0; n < times; n++) void work().catch(() => undefined);
      await sleep(MINUTE);
    }
  }
  try {
    await inVirtualTime(
      { start: NOON, seed },
      async () => {
        const clock = processes.lambda('clock', CLOCK_DEATHS * deaths);
        void everyMinute(() => clock((process) => tellTime({ ...process.house.service, soon: soonIn(process) })));
        try {
          await story(world);
        } finally {
          isOver = true;
        }
      },
      processes.setNow,
    );
  } finally {
    lift();
    restored();
    await processes.close();
    embedded.remove(endpoint);
    inside.destroy();
    await database.close();
  }
}

/** The port of a queue. Now and then it fails, and delivers some messages nevertheless. */
const sentTo = (queue: { send(body: JsonObject, delayMs?: number): void }, below: Below): Queue => ({
  async send(messages) {
    await sleep(1 + below(20));
    const taken = below(50) === 0 ? below(messages.length + 1) : messages.length;
    for (const { body, delay = 0 } of messages.slice(0, taken)) queue.send(body, delay * 1_000);
    if (taken < messages.length) throw new Unreachable('the queue');
  },
});

/** Reports of what may not happen in any weather. */
const isBug = (report: string): boolean =>
  /^(fault|quarantine|tamper|stopped|misplay|rejected|clock|full)\b/.test(report);

/** The lines of the functions' log. */
function listened(): [string[], () => void] {
  const lines: string[] = [];
  const { write } = process.stderr;
  process.stderr.write = ((line: string) => lines.push(String(line)) > 0) as typeof write;
  return [
    lines,
    () => {
      process.stderr.write = write;
    },
  ];
}

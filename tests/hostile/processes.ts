import { BOTS } from '../../domain/games/bots.ts';
import type { JsonObject } from '../../domain/lib/json.ts';
import { call, isCall, playBots } from '../../functions/features/bots/play-bots.ts';
import { doErrands } from '../../functions/features/channels/send.ts';
import type { Sending } from '../../functions/features/channels/sending.ts';
import { isAgain, later } from '../../functions/features/listing/again.ts';
import { project } from '../../functions/features/listing/project.ts';
import { overWritten } from '../../functions/features/live/following.ts';
import { herald } from '../../functions/features/live/herald.ts';
import { committed, overGames, reportTampering, trying } from '../../functions/features/matches/stream.ts';
import { isErrands, type Soon } from '../../functions/features/notifications/queue.ts';
import { saidIn } from '../../functions/features/press/heard.ts';
import { tick } from '../../functions/lambdas/deadlines.ts';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { writtenIn } from '../../functions/platform/dynamo/lists/images.ts';
import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import { QUEUES, type Queue, type QueueName, type Queues } from '../../functions/platform/ports/queue.ts';
import { READING, RETRIES, type Reading, TIMEOUT } from '../../infra/cloud/sizes.ts';
import type { FunctionName } from '../../infra/endpoints.ts';
import { type House, open } from '../http/kit.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import type { Mapping } from '../kit/esm.ts';
import type { Below } from '../kit/random.ts';
import { real, sleep } from '../kit/virtual-time.ts';

// The processes in which Lambda runs the functions: each does one thing at a time, some die over it, and others begin
// cold.

/** A process: the functions, with separate caches and a separate connection. */
export interface Process {
  readonly region: string;
  readonly house: House;
}

/** Runs work in a process of one function. Rejects if the process dies. */
export type Lambda = <T>(work: (process: Process) => Promise<T>) => Promise<T>;

class Died extends Error {}

/** A process that is to die does so within this time. */
const DEATH_MS = 500;

interface Processes {
  /** A function, with its timeout in the cloud. `deaths`: how many of a thousand of its invocations die. */
  lambda(name: FunctionName, deaths: number): Lambda;
  isDead(region: string): boolean;
  /** Does what a process asks of another service. A dead process asks nothing, and gets no answer. */
  unlessDead<T>(region: string, work: () => Promise<T>): Promise<T>;
  setNow(now: number): void;
  close(): Promise<void>;
}

/** What the processes share. */
interface Shared {
  readonly tables: TableNames;
  readonly below: Below;
  readonly reports: string[];
  readonly queues: Queues;
  /** The partitions of deadlines that the clock reads. */
  partitions(): readonly string[];
}

export function processesOn({ tables, below, reports, queues, partitions }: Shared): Processes {
  const all: Process[] = [];
  const dead = new Set<string>();

  /** What the dead send is not sent, and what the dying sent is not answered. */
  async function unlessDead<T>(region: string, work: () => Promise<T>): Promise<T> {
    const result = dead.has(region) ? undefined : await work();
    return dead.has(region) ? new Promise<T>(() => undefined) : (result as T);
  }
  const sentBy = (region: string): Queues => {
    const all = QUEUES.map((name): [QueueName, Queue] => [
      name,
      { send: (messages) => unlessDead(region, () => queues[name].send(messages)) },
    ]);
    return Object.fromEntries(all) as Queues;
  };

  let started = 0;
  async function start(): Promise<Process> {
    const n = ++started;
    const region = `process-${n}`;
    const client = dynamoClient({ region });
    const stores = dynamoStores(client, tables);
    const deadlines = {
      ...stores.views.deadlines,
      get partitions() {
        return partitions();
      },
    };
    const house = await real(
      open({
        stores: { ...stores, views: { ...stores.views, deadlines }, reports },
        queues: sentBy(region),
        following: false,
        pause: (attempt) => sleep(below(15 * 2 ** attempt)),
        drawn: n * 100_000,
      }),
    );
    house.now = Date.now();
    const process = { region, house };
    all.push(process);
    return process;
  }

  return {
    lambda(name, deaths) {
      const warm: Process[] = [];
      return async (work) => {
        const process = warm.pop() ?? (await start());
        const lives = below(1_000) < deaths ? below(DEATH_MS) : TIMEOUT[name] * 1_000;
        const end = sleep(lives).then(() => {
          throw new Died(`${process.region} after ${lives} ms`);
        });
        end.catch(() => undefined);
        const done = work(process);
        done.catch(() => undefined);
        try {
          return await Promise.race([done, end]);
        } catch (caught) {
          if (caught instanceof Died) dead.add(process.region);
          throw caught;
        } finally {
          if (!dead.has(process.region)) warm.push(process);
        }
      };
    },
    isDead: (region) => dead.has(region),
    unlessDead,
    setNow(now) {
      for (const { house } of all) house.now = now;
    },
    async close() {
      await Promise.all(all.map(({ house }) => house.close()));
    },
  };
}

/** The queues of notifications, as a process sends to them. */
export const soonIn = ({ house: { service } }: Process): Soon => ({
  tells: service.queues.tells,
  hooks: service.queues.hooks,
  now: () => Date.now(),
});

/** The herald of a process. No client is connected. */
function heraldIn(process: Process) {
  const { service, stores } = process.house;
  const { people, press, views, now } = service;
  const posts = { post: async () => false, close: async () => undefined };
  const pause = (attempt: number) => sleep(Math.min(1_000, 50 * 2 ** attempt));
  const on = { people, press, views, now, posts, pause, soon: soonIn(process), connections: stores.connections };
  const heralds = herald(on);
  return overWritten(heralds.game, heralds.press);
}

/** The followers of the streams, as the stack maps them. */
export function mappingsOf(lambda: Processes['lambda'], deaths: number) {
  const [projector, heralding] = [lambda('projector', deaths), lambda('herald', deaths)];
  const read = ({ batch, inParallel }: Reading) => ({ batch, lanes: inParallel, retries: RETRIES });
  const events: readonly Mapping[] = [
    {
      ...read(READING.projector),
      name: 'projector',
      sees: (record) => record.dynamodb?.Keys?.pk?.S?.startsWith('G#') === true,
      invoke: (event) =>
        projector(({ house: { service } }) => {
          reportTampering(event);
          const again = (game: string) => later(service.queues.again, game);
          return overGames(committed, (game) => project(service, game), again)(event);
        }),
    },
    {
      ...read(READING.heraldPress),
      name: 'herald of press',
      sees: (record) => saidIn(record) !== undefined,
      invoke: (event) => heralding((process) => heraldIn(process)(event)),
    },
  ];
  const views: readonly Mapping[] = [
    {
      ...read(READING.heraldViews),
      name: 'herald',
      sees: (record) => writtenIn(record) !== undefined,
      invoke: (event) => heralding((process) => heraldIn(process)(event)),
    },
  ];
  return { events, views };
}

type SendingIn = (process: Process) => Sending & { readonly soon: Soon };

async function told(on: ReturnType<SendingIn>, body: JsonObject): Promise<void> {
  if (!isErrands(body)) throw new Error('no errands');
  await doErrands(on, body.errands);
}

/** What the function of each queue does with a message. */
export const WORK: {
  readonly [name in QueueName]: (process: Process, body: JsonObject, sendingIn: SendingIn) => Promise<unknown>;
} = {
  tells: (process, body, sendingIn) => told({ ...sendingIn(process), isForwarding: true }, body),
  hooks: (process, body, sendingIn) => told({ ...sendingIn(process), isForwarding: false }, body),
  ticks: ({ house: { service } }, body) => tick(service, body),
  async bots({ house: { service } }, body) {
    if (!isCall(body)) throw new Error('no call of bots');
    if ((await playBots(service, BOTS, body.game)) === 'more') await call(service.queues.bots, body.game);
  },
  async again({ house: { service } }, body) {
    if (!isAgain(body)) throw new Error('no game that threw');
    const { game, tries } = body;
    await trying(
      game,
      (each) => project(service, each),
      () => later(service.queues.again, game, tries),
    );
  },
};

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
import type { QueueName, Queues } from '../../functions/platform/ports/queue.ts';
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

/** A function ends after this time. */
const TIMEOUT_MS = 60_000;
/** A process that is to die does so within this time. */
const DEATH_MS = 500;

interface Processes {
  /** A function. `deaths`: how many of a thousand of its invocations die. */
  lambda(deaths: number): Lambda;
  isDead(region: string): boolean;
  setNow(now: number): void;
  close(): Promise<void>;
}

export function processesOn(tables: TableNames, below: Below, reports: string[], queues: Queues): Processes {
  const all: Process[] = [];
  const dead = new Set<string>();

  let started = 0;
  async function start(): Promise<Process> {
    const n = ++started;
    const region = `process-${n}`;
    const client = dynamoClient({ region });
    const house = await real(
      open({
        stores: { ...dynamoStores(client, tables), reports },
        queues,
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
    lambda(deaths) {
      const warm: Process[] = [];
      return async (work) => {
        const process = warm.pop() ?? (await start());
        const lives = below(1_000) < deaths ? below(DEATH_MS) : TIMEOUT_MS;
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
    setNow(now) {
      for (const { house } of all) house.now = now;
    },
    async close() {
      await Promise.all(all.map(({ house }) => house.close()));
    },
  };
}

/** The herald of a process. No client is connected. */
function heraldIn({ house: { service, stores } }: Process, soon: Soon) {
  const { people, press, views, now } = service;
  const posts = { post: async () => false, close: async () => undefined };
  const pause = (attempt: number) => sleep(Math.min(1_000, 50 * 2 ** attempt));
  const heralds = herald({ people, press, views, now, posts, pause, soon, connections: stores.connections });
  return overWritten(heralds.game, heralds.press);
}

/** The followers of the streams, as the stack maps them. */
export function mappingsOf(lambda: Processes['lambda'], deaths: number, soon: Soon) {
  const [projector, heralding] = [lambda(deaths), lambda(deaths)];
  const mapping = { batch: 100, lanes: 2, retries: 10 };
  const events: readonly Mapping[] = [
    {
      ...mapping,
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
      ...mapping,
      name: 'herald of press',
      sees: (record) => saidIn(record) !== undefined,
      invoke: (event) => heralding((process) => heraldIn(process, soon)(event)),
    },
  ];
  const views: readonly Mapping[] = [
    {
      ...mapping,
      name: 'herald',
      sees: (record) => writtenIn(record) !== undefined,
      invoke: (event) => heralding((process) => heraldIn(process, soon)(event)),
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
export const CONSUMED: {
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

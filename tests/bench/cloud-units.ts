import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json } from '../../domain/lib/json.ts';
import { doErrands } from '../../functions/features/channels/send.ts';
import { project } from '../../functions/features/listing/project.ts';
import { herald } from '../../functions/features/live/herald.ts';
import { tickOf } from '../../functions/features/matches/tick.ts';
import type { Soon } from '../../functions/features/notifications/queue.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { requestOf, routeOf } from '../hostile/players.ts';
import { type House, type Lobby, open, SEATS, started } from '../http/kit.ts';
import { startDynalite } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { random } from '../kit/random.ts';
import { subscribed } from '../kit/subscribed.ts';
import { metered } from '../kit/units.ts';

// What each piece of work costs: units of DynamoDB and milliseconds of a processor, with the store in this process.

/** A piece of work: units of its reads and writes, requests to the store, and processor time in milliseconds. */
interface Spent {
  readonly reads: number;
  readonly writes: number;
  readonly requests: number;
  readonly ms: number;
}

type Counted = <T>(work: string, piece: () => Promise<T>, pieces?: () => number) => Promise<T>;

const COMMANDS = 60;
const READS = 40;
/** Reads by processes that have not seen the game: each has the stores alone. */
const STRANGERS = 12;
const HOUR = 3_600;

interface Actions {
  readonly actions: readonly { readonly ask: string; readonly seat: string; readonly legal: Legal }[];
}

/** Measures all pieces of work, in games that random players play. */
export async function measureUnits(): Promise<{ readonly [work: string]: Spent }> {
  const dynamo = await startDynalite();
  const meter = metered(dynamo.client);
  const stores = dynamoStores(meter.client, dynamo.tables);
  const house = await open({ stores, following: false });
  // As in the cloud, what is due within 15 minutes waits in a queue, not in the store.
  const queue: Json[] = [];
  const soon: Soon = {
    tells: { send: async (all) => void queue.push(...all.flatMap(({ body }) => body.errands as readonly Json[])) },
    hooks: { send: async () => undefined },
    now: () => house.now,
  };
  const spent = new Map<string, Spent[]>();
  const below = random(1);

  /** Does one piece of work, or several, and counts it. */
  const counted: Counted = async (work, piece, pieces = () => 1) => {
    meter.take();
    const before = process.cpuUsage();
    const done = await piece();
    const { user, system } = process.cpuUsage(before);
    const { reads, writes, requests } = meter.take();
    const n = pieces();
    const each = { reads: reads / n, writes: writes / n, requests: requests / n, ms: (user + system) / 1_000 / n };
    if (n > 0) spent.set(work, [...(spent.get(work) ?? []), each]);
    return done;
  };
  const call = async (
    work: string,
    user: string,
    asking: Parameters<typeof requestOf>[1],
    headers: { readonly [name: string]: string } = {},
    by: House = house,
  ): Promise<APIGatewayProxyStructuredResultV2> => {
    const event = await requestOf(user, asking, headers);
    const { function: name } = routeOf(asking.method, asking.path).route;
    return counted(work, () => by.functions[name](event, {} as Context));
  };
  // No client is connected: each message to one is counted with the live channel.
  const heralds = herald({
    ...house.stores,
    soon,
    posts: { post: async () => true, close: async () => undefined },
    pause: async () => undefined,
    now: () => house.now,
  });
  async function followed(game: string): Promise<void> {
    const { views } = house.service;
    const before = await views.projected(game);
    await counted('lists of a command', () => project(house.service, game));
    const now = await views.projected(game);
    if (now === undefined) throw new Error('the lists lack the game');
    await counted('herald of a command', () => heralds.game({ game, now, ...(before && { before }) }));
  }

  async function plays(title: string, path: string, seats: readonly string[], commands: number): Promise<void> {
    const game = path.replace('/v1/games/', '');
    for (let n = 0; n < commands * 3 && (spent.get(title)?.length ?? 0) < commands; n++) {
      const user = seats[n % seats.length] ?? '';
      house.wait(20);
      const { body = '' } = await call('actions', user, { method: 'GET', path: `${path}/actions` });
      const open = (JSON.parse(body) as Actions).actions?.[0];
      const command = open && sample(open.legal, below);
      if (open === undefined || command === undefined) continue;
      const sent: Json = { seat: open.seat, ask: open.ask, command };
      await call('dry run', user, { method: 'POST', path: `${path}/dry-runs`, body: sent });
      const { statusCode } = await call(title, user, { method: 'POST', path: `${path}/actions`, body: sent });
      if (statusCode !== 200) spent.set(title, (spent.get(title) ?? []).slice(0, -1));
      else await followed(game);
    }
  }

  async function reads(path: string, user: string): Promise<void> {
    const get = (work: string, at: string, headers = {}) => call(work, user, { method: 'GET', path: at }, headers);
    for (let n = 0; n < READS; n++) {
      const { headers = {} } = await get('table', `${path}/table`);
      await get('table, unchanged', `${path}/table`, { 'if-none-match': String(headers.etag ?? headers.ETag) });
      await get('my games', '/v1/me/games');
      await get('thumbnail', `${path}/board.svg`);
      await get('story with frames', `${path}/story?after=20&frames=1`);
    }
    for (let n = 0; n < STRANGERS; n++) {
      const [one, other] = [await open({ stores, following: false }), await open({ stores, following: false })];
      one.now = house.now;
      other.now = house.now;
      const table = { method: 'GET', path: `${path}/table` } as const;
      const { headers = {} } = await call('table, new process', user, table, {}, one);
      const held = { 'if-none-match': String(headers.etag ?? headers.ETag) };
      await call('table, unchanged, new process', user, table, held, other);
      await one.close();
      await other.close();
    }
  }

  /** Lets deadlines of a game pass, and brings the notifications that follow. */
  async function silent(game: string): Promise<void> {
    const { matches } = house.service;
    const { people, vault, views } = house.stores;
    let loads = 0;
    const sending = {
      people,
      vault,
      views,
      soon,
      origin: 'https://fieldpost.example',
      courier: async () => {
        loads++;
        return { outcome: '2xx' as const };
      },
      vapid: async () => vapidFrom(new Uint8Array(32).fill(1), 'mailto:tests@fieldpost.invalid'),
      post: undefined,
      now: () => house.now,
      random: () => 0.5,
    };
    for (let phase = 0; phase < 8; phase++) {
      house.wait(HOUR + 60);
      await counted('deadline', async () => {
        const loaded = await matches.load(game);
        if (loaded === undefined) throw new Error('the game is gone');
        const { at: _, ...tick } = tickOf(loaded.match, house.now);
        return matches.execute(tick);
      });
      await followed(game);
      house.wait(120);
      const errands = queue.splice(0);
      loads = 0;
      await counted(
        'notification',
        () => doErrands(sending, errands),
        () => loads,
      );
    }
  }

  try {
    const settings = { deadlines: { default: HOUR } };
    const kinds: readonly (readonly [string, Lobby])[] = [
      ['command of Diplomacy', { of: 'diplomacy', settings }],
      ['command of Napoleonics', { of: 'napoleonics', options: { scenario: '015' }, settings, owner: 'france' }],
      ['command of Kutuzov', { of: 'kutuzov', settings, owner: 'france' }],
    ];
    await pushed(house);
    const paths: string[] = [];
    for (const [title, lobby] of kinds) {
      const path = await started(house, lobby);
      await project(house.service, path.replace('/v1/games/', ''));
      await plays(title, path, SEATS[lobby.of], COMMANDS);
      paths.push(path);
    }
    const [path = ''] = paths;
    await reads(path, 'france');
    queue.length = 0;
    await silent(path.replace('/v1/games/', ''));
  } finally {
    await house.close();
    await dynamo.stop();
  }
  return Object.fromEntries([...spent].map(([work, pieces]) => [work, mean(pieces)]));
}

/** Gives each power of Diplomacy a browser that is told. */
async function pushed(house: House): Promise<void> {
  for (const user of SEATS.diplomacy) {
    const { keys } = subscribed();
    const body = { kind: 'push', endpoint: `https://push.example/${user}`, keys };
    const { status, bytes } = await house.as(user).post('/v1/me/channels', body);
    if (status !== 201) throw new Error(bytes);
  }
}

const mean = (pieces: readonly Spent[]): Spent => {
  // The first pieces warm the process up.
  const warm = pieces.length > 10 ? pieces.slice(5) : pieces;
  const of = (name: keyof Spent): number => warm.reduce((sum, piece) => sum + piece[name], 0) / warm.length;
  const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
  return {
    reads: rounded(of('reads'), 2),
    writes: rounded(of('writes'), 2),
    requests: rounded(of('requests'), 2),
    ms: rounded(of('ms'), 1),
  };
};

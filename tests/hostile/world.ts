import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { sweepNotifications } from '../../functions/features/channels/send.ts';
import { sweep } from '../../functions/lambdas/deadlines.ts';
import type { Letter } from '../../functions/platform/courier/courier.ts';
import { Unreachable } from '../../functions/platform/kit/faults.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { createTables, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { openStore } from '../../infra/local/server/store.ts';
import type { HouseStores } from '../http/kit.ts';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { stores as embedded } from '../../functions/platform/dynamo/embedded.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { type Disorder, streamOf } from '../kit/esm.ts';
import { type Hostile, hostile, type Weather, weatherOf } from '../kit/hostile.ts';
import { type Below, oneOf, random, shuffled } from '../kit/random.ts';
import { NOON } from '../kit/table.ts';
import { recordOf } from '../kit/versions.ts';
import { inVirtualTime, sleep } from '../kit/virtual-time.ts';
import { laid } from '../kit/wire.ts';
import { type Answered, type Ask, clients } from './players.ts';
import { mappingsOf, processesOn } from './processes.ts';

/** A service in bad weather: its clients, its functions, and what it did. */
export interface World {
  readonly ask: Ask;
  readonly below: Below;
  /** The stores themselves, in any weather. */
  readonly stores: HouseStores;
  readonly letters: readonly Letter[];
  readonly store: Hostile;
  readonly dropped: () => readonly string[];
  /** Lines of the functions' log with the level `error`. */
  readonly errors: readonly string[];
  /** Resolves when the followers have nothing to do, and some minutes have passed. */
  settle(minutes: number): Promise<void>;
}

const MINUTE = 60_000;

const disorderOf = (below: Below): Disorder => ({
  doubled: below(20),
  whole: below(50),
  split: below(4),
  lagMs: below(2_000),
});

/** What a seed decides: the weather, the order of records, and how many of a thousand invocations die. */
export interface Climate {
  readonly weather: Weather;
  readonly disorder: Disorder;
  readonly deaths: number;
}

export const climateOf = (below: Below): Climate => ({
  weather: weatherOf(below),
  disorder: disorderOf(below),
  deaths: below(3) === 0 ? 0 : below(40),
});

/** Runs a story in a world of a seed. `climate`: another one than that of the seed. */
export async function inWorld(
  seed: number,
  story: (world: World) => Promise<void>,
  climate?: Climate,
): Promise<void> {
  const below = random(seed);
  const { weather, disorder, deaths } = climate ?? climateOf(below);
  const database = await openStore({ path: undefined });
  const endpoint = embedded.embed(database.ask);
  const inside = dynamoClient({ region: 'inside', endpoint });
  const tables = tableNames('hostile-');
  await createTables(inside, tables);
  const [lines, restored] = listened();
  const reports: string[] = [];
  const processes = processesOn(tables, below, reports);
  const mappings = mappingsOf(processes.lambda, deaths);
  const streams = {
    [tables.events]: streamOf(below, disorder, mappings.events),
    [tables.views]: streamOf(below, disorder, mappings.views),
  };
  let sequence = 0;
  const store = hostile(database.ask, below, weather, (table, before, after) => {
    const record = recordOf(before, after, ++sequence);
    if (record !== undefined) streams[table]?.put(record);
  });
  const lift = laid(async (region, ...request) => {
    if (processes.isDead(region)) return new Promise(() => undefined);
    const reply = await store.wire(region, ...request);
    return processes.isDead(region) ? new Promise(() => undefined) : reply;
  });
  const letters: Letter[] = [];
  let isOver = false;
  const all = Object.values(streams);
  const world: World = {
    ask: clients(processes.lambda(deaths), below),
    below,
    stores: dynamoStores(inside, tables),
    letters,
    store,
    dropped: () => all.flatMap((stream) => stream.dropped().map(([name, { dynamodb }]) => `${name} ${dynamodb?.Keys?.pk?.S}`)),
    get errors() {
      return [...lines.filter((line) => line.includes('"level":"error"')), ...reports.filter(isBug)];
    },
    async settle(minutes) {
      for (let left = minutes; left > 0; left--) {
        await sleep(MINUTE);
        while (!all.every((stream) => stream.isIdle())) await sleep(100);
      }
    },
  };

  /** Invokes a function every minute, as the rules of the stack do. */
  async function everyMinute(work: () => Promise<unknown>): Promise<void> {
    while (!isOver) {
      const next = sleep(MINUTE);
      await work().catch(() => undefined);
      await next;
    }
  }
  const courier = {
    courier: async (load: { readonly letter?: Letter }) => {
      await sleep(below(300));
      if (below(20) === 0) throw new Unreachable('the courier');
      if (below(20) === 0) return { outcome: '5xx' as const };
      if (load.letter !== undefined) letters.push(load.letter);
      return { outcome: '2xx' as const };
    },
  };
  try {
    await inVirtualTime(
      { start: NOON, seed },
      async () => {
        const [clock, sender] = [processes.lambda(0), processes.lambda(0)];
        void everyMinute(() => clock(({ house }) => sweep(house.service)));
        void everyMinute(() =>
          sender(({ house: { service, stores } }) =>
            sweepNotifications({
              ...courier,
              people: stores.people,
              vault: stores.vault,
              views: stores.views,
              origin: 'https://fieldpost.example',
              vapid: async () => vapidFrom(new Uint8Array(32).fill(1), 'mailto:tests@fieldpost.invalid'),
              post: { from: 'fieldpost@fieldpost.invalid', origin: 'https://fieldpost.example' },
              now: Date.now,
              random: () => below(1_000) / 1_000,
            }),
          ),
        );
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

/** Reports of what may not happen in any weather. */
const isBug = (report: string): boolean => /^(fault|quarantine|tamper|stopped|misplay|rejected|clock|full)\b/.test(report);

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

interface Actions {
  readonly actions: readonly { readonly ask: string; readonly seat: string; readonly legal: Legal }[];
}

export interface Opening {
  readonly of: string;
  readonly seats: readonly string[];
  readonly options?: JsonObject;
  /** How many seats bots take. */
  readonly bots: number;
}

/** A game that people play at random, and the receipts of what was acknowledged. */
export interface Play {
  readonly game: string;
  readonly people: readonly string[];
  readonly receipts: { readonly version: number; readonly hash: string }[];
}

/** Opens a game with a mail address of each player, seats people and bots, and starts it. */
export async function opened(world: World, { of, seats, options = {}, bots }: Opening): Promise<Play> {
  const { ask, below } = world;
  const people = seats.slice(0, seats.length - bots);
  const owner = people[0] ?? '';
  const settings = { visibility: below(2) === 0 ? 'public' : 'private', deadlines: { default: 1_800 } };
  const play: Play = { game: '', people, receipts: [] };
  const send = async (user: string, path: string, body: Json = {}): Promise<JsonObject> => {
    const answer = await ask<JsonObject>(user, { method: 'POST', path, body });
    if (answer.status >= 300) throw new Error(`${user} ${path}: ${JSON.stringify(answer.body)}`);
    noted(play, answer);
    return answer.body;
  };
  const made = await send(owner, '/v1/games', { of, title: 'In any weather', options, settings });
  const path = `/v1/games/${String(made.game)}`;
  await Promise.all(people.map((user) => addressed(world, user)));
  for (const user of people) {
    if (settings.visibility === 'private' && user !== owner) await send(owner, `${path}/invitations`, { to: user });
    await send(user, `${path}/seats`, { seat: user });
  }
  for (const seat of seats.slice(people.length)) await send(owner, `${path}/seats`, { seat, kind: 'bot' });
  await send(owner, `${path}/start`);
  return { ...play, game: String(made.game) };
}

function noted({ receipts }: Play, { status, body }: Answered<unknown>): void {
  const { version, hash } = (body ?? {}) as { readonly version?: number; readonly hash?: string };
  if (status < 300 && version !== undefined && hash !== undefined) receipts.push({ version, hash });
}

/** Gives a player an address for mail, and confirms it by the code that comes there. */
async function addressed({ ask, letters }: Pick<World, 'ask' | 'letters'>, user: string): Promise<void> {
  const address = `${user}@players.invalid`;
  const made = await ask(user, { method: 'POST', path: '/v1/me/channels', body: { kind: 'mail', address } });
  const channel = String(made.body?.id);
  for (let waits = 0; waits < 60; waits++) {
    const code = letters
      .filter(({ to }) => to === address)
      .map(({ message }) => /#confirm=[^.]+\.([\w-]+)/.exec(textIn(message))?.[1])
      .find((each) => each !== undefined);
    if (code !== undefined) {
      const path = `/v1/me/channels/${channel}/confirmation`;
      const confirmed = await ask(user, { method: 'POST', path, body: { code } });
      if (confirmed.status === 200) return;
    }
    // A person whom no mail has reached asks for another one.
    if (waits % 5 === 4) await ask(user, { method: 'POST', path: `/v1/me/channels/${channel}/challenge` });
    await sleep(MINUTE);
  }
  throw new Error(`no mail came to ${address}`);
}

/** A mail as text: quoted-printable lines are joined. */
export const textIn = (message: string): string =>
  Buffer.from(message, 'base64')
    .toString('utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Lets people play until a game has so many commits or is over. Returns its newest view. */
export async function played(world: World, play: Play, commits: number): Promise<void> {
  const { below, stores } = world;
  for (let steps = 0; steps < commits * 6; steps++) {
    const newest = await stores.log.newest(play.game);
    if ((newest?.v ?? 0) >= commits || (await statusOf(world, play)) !== 'playing') return;
    await sleep(below(40_000));
    // Some act at the same time.
    await Promise.all(Array.from({ length: 1 + below(2) }, () => step(world, play)));
  }
}

async function statusOf({ ask }: World, { game, people }: Play): Promise<string> {
  const { body } = await ask<MatchView>(people[0] ?? '', { method: 'GET', path: `/v1/games/${game}` });
  return body.status;
}

async function step({ ask, below }: World, play: Play): Promise<void> {
  const path = `/v1/games/${play.game}`;
  const user = oneOf(below, play.people);
  const chance = below(100);
  const send = async (method: 'POST' | 'PUT', at: string, body: Json) =>
    noted(play, await ask(user, { method, path: `${path}/${at}`, body }));
  if (chance < 8) return send('POST', 'takebacks', {});
  if (chance < 14) return send('PUT', 'votes/draw', { vote: below(2) === 0 });
  if (chance < 22) {
    const to = below(2) === 0 ? 'all' : [oneOf(below, play.people)];
    await ask(user, { method: 'POST', path: `${path}/press`, body: { to, text: `Message ${below(1_000)}` } });
    return;
  }
  // Nobody moves until the deadline has passed.
  if (chance < 24) return sleep(31 * MINUTE);
  for (const each of shuffled(below, play.people)) {
    const { body } = await ask<Actions>(each, { method: 'GET', path: `${path}/actions` });
    const open = body.actions?.[0];
    const command = open && sample(open.legal, below);
    if (open === undefined || command === undefined) continue;
    const sent = { seat: open.seat, ask: open.ask, command };
    return noted(play, await ask(each, { method: 'POST', path: `${path}/actions`, body: sent }));
  }
}

/** Ends a game by the agreement of all people. */
export async function agreed({ ask }: World, play: Play): Promise<void> {
  for (const user of play.people)
    noted(play, await ask(user, { method: 'PUT', path: `/v1/games/${play.game}/votes/draw`, body: { vote: true } }));
}

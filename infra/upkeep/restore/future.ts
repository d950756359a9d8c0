import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { hooksIn } from '../../../functions/features/channels/hooks/listed.ts';
import { doErrands } from '../../../functions/features/channels/send.ts';
import { project } from '../../../functions/features/listing/project.ts';
import { followGame, followPress } from '../../../functions/features/notifications/follow.ts';
import { type Errand, isErrands } from '../../../functions/features/notifications/queue.ts';
import { epochOf } from '../../../functions/features/notifications/stands.ts';
import { playFor } from '../../../functions/lambdas/bots.ts';
import { tick } from '../../../functions/lambdas/deadlines.ts';
import type { People } from '../../../functions/platform/ports/ports.ts';
import type { QueueName } from '../../../functions/platform/ports/queue.ts';
import type { Background } from '../../../functions/wiring/service.ts';
import type { LocalKeys } from '../../local/server/keys.ts';
import { type Runtime, startRuntime } from '../../local/server/runtime.ts';
import { gamesIn, scanned } from '../items.ts';
import { isMemo } from '../rebuild/strays.ts';
import type { Stores } from '../stores.ts';
import { playGame, playOn } from './drill-games.ts';

// What happens after the time to which tables are restored: versions that are lost, and messages of them in queues.

/** Where a server of the drill runs, and its games by number. */
export interface There {
  readonly database: string;
  readonly bundles: string;
  readonly keys: LocalKeys;
  readonly ids: readonly string[];
}

export async function withRuntime<T>(
  at: { readonly database: string; readonly bundles: string; readonly keys?: LocalKeys },
  work: (runtime: Runtime) => Promise<T>,
): Promise<T> {
  const runtime = await startRuntime({ folder: undefined, port: 0, sweepEvery: 60_000, ...at });
  try {
    return await work(runtime);
  } finally {
    await runtime.close();
  }
}

/** Works with bundles that remember nothing: bundles remember games, and a copy at another path starts fresh. */
export async function withFresh<T>(bundles: string, work: (fresh: string) => Promise<T>): Promise<T> {
  const fresh = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  try {
    await cp(bundles, fresh, { recursive: true });
    return await work(fresh);
  } finally {
    await rm(fresh, { recursive: true });
  }
}

/** Plays on in each of these unfinished games, and opens and starts another game. */
export const movedOn = ({ bundles, ids, ...there }: There, unfinished: ReadonlySet<string>): Promise<void> =>
  withFresh(bundles, (fresh) =>
    withRuntime({ ...there, bundles: fresh }, async (runtime) => {
      for (const [n, game] of ids.entries()) if (unfinished.has(game)) await playOn(runtime, n, game);
      await playGame(runtime, ids.length % 10 === 9 ? ids.length + 1 : ids.length);
      await runtime.idle();
    }),
  );

/** A message of a queue. */
export interface Sent {
  readonly queue: QueueName;
  readonly body: JsonObject;
}

/**
 * Returns the messages that queues hold of the games in `future`, also what they would hold if each game were over:
 * deadlines, outages, ended accounts, calls of bots, games to list again, and notifications. `past`: what the followers
 * had seen before.
 */
export async function messagesOf(future: Stores, past: Stores): Promise<readonly Sent[]> {
  const { views } = future.background;
  const all: Sent[] = [];
  const tells: JsonObject[] = [];
  const catching = {
    people: { ...reading(past.background.people), put: async () => true },
    soon: {
      tells: { send: async (sent: readonly { readonly body: JsonObject }[]) => void tells.push(...bodiesOf(sent)) },
      hooks: { send: async () => undefined },
      // What is due days later is caught, too.
      now: () => Number.MAX_SAFE_INTEGER,
    },
  };
  for (const game of [...(await gamesIn(future.client, future.tables.events))].sort()) {
    const shown = await views.projected(game);
    if (shown === undefined) continue;
    const { view } = shown;
    await followGame(catching, shown);
    if (view.status === 'playing')
      await followGame(catching, { ...shown, view: { ...view, status: 'over', asks: [] } });
    const persons = Object.keys(view.held ?? {});
    const [author] = persons;
    const entered = { game, conversation: 'all', n: 9_999, by: 'one@1', v: view.version, at: view.at };
    await followPress(catching, entered, { author, seat: 'one', since: 1, isMasked: false, persons, at: view.at });
    const epoch = await epochOf(past.background.people, game);
    const errands: readonly Errand[] = [
      // Of a game that is gone, it would wait an hour for the lists, and then be given up.
      ...((await past.background.log.head(game)) === undefined
        ? []
        : [{ do: 'said', ...entered, ...epoch, tries: 0 } as const]),
      ...persons.map(
        (who): Errand => ({ do: 'note', who, game, of: entered.n, conversation: entered.conversation, ...epoch }),
      ),
      ...(await hooksIn(past.background.people, game)).flatMap(({ id: way, person }) =>
        (['over', 'ended'] as const).map(
          (what): Errand => ({ do: 'herald', person, way, game, news: { what, of: view.version } }),
        ),
      ),
    ];
    tells.push({ errands: errands.map(jsonOf) });
    if (view.due !== undefined) all.push({ queue: 'ticks', body: { ticks: [{ game, due: view.due }] } });
    all.push({ queue: 'ticks', body: { outages: [game] } });
    for (const person of persons) all.push({ queue: 'ticks', body: { leave: { person, game, at: view.at } } });
    all.push({ queue: 'bots', body: { game } }, { queue: 'again', body: { game, tries: 1 } });
  }
  return [...all, ...tells.map((body): Sent => ({ queue: 'tells', body }))];
}

const reading = ({ get }: People): Pick<People, 'get'> => ({ get });
const bodiesOf = (sent: readonly { readonly body: JsonObject }[]): readonly JsonObject[] =>
  sent.map(({ body }) => jsonOf(body)).filter(isObject);

/** The harm of messages of lost versions: what they sent to receivers, and the items of tables that they changed. */
export interface Harm {
  readonly count: number;
  readonly sent: number;
  readonly changed: readonly string[];
}

/**
 * Delivers what queues hold of lost versions, after the functions have done what the restored games need: bots answer,
 * lists show it, and followers see it.
 */
export async function harmOf(restored: Stores, on: Background, messages: readonly Sent[]): Promise<Harm> {
  const due = messages.filter(({ queue }) => queue === 'bots' || queue === 'again');
  await delivered(on, due);
  await followed(restored);
  const before = await heldFor(restored);
  const sent = await delivered(on, messages);
  return { count: messages.length, sent, changed: differing(before, await heldFor(restored)) };
}

/** Lets the functions consume messages, each twice, as queues may deliver them. Returns what was sent to receivers. */
async function delivered(on: Background, messages: readonly Sent[]): Promise<number> {
  let loads = 0;
  const counted = {
    send: async (more: readonly object[]) => {
      loads += more.length;
    },
  };
  const sending = {
    ...on,
    soon: { tells: counted, hooks: counted, now: on.now },
    courier: async () => {
      loads++;
      return { outcome: '2xx' } as const;
    },
    origin: 'https://fieldpost.invalid',
    vapid: () => Promise.reject(new Error('the drill pushes nothing')),
    post: undefined,
    random: Math.random,
  };
  // One by one, so that an errand that fails is not queued again beside others.
  const tells = async (body: JsonObject): Promise<void> => {
    if (!isErrands(body)) throw new Error('a message without notifications');
    for (const errand of body.errands) await doErrands(sending, [errand]);
  };
  const consumers: { readonly [queue in Sent['queue']]: (body: JsonObject) => Promise<unknown> } = {
    ticks: (body) => tick(on, body),
    bots: ({ game }) => playFor(on, String(game)),
    again: ({ game }) => project(on, String(game)),
    tells,
    hooks: tells,
  };
  for (const { queue, body } of [...messages, ...messages]) await consumers[queue](body);
  return loads;
}

/** Lets the followers see each game, as the streams of restored tables do once they run. */
async function followed({ client, tables, background }: Stores): Promise<void> {
  for (const game of await gamesIn(client, tables.events)) {
    const shown = await background.views.projected(game);
    if (shown !== undefined) await followGame(background, shown);
  }
}

/** Returns what the tables hold for players: commits, lists, and what is kept of people, in the order of their keys. */
async function heldFor({ client, tables }: Stores): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of [tables.events, tables.views, tables.people])
    for await (const item of scanned(client, table))
      if (!isMemo(item)) lines.push(`${table} ${JSON.stringify(Object.entries(item).sort())}`);
  return lines.sort();
}

/** Returns the lines of the first that the second lacks, and the other way round. */
function differing(one: readonly string[], other: readonly string[]): readonly string[] {
  const [left, right] = [new Set(one), new Set(other)];
  return [...one.filter((line) => !right.has(line)), ...other.filter((line) => !left.has(line))];
}

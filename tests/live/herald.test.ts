import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { sweepNotifications } from '../../functions/features/channels/send.ts';
import { overWritten } from '../../functions/features/live/following.ts';
import { type Heralding, herald } from '../../functions/features/live/herald.ts';
import type { ServerMessage } from '../../functions/features/live/messages.ts';
import { concerned, watching } from '../../functions/features/live/places.ts';
import { notificationsAfter } from '../../functions/features/notifications/made.ts';
import { dueErrands } from '../../functions/features/notifications/queue.ts';
import type { Self } from '../../functions/features/people/persons.ts';
import type { Listed } from '../../functions/platform/ports/ports.ts';
import { type Desk, desk, listed, NOON, projected } from '../functions/notifications/kit.ts';
import { memoryConnections } from '../kit/memory-connections.ts';

// The herald: follows views as their stream has them, before and after each write, and messages.

const GAME = 'g0123456789abcdef0123';
let at: Desk;
let anna: Self;
let connections: ReturnType<typeof memoryConnections>;
let heard: { readonly to: string; readonly message: ServerMessage }[];
let on: Heralding;
let reads: number;
let fails: boolean;
beforeEach(async () => {
  at = desk();
  anna = await at.person('anna');
  connections = memoryConnections();
  [heard, reads, fails] = [[], 0, false];
  on = {
    people: at.people,
    connections,
    press: { read: async () => [] },
    views: {
      async projected(game) {
        reads++;
        const view = at.games.get(game);
        return view && projected(view);
      },
    },
    posts: {
      async post(to, message) {
        if (fails) throw new Error('no way to the connection');
        heard.push({ to, message });
        return true;
      },
      close: async () => undefined,
    },
    pause: async () => undefined,
    now: () => at.now,
  };
});

/** A connection of a spectator, and one of anna. */
async function listening(): Promise<void> {
  for (const [id, subject] of [
    ['spectator', 's1'],
    ['anna', `anna${'x'.repeat(39)}`],
  ] as const) {
    const holder = { user: id, subject, expires: NOON + 3_600_000, isGreeted: true };
    const connection = {
      id,
      rev: 0,
      since: NOON,
      until: NOON + 3_600_000,
      locale: 'en',
      games: [GAME],
      me: true,
    } as const;
    await connections.put({ ...connection, holder });
    const kept = await connections.get(id);
    if (kept === undefined) throw new Error('no connection');
    for (const place of [watching(GAME), concerned(subject)]) await connections.list(place, kept);
  }
}

/** What every view has beside. */
const WHOLE = {
  hash: 'h',
  rules: 'r',
  of: 'duel',
  owner: 'u',
  createdAt: 1,
  options: {},
  settings: { visibility: 'public' } as Listed['settings'],
};

/** A game at a version; `face`: what spectators see, and with which version they began to see it. */
const viewOf = (version: number, more: Partial<Listed> = {}, face?: { version: number; since: number }): Listed =>
  listed({
    game: GAME,
    version,
    at: NOON + version,
    held: { [anna.person]: ['red'] },
    ...WHOLE,
    ...more,
    ...(face && {
      others: {
        view: {
          ...listed({ game: GAME, version: face.version, at: NOON, held: {}, ...WHOLE }),
        } as unknown as MatchView,
        since: { v: face.since, at: NOON },
      },
    }),
  });

/** An item of the stream, with bytes as Lambda writes them. */
const imageOf = (view: Listed): { [name: string]: AttributeValue } => ({
  pk: { S: `G#${view.game}` },
  sk: { S: 'V' },
  version: { N: String(view.version) },
  view: { S: JSON.stringify(view) },
  hidden: { S: JSON.stringify(Object.keys(view.held ?? {})) },
});
let sequence = 0;
const recordOf = (before: Listed | undefined, now: Listed): DynamoDBRecord => ({
  eventName: before === undefined ? 'INSERT' : 'MODIFY',
  dynamodb: {
    Keys: { pk: { S: `G#${GAME}` }, sk: { S: 'V' } },
    SequenceNumber: String(++sequence),
    NewImage: imageOf(now),
    ...(before && { OldImage: imageOf(before) }),
  },
});
const streamed = async (...Records: readonly DynamoDBRecord[]) => {
  const { game, press } = herald(on);
  return overWritten(game, press)({ Records: [...Records] });
};
const games = () =>
  heard.flatMap(({ to, message }) => (message.type === 'game' ? [`${to} ${message.version}`] : [])).sort();

describe('a view that is written', () => {
  it('is told to players and spectators without a read of the lists, and its notifications are queued', async () => {
    await listening();
    expect(await streamed(recordOf(viewOf(1, { status: 'lobby' }), viewOf(2)))).toEqual({ batchItemFailures: [] });
    expect(games()).toEqual(['anna 2', 'spectator 2']);
    expect(heard.filter(({ message }) => message.type === 'me').map(({ to }) => to)).toEqual(['anna']);
    expect(reads).toBe(0);
    at.now += 1_000;
    await sweepNotifications(at.sending);
    expect(await notificationsAfter(at.people, anna.person, 0, 9)).toMatchObject([{ reason: 'started' }]);
  });

  it('several times in a batch is told once, as it is at the end', async () => {
    await listening();
    const [one, two, three] = [viewOf(1), viewOf(2), viewOf(3)];
    await streamed(recordOf(one, two), recordOf(two, three));
    expect(games()).toEqual(['anna 3', 'spectator 3']);
  });

  it('under other names alone is told to nobody', async () => {
    await streamed(recordOf(undefined, viewOf(2)));
    await listening();
    const queue = await dueErrands(at.people, NOON + 10 ** 9, 9);
    await streamed(recordOf(viewOf(2), viewOf(2, { title: 'Another' })));
    expect([heard, await dueErrands(at.people, NOON + 10 ** 9, 9)]).toEqual([[], queue]);
  });

  it('is told, although no message gets through: then clients read after their cursors', async () => {
    await listening();
    fails = true;
    expect(await streamed(recordOf(viewOf(1, { status: 'lobby' }), viewOf(2)))).toEqual({ batchItemFailures: [] });
    expect(await dueErrands(at.people, NOON + 10 ** 9, 9)).toHaveLength(1);
  });

  it('fails its record where notifications cannot be queued', async () => {
    on = { ...on, people: { ...at.people, put: () => Promise.reject(new Error('no table')) } };
    const failed = recordOf(undefined, viewOf(1));
    expect(await streamed(failed)).toEqual({
      batchItemFailures: [{ itemIdentifier: failed.dynamodb?.SequenceNumber }],
    });
  });

  it('before a crash is read from the lists: notifications are queued, and no client waits', async () => {
    await listening();
    at.games.set(GAME, viewOf(2));
    await streamed({
      eventName: 'INSERT',
      dynamodb: { Keys: { pk: { S: `G#${GAME}` }, sk: { S: 'V' } }, SequenceNumber: '1' },
    });
    expect([heard, reads]).toEqual([[], 1]);
    expect(await dueErrands(at.people, NOON + 10 ** 9, 9)).toHaveLength(1);
  });
});

describe('spectators who see a game later', () => {
  const face = { version: 3, since: 5 };

  it('are told when what they see changes', async () => {
    await listening();
    await streamed(recordOf(viewOf(4, {}, { version: 1, since: 2 }), viewOf(5, {}, face)));
    expect(games()).toEqual(['anna 5', 'spectator 3']);
  });

  it('are told nothing of what changes in secret: the span is exactly that between the images', async () => {
    await listening();
    await streamed(recordOf(viewOf(5, {}, face), viewOf(6, {}, face)));
    await streamed(
      recordOf(viewOf(6, {}, face), viewOf(7, {}, face)),
      recordOf(viewOf(7, {}, face), viewOf(9, {}, face)),
    );
    expect(games()).toEqual(['anna 6', 'anna 9']);
  });

  it.each([
    { what: 'in one commit', between: [] },
    { what: 'after secret ones', between: [6, 7] },
    { what: 'after secret ones, found in one go', between: [], now: 9 },
  ])(
    'hear the same in twin games, however many secret commits come before a change: $what',
    async ({ between, now = 8 }) => {
      await listening();
      let before = viewOf(5, {}, face);
      for (const version of between) {
        const next = viewOf(version, {}, face);
        await streamed(recordOf(before, next));
        before = next;
      }
      await streamed(recordOf(before, viewOf(now, {}, { version: 6, since: now })));
      expect(heard.filter(({ to }) => to === 'spectator').map(({ message }) => message)).toEqual([
        { type: 'game', game: GAME, version: 6 },
      ]);
    },
  );
});

describe('a message', () => {
  const entry = (v: number) => ({
    entry: { n: 1, by: 'red/1', about: { v }, at: NOON } as never,
    hash: '',
    box: new Uint8Array(),
  });
  const said: DynamoDBRecord = {
    eventName: 'INSERT',
    dynamodb: {
      Keys: { pk: { S: `P#${GAME}#all` }, sk: { S: 'M#0000000001' } },
      SequenceNumber: '7',
    },
  };

  it('that is newer than the lists holds nobody up: it is told 5 s later, and later again', async () => {
    await listening();
    on = { ...on, press: { read: async () => [entry(3)] } };
    at.games.set(GAME, viewOf(2));
    expect(await streamed(said)).toEqual({ batchItemFailures: [] });
    expect(heard).toEqual([]);
    const queue = async () => (await dueErrands(at.people, NOON + 10 ** 9, 9)).map(({ value }) => value.do);
    expect(await queue()).toEqual(['said']);
    await sweepNotifications(at.sending);
    expect(await queue()).toEqual(['said']);
    at.now += 5_000;
    await sweepNotifications(at.sending);
    expect(await queue()).toEqual(['said']);
    at.games.set(GAME, viewOf(3, { held: { [anna.person]: ['blue'] } }));
    at.now += 5_000;
    await sweepNotifications(at.sending);
    expect(await queue()).toEqual(['tell']);
  });

  it('that was not written has no readers', async () => {
    await listening();
    await streamed(said);
    expect([heard, await dueErrands(at.people, NOON + 10 ** 9, 9)]).toEqual([[], []]);
  });
});

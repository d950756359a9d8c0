import { beforeEach, describe, expect, it } from 'vitest';
import { BUNDLED_MS } from '../../../functions/features/channels/bundles.ts';
import { challengeOf } from '../../../functions/features/channels/channels.ts';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import { notificationsAfter } from '../../../functions/features/notifications/made.ts';
import { queued } from '../../../functions/features/notifications/queue.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import { REASONS } from '../../../functions/features/people/reasons.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
import { sampleSize } from '../../kit/long.ts';
import { channelsAt, type Desk, decoded, desk, listed, mailsIn, projected } from './kit.ts';

// Letters of one person that come about the same time are one letter. What is urgent waits for no other.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let at: Desk;
let anna: Self;
let channel: string;
let channels: ReturnType<typeof channelsAt>;
let version: number;

/** Begins with a new desk, and a mailbox of anna. */
async function begins(locale: 'en' | 'ko' = 'en'): Promise<void> {
  [at, version] = [desk(), 0];
  anna = await at.person('anna');
  channels = channelsAt(at);
  const place = { kind: 'mail', address: 'anna@example.org', reasons: REASONS } as const;
  channel = (await channels.create(anna, 'a-mail', place, locale)).id;
  await channels.confirm(anna, channel, challengeOf(anna.secret, channel));
  await sweep();
}
beforeEach(() => begins());

type More = Partial<Listed> & { waits?: readonly string[] };
/** Lets a game go on, and the follower see it. */
async function goes(game: string, more: More = {}): Promise<void> {
  const view = listed({ game, version: ++version, at: at.now, held: { [anna.person]: ['red'] }, ...more });
  at.games.set(game, view);
  await followGame({ people: at.people }, projected(view));
}
const sweep = async (after = 0) => {
  at.now += after;
  return sweepNotifications(at.sending);
};
/** Opens a question of each game at once, whose turn is told by now. Their starts were told before. */
async function turnsIn(games: readonly string[], more: More = {}): Promise<void> {
  for (const game of games) await goes(game);
  await sweep();
  await sweep(BUNDLED_MS);
  at.courier.loads.length = 0;
  for (const game of games) await goes(game, { waits: ['red'], ...more });
  await sweep(90_000);
}
const letters = () => mailsIn(at).map(decoded);
const subjects = () => letters().map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]);
/** The games that letters tell of, in order. */
const gamesIn = (all = letters()) =>
  all.map((letter) => [...letter.matchAll(/\/g\/(\w+)/g)].map(([, game]) => game).sort());
const brought = async () =>
  (await channels.deliveries(anna, channel))
    .filter(({ reason }) => reason !== 'challenge')
    .map(({ reason, state }) => `${reason} ${state}`)
    .sort();
const waiting = async () => {
  const entry = await at.people.get(...keys.bundle(anna.person, channel));
  return entry && keys.bundle.read(entry).kept.length;
};
/** Changes the profile of anna. */
async function profiled(changes: object): Promise<void> {
  const entry = await at.people.get(...personKeys.profile(anna.person));
  await at.people.put(...personKeys.profile(anna.person), { ...entry!.value, ...changes } as never, entry!.rev);
}

describe('turns of one person at the same time', () => {
  it('are one letter three minutes later, with a line and a link of each game', async () => {
    await turnsIn(['g1', 'g2', 'g3'], { of: 'diplomacy' });
    await sweep(BUNDLED_MS - 1_000);
    expect(letters()).toEqual([]);
    await sweep(1_000);
    expect(subjects()).toEqual(['Your turn in 3 games']);
    const [letter] = letters();
    for (const game of ['g1', 'g2', 'g3'])
      expect(letter).toContain(`It is your turn.\nDiplomacy\nhttps://fieldpost.example/g/${game}\n\n`);
    await sweep(DAY);
    expect(letters()).toHaveLength(1);
    expect(await brought()).toEqual(['digest sent', 'digest sent']);
    expect(await waiting()).toBe(0);
  });

  it('of one game are the letter that they were before, under the id of the notification', async () => {
    await turnsIn(['g1'], { of: 'diplomacy' });
    await sweep(BUNDLED_MS);
    const { id = '', reason } = (await notificationsAfter(at.people, anna.person, 0, 9)).at(-1) ?? {};
    expect([reason, subjects()]).toEqual(['your-turn', ['It is your turn: Diplomacy']]);
    expect(letters()[0]).toContain(`Message-ID: <${id}@fieldpost.example>`);
    expect(await channels.deliveries(anna, channel)).toContainEqual(
      expect.objectContaining({ notification: id, reason: 'your-turn', game: 'g1', state: 'sent', tries: 1 }),
    );
  });

  it('and one a moment later are one letter; one after that letter begins another', async () => {
    await turnsIn(['g1', 'g2']);
    await goes('g3', { status: 'over' });
    await sweep(2 * MINUTE);
    await sweep(MINUTE);
    await goes('g4', { status: 'over' });
    await sweep();
    await sweep(BUNDLED_MS - 1_000);
    expect(subjects()).toEqual(['Your turn in 2 games; other news: 1']);
    await sweep(1_000);
    expect(gamesIn()).toEqual([['g1', 'g2', 'g3'], ['g4']]);
  });

  it('of another person, or by another mailbox, are another letter', async () => {
    const bert = await at.person('bert');
    const mailboxes = [
      [anna, 'anna-2@example.org'],
      [bert, 'bert@example.org'],
    ] as const;
    for (const [self, address] of mailboxes) {
      const { id } = await channels.create(self, 'b-mail', { kind: 'mail', address, reasons: ['your-turn'] }, 'en');
      await channels.confirm(self, id, challengeOf(self.secret, id));
    }
    await sweep();
    await turnsIn(['g1', 'g2'], { held: { [anna.person]: ['red'], [bert.person]: ['red'] } });
    await sweep(BUNDLED_MS);
    expect(gamesIn()).toEqual(Array(3).fill(['g1', 'g2']));
    expect(at.courier.loads.map((load) => 'letter' in load && load.letter.to).sort()).toEqual([
      'anna-2@example.org',
      'anna@example.org',
      'bert@example.org',
    ]);
  });

  it('and the start of the same game are in the thread of that game, under the turn', async () => {
    await goes('g1', { status: 'lobby', of: 'kutuzov' });
    await goes('g1', { waits: ['red'], of: 'kutuzov' });
    await sweep();
    await sweep(90_000);
    await sweep(BUNDLED_MS);
    expect(subjects()).toEqual(['It is your turn: Kutuzov 1812']);
    expect(gamesIn()).toEqual([['g1', 'g1']]);
    expect(await brought()).toEqual(['digest sent']);
    const reference = () => /^References: (.*)$/m.exec(letters().at(-1) ?? '')?.[1];
    const first = reference();
    await goes('g1', { status: 'over', of: 'kutuzov' });
    await sweep();
    await sweep(BUNDLED_MS);
    expect([letters().length, reference()]).toEqual([2, first]);
  });

  it('in more than fifty games are a letter of fifty; the others go at once', async () => {
    const games = Array.from({ length: 53 }, (_, n) => `g${n}`);
    for (const game of games) await goes(game, { status: 'lobby' });
    for (const game of games) await goes(game);
    for (let sweeps = 0; sweeps < 5; sweeps++) await sweep();
    expect(letters()).toHaveLength(3);
    await sweep(BUNDLED_MS);
    expect(gamesIn().map(({ length }) => length)).toEqual([1, 1, 1, 50]);
    expect(new Set(gamesIn().flat()).size).toBe(53);
  });

  it('are told in Korean to a person who reads it', async () => {
    await begins('ko');
    await turnsIn(['g1', 'g2'], { of: 'kutuzov' });
    await goes('g3', { status: 'over', of: 'diplomacy' });
    await sweep(BUNDLED_MS);
    const [letter = ''] = letters();
    expect(letter).toContain('내 차례입니다.\n쿠투조프 1812\nhttps://fieldpost.example/g/g1\n\n');
    expect(letter).toContain('게임이 끝났습니다.\nDiplomacy(외교)\nhttps://fieldpost.example/g/g3\n\n');
    const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(letter)?.[1] ?? '';
    const words = [...subject.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, word = '']) => Buffer.from(word, 'base64'));
    expect(Buffer.concat(words).toString()).toBe('게임 2개가 내 차례입니다. 다른 소식 1개');
  });
});

describe('what waits for no other letter', () => {
  const need = (reason: 'deadline' | 'your-turn' | 'started' | 'press' | 'removed') =>
    queued(
      at,
      { do: 'tell', need: { reason, game: 'g1', who: anna.person, of: 1, at: at.now, kind: 'missed', due: at.now } },
      at.now,
    );

  it.each([
    { what: 'a lost seat', reason: 'removed', settings: {}, left: DAY, isAtOnce: true },
    { what: 'a turn with 29 minutes left', reason: 'your-turn', settings: {}, left: 29 * MINUTE, isAtOnce: true },
    { what: 'a turn with 32 minutes left', reason: 'your-turn', settings: {}, left: 32 * MINUTE, isAtOnce: true },
    { what: 'a turn with 33 minutes left', reason: 'your-turn', settings: {}, left: 33 * MINUTE, isAtOnce: false },
    { what: 'a turn with a day left', reason: 'your-turn', settings: {}, left: DAY, isAtOnce: false },
    { what: 'a live game', reason: 'started', settings: { deadlines: { default: 3600 } }, left: DAY, isAtOnce: true },
    { what: 'a slower one', reason: 'started', settings: { deadlines: { default: 3601 } }, left: DAY, isAtOnce: false },
    { what: 'a bank of an hour', reason: 'started', settings: { bank: { most: 3600 } }, left: DAY, isAtOnce: true },
    { what: 'chat of a slow game', reason: 'press', settings: {}, left: MINUTE, isAtOnce: false },
  ] as const)('$what: $isAtOnce', async ({ reason, settings, left, isAtOnce }) => {
    const view = { settings: { deadlines: {}, ...settings }, due: at.now + left } as never as Partial<Listed>;
    await goes('g1', { ...view, waits: reason === 'your-turn' ? ['red'] : [], held: { [anna.person]: ['red'] } });
    if (reason === 'removed') await goes('g1', { ...view, held: {}, lost: { [anna.person]: 'missed' } });
    at.courier.loads.length = 0;
    await need(reason);
    await sweep();
    const told = (await channels.deliveries(anna, channel)).map((each) => each.reason);
    expect(told.includes(reason)).toBe(isAtOnce);
    if (!isAtOnce) expect(await waiting()).toBeGreaterThan(0);
  });

  it('a reminder of a deadline', async () => {
    const asks = [{ seat: 'red', ask: 'q1', kind: 'orders', prompt: '' }] as unknown as Listed['asks'];
    await goes('g1', { asks, due: at.now + DAY });
    await sweep(90_000);
    await sweep(BUNDLED_MS);
    at.courier.loads.length = 0;
    await sweep(12 * HOUR);
    while (letters().length === 0) await sweep(MINUTE);
    expect(letters()[0]).toContain('A deadline is near');
    expect(at.now % DAY).toBeLessThan((12 + 20) * HOUR);
  });
});

describe('what no longer holds when a letter may go', () => {
  it('is the start of a game in which the seat was lost meanwhile', async () => {
    await goes('g1', { status: 'lobby' });
    await goes('g1');
    await sweep();
    await goes('g1', { held: {}, lost: { [anna.person]: 'missed' } });
    await sweep();
    await sweep(BUNDLED_MS);
    expect(await brought()).toEqual(['removed sent', 'started dropped']);
    expect(letters()).toHaveLength(1);
  });

  it('is left out of it, and noted as dropped', async () => {
    await turnsIn(['g1', 'g2', 'g3']);
    await goes('g2');
    await sweep(BUNDLED_MS);
    expect(gamesIn()).toEqual([['g1', 'g3']]);
    expect(await brought()).toEqual(['digest sent', 'digest sent', 'your-turn dropped']);
  });

  it('leaves a letter of one, which is as it would have been alone', async () => {
    await turnsIn(['g1', 'g2']);
    await goes('g2');
    await sweep(BUNDLED_MS);
    expect(subjects()).toEqual(['It is your turn']);
    expect(await brought()).toEqual(['digest sent', 'your-turn dropped', 'your-turn sent']);
  });

  it('leaves no letter if nothing holds', async () => {
    await turnsIn(['g1', 'g2']);
    for (const game of ['g1', 'g2']) await goes(game);
    await sweep(BUNDLED_MS);
    expect(letters()).toEqual([]);
    await sweep(DAY);
    expect([letters(), await brought()]).toEqual([[], ['digest sent', 'your-turn dropped', 'your-turn dropped']]);
  });

  it.each([
    { what: 'before the letter', fails: false },
    { what: 'before the second try of the letter', fails: true },
  ])('$what is told when the sitting goes on, once', async ({ fails }) => {
    await turnsIn(['g1', 'g2']);
    if (fails) {
      at.courier.says = () => ({ outcome: '5xx' });
      await sweep(BUNDLED_MS);
      at.courier.says = () => ({ outcome: '2xx' });
      at.courier.loads.length = 0;
    }
    await goes('g2');
    await sweep(BUNDLED_MS);
    expect(gamesIn()).toEqual([['g1']]);
    for (let windows = 0; windows < 3; windows++) {
      await goes('g2', { waits: ['red'] });
      await sweep(90_000);
      await sweep(BUNDLED_MS);
      await goes('g2');
      await sweep(MINUTE);
    }
    expect(gamesIn()).toEqual([['g1'], ['g2']]);
  });

  it('is all of a letter that failed, and is told in another one when the sittings go on', async () => {
    const games = ['g1', 'g2'];
    await turnsIn(games);
    at.courier.says = () => ({ outcome: '5xx' });
    await sweep(BUNDLED_MS);
    at.courier.says = () => ({ outcome: '2xx' });
    at.courier.loads.length = 0;
    for (const game of games) await goes(game);
    await sweep(MINUTE);
    expect([letters(), await brought()]).toEqual([[], ['digest dropped', 'digest sent']]);
    for (const game of games) await goes(game, { waits: ['red'] });
    await sweep(90_000);
    await sweep(BUNDLED_MS);
    expect([gamesIn(), await brought()]).toEqual([[games], ['digest dropped', 'digest sent', 'digest sent']]);
  });

  it('is a turn that was told at once meanwhile, because its deadline came near', async () => {
    await turnsIn(['g1', 'g2']);
    await goes('g1');
    await goes('g1', { waits: ['red'], due: at.now + 20 * MINUTE });
    await sweep(90_000);
    expect(gamesIn()).toEqual([['g1']]);
    await sweep(BUNDLED_MS);
    expect(gamesIn()).toEqual([['g1'], ['g2']]);
  });

  it('is a turn that was told in a letter, and comes again in the same sitting', async () => {
    await turnsIn(['g1', 'g2']);
    await sweep(BUNDLED_MS);
    for (let windows = 0; windows < 3; windows++) {
      await goes('g2');
      await sweep(MINUTE);
      await goes('g2', { waits: ['red'] });
      await sweep(90_000);
      await sweep(BUNDLED_MS);
    }
    expect(gamesIn()).toEqual([['g1', 'g2']]);
  });
});

describe('quiet hours, limits, and further tries', () => {
  it('all letters of quiet hours are one when they end', async () => {
    await profiled({ quiet: { from: '22:00', to: '07:00' } });
    at.now = Date.UTC(2026, 10, 23, 22, 30);
    for (const game of ['g1', 'g2', 'g3']) {
      await goes(game, { status: 'over' });
      await sweep();
      await sweep(HOUR);
    }
    at.now = Date.UTC(2026, 10, 24, 6, 59);
    await sweep();
    at.courier.loads.length = 0;
    await sweep(MINUTE);
    expect([subjects(), gamesIn()]).toEqual([['News of your games: 3'], [['g1', 'g2', 'g3']]]);
  });

  it.each([
    { what: 'with a turn', waits: ['red'], counts: { urgent: 1, count: 0 } },
    { what: 'without a turn', waits: [], counts: { urgent: 0, count: 1 } },
  ])('a letter $what counts once for the day', async ({ waits, counts }) => {
    for (const game of ['g1', 'g2']) await goes(game, { waits });
    await sweep();
    await sweep(90_000);
    await sweep(BUNDLED_MS);
    expect((await at.people.get(...keys.daily(anna.person, channel)))?.value).toMatchObject(counts);
  });

  it('a letter that fails is tried again as it is, with what holds then, and may be asked for again', async () => {
    await turnsIn(['g1', 'g2', 'g3']);
    at.courier.says = () => ({ outcome: '5xx' });
    await sweep(BUNDLED_MS);
    await goes('g3');
    at.courier.says = () => ({ outcome: '2xx' });
    await sweep(HOUR);
    const [id = ''] = letters().flatMap((letter) => /^Message-ID: <(\w+)@/m.exec(letter)?.[1] ?? []);
    expect(gamesIn().slice(-2)).toEqual([
      ['g1', 'g2', 'g3'],
      ['g1', 'g2'],
    ]);
    await channels.replay(anna, channel, id);
    await sweep();
    expect(gamesIn().at(-1)).toEqual(['g1', 'g2']);
    expect(
      new Set(
        letters()
          .slice(-2)
          .map((letter) => /^Message-ID: .*$/m.exec(letter)?.[0]),
      ).size,
    ).toBe(1);
  });

  it('a notification that a letter told may be asked for alone', async () => {
    await turnsIn(['g1', 'g2']);
    await sweep(BUNDLED_MS);
    const last = (await notificationsAfter(at.people, anna.person, 0, 9)).at(-1);
    await channels.replay(anna, channel, last?.id ?? '');
    await sweep();
    expect(gamesIn().at(-1)).toEqual([last?.game]);
    expect(await brought()).toContain('your-turn sent');
  });

  it('a mailbox that is given up gets nothing, and nothing is kept for it', async () => {
    await turnsIn(['g1', 'g2']);
    await channels.remove(anna, channel);
    await sweep(BUNDLED_MS);
    expect([letters(), await waiting()]).toEqual([[], undefined]);
  });

  it('a mailbox that gets a digest from now on still gets what waited', async () => {
    await turnsIn(['g1', 'g2']);
    await channels.edit(anna, channel, { digest: 20 });
    await sweep(BUNDLED_MS);
    expect(gamesIn()).toEqual([['g1', 'g2']]);
  });
});

it('a title stands only beside a game that its reader may see', async () => {
  await channels.edit(anna, channel, { names: true });
  await goes('g1', { title: 'Vienna', settings: { deadlines: {}, visibility: 'private' } as never });
  await goes('g2', { title: 'Hidden', settings: { deadlines: {}, visibility: 'private' } as never });
  await sweep();
  const left = listed({ game: 'g2', version: 99, at: at.now, held: {}, title: 'Hidden' });
  at.games.set('g2', { ...left, settings: { deadlines: {}, visibility: 'private' } as never });
  await sweep(BUNDLED_MS);
  expect(gamesIn().at(-1)).toEqual(['g1', 'g2']);
  expect(letters().at(-1)).toContain('Vienna');
  expect(letters().at(-1)).not.toContain('Hidden');
});

describe('a process that ends', () => {
  /** Fails at a call of a store or of the courier, as if the process had ended: before it is done, or after. */
  function dying(calls: number, isDone: boolean) {
    let left = calls;
    const mortal =
      <Given extends unknown[], Made>(call: (...given: Given) => Promise<Made>) =>
      async (...given: Given): Promise<Made> => {
        if (left-- > 0) return call(...given);
        if (left === -1 && isDone) await call(...given);
        throw new Error('the process has ended');
      };
    const { get, put, remove, list, between } = at.people;
    const people = {
      get: mortal(get),
      put: mortal(put),
      remove: mortal(remove),
      list: mortal(list),
      between: mortal(between),
    };
    return { sending: { ...at.sending, people, courier: mortal(at.sending.courier) }, lives: () => left >= 0 };
  }

  it.each([
    { what: 'when three turns are kept', games: ['g1', 'g2', 'g3'], isKept: false, isDone: false },
    { what: 'after a call, when three turns are kept', games: ['g1', 'g2', 'g3'], isKept: false, isDone: true },
    { what: 'when one turn is kept', games: ['g1'], isKept: false, isDone: false },
    { what: 'when their letter is sent', games: ['g1', 'g2', 'g3'], isKept: true, isDone: false },
    { what: 'after a call, when their letter is sent', games: ['g1', 'g2', 'g3'], isKept: true, isDone: true },
    { what: 'when a letter of one is sent', games: ['g1'], isKept: true, isDone: false },
    { what: 'after a call, when a letter of one is sent', games: ['g1'], isKept: true, isDone: true },
  ])('$what, at any call, leaves nothing behind and tells nothing under two ids', async (of) => {
    const { games, isKept, isDone } = of;
    for (let calls = 0, lives = false; !lives; calls += sampleSize(5, 1)) {
      await begins();
      for (const game of games) await goes(game);
      await sweep();
      await sweep(BUNDLED_MS);
      for (const game of games) await goes(game, { waits: ['red'] });
      at.now += 90_000;
      if (isKept) {
        await sweep();
        at.now += BUNDLED_MS;
      }
      at.courier.loads.length = 0;
      const mortal = dying(calls, isDone);
      await sweepNotifications(mortal.sending).catch(() => undefined);
      lives = mortal.lives();
      for (let minutes = 0; minutes < 6; minutes++) await sweep(MINUTE);
      const ids = letters().map((letter) => /^Message-ID: .*$/m.exec(letter)?.[0]);
      const once = new Map(ids.map((id, i) => [id, letters()[i] ?? '']));
      expect(
        gamesIn([...once.values()])
          .flat()
          .sort(),
        `after ${calls} calls`,
      ).toEqual(games);
      expect((await brought()).filter((each) => !each.endsWith('sent'))).toEqual([]);
      expect(await waiting()).toBe(0);
    }
  });
});

it('a process that ended before it sent what is urgent leaves nothing behind, though it may wait by then', async () => {
  await goes('g1', { waits: ['red'], due: at.now + 10 * MINUTE });
  at.now += 90_000;
  const people = {
    ...at.people,
    put: async (...given: Parameters<Desk['people']['put']>) => {
      if (given[1].startsWith('A#') && letters().length === 0) throw new Error('the process has ended');
      return at.people.put(...given);
    },
  };
  await sweepNotifications({ ...at.sending, people });
  expect(await brought()).toContain('your-turn waiting');
  await goes('g1', { waits: ['red'], due: at.now + DAY });
  await sweep();
  expect(await brought()).toContain('your-turn sent');
});

describe('several processes', () => {
  it('that keep the same notifications and send the same letter send one', async () => {
    await turnsIn([]);
    for (const game of ['g1', 'g2', 'g3']) await goes(game, { status: 'over' });
    await Promise.all([sweep(), sweep(), sweep()]);
    at.now += BUNDLED_MS;
    await Promise.all([sweep(), sweep(), sweep()]);
    for (let minutes = 0; minutes < 5; minutes++) await sweep(MINUTE);
    expect(gamesIn().filter(({ length }) => length > 0)).toEqual([['g1', 'g2', 'g3']]);
  });

  it('of which one keeps while another sends lose nothing', async () => {
    await turnsIn(['g1', 'g2']);
    const { courier } = at.sending;
    at.now += BUNDLED_MS;
    await sweepNotifications({
      ...at.sending,
      courier: async (load) => {
        await goes('g3', { status: 'over' });
        await sweep();
        return courier(load);
      },
    });
    await sweep(BUNDLED_MS);
    await sweep(MINUTE);
    expect(gamesIn()).toEqual([['g1', 'g2'], ['g3']]);
  });
});

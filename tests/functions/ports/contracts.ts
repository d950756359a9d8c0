import { describe, expect, it } from 'vitest';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { DEFAULT_SETTINGS } from '../../../domain/match/state/usual.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import {
  BadCursor,
  type ListQuery,
  type Page,
  type People,
  type Vault,
  type Views,
  type Wanted,
} from '../../../functions/platform/ports/ports.ts';
import { dueBy } from '../../kit/due.ts';

// What every implementation of people, vault and view store must do.

let names = 0;
/** An id that no other test has used: the stores are shared. */
const newGame = (): string => `item-${++names}`;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

export function peopleContract(name: string, open: () => People): void {
  describe(`people, ${name}`, () => {
    it('an item is written where none is, and over the one that was read; else it stays', async () => {
      const people = open();
      const pk = newGame();
      expect(await people.get(pk, 'a')).toBeUndefined();
      expect(await people.put(pk, 'a', { n: 1 }, 1)).toBe(false);
      expect(await people.put(pk, 'a', { n: 1 }, 0)).toBe(true);
      expect(await people.put(pk, 'a', { n: 2 }, 0)).toBe(false);
      expect(await people.get(pk, 'a')).toEqual({ pk, sk: 'a', rev: 1, value: { n: 1 } });
      expect(await people.put(pk, 'a', { n: 2 }, 1)).toBe(true);
      expect(await people.put(pk, 'a', { n: 3 }, 1)).toBe(false);
      expect(await people.get(pk, 'a')).toEqual({ pk, sk: 'a', rev: 2, value: { n: 2 } });
    });

    it('of many writers at once, one writes', async () => {
      const people = open();
      const pk = newGame();
      const written = await Promise.all(upTo(8).map((n) => people.put(pk, 'a', { n }, 0)));
      expect(written.filter(Boolean)).toHaveLength(1);
      expect((await people.get(pk, 'a'))?.value).toEqual({ n: written.indexOf(true) + 1 });
    });

    it('a partition is listed in order, its other kinds and other partitions apart', async () => {
      const people = open();
      const [pk, other] = [newGame(), newGame()];
      for (const sk of ['G#b', 'P', 'G#a', 'H#c']) await people.put(pk, sk, { sk }, 0);
      await people.put(other, 'G#c', {}, 0);
      expect((await people.list(pk, 'G#')).map(({ sk }) => sk)).toEqual(['G#a', 'G#b']);
      expect((await people.list(pk, '')).map(({ sk }) => sk)).toEqual(['G#a', 'G#b', 'H#c', 'P']);
      expect(await people.list('nobody', '')).toEqual([]);
    });
  });
}

export function vaultContract(name: string, open: () => Vault): void {
  describe(`the vault, ${name}`, () => {
    it('the first secret of a person stays; it is not a seed', async () => {
      const vault = open();
      const person = newGame();
      expect(await vault.person(person)).toBeUndefined();
      await vault.keepPerson(person, new Uint8Array(32).fill(1));
      await vault.keepPerson(person, new Uint8Array(32).fill(2));
      expect(await vault.person(person)).toEqual(new Uint8Array(32).fill(1));
      expect(await vault.seed(person)).toBeUndefined();
    });

    const seedOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

    it('a seed that was never kept is not there', async () => {
      expect(await open().seed(newGame())).toBeUndefined();
    });

    it('the seed stored first stays, and is given to all later callers', async () => {
      const vault = open();
      const game = newGame();
      expect(await vault.keepSeed(game, seedOf(1))).toEqual(seedOf(1));
      expect(await vault.keepSeed(game, seedOf(2))).toEqual(seedOf(1));
      expect(await vault.seed(game)).toEqual(seedOf(1));
    });

    it('32 creators of one game get one seed', async () => {
      const vault = open();
      const game = newGame();
      const seeds = await Promise.all(upTo(32).map((i) => vault.keepSeed(game, seedOf(i))));
      expect(new Set(seeds.map((seed) => seed[0])).size).toBe(1);
      expect(await vault.seed(game)).toEqual(seeds[0]);
    });
  });
}

const T0 = 1_700_000_000_000;
const DAY = 86_400_000;

/** A match as the lists show it. `users`: the holders of its seats. */
export function viewAt(
  game: string,
  version: number,
  over: Partial<MatchView> & { readonly users?: readonly string[] } = {},
): MatchView {
  const { users = [], ...rest } = over;
  return {
    game,
    of: 'duel',
    rules: 'duel@1',
    title: `Game ${game}`,
    owner: 'ann',
    status: 'playing',
    version,
    hash: `hash-${version}`,
    createdAt: T0,
    at: T0 + version * 1000,
    options: {},
    settings: DEFAULT_SETTINGS,
    seats: users.map((user, i) => ({
      seat: `seat-${i}`,
      name: `Seat ${i}`,
      holds: [],
      holder: { kind: 'user', user },
    })),
    asks: [],
    votes: {},
    seedCommitment: 'commitment',
    ...rest,
  };
}

const gamesOf = ({ items }: Page<MatchView>): string[] => items.map(({ game }) => game);
const PRIVATE = { ...DEFAULT_SETTINGS, visibility: 'private' as const };

/** `open` gives empty views. */
export function viewsContract(name: string, open: () => Promise<Views>): void {
  describe(`the views, ${name}`, () => {
    it('public games that are over come first ended first, from a time to another, and on after a game', async () => {
      const views = await open();
      const over = { status: 'over' } as const;
      for (let n = 9; n >= 1; n--) await views.put(viewAt(`g${n}`, n, over));
      await views.put(viewAt('same', 5, over));
      await views.put(viewAt('running', 5));
      await views.put(viewAt('private', 5, { ...over, settings: PRIVATE }));
      const at = (n: number): number => T0 + n * 1000;
      const named = async (...of: Parameters<Views['over']>) => (await views.over(...of)).map(({ game }) => game);
      expect(await named(at(2), at(9), 100)).toEqual(['g2', 'g3', 'g4', 'g5', 'same', 'g6', 'g7', 'g8']);
      expect(await named(at(2), at(9), 3)).toEqual(['g2', 'g3', 'g4']);
      expect(await named(at(2), at(9), 3, { at: at(4), game: 'g4' })).toEqual(['g5', 'same', 'g6']);
      expect(await named(at(2), at(9), 3, { at: at(5), game: 'g5' })).toEqual(['same', 'g6', 'g7']);
      expect(await named(at(2), at(9), 3, { at: at(8), game: 'g8' })).toEqual([]);
    });

    it('without games every list is empty', async () => {
      const views = await open();
      expect(await views.list({ limit: 10 })).toEqual({ items: [] });
      expect(await views.mine(['ann'], { limit: 10 })).toEqual({ items: [] });
      expect(await dueBy(views, T0)).toEqual([]);
      expect(await views.version('nowhere')).toBe(0);
    });

    it('a game with delayed spectators stands in lists as they see it, for every person without a seat', async () => {
      const views = await open();
      const DAY = 86_400_000;
      const seen = viewAt('late', 3);
      const others = { view: seen, since: { v: 5, at: seen.at + 500 } };
      await views.put(viewAt('other', 4, { at: T0 + DAY, owner: 'zoe' }));
      await views.put({
        ...viewAt('late', 9, { at: T0 + 9 * DAY, users: ['bob'] }),
        held: { bob: ['seat-0'] },
        others,
      });
      const shown = async (page: Promise<Page<MatchView>>) =>
        (await page).items.map(({ game, version }) => [game, version]);
      expect(await shown(views.list({ limit: 9 }))).toEqual([
        ['other', 4],
        ['late', 3],
      ]);
      expect(await shown(views.mine(['ann'], { limit: 9 }))).toEqual([['late', 3]]);
      expect(await shown(views.mine(['zoe', 'ann'], { limit: 9 }))).toEqual([
        ['other', 4],
        ['late', 3],
      ]);
      expect(await shown(views.mine(['bob', 'zoe'], { limit: 9 }))).toEqual([
        ['late', 9],
        ['other', 4],
      ]);
      expect((await views.live(['ann'])).games().map(({ version, since }) => [version, since])).toEqual([
        [3, others.since.at],
      ]);
      expect((await views.live(['bob'])).games().map(({ version, since }) => [version, since])).toEqual([
        [9, undefined],
      ]);
      const told = { version: 3, at: others.since.at, since: 5, seated: ['bob'] };
      expect(await views.shown('late')).toMatchObject({ version: 9, others: told });
      expect(await views.version('late')).toBe(9);
    });

    it('of what is wanted every page together is the whole, however rare it is; a cursor is good for the same wish alone', async () => {
      const views = await open();
      const free = { seat: 'seat-0', name: 'Seat 0', holds: [] };
      const taken = { ...free, holder: { kind: 'user' as const, user: 'bob' } };
      const settings = (i: number) => ({
        ...DEFAULT_SETTINGS,
        anonymous: i % 50 === 0,
        rated: i % 100 === 0,
        deadlines: { default: i % 75 === 0 ? 600 : 86_400 },
      });
      for (let i = 0; i < 230; i++)
        await views.put(
          viewAt(`w${i}`, 1, {
            at: T0 + i,
            settings: settings(i),
            seats: [i % 60 === 0 ? free : taken],
            status: 'lobby',
          }),
        );
      const walk = async (wanted: Wanted): Promise<string[]> => {
        const found: string[] = [];
        for (let cursor: string | undefined, isOn = true; isOn; ) {
          const page = await views.list({ limit: 2, wanted, ...(cursor !== undefined && { cursor }) });
          expect(page.items.length).toBeLessThanOrEqual(2);
          found.push(...gamesOf(page));
          cursor = page.cursor;
          isOn = cursor !== undefined;
        }
        return found.sort();
      };
      expect(await walk({ isFree: true })).toEqual(['w0', 'w120', 'w180', 'w60']);
      expect(await walk({ isAnonymous: true })).toEqual(['w0', 'w100', 'w150', 'w200', 'w50']);
      expect(await walk({ isAnonymous: true, isRated: false })).toEqual(['w150', 'w50']);
      expect(await walk({ pace: 'live' })).toEqual(['w0', 'w150', 'w225', 'w75']);
      expect(await walk({ pace: 'live', isRated: true, isFree: true })).toEqual(['w0']);
      const { cursor } = await views.list({ limit: 2, wanted: { isFree: true } });
      for (const wanted of [undefined, { isRated: true }])
        await expect(views.list({ limit: 2, cursor: cursor ?? '', ...(wanted && { wanted }) })).rejects.toThrow(
          BadCursor,
        );
    });

    it('what is told of people comes back with its view, and an equal view is the same', async () => {
      const views = await open();
      const salt = toBase64url(new Uint8Array(32).fill(250));
      const gone = { p1: 'ann' };
      for (const told of [{}, { salt }, { gone, more: true as const }, { salt, gone }, { salt: 'A' }]) {
        await views.put(viewAt('told', 3), ['ann'], { who: 'them', told });
        for (const found of [await views.projected('told'), await views.glimpsed('told')])
          expect(found).toMatchObject({ view: { version: 3 }, hidden: ['ann'], who: 'them', told });
        expect((await views.projected('told'))?.told).toEqual(told);
      }
      await views.put(viewAt('told', 3), ['ann']);
      expect((await views.glimpsed('told'))?.told).toBeUndefined();
      expect(await views.glimpsed('none')).toBeUndefined();
    });

    it('games that are not over are read at once; those that are over from a time on, the first that ended first', async () => {
      const views = await open();
      expect([(await views.live(['ann'])).games(), await views.ended(['ann'], 0, 9, () => true)]).toEqual([[], []]);
      await views.put(viewAt('lobby', 1, { status: 'lobby' }));
      await views.put(viewAt('playing', 4, { users: ['bob'] }));
      for (const v of [2, 3, 5, 6]) await views.put(viewAt(`over${v}`, v, { status: 'over' }));
      await views.put(viewAt('of others', 7, { owner: 'eve' }));
      const live = async (...names: readonly string[]) =>
        (await views.live(names))
          .games()
          .map(({ game }) => game)
          .sort();
      expect([await live('ann'), await live('bob'), await live('ann', 'bob')]).toEqual([
        ['lobby', 'playing'],
        ['playing'],
        ['lobby', 'playing'],
      ]);
      const ended = async (since: number, limit: number, not = '') =>
        (await views.ended(['ann'], since, limit, ({ game }) => game !== not)).map(({ game }) => game);
      expect(await ended(0, 9)).toEqual(['over2', 'over3', 'over5', 'over6']);
      const [, third] = await views.ended(['ann'], 0, 9, () => true);
      expect([await ended(third!.at, 2), await ended(third!.at + 1, 9), await ended(0, 2, 'over2')]).toEqual([
        ['over3', 'over5'],
        ['over5', 'over6'],
        ['over3', 'over5'],
      ]);
      expect(await views.ended(['bob'], 0, 9, () => true)).toEqual([]);
      await views.put(viewAt('playing', 8, { status: 'over', users: ['bob'] }));
      expect([await live('bob'), (await views.ended(['bob'], 0, 9, () => true)).length]).toEqual([[], 1]);
    });

    it('a game is listed as it was put, its users find it, others do not', async () => {
      const views = await open();
      const view = viewAt('g', 3, { users: ['bob', '김'], due: T0 + 5 });
      await views.put(view);
      expect(await views.list({ limit: 10 })).toEqual({ items: [view] });
      for (const user of ['ann', 'bob', '김'])
        expect(await views.mine([user], { limit: 10 })).toEqual({ items: [view] });
      expect(await views.mine(['carl'], { limit: 10 })).toEqual({ items: [] });
      expect(await views.version('g')).toBe(3);
    });

    it('of games of any status and kind, or of one: a user has the newest change first, everybody the newest', async () => {
      const views = await open();
      await views.put(viewAt('old', 1, { status: 'over' }));
      await views.put(viewAt('mid', 2, { status: 'lobby', of: 'chess', createdAt: T0 + 2000 }));
      await views.put(viewAt('new', 4, { createdAt: T0 + 3000 }));
      await views.put(viewAt('top', 3, { of: 'chess', createdAt: T0 + 4000 }));
      expect(gamesOf(await views.list({ limit: 10 }))).toEqual(['top', 'new', 'mid', 'old']);
      expect(gamesOf(await views.list({ limit: 10, of: 'chess' }))).toEqual(['top', 'mid']);
      expect(gamesOf(await views.list({ limit: 10, status: 'playing' }))).toEqual(['top', 'new']);
      expect(gamesOf(await views.list({ limit: 10, status: 'lobby', of: 'duel' }))).toEqual([]);
      expect(gamesOf(await views.mine(['ann'], { limit: 10 }))).toEqual(['new', 'top', 'mid', 'old']);
      expect(gamesOf(await views.mine(['ann'], { limit: 10, of: 'duel', status: 'over' }))).toEqual(['old']);
    });

    it('a running game goes up in the public list with the first change of a day, and not before', async () => {
      const views = await open();
      const midnight = T0 + DAY - (T0 % DAY);
      await views.put(viewAt('early', 1, { at: T0 }));
      await views.put(viewAt('late', 1, { createdAt: T0 + 1, at: T0 + 1 }));
      await views.put(viewAt('early', 2, { at: midnight - 1 }));
      expect(gamesOf(await views.list({ limit: 10 }))).toEqual(['late', 'early']);
      expect(gamesOf(await views.mine(['ann'], { limit: 10 }))).toEqual(['early', 'late']);
      await views.put(viewAt('early', 3, { at: midnight }));
      expect(gamesOf(await views.list({ limit: 10 }))).toEqual(['early', 'late']);
      await views.put(viewAt('late', 2, { createdAt: T0 + 1, at: midnight + 5, status: 'over' }));
      expect(gamesOf(await views.list({ limit: 10 }))).toEqual(['late', 'early']);
    });

    it('a person has the newest change first, in pages of any size', async () => {
      const views = await open();
      const monday = Date.UTC(2026, 10, 30);
      const [opened, WEEK] = [monday - 20 * DAY, 7 * DAY];
      const put = (game: string, at: number, rest: Partial<MatchView> = {}) =>
        views.put(viewAt(game, 1, { createdAt: opened, at, ...rest }));
      await put('a', monday + 5);
      await put('b', monday + 3 * DAY);
      await put('c', monday + WEEK - 1);
      await put('d', monday - 1);
      await put('e', monday - WEEK);
      await put('f', monday - WEEK - 1, { status: 'lobby' });
      await put('g', monday + 4 * DAY, { status: 'over' });
      await put('h', monday + 2 * DAY, { createdAt: monday + DAY });
      const pages = async (limit: number): Promise<string[]> => {
        const found: string[] = [];
        for (let cursor: string | undefined, isOn = true; isOn; isOn = cursor !== undefined) {
          const page = await views.mine(['ann'], { limit, ...(cursor !== undefined && { cursor }) });
          const times = page.items.map(({ at }) => at);
          expect(times).toEqual(times.toSorted((x, y) => y - x));
          found.push(...gamesOf(page));
          cursor = page.cursor;
        }
        return found;
      };
      for (const limit of [1, 2, 3, 4, 5, 7, 8])
        expect(await pages(limit)).toEqual(['c', 'g', 'b', 'h', 'a', 'd', 'e', 'f']);
    });

    it('of a rare kind or status every page together is the whole', async () => {
      const views = await open();
      for (let i = 0; i < 230; i++)
        await views.put(
          viewAt(`w${i}`, 1, {
            at: T0 + i,
            of: i % 110 === 0 ? 'chess' : 'duel',
            status: i % 60 === 0 ? 'lobby' : 'playing',
          }),
        );
      const all = async (query: Pick<ListQuery, 'of' | 'status'>): Promise<string[]> => {
        const found: string[] = [];
        for (let cursor: string | undefined, isOn = true; isOn; isOn = cursor !== undefined) {
          const page = await views.mine(['ann'], { limit: 1, ...query, ...(cursor !== undefined && { cursor }) });
          expect(page.items.length).toBeLessThanOrEqual(1);
          found.push(...gamesOf(page));
          cursor = page.cursor;
        }
        return found.sort();
      };
      expect(await all({ of: 'chess' })).toEqual(['w0', 'w110', 'w220']);
      expect(await all({ status: 'lobby' })).toEqual(['w0', 'w120', 'w180', 'w60']);
      expect(await all({ of: 'chess', status: 'lobby' })).toEqual(['w0']);
      expect(await all({ of: 'duel', status: 'over' })).toEqual([]);
    });

    it('a game is one for a reader who finds it under two names, at its place as that reader sees it', async () => {
      const views = await open();
      const [now, seen] = [T0 + 30 * DAY, viewAt('late', 3)];
      const others = { view: seen, since: { v: 5, at: T0 + 9 * DAY } };
      await views.put({ ...viewAt('late', 9, { at: now, users: ['bob'] }), held: { bob: ['seat-0'] }, others }, [
        'carl',
      ]);
      await views.put(viewAt('between', 4, { at: T0 + 20 * DAY, users: ['bob', 'carl'] }));
      const shown = async (...names: readonly string[]) =>
        (await views.mine(names, { limit: 9 })).items.map(({ game, version }) => [game, version]);
      expect(await shown('bob')).toEqual([
        ['late', 9],
        ['between', 4],
      ]);
      // Spectators see it at the place of the version that they are shown, after any further play.
      for (const names of [['carl'], ['ann'], ['ann', 'carl']])
        expect(await shown(...names)).toEqual([
          ['between', 4],
          ['late', 3],
        ]);
      expect(await shown('ann', 'bob', 'carl')).toEqual(await shown('bob'));
      const moved = async (name: string, since: number) =>
        (await views.moved([name], since)).map(({ game }) => game).sort();
      expect([await moved('carl', T0 + 9 * DAY), await moved('carl', T0 + 9 * DAY + 1)]).toEqual([
        ['between', 'late'],
        ['between'],
      ]);
      expect([await moved('bob', now), await moved('bob', now + 1), await moved('zoe', 0)]).toEqual([['late'], [], []]);
    });

    it('a view is put over another only if that is still there', async () => {
      const views = await open();
      await views.put(viewAt('g', 1), ['bob'], { who: 'them' });
      const [one, other] = [await views.projected('g'), await views.projected('g')];
      expect(one).toMatchObject({ view: { version: 1 }, hidden: ['bob'], who: 'them' });
      expect(await views.put(viewAt('g', 1), [], { who: 'us' }, one)).toBe(true);
      expect(await views.put(viewAt('g', 2), ['bob'], { who: 'them' }, other)).toBe(false);
      expect(await views.projected('g')).toMatchObject({ view: { version: 1 }, hidden: [], who: 'us' });
      expect(gamesOf(await views.mine(['bob'], { limit: 10 }))).toEqual([]);
    });

    it('people who are hidden in a game find it, until they leave it', async () => {
      const views = await open();
      await views.put(viewAt('masked', 1, { users: ['carl'] }), ['bob', 'dora']);
      const page = await views.mine(['bob'], { limit: 10 });
      expect(gamesOf(page)).toEqual(['masked']);
      expect(JSON.stringify(page)).not.toMatch(/bob|dora/);
      expect(gamesOf(await views.mine(['carl'], { limit: 10 }))).toEqual(['masked']);
      await views.put(viewAt('masked', 2), ['dora']);
      expect(gamesOf(await views.mine(['bob'], { limit: 10 }))).toEqual([]);
      expect(gamesOf(await views.mine(['dora'], { limit: 10, status: 'playing' }))).toEqual(['masked']);
    });

    it('a private game is found by its users only', async () => {
      const views = await open();
      await views.put(viewAt('hidden', 1, { settings: PRIVATE, users: ['bob'], due: T0 }));
      expect(gamesOf(await views.list({ limit: 10 }))).toEqual([]);
      expect(gamesOf(await views.list({ limit: 10, of: 'duel', status: 'playing' }))).toEqual([]);
      expect(gamesOf(await views.mine(['bob'], { limit: 10 }))).toEqual(['hidden']);
      expect(await dueBy(views, T0)).toEqual(['hidden']);
    });

    it('a newer version moves the game: new status, who left, a new deadline, then none', async () => {
      const views = await open();
      await views.put(viewAt('g', 1, { status: 'lobby', users: ['bob', 'carl'], due: T0 + 10 }));
      await views.put(viewAt('other', 2, { createdAt: T0 - 1 }));
      await views.put(viewAt('g', 2, { status: 'playing', users: ['carl', 'dora'], due: T0 + 20, at: T0 + 9_000 }));
      expect(gamesOf(await views.list({ limit: 10 }))).toEqual(['g', 'other']);
      expect(gamesOf(await views.list({ limit: 10, status: 'lobby' }))).toEqual([]);
      expect(gamesOf(await views.mine(['bob'], { limit: 10 }))).toEqual([]);
      expect(gamesOf(await views.mine(['carl'], { limit: 10 }))).toEqual(['g']);
      expect(gamesOf(await views.mine(['dora'], { limit: 10 }))).toEqual(['g']);
      expect(await dueBy(views, T0 + 19)).toEqual([]);
      expect(await dueBy(views, T0 + 20)).toEqual(['g']);
      await views.put(viewAt('g', 3, { status: 'over', users: ['carl', 'dora'], at: T0 + 9_000 }));
      expect(gamesOf(await views.list({ limit: 10, status: 'playing' }))).toEqual(['other']);
      expect(await dueBy(views, T0 + 1_000_000)).toEqual([]);
    });

    it('an older version changes nothing, the same version neither', async () => {
      const views = await open();
      const newer = viewAt('g', 5, { users: ['bob'], due: T0 + 50 });
      await views.put(newer);
      await views.put(viewAt('g', 4, { users: ['carl'], due: T0 + 40, status: 'lobby' }));
      await views.put(newer);
      expect(await views.list({ limit: 10 })).toEqual({ items: [newer] });
      expect(gamesOf(await views.mine(['carl'], { limit: 10 }))).toEqual([]);
      expect(await dueBy(views, T0 + 49)).toEqual([]);
      expect(await views.version('g')).toBe(5);
    });

    it('versions put at once, in any order, leave the newest', async () => {
      const views = await open();
      const newest = viewAt('g', 8, { users: ['user-0', 'ann'], due: T0 + 8 });
      const older = upTo(7).map((v) =>
        viewAt('g', v, { users: [`user-${v % 3}`], status: v < 3 ? 'lobby' : 'playing', due: T0 + v }),
      );
      for (let round = 0; round < 5; round++) {
        await Promise.all([...older.slice(round), newest, ...older.slice(0, round)].map((view) => views.put(view)));
        expect(await views.list({ limit: 10 })).toEqual({ items: [newest] });
        expect(await views.mine(['user-0'], { limit: 10 })).toEqual({ items: [newest] });
        expect(await views.mine(['user-1'], { limit: 10 })).toEqual({ items: [] });
        expect(await dueBy(views, T0 + 7)).toEqual([]);
        expect(await dueBy(views, T0 + 8)).toEqual(['g']);
      }
    });

    it('deadlines come earliest first, up to a limit', async () => {
      const views = await open();
      for (const n of upTo(12)) await views.put(viewAt(`g-${n}`, 1, { due: T0 + 1000 - n }));
      await views.put(viewAt('never', 1));
      expect(await dueBy(views, T0 + 1000)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `g-${n}`));
      expect((await dueBy(views, T0 + 992)).slice(0, 3)).toEqual(['g-12', 'g-11', 'g-10']);
      expect(await dueBy(views, T0 + 989)).toEqual(['g-12', 'g-11']);
      expect(await dueBy(views, T0)).toEqual([]);
    });

    it('pages of any size join to the whole list, without gaps or repeats', async () => {
      const views = await open();
      const all = upTo(23).map((n) =>
        viewAt(`g-${n}`, 1, {
          at: T0 + (n % 7) * 1000,
          status: (['lobby', 'playing', 'over'] as const)[n % 3]!,
          of: n % 5 === 0 ? 'chess' : 'duel',
          owner: n % 2 === 0 ? 'ann' : 'bob',
        }),
      );
      for (const view of all) await views.put(view);
      const whole = gamesOf(await views.list({ limit: 100 }));
      const own = all.filter(({ owner, of }) => owner === 'ann' && of === 'duel').map(({ game }) => game);
      expect([...whole].sort()).toEqual(all.map(({ game }) => game).sort());
      for (const limit of [1, 2, 3, 7, 22, 23]) {
        expect(await walk((cursor) => views.list({ limit, ...cursor }), limit)).toEqual(whole);
        const duels = await walk((cursor) => views.mine(['ann'], { limit, of: 'duel', ...cursor }), limit);
        expect([...duels].sort()).toEqual([...own].sort());
      }
    });

    it('a list that is a full page has no cursor', async () => {
      const views = await open();
      for (const n of upTo(5)) await views.put(viewAt(`g-${n}`, n));
      expect(await views.list({ limit: 5 })).not.toHaveProperty('cursor');
      expect(await views.list({ limit: 4 })).toHaveProperty('cursor');
    });

    it('paging goes on where it was, while games change and new ones come', async () => {
      const views = await open();
      for (const n of upTo(6)) await views.put(viewAt(`g-${n}`, n, { createdAt: T0 + n }));
      const first = await views.list({ limit: 2 });
      expect(gamesOf(first)).toEqual(['g-6', 'g-5']);
      await views.put(viewAt('g-7', 7, { createdAt: T0 + 7 }));
      await views.put(viewAt('g-5', 8, { createdAt: T0 + 5 }));
      expect(gamesOf(await views.list({ limit: 2, cursor: first.cursor! }))).toEqual(['g-4', 'g-3']);
    });

    it('a cursor that was changed, cut, or made by another list is refused', async () => {
      const views = await open();
      for (const n of upTo(4)) await views.put(viewAt(`g-${n}`, n));
      const cursor = (await views.list({ limit: 1 })).cursor!;
      const bad = [
        '',
        'x',
        `${cursor}A`,
        cursor.slice(1),
        cursor.slice(0, -2),
        `${cursor.slice(0, -1)}_`,
        cursor.toLowerCase(),
        'é',
        '"',
      ];
      for (const text of bad) await expect(views.list({ limit: 1, cursor: text })).rejects.toBeInstanceOf(BadCursor);
      await expect(views.list({ limit: 1, status: 'over', cursor })).rejects.toBeInstanceOf(BadCursor);
      await expect(views.list({ limit: 1, of: 'duel', cursor })).rejects.toBeInstanceOf(BadCursor);
      await expect(views.mine(['ann'], { limit: 1, cursor })).rejects.toBeInstanceOf(BadCursor);
      const mine = (await views.mine(['ann'], { limit: 1 })).cursor!;
      await expect(views.mine(['bob'], { limit: 1, cursor: mine })).rejects.toBeInstanceOf(BadCursor);
    });
  });
}

/** All games of a list, page after page; every page but the last is full. */
async function walk(
  page: (cursor: { readonly cursor?: string }) => Promise<Page<MatchView>>,
  limit: number,
): Promise<string[]> {
  const games: string[] = [];
  let cursor: string | undefined;
  do {
    const next = await page(cursor === undefined ? {} : { cursor });
    games.push(...gamesOf(next));
    if (next.cursor !== undefined) expect(next.items).toHaveLength(limit);
    cursor = next.cursor;
  } while (cursor !== undefined);
  return games;
}

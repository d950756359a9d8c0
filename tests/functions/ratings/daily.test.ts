import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Loaded } from '../../../functions/features/matches/folded.ts';
import type { Matches } from '../../../functions/features/matches/matches.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import { rateDays } from '../../../functions/features/ratings/daily.ts';
import { gamesOf } from '../../../functions/features/ratings/ledger.ts';
import { GameStopped } from '../../../functions/platform/kit/faults.ts';
import type { People, Views } from '../../../functions/platform/ports/ports.ts';
import { sampleSize } from '../../kit/long.ts';
import { memoryPeople } from '../../kit/memory-people.ts';
import { memoryViews } from '../../kit/memory-views.ts';
import { random } from '../../kit/random.ts';
import { SETTINGS } from '../../kit/table.ts';
import { viewAt } from '../ports/contracts.ts';

// A day is rated in slices. Wherever a slice ends, also in the middle of a game, the ledger and every rating are those
// of a run in one piece.

const DAY = 86_400_000;
const FIRST = Date.parse('2026-03-01');
/** Two hours after the end of the second day. */
const AFTER = FIRST + 2 * DAY + 7_200_000;
const RATED = {
  ...SETTINGS,
  rated: true,
  visibility: 'public',
  seating: 'random',
  deadlines: { default: 600 },
} as const;

/** A game that ended: who sat there, and who won. */
interface Ended {
  readonly game: string;
  readonly at: number;
  readonly people: readonly string[];
  readonly winner: number;
}

interface World {
  readonly people: People;
  readonly views: Views;
  readonly matches: Matches;
  end(game: Ended): Promise<void>;
  /** All items of `people`. */
  items(): Promise<{ readonly [key: string]: JsonObject }>;
}

function world(): World {
  const written = new Map<string, readonly [pk: string, sk: string]>();
  const base = memoryPeople();
  const people: People = {
    ...base,
    put: (pk, sk, value, rev) => {
      written.set(`${pk} / ${sk}`, [pk, sk]);
      return base.put(pk, sk, value, rev);
    },
  };
  const views = memoryViews();
  const loaded = new Map<string, Loaded>();
  return {
    people,
    views,
    matches: {
      load: async (id: string) => {
        if (id.startsWith('broken')) throw new GameStopped(id, 'a hole');
        return loaded.get(id);
      },
    } as Partial<Matches> as Matches,
    async end({ game, at, people: seated, winner }) {
      const seats = seated.map((_, i) => `s${i}`);
      const tenures = seated.map((who, i) => ({
        seat: `s${i}`,
        user: `${who}-in-${game}`,
        from: 3,
        answered: 2,
        missed: 1,
      }));
      loaded.set(game, {
        game: { turn: () => 9 },
        match: {
          game,
          of: 'duel',
          form: 2,
          v: 9,
          at,
          status: 'over',
          settings: RATED,
          options: {},
          state: {},
          chairs: seats.map((seat) => ({ seat })),
          outcome: { result: 'won', seats: [`s${winner}`] },
          tenures,
          people: tenures.map(({ user }) => user),
        },
      } as unknown as Loaded);
      for (const who of seated) {
        await people.put(...personKeys.behind(game, `${who}-in-${game}`), { person: who }, 0);
        await people.put(...personKeys.profile(who), { kind: 'person', name: who, subject: `subject of ${who}` }, 0);
      }
      await views.put(viewAt(game, 9, { status: 'over', at, settings: RATED }));
    },
    async items() {
      const all = await Promise.all(
        [...written].map(async ([key, at]) => [key, (await base.get(...at))?.value] as const),
      );
      return Object.fromEntries(all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
    },
  };
}

const HOUR = 3_600_000;
/** Games of two days: one pair meets more often than counts, three sit at a table, one game cannot be read. */
const GAMES: readonly Ended[] = [
  { game: 'yesterday', at: FIRST + 5 * HOUR, people: ['ann', 'bob'], winner: 0 },
  ...[1, 2, 3, 4, 5].map((n) => ({
    game: `pair${n}`,
    at: FIRST + DAY + n * HOUR,
    people: ['ann', 'bob'],
    winner: n % 2,
  })),
  { game: 'three', at: FIRST + DAY + 2 * HOUR + 1, people: ['ann', 'carl', 'dora'], winner: 2 },
  { game: 'broken', at: FIRST + DAY + 3 * HOUR + 1, people: ['carl', 'dora'], winner: 0 },
  { game: 'last', at: FIRST + 2 * DAY - 1, people: ['carl', 'bob'], winner: 0 },
];
/** It ended on the first day, and the lists showed it after that day was rated. */
const LATE: Ended = { game: 'late', at: FIRST + 6 * HOUR, people: ['dora', 'bob'], winner: 1 };

/** A world in which the first day is rated, and the second is not. */
async function prepared(): Promise<World> {
  const made = world();
  for (const game of GAMES) await made.end(game);
  await rateDays(made, FIRST + DAY + 2 * HOUR);
  await made.end(LATE);
  return made;
}

let whole: World;
let result: { readonly [key: string]: JsonObject };
beforeEach(async () => {
  whole = await prepared();
  expect(await rateDays(whole, AFTER)).toEqual({ games: 9, isDone: true });
  result = await whole.items();
});

it('games of a pair count three times a day, and a game that came late counts for the next day', async () => {
  const ledger = await gamesOf(whole.people, '2026-03-02');
  expect(ledger.map(({ game, unrated }) => [game, unrated])).toEqual([
    ['late', undefined],
    ['pair1', undefined],
    ['pair2', undefined],
    ['three', undefined],
    ['pair3', undefined],
    ['pair4', 'often'],
    ['pair5', 'often'],
    ['last', undefined],
  ]);
  expect((await gamesOf(whole.people, '2026-03-01')).map(({ game }) => game)).toEqual(['yesterday']);
});

it('what a person keeps of a pair names nobody', () => {
  const kept = JSON.stringify(result['U#ann / Yg']?.today);
  expect(kept).toMatch(/"met":\{"[\w-]{12}":3/);
  for (const who of ['ann', 'bob', 'carl', 'dora']) expect(kept).not.toContain(who);
});

/** The world behind ports that fail at the `n`th call: before it, or after it was carried out. */
function failing(to: World, n: number, isDone: boolean): { readonly on: World; count(): number } {
  let calls = 0;
  const wrapped = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...of: unknown[]) => unknown;
        return async (...of: unknown[]) => {
          if (++calls !== n) return method(...of);
          // A process that has ended hears nothing, not even a refusal.
          if (isDone) await Promise.allSettled([method(...of)]);
          throw new Error('the process has ended');
        };
      },
    });
  const on = { ...to, people: wrapped(to.people), views: wrapped(to.views), matches: wrapped(to.matches) };
  return { on, count: () => calls };
}

describe('a day that is cut off', () => {
  it.each([
    ['before a call', false],
    ['after a call, whose answer is lost', true],
  ])('%s, at any of them, comes to the same ledger and the same ratings', async (_, isDone) => {
    let cuts = 0;
    for (let n = 1; ; n += sampleSize(3, 1)) {
      const cut = await prepared();
      const { on, count } = failing(cut, n, isDone);
      const ended = await rateDays(on, AFTER).then(
        () => true,
        () => false,
      );
      if (ended) {
        expect(count()).toBeLessThan(n);
        break;
      }
      cuts++;
      expect((await rateDays(cut, AFTER)).isDone).toBe(true);
      expect(await cut.items()).toEqual(result);
    }
    expect(cuts).toBeGreaterThan(50);
  });

  it('after each game, because its time is over, goes on with the next', async () => {
    const cut = await prepared();
    const days: (readonly [games: number, isDone: boolean])[] = [];
    do {
      let looks = 0;
      const { games, isDone } = await rateDays(cut, AFTER, () => looks++ > 0);
      days.push([games, isDone]);
    } while (days.at(-1)?.[1] === false);
    expect(days).toEqual([...Array.from({ length: 8 }, () => [1, false]), [1, true]]);
    expect(await cut.items()).toEqual(result);
  });

  it('is shown to nobody before it is whole', async () => {
    const cut = await prepared();
    let looks = 0;
    await rateDays(cut, AFTER, () => looks++ >= 4);
    expect((await cut.people.get('Z', 'D'))?.value).toMatchObject({ day: '2026-03-01' });
    await rateDays(cut, AFTER);
    expect((await cut.people.get('Z', 'D'))?.value).toEqual({ day: '2026-03-02' });
  });
});

it('two runs at the same time rate each game once', async () => {
  const both = await prepared();
  await Promise.all([rateDays(both, AFTER), rateDays(both, AFTER)]);
  await rateDays(both, AFTER);
  expect(await both.items()).toEqual(result);
});

const MANY = sampleSize(250, 5_000);
it(`${MANY} games in slices come to the ledger of one run`, async () => {
  const below = random(7);
  const games = Array.from({ length: MANY }, (_, n): Ended => {
    const first = below(40);
    return {
      game: `g${n}`,
      at: FIRST + DAY + below(DAY),
      people: [`p${first}`, `p${(first + 1 + below(39)) % 40}`],
      winner: below(2),
    };
  });
  const [uncut, sliced] = [world(), world()];
  for (const each of [uncut, sliced]) {
    for (const game of games) await each.end(game);
    await rateDays(each, FIRST + DAY + HOUR);
  }
  expect(await rateDays(uncut, AFTER)).toEqual({ games: MANY, isDone: true });
  const slice = MANY / 50 >= 100 ? 100 : 10;
  let slices = 0;
  for (let isDone = false; !isDone; slices++) {
    let rated = 0;
    ({ isDone } = await rateDays(sliced, AFTER, () => rated++ >= slice));
  }
  expect(slices).toBeGreaterThanOrEqual(MANY / slice);
  expect(await sliced.items()).toEqual(await uncut.items());
  expect(await gamesOf(sliced.people, '2026-03-02')).toHaveLength(MANY);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { keys } from '../../functions/features/ratings/keys.ts';
import { type House, lobby, open } from './kit.ts';

// What a game asks of people who want a seat: their own figures decide, and every refusal has the same words.

const PEOPLE = ['new', 'late', 'strong', 'played'];

let house: House;
beforeAll(async () => {
  house = await open();
  const today = new Date(house.now).toISOString().slice(0, 10);
  const persons = await Promise.all(
    PEOPLE.map(async (user) => {
      await house.as(user).get('/v1/me');
      return (await house.service.persons.self(user)).account;
    }),
  );
  const [, late = '', strong = '', played = ''] = persons;
  const { people } = house.stores;
  // As the step of every day leaves them: `tests/http/ratings.test.ts`.
  await people.put(...keys.deadlines(late), { met: [[today, 10, 15]], last: '' }, 0);
  await people.put(...keys.deadlines(played), { met: [[today, 19, 1]], last: '' }, 0);
  await people.put(
    ...keys.rating(strong, 'duel/mail'),
    { mu: 35_000_000, sigma: 2_000_000, day: today, games: 9, last: '' },
    0,
  );
  await people.put(...keys.record(played, 'duel/red'), { won: 2, shared: 1, lost: 2, last: '' }, 0);
  await people.put(...keys.record(played, 'diplomacy/france'), { won: 9, shared: 0, lost: 0, last: '' }, 0);
});
afterAll(() => house.close());

const opened = (conditions: object, more: object = {}) =>
  lobby(house, { of: 'duel', owner: 'zoe', settings: { conditions, ...more } as never });
const asks = async (path: string, user: string) => house.as(user).post<{ readonly code?: string }>(`${path}/seats`, {});
/** Who of them may sit down. */
async function admitted(path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const user of PEOPLE) {
    if ((await asks(path, user)).status !== 200) continue;
    found.push(user);
    const { mine } = (await house.as(user).get<MatchView>(path)).body;
    expect((await house.as(user).delete(`${path}/seats/${mine?.[0]}`)).status).toBe(200);
  }
  return found;
}

/** A lobby in which a player waits: the last player to leave a lobby ends it. */
async function waiting(conditions: object, more: object = {}): Promise<string> {
  const path = await opened(conditions, more);
  expect((await asks(path, 'zoe')).status).toBe(200);
  return path;
}

describe('a game with conditions', () => {
  it.each([
    { conditions: {}, who: PEOPLE },
    { conditions: { reliability: 95 }, who: PEOPLE.filter((user) => user !== 'late') },
    { conditions: { reliability: 40 }, who: PEOPLE },
    { conditions: { reliability: 45 }, who: PEOPLE.filter((user) => user !== 'late') },
    { conditions: { games: 5 }, who: ['played'] },
    { conditions: { games: 6 }, who: [] },
    { conditions: { rating: { least: 1900 } }, who: ['strong'] },
    { conditions: { rating: { most: 1900 } }, who: ['new', 'late', 'played'] },
    { conditions: { rating: { least: 1500, most: 1500 }, reliability: 50 }, who: ['new', 'played'] },
  ])('takes in $who with $conditions', async ({ conditions, who }) => {
    expect(await admitted(await waiting(conditions))).toEqual(who);
  });

  it('asks by the ratings of its own mode', async () => {
    expect(await admitted(await waiting({ rating: { least: 1900 } }, { deadlines: { default: 600 } }))).toEqual([]);
  });

  it('says no in the same bytes for every missing condition, in the lobby and in play; and shows what it asks', async () => {
    const paths = await Promise.all(
      [{ reliability: 95 }, { games: 6 }, { rating: { least: 1900 } }].map((each) => waiting(each)),
    );
    const refusals = await Promise.all(paths.map((path) => asks(path, 'late')));
    expect(new Set(refusals.map(({ status, bytes }) => `${status} ${bytes}`)).size).toBe(1);
    expect(refusals[0]?.body.code).toBe('NOT_ADMITTED');
    const listed = (await house.as(undefined).get<{ games: readonly MatchView[] }>('/v1/games?status=lobby&limit=100'))
      .body.games;
    expect(listed.find(({ game }) => paths[0]?.endsWith(game))?.settings.conditions).toEqual({ reliability: 95 });
  });

  it('asks nothing of its owner, of invited people, and of players who come back', async () => {
    const path = await waiting({ games: 1000 }, { visibility: 'private', invited: ['late'] });
    expect((await asks(path, 'late')).status).toBe(200);
    const again = await waiting({ reliability: 5 });
    expect((await asks(again, 'late')).status).toBe(200);
    const { mine } = (await house.as('late').get<MatchView>(again)).body;
    await house.as('late').delete(`${again}/seats/${mine?.[0]}`);
    expect((await house.as('zoe').patch(again, { settings: { conditions: { reliability: 100 } } })).status).toBe(200);
    expect((await asks(again, 'late')).status).toBe(200);
    expect((await asks(again, 'late')).body.code).toBe('ALREADY_SEATED');
  });

  it('asks for no rating that nobody can have', async () => {
    const made = (rating: object) =>
      house.as('zoe').post('/v1/games', { of: 'duel', options: { hits: 3 }, settings: { conditions: { rating } } });
    const statuses = [
      { least: 1600, most: 1500 },
      { least: 1500, most: 1500 },
    ].map(async (rating) => (await made(rating)).status);
    expect(await Promise.all(statuses)).toEqual([400, 201]);
    const path = await waiting({ games: 1000 });
    expect(
      (await house.as('zoe').patch(path, { settings: { conditions: { rating: { least: 1600, most: 1500 } } } })).status,
    ).toBe(400);
  });

  it('changes them while it is a lobby, as its owner says', async () => {
    const path = await waiting({ games: 1000 });
    expect((await asks(path, 'new')).body.code).toBe('NOT_ADMITTED');
    expect((await house.as('late').patch(path, { settings: { conditions: {} } })).status).toBe(403);
    expect((await house.as('zoe').patch(path, { settings: { conditions: {} } })).status).toBe(200);
    expect((await asks(path, 'new')).status).toBe(200);
  });

  it('that is anonymous has no condition by which a person could be recognized', async () => {
    const made = (conditions: object, anonymous = true) =>
      house.as('zoe').post('/v1/games', {
        of: 'duel',
        options: { hits: 3 },
        settings: { anonymous, seating: 'random', conditions },
      });
    for (const conditions of [{ games: 1 }, { rating: { least: 1 } }, { reliability: 95 }]) {
      expect([conditions, (await made(conditions)).status]).toEqual([conditions, 400]);
      expect([conditions, (await made(conditions, false)).status]).toEqual([conditions, 201]);
    }
    const path = await waiting({ reliability: 90 }, { anonymous: true });
    expect((await house.as('zoe').patch(path, { settings: { conditions: { games: 2 } } })).status).toBe(400);
    expect((await asks(path, 'late')).body.code).toBe('NOT_ADMITTED');
  });

  it.each([{ reliability: 7 }, { reliability: 0 }, { games: 0 }, { rating: 1500 }, { else: 1 }])(
    'cannot ask for %j',
    async (conditions) => {
      expect(
        (await house.as('zoe').post('/v1/games', { of: 'duel', options: { hits: 3 }, settings: { conditions } }))
          .status,
      ).toBe(400);
    },
  );
});

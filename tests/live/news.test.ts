import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamoViews } from '../../functions/platform/dynamo/lists/views.ts';
import { type House, lobby, newStores, open } from '../http/kit.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';

// GET /v1/me/events goes by lists that know only the week of a change: in any week, no change is lost or told twice.

let dynamo: TestDynamo;
let house: House;
beforeAll(async () => {
  dynamo = await startDynalite();
  house = await open({ stores: { ...newStores(), views: dynamoViews(dynamo.client, dynamo.tables.views) } });
});
afterAll(async () => {
  await house.close();
  await dynamo.stop();
});

const WEEK_S = 604_800;
const MONDAY_S = 4 * 86_400;
const MINUTE = 60;

interface News {
  readonly events: readonly { readonly game: string; readonly version: number }[];
  readonly cursor: string;
  readonly next?: string;
}

const idOf = (path: string): string => path.slice('/v1/games/'.length);
const news = async (query: string): Promise<News> => (await house.as('mia').get<News>(`/v1/me/events${query}`)).body;

/** All that is new after a cursor, page after page, and the cursor after it. */
async function allAfter(
  cursor: string,
  limit: number,
): Promise<{ readonly told: readonly string[]; readonly cursor: string }> {
  const told: string[] = [];
  for (let from = cursor; ; ) {
    const page = await news(`?limit=${limit}&after=${from}`);
    told.push(...page.events.map(({ game, version }) => `${game} ${version}`));
    from = page.cursor;
    if (page.next === undefined) return { told: told.sort(), cursor: from };
  }
}

it('tells each change once, over the border of a week, with more games than the lists give at once', async () => {
  // Half an hour before a Monday (UTC).
  const next = WEEK_S - ((house.now / 1000 + WEEK_S - MONDAY_S) % WEEK_S);
  house.wait(next - 30 * MINUTE);
  const games: string[] = [];
  const versions = new Map<string, number>();
  for (let n = 0; n < 105; n++) {
    const path = await lobby(house, { of: 'duel', owner: 'mia' });
    await house.as('mia').post(`${path}/seats`, { seat: 'red' });
    games.push(path);
    versions.set(path, 2);
  }
  /** Another player takes a seat, or gives it back. */
  const change = async (of: readonly string[]): Promise<readonly string[]> => {
    for (const path of of) {
      const version = versions.get(path) ?? 0;
      const { status } = await (version % 2 === 0
        ? house.as('kim').post(`${path}/seats`, { seat: 'blue' })
        : house.as('kim').delete(`${path}/seats/blue`));
      expect(status).toBeLessThan(300);
      versions.set(path, version + 1);
    }
    return of.map((path) => `${idOf(path)} ${versions.get(path)}`).sort();
  };
  const { cursor: start } = await news('');
  expect(await allAfter(start, 20)).toEqual({ told: [], cursor: start });

  // Five minutes before the border 40 change, three minutes after it 3 of these and 3 others.
  house.wait(25 * MINUTE);
  const before = await change(games.slice(0, 40));
  const late = await allAfter(start, 15);
  expect(late.told).toEqual(before);
  house.wait(8 * MINUTE);
  const after = await change([...games.slice(0, 3), ...games.slice(50, 53)]);
  const seen = await allAfter(late.cursor, 100);
  expect(seen.told).toEqual(after);
  expect((await allAfter(seen.cursor, 20)).told).toEqual([]);
  // A client that begins now is told of none of them, though many changed in the last minutes.
  const { cursor: fresh } = await news('');
  expect((await allAfter(fresh, 20)).told).toEqual([]);
  // A client that did not ask is told of each once, as it is now.
  const unread = [
    ...before.filter((each) => !games.slice(0, 3).some((path) => each.startsWith(`${idOf(path)} `))),
    ...after,
  ].sort();
  expect((await allAfter(start, 30)).told).toEqual(unread);

  // A day later all change, and are told once.
  house.wait(24 * 60 * MINUTE);
  const all = await change(games);
  const last = await allAfter(fresh, 60);
  expect(last.told).toEqual(all);
  expect((await allAfter(last.cursor, 100)).told).toEqual([]);
  expect((await allAfter((await news('')).cursor, 100)).told).toEqual([]);
}, 240_000);

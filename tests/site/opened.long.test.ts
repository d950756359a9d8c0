import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lobby } from '../http/kit.ts';
import { startVisit, type Visit } from './kit.ts';

// Games are opened with every setting, begun, and listed by whose turn it is.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

interface Seen {
  readonly mine?: readonly string[];
  readonly settings: object;
  readonly title?: string;
  readonly seats: readonly { readonly holder?: { readonly kind: string } }[];
}

describe('games', () => {
  it('are opened with every seat, deadline and guest that one wants', async () => {
    const { page, context, faults } = await visit.open('ann', '/new?of=napoleonics&setup=015');
    await page.waitForSelector('.sitters li');
    const seat = (i: number) => page.locator('.sitters li').nth(i).locator('label');
    await seat(1).filter({ hasText: 'me' }).click();
    await seat(0).filter({ hasText: 'open' }).click();
    await page.locator('#set-visibility').selectOption('private');
    await page.locator('#set-invited').fill('bob\ncat\nbob');
    await page.locator('#set-deadlines').selectOption(String(86_400));
    await page.locator('.create details:has(#set-kind-melee, #set-kind-retreat) summary').click();
    await page.locator('#set-kind-retreat').selectOption(String(3600));
    await page.locator('#title').fill('On a Sunday');
    await page.locator('.create > button.confirm').click();
    await page.waitForURL('**/g/*');
    await page.waitForSelector('.lobby .share');
    const path = new URL(page.url()).pathname.replace('/g/', '/v1/games/');
    const { body } = await visit.house.as('ann').get<Seen>(path);
    expect(body).toMatchObject({
      mine: ['bottom'],
      settings: { visibility: 'private', deadlines: { default: 86_400, retreat: 3600 } },
    });
    expect(body.seats.map(({ holder }) => holder?.kind)).toEqual([undefined, 'user']);
    expect((await visit.house.as('cat').get<{ title: string }>(`${path}/people`)).body.title).toBe('On a Sunday');
    expect((await visit.house.as('dan').get(path)).status).toBe(404);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('with a ready check: everybody is asked, and the last who is there begins the game', async () => {
    const settings = { ready: { seconds: 3600 } };
    const path = await lobby(visit.house, { of: 'duel', owner: 'ann', settings });
    for (const user of ['ann', 'bob']) await visit.house.as(user).post(`${path}/seats`, {});
    const address = path.replace('/v1/games', '/g');
    const ann = await visit.open('ann', address);
    await ann.page.locator('.lobby-side > button.confirm:has-text("Start"):enabled').click();
    await ann.page.waitForSelector('.ready-check [role="status"]:has-text("Waiting for")');
    expect(await ann.page.locator('.lobby-side > button.confirm:has-text("Start")').isDisabled()).toBe(true);
    const bob = await visit.open('bob', address);
    for (const { page } of [ann, bob]) await page.locator('.ready-check button.confirm').click();
    for (const { page } of [ann, bob]) await page.waitForSelector('main.table.playing');
    for (const user of ['ann', 'bob']) await visit.house.as(user).put(`${path}/votes/draw`, { vote: true });
    await ann.page.locator('.outcome button', { hasText: 'Rematch' }).click();
    await ann.page.waitForURL((url) => url.pathname !== address);
    await ann.page.waitForSelector('.ready-check');
    await bob.page.goto(visit.house.url);
    await bob.page.waitForSelector('.invited .game-card');
    for (const { context, faults } of [ann, bob]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('with dice of everybody: each browser makes its bytes, commits to them and reveals them; against bots at once', async () => {
    const ann = await visit.open('ann', '/new?of=napoleonics&setup=015');
    await ann.page.locator('#set-entropy').selectOption('joint');
    await ann.page.locator('.sitters li').nth(1).locator('label', { hasText: 'open' }).click();
    await ann.page.locator('.create > button.confirm').click();
    await ann.page.waitForSelector('.joint:has-text("This browser keeps them")');
    const { pathname } = new URL(ann.page.url());
    const path = pathname.replace('/g/', '/v1/games/');
    const bob = await visit.open('bob', pathname);
    await bob.page.locator('.lobby .seats button').first().click();
    await ann.page.waitForSelector('.joint [role="status"]:has-text("Waiting for the bytes")');
    expect(await ann.page.locator('.lobby-side > button.confirm:has-text("Start")').isDisabled()).toBe(true);
    await bob.page.locator('.joint button.confirm').click();
    await ann.page.locator('.lobby-side > button.confirm:has-text("Start"):enabled').click();
    await bob.page.reload();
    for (const { page } of [ann, bob]) await page.locator('.joint button:has-text("Reveal")').click();
    for (const { page } of [ann, bob]) await page.waitForSelector('main.table.playing');
    expect((await visit.house.as('ann').get(path)).body).toMatchObject({
      status: 'playing',
      entropy: { failed: 0, awaited: [] },
    });
    await ann.page.goto(`${visit.house.url}/new?of=napoleonics&setup=015`);
    await ann.page.locator('#set-entropy').selectOption('joint');
    await ann.page.locator('.create > button.confirm').click();
    await ann.page.waitForSelector('main.table.playing');
    expect([...ann.faults, ...bob.faults]).toEqual([]);
    await ann.context.close();
    await bob.context.close();
  });

  it('of mine are listed by whose turn it is, and change without a reload', async () => {
    const { page, context, faults } = await visit.open('eve', '/me');
    await page.waitForSelector('h2');
    expect(await page.locator('.game-card').count()).toBe(0);
    const path = await lobby(visit.house, { of: 'duel', owner: 'eve' });
    await page.waitForSelector('.game-card.lobby');
    const eve = visit.house.as('eve');
    await eve.post(`${path}/seats`, { seat: 'red' });
    await visit.house.as('fin').post(`${path}/seats`, { seat: 'blue' });
    await eve.post(`${path}/start`);
    await page.waitForSelector('h2:has-text("Your turn (1)") + .game-list .game-card.playing');
    await page.waitForFunction(() => document.title.startsWith('•'));
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('the system says that a game waits, never which, if one switches it on, and only while one looks elsewhere', async () => {
  const { page, context } = await visit.open('gil', '/me', { serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Recorded {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      constructor(title: string, how: object) {
        shown.push(JSON.stringify([title, how]));
      }
    }
    Object.assign(window, { Notification: Recorded, shown });
  });
  await page.reload();
  const gil = visit.house.as('gil');
  const turn = async (): Promise<string> => {
    const path = await lobby(visit.house, { of: 'duel', owner: 'gil' });
    await gil.post(`${path}/seats`, { seat: 'red' });
    await visit.house.as('hal').post(`${path}/seats`, { seat: 'blue' });
    await gil.post(`${path}/start`);
    return path;
  };
  const shown = () => page.evaluate(() => (window as unknown as { readonly shown: readonly string[] }).shown);
  await page.locator('.toggle:has-text("Tell me when it is my turn") input').click();
  await turn();
  await page.waitForSelector('h2:has-text("Your turn (1)")');
  expect(await shown()).toEqual([]);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  const path = await turn();
  await page.waitForFunction(() => (window as unknown as { readonly shown: readonly string[] }).shown.length > 0);
  const said = (await shown()).join();
  expect(said).toContain('A game waits for you.');
  for (const secret of [path.slice('/v1/games/'.length), 'A game of duel', 'red', 'hal'])
    expect(said).not.toContain(secret);
  await context.close();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { started } from '../http/kit.ts';
import { send } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// Votes and clocks at the table, and the settings of them.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
  // Pages go by the `Date` of answers, so the server of these tests uses the clock of the machine.
  visit.house.now = Date.now();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const at = (path: string): string => `/g/${path.replace('/v1/games/', '')}`;
const see = async (path: string): Promise<MatchView> => (await visit.house.as('red').get<MatchView>(path)).body;

describe('the table', () => {
  it('votes, pauses and goes on, puts off a deadline, and says who is away', async () => {
    const settings = {
      deadlines: { default: 86_400 },
      votes: 'secret',
      extensions: { count: 2, seconds: 3600 },
      away: 5,
    } as const;
    const path = await started(visit.house, { of: 'duel', settings: settings as never });
    const { page, context } = await visit.open('red', at(path), DESK);
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Are you sure?' }).click();
    };
    const openTab = (name: string) => page.locator(`.rail-tabs button:text-is("${name}")`).click();
    await openTab('More');
    await press('Offer a draw');
    await page.getByRole('button', { name: 'Offer a draw: Withdraw' }).waitFor();
    expect((await see(path)).votes).toEqual({ draw: ['red'] });
    await press('Extend the deadline (2 left)');
    await page.locator('.votes select').selectOption('2');
    await page.locator('.strips .mine:has-text("away")').waitFor();
    expect((await see(path)).seats.find(({ seat }) => seat === 'red')).toMatchObject({
      extensions: 1,
      away: { left: 3 },
    });
    await press('Vote to pause');
    await visit.house.as('blue').put(`${path}/votes/pause`, { vote: true });
    await page.getByRole('button', { name: 'Go on with the game' }).click();
    await page.getByRole('button', { name: 'Go on with the game' }).waitFor({ state: 'detached' });
    expect(await see(path)).not.toHaveProperty('paused');
    // The talk beside it: told of while it is closed, loaded when it is opened.
    await visit.house.as('blue').post(`${path}/press`, { to: 'all', text: 'Well played.' });
    await page.locator('.talk-tab .badge', { hasText: '1 unread' }).waitFor();
    await page.locator('.talk-tab').click();
    await page.locator('.said .text', { hasText: 'Well played.' }).waitFor();
    await page.locator('.writing textarea').fill('Thank you.');
    await page.locator('.writing button[type=submit]').click();
    await page.locator('.said li.mine .text', { hasText: 'Thank you.' }).waitFor();
    await context.close();
  });

  it('shows the clock of each of two', async () => {
    const bank = { initial: 600, increment: 5, most: 900 };
    const path = await started(visit.house, { of: 'duel', settings: { bank } as never });
    const { page, context } = await visit.open('red', at(path), DESK);
    await page.locator('.bank').first().waitFor();
    expect(await page.locator('.bank').allTextContents()).toEqual([
      expect.stringMatching(/^00:\d\d:\d\d$/),
      expect.stringMatching(/^00:\d\d:\d\d$/),
    ]);
    await context.close();
  });
});

it('a new game takes the settings of votes and clocks', async () => {
  const { page, context } = await visit.open('ann', '/new?of=diplomacy', DESK);
  await page.locator('summary', { hasText: 'Votes, clocks' }).click();
  // Fewer people have other seats, which are offered as soon as one says how many.
  await page.locator('#option-players').fill('3');
  await page.waitForFunction(() => document.querySelectorAll('.sitters li').length === 3);
  await page.locator('.sitters li').nth(1).locator('label').first().click();
  await page.locator('#set-votes').check();
  await page.locator('#set-weekdays').check();
  await page.locator('#set-quiet').check();
  await page.locator('#set-deadlines').selectOption('43200');
  await page.locator('summary', { hasText: 'fixed hours' }).click();
  await page.locator('#set-hour-orders').fill('20:00');
  await page.locator('#set-count').selectOption('2');
  await page.locator('#set-away').selectOption('7');
  await page.locator('#set-vacate').selectOption('2');
  const opened = page.waitForResponse(
    (response) => response.url().endsWith('/v1/games') && response.request().method() === 'POST',
  );
  await page.locator('form button[type=submit], button.confirm').last().click();
  expect((await opened).request().postDataJSON().settings).toMatchObject({
    votes: 'secret',
    calendar: { days: [1, 2, 3, 4, 5], quiet: { from: '22:00', to: '08:00' }, slots: { orders: [{ at: '20:00' }] } },
    extensions: { count: 2, seconds: 86_400 },
    away: 7,
    vacate: { misses: 2 },
  });
  expect((await opened).status()).toBe(201);
  await context.close();
});

it('a sandbox is opened by one press, played for every seat, and closed', async () => {
  const { page, context, faults } = await visit.open('solo', '/new?of=duel', { viewport: { width: 360, height: 740 } });
  await page.locator('form.create fieldset input[type=number]').first().fill('3');
  await page.locator('button:has-text("Try it alone")').click();
  await page.waitForURL('**/g/*');
  await page.waitForSelector('.asked-seats [role=tab]');
  expect(await page.locator('.asked-seats [role=tab]').allTextContents()).toEqual(['red', 'blue']);
  for (const seat of ['red', 'blue']) {
    if ((await page.locator('.asked-seats [role=tab]').count()) > 1)
      await page.locator(`.asked-seats [role=tab]:text-is("${seat}")`).click();
    await send(page, page.locator('.act').first());
  }
  await page.waitForFunction(() => !document.querySelector('.phase')?.textContent?.includes('stances'));
  await page.locator('.rail-tabs button:text-is("More")').click();
  for (let presses = 0; presses < 2; presses++) await page.locator('.votes .actions button').click();
  await page.waitForSelector('.outcome');

  // What was played is tried another way, and that again: a tree.
  const closed = page.url();
  for (const [name, at] of [
    ['Higher', 2],
    ['Lower', 3],
  ] as const) {
    await page.goto(`${name === 'Higher' ? closed : page.url()}/replay?version=${at}`);
    await page.locator('.what-if input').fill(name);
    if (process.env.PICTURES !== undefined)
      await page.screenshot({ path: `${process.env.PICTURES}/what-if-${name}.png`, fullPage: true });
    await page.locator('.what-if button').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/replay'));
    await page.waitForSelector(`h1:has-text("${name}")`);
  }
  await page.goto(`${new URL(closed).origin}/me`);
  await page.waitForSelector('.game-card .game-card');
  if (process.env.PICTURES !== undefined)
    await page.screenshot({ path: `${process.env.PICTURES}/tree.png`, fullPage: true });
  expect(await page.locator('.game-card:has(.game-card) > a strong').first().textContent()).toBe('Higher');
  expect(await page.locator('.game-card .game-card strong').allTextContents()).toEqual(['Lower']);

  // What was saved goes on as well.
  const log = await visit.house
    .as('solo')
    .get(`/v1${new URL(closed).pathname.replace('/g/', '/games/')}/log`, { accept: 'application/x-ndjson' });
  await page
    .locator('.import-file input')
    .setInputFiles({ name: 'saved.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(log.bytes) });
  await page.waitForURL('**/g/*');
  await page.waitForSelector('h1:has-text("saved.ndjson")');
  expect(faults).toEqual([]);
  await context.close();
});

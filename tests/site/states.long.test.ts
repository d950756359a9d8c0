import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../domain/contract/legal.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { hands } from '../../site/src/grammar/in-hand.ts';
import type { Node } from '../../site/src/grammar/node.ts';
import { rowsOf } from '../../site/src/grammar/rows.ts';
import { act, asked, lobby, started } from '../http/kit.ts';
import { eager } from '../kit/eager.ts';
import { random } from '../kit/random.ts';
import { pointAt, press, send, written } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// What the table shows when something is in the way: no connection, a question that is gone; and its keys.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const at = (path: string): string => `/g/${path.replace('/v1/games/', '')}`;
const OTHERS = ['austria', 'england', 'germany', 'italy', 'russia', 'turkey'];

describe('a lost connection', () => {
  it('is said, keeps what is written, sends nothing until it is back, and then shows what others did', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context } = await visit.open('france', at(path), DESK);
    await page.waitForSelector('.mark.lit');
    await context.setOffline(true);
    await page.waitForSelector('.notice.offline');
    await pointAt(page, 'piece:par');
    await pointAt(page, 'space:pic');
    await written(page, 1);
    expect(await page.locator('.act.confirm').isDisabled()).toBe(true);
    for (const seat of OTHERS) {
      const { ask } = await asked(visit.house.as(seat), path);
      await visit.house.as(seat).post(`${path}/actions`, { ask, command: { type: 'orders', orders: {}, ready: true } });
    }
    await context.setOffline(false);
    await page.waitForSelector('.notice.offline', { state: 'detached' });
    await page.waitForFunction(() => document.querySelectorAll('.strips .to-move').length === 1);
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(() => document.querySelector('.phase')?.textContent?.includes('Autumn 1901'));
    await page.waitForSelector('.board svg [data-kind="piece"][data-id="pic"]');
    await context.close();
  });
});

describe('two tabs of one person', () => {
  it('send an answer once: the other one is told that the question has changed', async () => {
    const path = await started(visit.house, { of: 'duel' });
    const { page, context } = await visit.open('red', at(path), DESK);
    await page.waitForSelector('.act');
    // The second tab stands still at the question, and hears of nothing.
    await page.routeWebSocket(/live/, () => undefined);
    const second = await context.newPage();
    await second.routeWebSocket(/live/, () => undefined);
    await second.goto(page.url());
    await second.waitForSelector('.act');
    let read = (): void => undefined;
    const held = new Promise<void>((done) => {
      read = done;
    });
    await second.route(`**${path}/table`, async (route) => {
      await held;
      await route.continue();
    });
    for (const seat of ['red', 'blue']) {
      const { ask } = await asked(visit.house.as(seat), path);
      await visit.house.as(seat).post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
    }
    await press(second, second.locator('.act').first());
    await second.waitForSelector('.notice.stale');
    read();
    await second.waitForFunction(() => !document.querySelector('.phase')?.textContent?.includes('stances'));
    await context.close();
  });
});

describe('the table', () => {
  it('takes one answer to a question, and shows what is asked next before the position is read', async () => {
    const path = await started(visit.house, { of: 'duel' });
    const { page, context, faults } = await visit.open('red', at(path), DESK);
    await page.waitForSelector('.act');
    let read = (): void => undefined;
    const held = new Promise<void>((done) => {
      read = done;
    });
    await page.route(`**${path}/table`, async (route) => {
      await held;
      await route.continue();
    });
    let answers = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/actions')) answers++;
    });
    await send(page, page.locator('.act').first());
    // It is a sealed answer, which can be changed.
    await page.waitForSelector('.panel[aria-busy="false"]');
    await page.waitForSelector('.act:enabled');
    read();
    await page.waitForFunction(() => document.querySelector('.seats .asked')?.textContent?.includes('blue'));
    expect(answers).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes on after a version was read that it is not shown any more', async () => {
    const path = await started(visit.house, { of: 'duel' });
    const { page, context } = await visit.open('red', at(path), DESK);
    await page.waitForSelector('.act');
    let refused = 0;
    await page.route(`**${path}/board.svg?*`, (route) => {
      if (refused++ > 0) return route.continue();
      const problem = {
        type: 'about:blank',
        title: '',
        status: 404,
        code: 'NO_SUCH_VERSION',
        detail: 'the newest version is 1',
      };
      return route.fulfill({ status: 404, contentType: 'application/problem+json', body: JSON.stringify(problem) });
    });
    for (const seat of ['red', 'blue']) {
      const { ask } = await asked(visit.house.as(seat), path);
      await visit.house.as(seat).post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
    }
    await page.waitForFunction(() => !document.querySelector('.phase')?.textContent?.includes('stances'));
    expect(refused).toBeGreaterThan(1);
    await context.close();
  });

  it('asks for its game while its own script is still on the way', async () => {
    const path = await started(visit.house, { of: 'duel' });
    const { page, context, faults } = await visit.open('red', '/healthz', { ...DESK, serviceWorkers: 'block' });
    let arrive = (): void => undefined;
    const held = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route(/assets\/table-/, async (route) => {
      await held;
      await route.continue();
    });
    const board = page.waitForResponse((answer) => answer.url().includes(`${path}/board.svg`));
    await page.goto(visit.house.url + at(path));
    await board;
    const boards: string[] = [];
    page.on('request', (request) => request.url().includes('/board.svg') && boards.push(request.url()));
    arrive();
    await page.waitForSelector('.act');
    expect(boards, 'what was asked for ahead is not asked for again').toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that a lobby was closed while a reader looked at it', async () => {
    const path = await lobby(visit.house, { of: 'duel', owner: 'ann' });
    const { page, context, faults } = await visit.open('ben', at(path), DESK);
    await page.waitForSelector('.lobby');
    await visit.house.as('ann').delete(path);
    await page.waitForSelector('.outcome h2:text-is("This game never started")');
    await page.reload();
    await page.waitForSelector('.outcome a:has-text("New game")');
    expect(await page.locator('.refusal').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a page', () => {
  it('without its script is reloaded once, and then says so; without a connection, that there is none', async () => {
    const { page, context } = await visit.open(undefined, '/', { ...DESK, serviceWorkers: 'block' });
    await page.waitForSelector('.begin button');
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.route(/assets\/rules-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('header a', { hasText: 'Rules' }).click();
    await page.waitForSelector('.unloaded h1');
    expect(loads).toBe(1);
    await page.unroute(/assets\/rules-/);
    await page.locator('.unloaded button').click();
    await page.waitForSelector('main h1:text-is("Rules")');
    await context.setOffline(true);
    await page.waitForSelector('.banner.offline');
    await context.setOffline(false);
    await page.waitForSelector('.banner.offline', { state: 'detached' });
    await context.close();
  });
});

describe('the keys of the table', () => {
  it('answer by number, confirm, and are listed; single keys can be switched off', async () => {
    const path = await started(visit.house, { of: 'duel' });
    const { page, context, faults } = await visit.open('red', at(path), DESK);
    await page.waitForSelector('.act');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.keys[open]');
    await page.locator('dialog.keys input[type=checkbox]').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    expect(await page.locator('.act.armed').count()).toBe(0);
    await page.locator('.bar button:has-text("Keys")').click();
    await page.locator('dialog.keys input[type=checkbox]').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await page.waitForSelector('.act.armed');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.act.armed', { state: 'detached' });
    await page.keyboard.press('1');
    await page.waitForSelector('.act.armed');
    // A double press is none.
    await page.keyboard.press('1');
    await page.waitForTimeout(450);
    await page.keyboard.press('1');
    await page.waitForFunction(() => document.querySelector('.seats .asked')?.textContent?.includes('blue'));
    // Back and on through the versions, and to the table again.
    await page.keyboard.press(',');
    await page.waitForURL('**/replay?version=*');
    await page.waitForSelector('.timeline');
    await page.keyboard.press('l');
    await page.waitForURL(`**${at(path)}`);
    await page.waitForSelector('.seats .asked');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('choose cards by number, those that stay in sight beside the one that is chosen', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const { body } = await visit.house.as('top').get<MatchView>(path);
    const { page, context, faults } = await visit.open(body.asks[0]!.seat, at(path), DESK);
    await page.waitForSelector('.tray .card.lit');
    const cards = await page.locator('.tray .card.lit').evaluateAll((all) => all.map((each) => each.dataset.card));
    for (const number of [2, 3, 1]) {
      await page.keyboard.press(`${number}`);
      await page.waitForSelector(`.tray .card.picked[data-card="${cards[number - 1]}"]`);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('take the next unit in hand, and with Shift the one before', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const below = random(5);
    let seat: string | undefined;
    while (seat === undefined) {
      const { body } = await visit.house.as('top').get<MatchView>(path);
      const ask = body.asks.find(({ settled }) => settled !== true)!;
      const me = visit.house.as(ask.seat);
      const { legal } = await asked(me, path);
      if (ask.kind === 'movement' && hands(rowsOf(legal as Node), []).length > 1) seat = ask.seat;
      else await act(me, path, eager(legal as Legal, below) ?? null);
    }
    const { page, context } = await visit.open(seat, at(path), DESK);
    await page.waitForSelector('.next-unit');
    const inHand = (): Promise<string | null> => page.locator('.board .mark.picked').first().getAttribute('data-of');
    const first = await inHand();
    await page.keyboard.press('Shift+N');
    await expect.poll(inHand).not.toBe(first);
    await page.keyboard.press('n');
    await expect.poll(inHand).toBe(first);
    await context.close();
  });
});

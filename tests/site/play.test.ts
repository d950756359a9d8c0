import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, SEATS, started } from '../http/kit.ts';
import { itLong } from '../kit/it-long.ts';
import { goOn, pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// People at the table, in a real browser: by mouse, by touch and by keyboard, with reloads and other people's moves.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const idOf = (path: string): string => path.replace('/v1/games/', '');

const PRESSES = [
  { hand: 'the mouse', press: (button: ElementHandle) => button.click() },
  { hand: 'the keyboard', press: (button: ElementHandle) => button.press('Enter') },
];

/** The middle of a unit on the screen, where its letter is. */
const letterOf = (page: Page, unit: string) =>
  page.evaluate((id) => {
    const { x, y, width, height } = document
      .querySelector(`.board [data-kind="piece"][data-id="${id}"]`)!
      .getBoundingClientRect();
    return { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
  }, unit);

describe('a game that the site has never heard of', () => {
  it('is played to its end from the lists alone, one seat by mouse, the other by keyboard', async () => {
    const path = await started(visit.house, { of: 'duel', options: { hits: 1 } });
    const windows = await Promise.all(SEATS.duel.map((seat) => visit.open(seat, `/g/${idOf(path)}`)));
    const isOver = async (): Promise<boolean> => (await windows[0]!.page.locator('.outcome').count()) > 0;
    for (let tries = 0; !(await isOver()); tries++) {
      const { page } = windows[tries % 2]!;
      await goOn(page, PRESSES[tries % 2]!.press);
      await page.waitForTimeout(60);
    }
    for (const { page, faults } of windows) {
      await page.waitForSelector('.outcome');
      expect(faults).toEqual([]);
    }
    for (const { context } of windows) await context.close();
  });
});

describe('Diplomacy', () => {
  it('takes orders by clicking unit and target, keeps them over a reload, and shows what others did without one', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context, faults } = await visit.open('france', `/g/${idOf(path)}`, {
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'allow',
    });
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
    await page.waitForSelector('.mark.lit');
    await pointAt(page, 'piece:par');
    await pointAt(page, 'space:pic');
    await page.waitForSelector('.sheet-list li.written');
    await page.reload();
    await page.waitForSelector('.sheet-list li.written');
    await pointAt(page, 'piece:bre');
    await pointAt(page, 'space:mao');
    await page.waitForFunction(() => document.querySelectorAll('.sheet-list li.written').length === 2);
    await page.keyboard.press('/');
    await page.keyboard.type('육, 마르세유 - 스페인\nA par - mos');
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('.panel h2:text-is("Orders for 3 units.")');
    await page.waitForSelector('.panel h2:text-is("Orders 3/3")');
    await page.waitForSelector('.notation .refusal:has-text("A par - mos"):has-text("§")');
    expect(await page.locator('.notation textarea').inputValue(), 'what is no order stays').toBe('A par - mos');
    const watcher = await visit.open(undefined, `/g/${idOf(path)}`, { reducedMotion: 'no-preference' });
    await watcher.page.waitForSelector('.board svg [data-kind="piece"][data-id="par"]');
    await watcher.page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        (this as Element).setAttribute('data-moves', '');
        return animate.apply(this, how);
      };
    });
    await page.locator('.act.confirm').click();
    for (const seat of SEATS.diplomacy.filter((each) => each !== 'france')) {
      const client = visit.house.as(seat);
      const { ask } = await asked(client, path);
      await client.post(`${path}/actions`, { ask, command: { type: 'orders', orders: {}, ready: true } });
    }
    await page.waitForFunction(() => document.querySelector('.phase')?.textContent?.includes('Autumn 1901'));
    await page.waitForSelector('.board svg [data-kind="piece"][data-id="pic"]');
    // A spectator sees what moved moving, and nothing else; then the newest board stands still.
    await watcher.page.waitForSelector('.bar.telling');
    await watcher.page.waitForSelector('.board svg [data-kind="piece"][data-id="par"][data-moves]');
    expect(await watcher.page.locator('.board svg [data-kind="piece"][data-moves]').count()).toBe(3);
    await watcher.page.waitForSelector('.bar.telling', { state: 'detached' });
    await watcher.page.waitForSelector('.board svg [data-kind="piece"][data-id="pic"]');
    await watcher.context.close();
    await page.waitForSelector('.board svg [data-kind="piece"][data-id="mao"]');
    await page.waitForSelector('.board svg [data-kind="piece"][data-id="spa"]');
    // Nothing is answered by itself: dry runs apart, the page sent what was clicked, once.
    expect(sent.filter((path) => !path.endsWith('/dry-runs'))).toEqual([`${path}/actions`]);
    expect(faults).toEqual([]);
    await context.close();
  });

  itLong('rings what may be chosen without a stroke over the letter of a unit, on a telephone too', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context } = await visit.open('russia', `/g/${idOf(path)}`, { viewport: { width: 360, height: 740 } });
    const scale = () =>
      page.locator('.board .sheet').evaluate((sheet) => sheet.getBoundingClientRect().width / sheet.clientWidth);
    await page.waitForSelector('.mark.lit');
    await page.waitForFunction(() => document.querySelector('.board .sheet')!.getBoundingClientRect().width > 500);
    const framed = await scale();
    const outside = await page.evaluate(() => {
      const { left, right } = document.querySelector('.board')!.getBoundingClientRect();
      const rings = [...document.querySelectorAll('.mark.lit .over')].map((ring) => ring.getBoundingClientRect());
      return rings.filter((ring) => ring.left < left || ring.right > right).length;
    });
    expect(outside, 'what may be chosen fills a small screen').toBe(0);
    await page.locator('.board [role="listbox"]').press('0');
    await expect.poll(scale).toBe(1);
    await page.keyboard.press('f');
    await expect.poll(scale).toBeCloseTo(framed, 3);
    const hidden = `document.querySelector('.board .marks').style.visibility`;
    for (const { lit, units } of [
      { lit: 'piece:war', units: ['war', 'stp'] },
      { lit: 'space:bud', units: ['war', 'bud', 'ber'] },
    ]) {
      await page.waitForSelector(`.mark.lit[data-of="${lit}"]`);
      // The whole board: what is far away is ringed too.
      await page.locator('.board [role="listbox"]').press('0');
      await expect.poll(scale).toBe(1);
      for (const unit of units) {
        const clip = await letterOf(page, unit);
        const marked = await page.screenshot({ clip });
        await page.evaluate(`${hidden} = 'hidden'`);
        const bare = await page.screenshot({ clip });
        await page.evaluate(`${hidden} = ''`);
        expect(marked.equals(bare), `${unit} when ${lit} is lit`).toBe(true);
      }
      await pointAt(page, 'piece:war');
    }
    await context.close();
  });

  itLong('leaves an order open to which something can be added, such as a convoy', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const spring = { lvp: { order: 'move', to: 'yor' }, lon: { order: 'move', to: 'nth' } };
    for (const seat of SEATS.diplomacy) {
      const { ask } = await asked(visit.house.as(seat), path);
      const command = { type: 'orders', orders: seat === 'england' ? spring : {}, ready: true };
      await visit.house.as(seat).post(`${path}/actions`, { ask, command });
    }
    const { page, context } = await visit.open('england', `/g/${idOf(path)}`, {
      viewport: { width: 1440, height: 900 },
    });
    await page.waitForSelector('.mark.lit');
    await pointAt(page, 'piece:yor');
    await pointAt(page, 'space:nwy');
    await page.locator('.panel .toggle input').check();
    await page.locator('.panel button.finish').click();
    await page.waitForSelector('.sheet-list li.written');
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/actions'),
    );
    await page.locator('.act.confirm').click();
    expect((await answered).status()).toBe(200);
    const { body } = await visit.house.as('england').get<{ view: { written: unknown } }>(`${path}/state`);
    expect(JSON.stringify(body.view)).toContain('"via":"convoy"');
    await context.close();
  });
});

describe('Napoleonics', () => {
  it('plays a card and orders a unit by touch on a phone, takes the order back, and goes on from a second tab', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
    const { page, context, faults } = await visit.open('bottom', `/g/${idOf(path)}`, phone);
    await page.locator('.tray .card button').first().tap();
    await page.locator('.act').tap();
    await page.waitForFunction(() => !document.querySelector('.phase')?.textContent?.includes('command card'));
    await page.waitForSelector('.mark.lit, .panel .choices button, .act');
    const before = await page.locator('.phase').textContent();
    for (let steps = 0; steps < 4 && (await page.locator('.bar button[data-key="u"]').count()) === 0; steps++) {
      await goOn(page, (button) => button.tap());
      await page.waitForTimeout(400);
    }
    await page.locator('.bar button[data-key="u"]').tap();
    await page.waitForFunction((phase) => document.querySelector('.phase')?.textContent === phase, before);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.waitForSelector('.panel h2');
    expect(await second.locator('.phase').textContent()).toBe(await page.locator('.phase').textContent());
    expect(faults).toEqual([]);
    await context.close();
  });
});

import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import { asked, SEATS, started } from '../http/kit.ts';
import { itLong } from '../kit/it-long.ts';
import { sampleSize } from '../kit/long.ts';
import { PATIENCE_MS } from '../kit/patience.ts';
import { goOn, pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// The board is the largest thing on every screen; the page never scrolls, and nothing moves when another question comes.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const GAMES = [
  { of: 'diplomacy', options: {} },
  { of: 'napoleonics', options: { scenario: '015' } },
  { of: 'kutuzov', options: { scenario: 2 } },
] as const;

/** Windows of a desk, and the least share of the board in each, in percent. */
const DESKS = [
  { width: 1280, height: 720, least: 60 },
  { width: 1440, height: 900, least: 62 },
  { width: 1920, height: 1080, least: 62 },
] as const;

const PATIENT = { timeout: PATIENCE_MS };

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** How much the page moved by itself, as browsers count it: what moves at once after a click does not count. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { seen: { sum: number } }).seen.sum);

/** Waits until a quarter of a second has passed without a shift: the browser tells them late. Returns their sum. */
async function settledShifts(page: Page): Promise<number> {
  let before = Number.NaN;
  for (let sum = await shifts(page); sum !== before; sum = await shifts(page)) {
    before = sum;
    await page.waitForTimeout(250);
  }
  return before;
}

const measured = (page: Page) =>
  page.evaluate(() => {
    const { width, height, left } = document.querySelector('.board')!.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    const hidden = [...document.querySelectorAll('.bar, .board, .tray, .rail-tabs')].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.height > 0 && (box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5);
    });
    return {
      width,
      height,
      left,
      share: (100 * width * height) / (innerWidth * innerHeight),
      scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
      hidden: hidden.map((each) => each.className),
    };
  });

/** Makes the first choice of a game, and waits for the second one. */
async function chooseOnce(page: Page, of: (typeof GAMES)[number]['of']): Promise<void> {
  const asked = await page.locator('.panel[data-ask]').getAttribute('data-ask');
  if (of === 'diplomacy') {
    await pointAt(page, 'piece:vie');
    await pointAt(page, 'space:gal');
    await page.waitForSelector('.sheet-list li.written');
    return pointAt(page, 'piece:bud');
  }
  const press = async (button: ElementHandle): Promise<void> => button.click();
  await expect
    .poll(async () => {
      await goOn(page, press);
      return page.locator('.panel[data-ask]').getAttribute('data-ask');
    }, PATIENT)
    .not.toBe(asked);
}

it('any other game has a board as large as its ratio allows', async () => {
  const path = await started(visit.house, { of: 'duel' });
  const { page, context, faults } = await visit.open('red', path.replace('/v1/games/', '/g/'));
  await page.waitForSelector('.board svg [data-kind]');
  await page.waitForSelector('.panel[data-ask]');
  for (const viewport of [...DESKS, { width: 1100, height: 900 }]) {
    await page.setViewportSize(viewport);
    const { width, height, scrolls, hidden } = await measured(page);
    const { room, ratio } = await page.evaluate(() => {
      const [, , across = 1, down = 1] = (
        document.querySelector('.board svg[data-board]')?.getAttribute('viewBox') ?? ''
      )
        .split(' ')
        .map(Number);
      const heightOf = (part: string): number => document.querySelector(part)?.getBoundingClientRect().height ?? 0;
      // The rail has at least 280 px.
      return {
        room: { width: innerWidth - 280, height: innerHeight - heightOf('.bar') - heightOf('.tray') },
        ratio: across / down,
      };
    });
    const widest = Math.min(room.width, room.height * ratio);
    expect((width * height) / (widest * (widest / ratio)), `${viewport.width}`).toBeGreaterThanOrEqual(0.95);
    expect([scrolls, hidden]).toEqual([false, []]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(GAMES)('$of', ({ of, options }) => {
  it('has the board first on every screen, without a page that scrolls', async () => {
    const path = await started(visit.house, { of, options });
    const { body } = await visit.house.as(SEATS[of][0]).get<{ asks: readonly { seat: string }[] }>(path);
    const who = body.asks[0]!.seat;
    const { page, context, faults } = await visit.open(who, '/nothing', { viewport: DESKS[0] });
    await watchShifts(page);
    await page.goto(visit.house.url + path.replace('/v1/games/', '/g/'));
    await page.waitForSelector('.board svg [data-kind]');
    await page.waitForSelector('.panel[data-ask]');
    await page.waitForSelector('.strips .facts span');
    // From the first picture to the second choice.
    await chooseOnce(page, of);
    expect(await settledShifts(page)).toBeLessThanOrEqual(0.05);
    for (const { least, ...viewport } of DESKS.slice(0, sampleSize(1, 3))) {
      await page.setViewportSize(viewport);
      const { share, scrolls, hidden } = await measured(page);
      console.log(`${of} ${viewport.width}x${viewport.height}: ${share.toFixed(1)} %`);
      expect(share, `${viewport.width}x${viewport.height}`).toBeGreaterThanOrEqual(least);
      expect([scrolls, hidden]).toEqual([false, []]);
    }
    for (const viewport of PHONES.slice(0, sampleSize(1, 2))) {
      await page.setViewportSize(viewport);
      await page.waitForSelector('.rail-tabs [role="tab"][aria-selected="true"]');
      const { width, height, left, scrolls, hidden } = await measured(page);
      console.log(`${of} ${viewport.width}x${viewport.height}: ${width}x${height}`);
      expect([left, width]).toEqual([0, viewport.width]);
      expect(height).toBeGreaterThanOrEqual(0.44 * viewport.height - 0.5);
      expect([scrolls, hidden]).toEqual([false, []]);
    }
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  });
});

it('nothing moves when others have answered and another question comes', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const { page, context } = await visit.open('france', '/nothing', { viewport: DESKS[1] });
  await watchShifts(page);
  await page.goto(visit.house.url + path.replace('/v1/games/', '/g/'));
  await page.waitForSelector('.panel[data-ask]');
  await page.waitForSelector('.strips .facts span');
  // The names of the players and the title come last.
  await page.waitForSelector('.strips a');
  const before = await settledShifts(page);
  const first = await page.locator('.board').boundingBox();
  for (const seat of SEATS.diplomacy) {
    const { ask } = await asked(visit.house.as(seat), path);
    await visit.house.as(seat).post(`${path}/actions`, { ask, command: { type: 'orders', orders: {}, ready: true } });
  }
  await page.waitForFunction(() => document.querySelector('.phase')?.textContent?.includes('Autumn 1901'));
  await page.waitForSelector('.panel[data-ask]');
  expect(await page.locator('.board').boundingBox()).toEqual(first);
  expect((await settledShifts(page)) - before).toBeLessThanOrEqual(0.001);
  await context.close();
});

/** How the board lies: the seat at its lower edge, whether row i is below row a, the seats in order of the strips. */
const lie = (page: Page) =>
  page.evaluate(() => {
    const middle = (hex: string): number => {
      const { top, bottom } = document
        .querySelector(`.board [data-kind="space"][data-id="${hex}"]`)!
        .getBoundingClientRect();
      return (top + bottom) / 2;
    };
    return {
      from: document.querySelector('.board svg[data-board]')!.getAttribute('data-from'),
      isUpright: middle('i7') > middle('a7'),
      strips: [...document.querySelectorAll('.strips li strong')].map((each) => each.textContent),
    };
  });
const lies = (page: Page, from: string) => page.waitForSelector(`.board svg[data-board][data-from="${from}"]`);
const UPRIGHT = { from: 'bottom', isUpright: true, strips: ['Allies (Wellington)', 'French (Napoleon)'] };
const TURNED = { from: 'top', isUpright: false, strips: ['French (Napoleon)', 'Allies (Wellington)'] };

it('a board that turns has the reader at its lower edge, and turns by key and button, with the strips', async () => {
  const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
  const address = path.replace('/v1/games/', '/g/');
  const { page, context, faults } = await visit.open('top', address, { viewport: DESKS[1] });
  await lies(page, 'top');
  await page.waitForSelector('.strips .facts span');
  expect(await lie(page)).toEqual(TURNED);
  // The last button of the corner comes with the facts of the game.
  await page.waitForSelector('.board .reach');
  const corner = await page.locator('.board .zoom').boundingBox();
  await page.keyboard.press('x');
  await lies(page, 'bottom');
  expect(await lie(page)).toEqual(UPRIGHT);
  // A move of the other seat comes as the reader has turned the board.
  const { ask, legal } = await asked(visit.house.as('bottom'), path);
  const { body } = await visit.house
    .as('bottom')
    .post<{ version: number }>(`${path}/actions`, { ask, command: sample(legal, () => 0) ?? null });
  await page.waitForSelector(`.board svg[data-board][data-version="${body.version}"]`);
  expect(await lie(page)).toEqual(UPRIGHT);
  await page.locator('.board .flip').click();
  await lies(page, 'top');
  expect(await lie(page)).toEqual(TURNED);
  expect(await page.locator('.board .zoom').boundingBox()).toEqual(corner);
  expect(faults).toEqual([]);
  await context.close();

  const spectator = await visit.open(undefined, address, { viewport: DESKS[1] });
  await lies(spectator.page, 'bottom');
  await spectator.page.keyboard.press('x');
  await lies(spectator.page, 'top');
  await spectator.context.close();
});

itLong('a board that does not turn has no button for it', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const { page, context } = await visit.open('france', path.replace('/v1/games/', '/g/'), { viewport: DESKS[1] });
  await page.waitForSelector('.panel[data-ask]');
  await page.waitForSelector('.board .open-legend');
  expect(await page.locator('.board .flip').count()).toBe(0);
  await context.close();
});

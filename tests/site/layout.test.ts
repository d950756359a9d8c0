import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, SEATS, started } from '../http/kit.ts';
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

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** How much the page moved by itself, as browsers count it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { seen: { sum: number } }).seen.sum);

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
    expect(await shifts(page)).toBeLessThanOrEqual(0.05);
    for (const { least, ...viewport } of DESKS) {
      await page.setViewportSize(viewport);
      const { share, scrolls, hidden } = await measured(page);
      console.log(`${of} ${viewport.width}x${viewport.height}: ${share.toFixed(1)} %`);
      expect(share, `${viewport.width}x${viewport.height}`).toBeGreaterThanOrEqual(least);
      expect([scrolls, hidden]).toEqual([false, []]);
    }
    for (const viewport of PHONES) {
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
  const before = await shifts(page);
  const first = await page.locator('.board').boundingBox();
  for (const seat of SEATS.diplomacy) {
    const { ask } = await asked(visit.house.as(seat), path);
    await visit.house.as(seat).post(`${path}/actions`, { ask, command: { type: 'orders', orders: {}, ready: true } });
  }
  await page.waitForFunction(() => document.querySelector('.phase')?.textContent?.includes('Autumn 1901'));
  await page.waitForSelector('.panel[data-ask]');
  expect(await page.locator('.board').boundingBox()).toEqual(first);
  expect((await shifts(page)) - before).toBeLessThanOrEqual(0.001);
  await context.close();
});

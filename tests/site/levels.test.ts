import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { board } from '../../domain/kutuzov/board/board.ts';
import { levelAt } from '../../site/src/table/board/lod.ts';
import { SEATS, started } from '../http/kit.ts';
import { drawn } from '../kutuzov/scripts/draw-views.ts';
import { startVisit, type Visit } from './kit.ts';

// How much of a large map a window shows, and how a pile of pieces is fanned out.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const troop = (of: 'PR' | 'FN' | 'AU', sp: number) => ({ of, sp, marched: 0, stopped: false, marked: false });
/** Three nations in the first space of the map. */
const PILE = board(
  drawn(1, { troops: { konigsberg: [troop('PR', 3), troop('FN', 2), troop('AU', 1)] }, leaders: {} }),
  'en',
  { panels: false },
);

/** A table of Kutuzov that shows a board with a pile. */
async function table(viewport: { readonly width: number; readonly height: number }) {
  const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 1 } });
  const window = await visit.open(SEATS.kutuzov[0], '/nothing', { viewport });
  await window.page.route('**/board.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PILE }));
  await window.page.goto(visit.house.url + path.replace('/v1/games/', '/g/'));
  await window.page.waitForSelector('.board svg [data-kind]');
  return window;
}

const showsName = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (text) =>
      [...document.querySelectorAll('.sheet text')].find((each) => each.textContent === text)!.getClientRects().length >
      0,
    name,
  );
const buttons = (page: Page) =>
  page.locator('.fan button').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return { words: each.getAttribute('aria-label'), least: Math.min(width, height) };
    }),
  );
const NATIONS = ['Austria 1 SP', 'French North 2 SP', 'Prussia 3 SP'];

describe('levels of detail', () => {
  it('go by pixels for a unit of the drawing', () => {
    expect([0.1, 0.2, 0.21, 0.34, 0.49, 0.5, 3].map((pixels) => levelAt(pixels))).toEqual([1, 1, 2, 2, 2, 3, 3]);
    expect([0.44, 0.45, 0.69, 0.7].map((pixels) => levelAt(pixels, '0.45 0.7'))).toEqual([1, 2, 2, 3]);
  });

  it('show the great names alone on a phone', async () => {
    const { page, context } = await table({ width: 390, height: 844 });
    // It opens on the armies of the player; the whole map has the great names.
    await page.waitForSelector('.sheet:not(.lod-1)');
    await page.locator('.zoom button').nth(2).click();
    await page.waitForSelector('.sheet.lod-1');
    expect([await showsName(page, 'Smolensk'), await showsName(page, 'Borodino')]).toEqual([true, false]);
    await context.close();
  });

  it('show all names on a desk, and depots when the map is enlarged', async () => {
    const { page, context, faults } = await table({ width: 1440, height: 900 });
    await page.waitForSelector('.sheet.lod-2');
    expect([await showsName(page, 'Smolensk'), await showsName(page, 'Borodino')]).toEqual([true, true]);
    const depots = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector('[data-id="riga"] .fp-from-3')!.getClientRects().length > 0);
    expect(await depots()).toBe(false);
    for (let i = 0; i < 3; i++) await page.locator('.zoom button').first().click();
    await page.waitForSelector('.sheet.lod-3');
    expect(await depots()).toBe(true);
    await page.locator('.zoom button').nth(2).click();
    await page.waitForSelector('.sheet.lod-2');
    expect(await depots()).toBe(false);
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  });
});

describe('a pile', () => {
  it('fans out into buttons that a finger can hit: under a pointer, at a click and for the keys', async () => {
    const { page, context } = await table({ width: 1440, height: 900 });
    const box = (await page.locator('.fp-pile').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector('.fan button');
    const ring = await buttons(page);
    expect(ring.map(({ words }) => words).sort()).toEqual(NATIONS);
    for (const { words, least } of ring) expect(least, words!).toBeGreaterThanOrEqual(36);
    await page.mouse.move(900, 500);
    await page.waitForSelector('.fan', { state: 'detached' });

    // The keys reach each piece, and close it again.
    await page.locator('.board-keys').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForSelector('.fan button');
    await page.keyboard.press('Tab');
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
    expect(NATIONS).toContain(await focused());
    await page.keyboard.press('Escape');
    await page.waitForSelector('.fan', { state: 'detached' });

    // At a click each piece in it can be pointed at.
    await page.locator('.fp-pile').click({ force: true });
    await page
      .locator('.fan button', { has: page.locator('svg') })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Prussia 3 SP', exact: true }).first().click();
    await page.waitForSelector('.fan', { state: 'detached' });
    await page.waitForSelector('.here h2:text("Königsberg")');
    await context.close();
  });
});

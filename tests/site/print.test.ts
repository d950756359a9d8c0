import { afterAll, beforeAll, expect, it } from 'vitest';
import { started } from '../http/kit.ts';
import { itLong } from '../kit/it-long.ts';
import { pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// A game on paper: board, position in words and orders, black on white; and a map without its pieces.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };

it('prints the board, the position in words and the orders, black on white, also from the dark', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const { page, context, faults } = await visit.open('france', path.replace('/v1/games/', '/g/'), {
    ...DESK,
    colorScheme: 'dark',
  });
  await page.waitForSelector('.mark.lit');
  await pointAt(page, 'piece:mar');
  await pointAt(page, 'space:bur');
  await page.waitForSelector('.sheet-list li.written');
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      return [backgroundColor, getComputedStyle(document.querySelector('.sheet-list li')!).color];
    });
  expect(await page.locator('.printed').first().isVisible()).toBe(false);
  expect(await colours()).not.toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ media: 'print' });
  expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const text = await page.locator('main').innerText();
  for (const said of ['Spring 1901', 'army, Marseilles', 'Burgundy', 'no order']) expect(text).toContain(said);
  expect(await page.locator('.printed > section p').count()).toBeGreaterThan(0);
  for (const hidden of ['.bar', '.zoom', '.rail-tabs', '.marks', '.acts', '.notation'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  const board = (await page.locator('.board').boundingBox())!;
  const sheet = (await page.locator('.sheet-list').boundingBox())!;
  expect(sheet.y).toBeGreaterThanOrEqual(board.y + board.height);
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(scrollHeight, 'all of it is on paper').toBeGreaterThan(sheet.y + sheet.height - 1);
  expect(faults).toEqual([]);
  await context.close();
});

itLong('hides the pieces by a button and a key, and they can still be chosen', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const { page, context, faults } = await visit.open('france', path.replace('/v1/games/', '/g/'), DESK);
  await page.waitForSelector('.mark.lit');
  const seen = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.querySelector('.board [data-kind="piece"]')!).opacity);
  expect(await seen()).toBe('1');
  await page.keyboard.press('g');
  await page.waitForSelector('.zoom .map-alone[aria-pressed="true"]');
  expect(await seen()).toBe('0');
  await pointAt(page, 'piece:mar');
  await pointAt(page, 'space:bur');
  await page.waitForSelector('.sheet-list li.written');
  await page.locator('.zoom .map-alone').click();
  expect(await seen()).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { started } from '../http/kit.ts';
import { startVisit, type Visit } from './kit.ts';

// On a phone a player talks with the board in sight.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('the tab Talk of a phone leaves the board in sight, and has its field under it', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const { page, context } = await visit.open('france', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.waitForSelector('.mark.lit');
  await page.getByRole('tab', { name: 'Talk' }).click();
  const field = page.locator('.of-talk textarea');
  await field.scrollIntoViewIfNeeded();
  const [board, talk, text] = await Promise.all(
    [page.locator('.board'), page.locator('.tab-panels'), field].map((each) => each.boundingBox()),
  );
  expect(board?.width).toBe(390);
  expect(board?.height).toBeGreaterThan(844 * 0.3);
  expect(talk?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(text?.y).toBeGreaterThanOrEqual(talk?.y ?? 0);
  expect(await page.evaluate(() => document.elementFromPoint(195, 160)?.closest('.board') !== null)).toBe(true);
  await context.close();
});

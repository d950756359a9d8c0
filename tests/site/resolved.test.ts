import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { act, SEATS, started } from '../http/kit.ts';
import { pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// A phase of Diplomacy is resolved: the table tells it as the board draws it, then says what happened to the player.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('draws the results of a phase while it is told, and lists those of the player until the first choice', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const { page, context, faults } = await visit.open('austria', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.waitForSelector('.mark.lit');
  await page.locator('.rail-tabs > [role="tab"]', { hasText: 'Log' }).click();
  const spring: { readonly [seat: string]: Json } = {
    austria: { bud: { order: 'move', to: 'gal' }, vie: { order: 'support', of: 'bud', to: 'gal' } },
    russia: { war: { order: 'move', to: 'gal' }, sev: { order: 'move', to: 'rum' } },
  };
  for (const seat of SEATS.diplomacy)
    await act(visit.house.as(seat), path, { type: 'orders', orders: spring[seat] ?? {}, ready: true });
  await page.waitForSelector('.bar.telling');
  const count = await page.locator('.told-count').textContent();
  await page.waitForSelector('.board .told-results [data-order="support"]', { state: 'attached' });
  const drawn = await page
    .locator('.board .told-results [data-order]')
    .evaluateAll((orders) =>
      orders.map((order) => `${order.getAttribute('data-key')} ${order.getAttribute('data-outcome')}`),
    );
  expect(drawn).toEqual(expect.arrayContaining(['bud succeeded', 'vie succeeded', 'war bounced', 'sev succeeded']));
  expect(await page.locator('.told-count').textContent(), 'the number of steps is known from the start').toBe(count);
  await page.waitForSelector('.bar.telling', { state: 'detached' });
  expect(await page.locator('.board .told-results').count()).toBe(0);

  const happened = page.locator('.question .happened > ul > li');
  await happened.first().waitFor();
  expect(await happened.allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining('Army Budapest to Galicia')]),
  );
  expect(await page.locator('.rail-tabs [aria-selected="true"]').innerText(), 'the tab stays').toBe('Log');
  await pointAt(page, 'piece:gal');
  await page.waitForSelector('.happened', { state: 'detached' });
  expect(await page.locator('.in-hand').innerText()).toContain('Galicia');
  expect(faults).toEqual([]);
  await context.close();
});

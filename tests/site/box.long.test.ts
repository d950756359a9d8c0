import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import { asked, started } from '../http/kit.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { aimAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// A box drawn over the board orders the units in it.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const UNITS = [2, 3, 4, 6, 7, 8, 10, 11, 12];
const lines = {
  ...skirmish,
  units: [
    ...UNITS.map((x) => ({ side: 'top', type: 'B-LN', hex: `c${x}` })),
    ...UNITS.map((x) => ({ side: 'bottom', type: 'F-LN', hex: `f${x}` })),
  ],
  leaders: [],
} as unknown as JsonObject;

/** A game in which the first player orders units by a card that takes two in a section. */
async function ordering(): Promise<{
  readonly path: string;
  readonly page: Page;
  readonly close: () => Promise<void>;
}> {
  for (;;) {
    const path = await started(visit.house, { of: 'napoleonics', options: { battle: lines } });
    const me = visit.house.as('bottom');
    const { body } = await me.get<{ tray: readonly { readonly id: string }[] }>(`${path}/state`);
    const card = body.tray.find(({ id }) => /^PROBE_/.test(id))?.id;
    if (card === undefined) continue;
    const { page, context } = await visit.open('bottom', path.replace('/v1/games/', '/g/'), {
      viewport: { width: 1440, height: 900 },
    });
    await page.locator(`.tray [data-card="${card}"] button`).click();
    await page.locator('.bar .act:not([aria-disabled])').click();
    await page.waitForSelector('.mark.lit[data-of^="piece:"]');
    expect((await asked(me, path)).kind).toBe('order');
    return { path, page, close: () => context.close() };
  }
}

/** Draws a box round all units of the first player. */
async function drawBox(page: Page, isShift: boolean): Promise<void> {
  const ids = await page
    .locator('.board [data-kind="piece"][data-id^="F-LN"]')
    .evaluateAll((all) => all.map((each) => `piece:${each.getAttribute('data-id')}`));
  const at = [];
  for (const id of ids) at.push(await aimAt(page, id));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  if (isShift) await page.keyboard.down('Shift');
  await page.mouse.move(Math.min(...xs) - 20, Math.min(...ys) - 20);
  await page.mouse.down();
  await page.mouse.move(Math.max(...xs), Math.max(...ys) + 10, { steps: 4 });
  await page.mouse.move(Math.max(...xs) + 20, Math.max(...ys) + 20);
  if (isShift) expect(await page.locator('.drawn-box').count()).toBe(1);
  await page.mouse.up();
  if (isShift) await page.keyboard.up('Shift');
}

it('orders the units in the box until the card takes no more, and names the rest in the bar', async () => {
  const { path, page, close } = await ordering();
  const me = visit.house.as('bottom');
  const before = await asked(me, path);
  await drawBox(page, false);
  expect((await asked(me, path)).ask, 'without Shift nothing is sent').toBe(before.ask);
  const lit = await page.locator('.mark.lit[data-of^="piece:"]').count();
  await drawBox(page, true);
  await page.locator('.drawn-box').waitFor({ state: 'detached' });
  await page.locator('.bar .unordered', { hasText: 'Stopped. Not ordered' }).waitFor();
  const text = await page.locator('.bar .unordered').innerText();
  expect(text.split(';'), 'a probe orders two units').toHaveLength(lit - 2);
  // The units in the box are ordered, and none of them has been moved by it.
  const { kind, legal } = await asked(me, path);
  expect(kind).toBe('movement');
  const moves = (legal as { readonly of: readonly { readonly fields: object }[] }).of;
  expect(moves.filter(({ fields }) => 'piece' in fields)).toHaveLength(2);
  await close();
});

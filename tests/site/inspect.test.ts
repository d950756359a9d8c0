import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, started } from '../http/kit.ts';
import { itLong } from '../kit/it-long.ts';
import { unusableOn } from './axe.ts';
import { aimAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// Whatever is on the table tells what it is: to a mouse that rests, a finger that presses long, and the key I.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const idOf = (path: string): string => path.replace('/v1/games/', '');
const DESK = { viewport: { width: 1440, height: 900 } };
const card = (page: Page) => page.locator('.inspect');

/** Rests the mouse on something of the board. */
async function rest(page: Page, name: string): Promise<void> {
  const { x, y } = await aimAt(page, name);
  await page.mouse.move(x, y);
}

/** Presses on a point of the screen with a finger, longer than a tap, until the card is there. */
async function pressLong(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await card(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('inspecting', () => {
  it('tells of an enemy unit, a hex and a card while the other player is to move, and asks no question', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const { page, context, faults } = await visit.open('top', `/g/${idOf(path)}`, DESK);
    await page.waitForSelector('.board svg [data-kind="piece"]');
    await rest(page, 'piece:F-FA-1');
    await card(page).getByText('3 of 3 blocks').waitFor();
    await card(page).locator('a[href*="rule="]').first().waitFor();
    await page.locator('.tray [data-card]').first().hover();
    const name = await page.locator('.tray [data-card] :is(strong, button)').first().innerText();
    await card(page)
      .locator('h2', { hasText: name.split('\n')[0]! })
      .waitFor();
    await page.mouse.move(5, 5);
    await card(page).waitFor({ state: 'detached' });
    await rest(page, 'space:e1');
    await card(page).getByText('Section').waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  });

  itLong('by the key I tells of what the keys are at, and stays until it is closed', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context } = await visit.open('france', `/g/${idOf(path)}`, DESK);
    await page.waitForSelector('.mark.lit');
    await page.locator('.board [role="listbox"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('i');
    await card(page).getByText('Strength 1').waitFor();
    expect(await card(page).getAttribute('data-pinned')).toBe('true');
    expect(await unusableOn(page, context)).toEqual([]);
    await page.mouse.move(700, 300);
    await page.mouse.move(702, 302);
    // What is under the same spot is one click away, and its rule too.
    await card(page).locator('.chips button').first().click();
    await card(page).getByText('province').first().waitFor();
    await page.keyboard.press('i');
    await card(page).waitFor({ state: 'detached' });
    // Letters that are written are no keys.
    await page.locator('.notation textarea').focus();
    await page.keyboard.type('i');
    expect(await card(page).count()).toBe(0);
    await context.close();
  });

  itLong('by a long press chooses, arms and sends nothing, on a phone', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const { ask } = await asked(visit.house.as('bottom'), path);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, context } = await visit.open('bottom', `/g/${idOf(path)}`, phone);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.waitForSelector('.tray .card.lit button');
    const button = await page.locator('.tray .card.lit button').first().boundingBox();
    await pressLong(page, button!.x + button!.width / 2, button!.y + button!.height / 2);
    await card(page).locator('h2').waitFor();
    expect(await page.locator('.tray [aria-pressed="true"], .act.armed, .mark.picked').count()).toBe(0);
    const unit = await aimAt(page, 'piece:B-LN-1');
    await pressLong(page, unit.x, unit.y);
    await card(page).locator('li').first().waitFor();
    expect(await page.locator('.tray [aria-pressed="true"], .act.armed, .mark.picked, .why-not p').count()).toBe(0);
    expect(sent).toEqual([]);
    expect((await asked(visit.house.as('bottom'), path)).ask).toBe(ask);
    // A tap closes it, and counts as a tap.
    await page.locator('.tray .card.lit button').first().tap();
    await card(page).waitFor({ state: 'detached' });
    await page.waitForSelector('.tray [aria-pressed="true"]');
    await context.close();
  });

  itLong('tells in a game of which it knows no facts what the board calls a thing, and what is there', async () => {
    const path = await started(visit.house, { of: 'duel', options: { hits: 3 } });
    const { page, context } = await visit.open('red', `/g/${idOf(path)}`, DESK);
    await page.waitForSelector('.board svg [data-kind="space"]');
    await rest(page, 'piece:blue');
    await card(page).getByText('blue fighter').first().waitFor();
    await rest(page, 'space:1');
    await card(page).getByText('red fighter').first().waitFor();
    await context.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusableOn } from './axe.ts';
import { pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// Where things are tried out without a game: the sandbox of Diplomacy, and the editor of battles.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
}, 120_000);
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };

describe('the sandbox of Diplomacy', () => {
  it('places a unit, takes orders by pointing and in notation, resolves them with reasons, and goes on', { timeout: 60_000 }, async () => {
    const { page, context, faults } = await visit.open(undefined, '/sandbox/diplomacy', DESK);
    page.setDefaultTimeout(10_000);
    await page.waitForSelector('.sheet-list li');
    await page.locator('[role="tab"]:has-text("Place units")').click();
    await page.locator('.panel button:text-is("Germany")').click();
    await pointAt(page, 'space:bur');
    await page.waitForSelector('.board [data-kind="piece"][data-id="bur"]');
    await page.locator('[role="tab"]:has-text("Give orders")').click();
    await page.waitForSelector('.sheet-list li:has-text("Burgundy")');
    await pointAt(page, 'piece:par');
    await pointAt(page, 'space:bur');
    await page.locator('.panel .chips button:text-is("move")').click();
    await page.waitForSelector('.board [data-key="par"][data-to="bur"]');
    await page.locator('.notation textarea').fill('육 마르세유 지원 육 파리 - 버건디\nF bre - mos\nwhatever');
    await page.locator('.notation button').click();
    await page.waitForSelector('.notation .refusal:has-text("whatever")');
    await page.waitForSelector('.board [data-key="mar"][data-order="support"]');

    const address = page.url();
    const again = await visit.open(undefined, address.replace(visit.house.url, ''), { ...DESK, locale: 'ko-KR' });
    await again.page.waitForSelector('.board [data-key="mar"][data-order="support"]');
    await again.page.locator('.confirm:has-text("판정")').click();
    await again.page.waitForSelector('.results li:has-text("A mar S A par - bur"):has-text("성공")');
    expect(await unusableOn(again.page, again.context)).toEqual([]);
    expect(again.faults).toEqual([]);
    await again.context.close();

    await page.locator('.confirm:has-text("Resolve")').click();
    await page.waitForSelector('.results li:has-text("A par - bur"):has-text("succeeded") .rule span');
    await page.waitForSelector('.results li:has-text("A bur H"):has-text("dislodged")');
    await page.locator('button[aria-label="Next order"]').click();
    expect(await page.locator('.results li:visible').count()).toBe(1);
    await page.locator('.confirm:has-text("Next phase")').click();
    await page.waitForFunction(() => document.querySelectorAll('.sheet-list li').length === 1);
    await page.locator('.sheet-list li button').first().press('Enter');
    await page.locator('.panel .chips button:text-is("disband")').press('Enter');
    await page.waitForSelector('.sheet-list li:has-text("A bur D")');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says of an address that holds nothing, or something else, what an empty one says', async () => {
    const { page, context, faults } = await visit.open(undefined, '/sandbox/diplomacy#q1ZKLFCyMjbWUcpLzE1VslJKTE5RqgUA', DESK);
    await page.waitForSelector('.sheet-list li');
    expect(await page.locator('.sheet-list li').count()).toBe(22);
    expect(faults).toEqual([]);
    await context.close();
  });
});

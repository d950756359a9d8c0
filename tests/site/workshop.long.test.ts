import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusableOn } from './axe.ts';
import { pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// Where things are tried out without a game: the sandbox of Diplomacy, and the editor of battles.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };

describe('the sandbox of Diplomacy', () => {
  it('places a unit, takes orders by pointing and in notation, resolves them with reasons, and goes on', async () => {
    const { page, context, faults } = await visit.open(undefined, '/sandbox/diplomacy', DESK);
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

    await page.locator('.notation textarea').fill('');
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
    if (process.env.PICTURES !== undefined)
      await page.screenshot({ path: `${process.env.PICTURES}/play-on.png`, fullPage: true });
    await page.locator('button:has-text("Play from here")').click();
    await page.waitForURL('**/g/*');
    await page.waitForSelector('.panel');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says of an address that holds nothing, or something else, what an empty one says', async () => {
    const { page, context, faults } = await visit.open(
      undefined,
      '/sandbox/diplomacy#q1ZKLFCyMjbWUcpLzE1VslJKTE5RqgUA',
      DESK,
    );
    await page.waitForSelector('.sheet-list li');
    expect(await page.locator('.sheet-list li').count()).toBe(22);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the editor of battles', () => {
  it('paints, places, says what is wrong at its hex, takes steps back, and plays what was drawn', async () => {
    const { page, context, faults } = await visit.open('ann', '/new/battle', DESK);
    await pointAt(page, 'space:e5');
    await page.waitForSelector('.board [data-id="e5"][data-name*="Hill"]');
    // Drawn over: the river goes on from hex to hex.
    await page.locator('.panel button:text-is("River")').click();
    const board = page.locator('.board .sheet > svg').first();
    const [from, to] = await board.evaluate((svg) => {
      const matrix = (svg as SVGSVGElement).getScreenCTM() ?? undefined;
      return ['d1', 'd12'].map((id) => {
        const [x, y] = (svg.querySelector(`[data-id="${id}"]`)?.getAttribute('data-at') ?? '').split(',').map(Number);
        const at = new DOMPoint(x, y).matrixTransform(matrix);
        return { x: at.x, y: at.y };
      });
    });
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down();
    await page.mouse.move(to!.x, to!.y, { steps: 60 });
    await page.mouse.up();
    await page.waitForSelector('.board [data-id="d9"][data-name*="River"]');
    await page.locator('.panel button:text-is("Bridge")').click();
    for (const hex of ['d4', 'd9']) await pointAt(page, `space:${hex}`);
    await page.locator('[role="tab"]:text-is("Units")').click();
    for (const hex of ['b2', 'b5', 'b7', 'b11', 'b12']) await pointAt(page, `space:${hex}`);
    // Another by keyboard: from the first hex to the right.
    await page.locator('.board-keys').focus();
    for (const key of ['Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.waitForSelector('.board [data-kind="piece"][data-in="a2"]');
    await page.locator('.panel button:text-is("Army at the bottom")').click();
    for (const hex of ['h2', 'h5', 'h7', 'h11']) await pointAt(page, `space:${hex}`);
    await page.waitForSelector('h2:text-is("Ready to play")');
    await pointAt(page, 'space:d6');
    await page.waitForSelector('.problems li:has(button:text-is("d6"))');
    await page.waitForSelector('.board .mark.wrong[data-of="space:d6"]', { state: 'attached' });
    expect(await page.locator('.confirm:has-text("Play against a bot")').isDisabled()).toBe(true);
    expect(await unusableOn(page, context)).toEqual([]);
    await page.locator('.panel button:text-is("Undo")').click();
    await page.waitForSelector('h2:text-is("Ready to play")');

    const field = (label: string) => page.locator(`.another-rule .field:has-text("${label}")`);
    await field('A rule about').locator('select').selectOption('no-short-supply');
    await field('Hexes').locator('input').fill('b5, b6');
    await field('The rule in words').locator('input').fill('The town is fed.');
    await page.locator('button:text-is("Add the rule")').click();
    await page.waitForSelector('.objectives li:has-text("The town is fed.")');
    await page.waitForSelector('h2:text-is("Ready to play")');
    await page.locator('.objectives button[aria-label="Remove: rule-1"]').click();
    await field('A rule about').locator('select').selectOption('water');
    await field('The rule in words').locator('input').fill('The brook is shallow.');
    await page.locator('button:text-is("Add the rule")').click();
    await page.waitForSelector('.objectives li:has-text("The brook is shallow.")');
    await page.waitForSelector('h2:text-is("Ready to play")');

    const saving = page.waitForEvent('download');
    await page.locator('button:text-is("Save as a file")').click();
    const file = await (await saving).path();
    await page.reload();
    await page.waitForSelector('.board [data-kind="piece"][data-in="a2"]');
    await page.locator('.side select').first().selectOption('');
    await page.waitForSelector('.board [data-kind="piece"][data-in="a2"]', { state: 'detached' });
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.waitForSelector('.board [data-kind="piece"][data-in="a2"]');
    await page.locator('.confirm:has-text("Play against a bot"):enabled').click();
    await page.waitForURL('**/g/**');
    await page.waitForSelector('.board [data-id="d9"][data-name*="Bridge"]');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('begins with a shipped battle, and goes into an address if it is short enough', async () => {
    const { page, context, faults } = await visit.open(undefined, '/new/battle', {
      ...DESK,
      locale: 'ko-KR',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.waitForSelector('.board svg [data-kind="space"]');
    await page.locator('.side select').first().selectOption('015');
    await page.waitForSelector('.board [data-name*="우고몽"]');
    await page.waitForSelector('h2:text-is("이대로 시작할 수 있습니다")');
    await page.locator('.side button:has-text("주소 복사")').click();
    const said = page.locator('.side [role="status"]:text-is("복사했습니다")');
    await said.waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain('/new/battle#');
    await page.locator('.side select').first().selectOption('');
    await page.waitForSelector('.board [data-name*="우고몽"]', { state: 'detached' });
    expect(await said.count(), 'what was copied leads elsewhere now').toBe(0);
    await page.locator('.side button:has-text("주소 복사")').click();
    await said.waitFor();
    await said.waitFor({ state: 'detached' });
    const again = await visit.open(undefined, address.replace(visit.house.url, ''), DESK);
    await again.page.waitForSelector('.board [data-name*="Hougoumont"]');
    expect([...faults, ...again.faults]).toEqual([]);
    await again.context.close();
    await context.close();
  });
});

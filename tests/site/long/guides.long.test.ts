import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goOn, press } from '../hand.ts';
import { startVisit, type Visit } from '../kit.ts';
import { atStep, learn, leave, stepOf } from '../learning.ts';

// The guided first games with cards and dice, from the home page to their tenth step, by mouse and by finger.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const HANDS = [
  {
    hand: 'the mouse at a desk',
    options: { viewport: { width: 1440, height: 900 } },
    pressed: (button: ElementHandle) => button.click(),
  },
  {
    hand: 'a finger on a phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    pressed: (button: ElementHandle) => button.tap(),
  },
];

/** Presses what is offered until the guide goes on by itself. */
async function play(page: Page, id: string, pressed: (button: ElementHandle) => Promise<void>): Promise<void> {
  await atStep(page, id);
  for (let tries = 0; (await stepOf(page)) === id; tries++) {
    if (tries === 60) throw new Error(`the step ${id} stays: ${await page.locator('.shell').innerText()}`);
    await goOn(page, pressed);
    await page.waitForTimeout(150);
  }
}

describe.each(HANDS)('with $hand', ({ options, pressed }) => {
  it('a first battle of Napoleonics is played from the card to the end of the turn', async () => {
    const { page, context, faults } = await learn(visit, 'Napoleonics', options);
    await atStep(page, 'flags-to-win');
    await leave(page);
    await play(page, 'card', pressed);
    await atStep(page, 'sections');
    await page.reload();
    await atStep(page, 'sections');
    await leave(page);
    await play(page, 'order', pressed);
    await play(page, 'move', pressed);
    await atStep(page, 'range');
    await leave(page);
    await play(page, 'dice', pressed);
    for (const id of ['retreat', 'battle-back', 'end']) {
      await atStep(page, id);
      await leave(page);
    }
    await page.waitForSelector('.guide:not([data-step])');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('first impulses of Kutuzov are played from the hand to a march', async () => {
    const { page, context, faults } = await learn(visit, 'Kutuzov', options);
    await atStep(page, 'sides');
    // A player of two Powers keeps the hand of each.
    const keep = page.getByRole('button', { name: 'Keep this hand' }).first();
    while ((await stepOf(page)) === 'sides') {
      await Promise.race([keep.waitFor(), page.waitForSelector('.guide:not([data-step="sides"])')]);
      if (await keep.isVisible()) await press(page, keep);
    }
    await play(page, 'card', pressed);
    await page.reload();
    await play(page, 'march', pressed);
    for (const id of ['window', 'battle', 'attrition', 'flags', 'resources', 'interphase', 'morale']) {
      await atStep(page, id);
      await leave(page);
    }
    await page.waitForSelector('.guide:not([data-step])');
    expect(faults).toEqual([]);
    await context.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '../kit/it-long.ts';
import { unusableOn } from './axe.ts';
import { pointAt, press } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';
import { atStep, learn, leave } from './learning.ts';

// The guided first game of Diplomacy, from the home page to its tenth step, by clicks alone.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };

describe('the guided first game', () => {
  itLong('goes on when the player does what it says, and ends at its tenth step', async () => {
    const { page, context, faults } = await learn(visit, 'Diplomacy', DESK);
    await atStep(page, 'map');
    await page.waitForSelector('.mark.guided[data-of="piece:mao"]');
    await leave(page);
    await atStep(page, 'unit');
    await pointAt(page, 'piece:mao');
    await atStep(page, 'move');
    await pointAt(page, 'space:por');
    await atStep(page, 'hold');
    await page.reload();
    await atStep(page, 'hold');
    await pointAt(page, 'piece:bur');
    await pointAt(page, 'piece:bur');
    await atStep(page, 'support');
    await pointAt(page, 'piece:pic');
    await pointAt(page, 'space:bel');
    await pointAt(page, 'piece:bur');
    await pointAt(page, 'piece:pic');
    await pointAt(page, 'space:bel');
    await atStep(page, 'bounce');
    await leave(page);
    await atStep(page, 'centres');
    await leave(page);
    await atStep(page, 'ready');
    await press(page, page.locator('.act.confirm'));
    await atStep(page, 'talk');
    await leave(page);
    await atStep(page, 'builds');
    // Portugal is taken: France has more centres than units.
    await page.waitForSelector('.mark.lit[data-of="space:par"]');
    await pointAt(page, 'space:par');
    await page.waitForSelector('.sheet-list li.written');
    await press(page, page.locator('.act.confirm'));
    await page.waitForSelector('.guide:not([data-step])');
    await page.locator('.guide:not([data-step]) button').click();
    await page.waitForSelector('.guide', { state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('follows a player who does something else, and ends when the player says so', async () => {
    const { page, context, faults } = await learn(visit, 'Diplomacy', DESK);
    await atStep(page, 'map');
    await page.waitForSelector('.mark.lit');
    // What comes later is written first, and what it waits for never.
    await pointAt(page, 'piece:bur');
    await pointAt(page, 'space:mun');
    await press(page, page.locator('.act.confirm'));
    await atStep(page, 'talk');
    await page.getByRole('button', { name: 'End the guide' }).click();
    await page.waitForSelector('.guide', { state: 'detached' });
    await page.reload();
    await page.waitForSelector('.strips');
    expect(await page.locator('.guide').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  itLong('can be left step by step without a move', async () => {
    const { page, context, faults } = await learn(visit, 'Diplomacy', DESK);
    expect(await unusableOn(page, context)).toEqual([]);
    for (const id of ['map', 'unit', 'move', 'hold', 'support', 'bounce', 'centres', 'ready', 'talk', 'builds']) {
      await atStep(page, id);
      await leave(page);
    }
    await page.waitForSelector('.guide:not([data-step])');
    expect(faults).toEqual([]);
    await context.close();
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { act, SEATS, started } from '../http/kit.ts';
import { startVisit, type Visit } from './kit.ts';

// A replay at the table draws each unit where it stands, above all one that was driven out, and the one that did it.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

/** Italy takes Trieste from Austria, whose fleet may retreat to Albania. */
const SPRING: Orders = { italy: { ven: { order: 'move', to: 'tyr' }, rom: { order: 'move', to: 'ven' } } };
const AUTUMN: Orders = {
  italy: { tyr: { order: 'move', to: 'tri' }, ven: { order: 'support', of: 'tyr', to: 'tri' } },
};
interface Orders {
  readonly [seat: string]: Json;
}

/** Where the unit of a power in Trieste is on the screen, when all motion of a step is over. */
const placed = (page: Page, power: string): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(async (name) => {
    const piece = [...document.querySelectorAll('.shell .board .fp-piece')].find(
      (each) =>
        each.getAttribute('data-name')?.startsWith(name) && /Trieste/.test(each.getAttribute('data-name') ?? ''),
    );
    await Promise.all((piece?.getAnimations() ?? []).map(({ finished }) => finished));
    const { x = 0, y = 0, width = 0, height = 0 } = piece?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, power);

const aimed = (page: Page, space: string): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate((id) => {
    const found = document.querySelector(`.shell .board [data-kind="space"][data-id="${id}"]`) as SVGGraphicsElement;
    const [x, y] = (found.getAttribute('data-at') ?? '').split(',').map(Number);
    const at = new DOMPoint(x, y).matrixTransform(found.ownerSVGElement?.getScreenCTM() ?? undefined);
    return { x: at.x, y: at.y };
  }, space);

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

it('shows both units where one drives the other out, and a retreat that ends at its place', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const play = async (orders: Orders): Promise<void> => {
    for (const seat of SEATS.diplomacy)
      await act(visit.house.as(seat), path, { type: 'orders', orders: orders[seat] ?? {}, ready: true });
  };
  await play(SPRING);
  const { page, context, faults } = await visit.open('england', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.waitForSelector('.mark.lit');
  const pause = async (): Promise<void> => {
    await page.waitForSelector('.board .film > *', { state: 'attached' });
    await page.locator('.told-actions .pause').click();
  };
  const trieste = await aimed(page, 'tri');
  await play(AUTUMN);
  await pause();
  const beaten = await placed(page, 'Austria');
  expect(far(beaten, trieste), 'the beaten unit makes room in the first step').toBeGreaterThan(12);
  await page.locator('.told-actions .leave-told').click();
  await page.waitForSelector('.bar:not(.telling)');

  const albania = await aimed(page, 'alb');
  await act(visit.house.as('austria'), path, {
    type: 'orders',
    orders: { tri: { order: 'retreat', to: 'alb' } },
    ready: true,
  });
  await pause();
  expect(far(await placed(page, 'Austria'), albania), 'the retreat ends in Albania').toBeLessThan(4);
  // Who owns what is counted last: the map has the new colours then, and not only after the replay.
  const owner = (): Promise<string | null> =>
    page.locator('.shell .board [data-kind="space"][data-id="tri"] use').first().getAttribute('fill');
  expect(await owner()).toContain('austria');
  const count = page.locator('.told', { hasText: 'supply centre' });
  while ((await count.count()) === 0) {
    await page.keyboard.press('.');
    await page.waitForSelector('.bar.telling');
  }
  await expect.poll(owner).toContain('italy');
  expect(faults).toEqual([]);
  await context.close();
});

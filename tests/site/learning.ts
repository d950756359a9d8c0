import type { Page } from 'playwright-core';
import type { Visit } from './kit.ts';

// What a new player does who learns by playing.

/** The step that the guide shows, by its id; `undefined` when all were shown. */
export const stepOf = (page: Page): Promise<string | null> => page.locator('.guide').getAttribute('data-step');

/** Waits until the guide shows a step. */
export const atStep = (page: Page, id: string): Promise<unknown> => page.waitForSelector(`.guide[data-step="${id}"]`);

/** Leaves the step that is shown. */
export async function leave(page: Page): Promise<void> {
  const before = await stepOf(page);
  await page.locator('.guide .go-on').click();
  await page.waitForFunction((id) => document.querySelector('.guide')?.getAttribute('data-step') !== id, before);
}

/** Opens the home page as nobody, and starts the guided first game of a game: two clicks to the first step. */
export async function learn(visit: Visit, game: string, options?: Parameters<Visit['open']>[2]) {
  const opened = await visit.open(undefined, '/', options);
  await opened.page.locator('.begin li', { hasText: game }).locator('.learn').click();
  await opened.page.waitForSelector('.guide[data-step]');
  return opened;
}

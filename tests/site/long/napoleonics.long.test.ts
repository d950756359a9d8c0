import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf } from '../../http/kit.ts';
import { startVisit, type Visit } from '../kit.ts';
import { faultsOf } from './playing.ts';

// A guest plays a whole battle of Napoleonics against the bot, from the front page to the outcome, without ever
// touching a mouse.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

/**
 * What a button stands among, in the order in which a hurried player tries: send what is whole, play a card, choose,
 * narrow.
 */
const OFFERED = [
  '.shell:has(.panel .steps) .act:enabled',
  '.tray .card.lit button',
  '.panel .choices button:enabled',
  '.panel .chips button[aria-pressed="false"]:enabled',
  '.act:enabled',
];
const MOST_TABS = 200;

/** Goes to a button by Tab alone, and presses Enter. False: it is there no more. */
async function pressByTab(page: Page, wanted: string, which: number): Promise<boolean> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const at = await page.evaluate(
      ([selector, index]) => {
        const button = [...document.querySelectorAll(String(selector))][Number(index)];
        if (button === undefined) return 'gone';
        return document.activeElement === button ? 'there' : 'elsewhere';
      },
      [wanted, which] as const,
    );
    if (at === 'gone') return false;
    if (at === 'there') {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

/** Numbers that look like chance and are the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

it('one guest plays a whole battle against the bot by keyboard alone', { timeout: 1_500_000 }, async () => {
  const window = await visit.open(undefined, '/', { viewport: { width: 1280, height: 900 } });
  const { context } = window;
  let { page } = window;
  await page.waitForSelector('.begin button');
  const names = await page.locator('.begin h2').allTextContents();
  await pressByTab(
    page,
    '.begin button.confirm',
    names.findIndex((name) => name.includes('Napoleonics')),
  );
  await page.waitForURL('**/g/*');
  await page.waitForSelector('.tray .card.lit button');

  const isDone = new Set<number>();
  const [draw, isOver] = [chance(7), (): Promise<number> => page.locator('.outcome').count()];
  let pressed = 0;
  for (let idle = 0; idle < 200 && (await isOver()) === 0; ) {
    const counts = await page.evaluate(
      (selectors) => selectors.map((each) => document.querySelectorAll(each).length),
      OFFERED,
    );
    const first = counts.findIndex((count) => count > 0);
    const offered = OFFERED[first];
    if (offered === undefined) {
      idle++;
      await page.waitForTimeout(50);
      continue;
    }
    if (await pressByTab(page, offered, draw(counts[first] ?? 1))) pressed++;
    idle = 0;
    await page.waitForTimeout(20);
    // In the middle of it the page is reloaded, the connection is lost, and the rest is played in a second tab, each
    // once.
    if (isDone.has(pressed)) continue;
    isDone.add(pressed);
    if (pressed === 30) await page.reload();
    if (pressed === 50) {
      await context.setOffline(true);
      await page.waitForSelector('.notice.offline');
      await context.setOffline(false);
      await page.waitForSelector('.notice.offline', { state: 'detached' });
    }
    if (pressed === 70) {
      const second = await context.newPage();
      await second.goto(page.url());
      await second.waitForSelector('.panel');
      page = second;
    }
  }
  await page.waitForSelector('.outcome');
  const path = new URL(page.url()).pathname.replace('/g/', '/v1/games/');
  const token = String(await page.evaluate(() => localStorage.getItem('fieldpost:guest')));
  const as = clientOf(visit.house.url, 'the guest', async () => token);
  expect((await as.get<{ status: string }>(path)).body.status).toBe('over');
  expect((await as.get<{ ok: boolean }>(`${path}/audit`)).body.ok).toBe(true);
  expect(pressed).toBeGreaterThan(70);
  // The tab that was left follows to the end.
  const [left] = context.pages();
  await left?.waitForSelector('.outcome');
  expect(faultsOf(window)).toEqual([]);
  await context.close();
});

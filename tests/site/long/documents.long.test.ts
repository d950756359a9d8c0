import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, open, started } from '../../http/kit.ts';
import { startBrowser } from '../browser.ts';

// The documents beside the site work in a real browser under their content security policies.

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = [await open(), await startBrowser()];
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A page at a path, and what its console says that is an error. */
async function at(path: string): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(house.url + path);
  return { page, faults };
}

it('/docs shows the operations, and runs nothing that was put into it', async () => {
  const { page, faults } = await at('/docs');
  await page.waitForSelector('.opblock-summary-path', { timeout: 40_000 });
  expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "put in"';
    document.body.append(script);
  });
  expect(await page.title()).toBe('Fieldpost API');
  await page.close();
});

it('the page of a link in a mail sends its form', async () => {
  const { page, faults } = await at('/unsubscribe/nothing');
  await page.click('button');
  await page.waitForSelector('text=No more mail comes to this address.');
  expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
  await page.close();
});

it('a board is drawn', async () => {
  const { page, faults } = await at(`${await started(house, { of: 'diplomacy' })}/board.svg`);
  expect(await page.evaluate(() => document.querySelectorAll('svg [fill]').length)).toBeGreaterThan(50);
  expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
  await page.close();
});

import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVisit, type Visit } from '../kit.ts';

// Every golden log is checked in a browser, each command decided again there by the engine that decided it.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('every golden log holds in the browser, too', { timeout: 900_000 }, async () => {
  const { page, context, faults } = await visit.open(undefined, '/verify');
  await page.waitForSelector('input[type=file]');
  const logs = globSync('tests/golden/*/*.ndjson').sort();
  expect(logs.length).toBeGreaterThan(30);
  for (const path of logs) {
    // The report on the log before it is not that of this one.
    await page.evaluate(() => document.querySelector('.report')?.classList.add('old'));
    await page.setInputFiles('input[type=file]', path);
    await page.waitForSelector('.report:not(.old)');
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
    expect([path, await page.locator('.report h2').textContent()]).toEqual([path, 'It holds']);
    const decided = page.locator('.checks div', { hasText: 'Commands decided again' }).locator('dd');
    expect(await decided.textContent()).toBe(`${lines} of ${lines}`);
    console.log(`${path}: ${lines} commits, ${await page.locator('.report > .hint').first().textContent()}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});

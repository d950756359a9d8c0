import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVisit, type Visit } from './kit.ts';

// The banner of maintenance, in both languages, and its end.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('says that maintenance is on, why and until when, at once and after a refused command', async () => {
  const { house } = visit;
  const early = await visit.open('alice', '/');
  const banner = early.page.locator('.banner.maintenance');
  await early.page.locator('main').waitFor();
  expect(await banner.count()).toBe(0);
  const why = 'a new disk';
  await house.service.outages.maintain({ from: house.now, why, until: house.now + 3_600_000 });
  await early.page.goto(`${house.url}/new`);
  await banner.waitFor();
  expect(await banner.textContent()).toMatch(/^Maintenance: you can read, but not play.*a new disk.*Jan 6, 2025/);
  const korean = await visit.open('alice', '/', { locale: 'ko-KR' });
  await korean.page.locator('.banner.maintenance').waitFor();
  expect(await korean.page.locator('.banner.maintenance').textContent()).toMatch(
    /^점검 중입니다.*a new disk.*끝날 예정/,
  );
  await house.service.outages.endMaintenance(house.now + 1);
  await korean.page.reload();
  await korean.page.locator('main').waitFor();
  await korean.page.waitForFunction(() => document.querySelector('.banner.maintenance') === null);
});

it('links to a status page when the connection is lost', async () => {
  Object.assign(visit.house.service, { statusPage: 'https://status.example/' });
  const { page, context } = await visit.open('alice', '/');
  // The browser lists a request once its whole answer has come.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/v1/outages?limit=1')),
  );
  await context.setOffline(true);
  const link = page.locator('.banner.offline a');
  await link.waitFor();
  expect([await link.textContent(), await link.getAttribute('href')]).toEqual([
    'Status page',
    'https://status.example/',
  ]);
});

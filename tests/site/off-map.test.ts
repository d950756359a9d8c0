import { afterAll, beforeAll, expect, it } from 'vitest';
import { started } from '../http/kit.ts';
import { startVisit, type Visit } from './kit.ts';

// The map of Kutuzov leaves out what the whole picture has around it: the rail has it.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('the tab Players has the piles and the Powers, and tells of a Power under the mouse', async () => {
  const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 2 } });
  const { page, context } = await visit.open(undefined, path.replace('/v1/games/', '/g/'), {
    viewport: { width: 1440, height: 900 },
  });
  const tracks = page.locator('.of-players .tracks');
  await tracks.getByText(/Cards to draw: \d+/).waitFor();
  const powers = tracks.locator('button[data-inspect^="power:"]');
  await powers.first().waitFor();
  expect(await powers.count()).toBe(4);
  await powers.first().hover();
  const name = await powers.first().innerText();
  await page.locator('.inspect h2', { hasText: name }).waitFor();
  await context.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { started } from '../../http/kit.ts';
import { unusableOn } from '../axe.ts';
import { startVisit, type Visit } from '../kit.ts';

// A moderator looks at a case with its proof, hides what was said, mutes who said it, and decides the case.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('opens a case with its proof, hides, mutes and unseats with a reason, decides it; nobody else is shown any of it', async () => {
  const path = await started(visit.house, { of: 'diplomacy', settings: { press: { talk: 'both' } } as never });
  const game = path.replace('/v1/games/', '');
  await visit.house.as('austria').post(`${path}/press`, { to: ['england'], text: 'You are a fool.' });
  await visit.house
    .as('england')
    .post('/v1/me/reports', { game, conversation: 'austria,england', n: 1, reason: 'An insult.' });

  const other = await visit.open('england', '/moderation');
  await other.page.getByText('You do not moderate here.').waitFor();
  await other.page.goto(`${visit.house.url}/me`);
  await other.page.locator('.account > details').first().waitFor();
  expect(await other.page.locator('a[href="/moderation"]').count()).toBe(0);
  await other.context.close();

  const { page, context } = await visit.open('mod', '/me', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.locator('a[href="/moderation"]').click();
  await page.locator('.cases > li > button').click();
  expect(await page.locator('.case .quoted').innerText()).toBe('You are a fool.');
  await page.locator('.case').getByText('Austria', { exact: true }).waitFor();
  const told = await page.locator('.case').innerText();
  for (const each of ['An insult.', 'Holds:']) expect(told).toContain(each);
  expect(await page.getByRole('button', { name: 'Hide this entry' }).isDisabled()).toBe(true);
  await page.getByLabel('Reason').fill('No insults here.');
  await page.getByRole('button', { name: 'Hide this entry' }).click();
  await page.getByText('This entry is hidden.').waitFor();
  await page.getByRole('button', { name: 'Mute the seat' }).click();
  await page.getByText('Done, and recorded.').waitFor();
  expect(
    (await visit.house.as('austria').post<{ code: string }>(`${path}/press`, { to: 'all', text: 'No!' })).body.code,
  ).toBe('MUTED');
  await page.getByRole('button', { name: 'Take the seat away' }).click();
  await page.getByRole('button', { name: 'Are you sure?' }).click();
  await page.getByText('Done, and recorded.').waitFor();
  await expect
    .poll(
      async () =>
        (await visit.house.as(undefined).get<{ seats: readonly { holder?: unknown }[] }>(path)).body.seats[0]?.holder,
    )
    .toBeUndefined();
  expect(await unusableOn(page, context)).toEqual([]);
  await page.screenshot({ path: '.build/look-mod-phone.png', fullPage: true });
  await page.getByRole('button', { name: 'Decided: close the case' }).click();
  await page.getByText('No case is open.').waitFor();
  await page.getByRole('tab', { name: 'Decided cases' }).click();
  await page.locator('.cases > li > button').click();
  await page.getByRole('button', { name: 'Open the case again' }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: '.build/look-mod-desk.png' });
  await context.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { started } from '../http/kit.ts';
import { unusableOn } from './axe.ts';
import { startVisit, type Visit } from './kit.ts';

// Where a player says what they want to be told, and when: at the table, at a conversation, in the account.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

interface Marks {
  readonly marks: { readonly tell?: string; readonly muted: readonly string[]; readonly until?: object };
}

it('a table has a mute of the game in More, and one of each conversation with an end', {
  timeout: 90_000,
}, async () => {
  const path = await started(visit.house, { of: 'diplomacy', settings: { press: { talk: 'both' } } });
  await visit.house.as('england').post(`${path}/press`, { to: 'all', text: 'Good day.' });
  const marksOf = async () => (await visit.house.as('france').get<Marks>(`${path}/press`)).body.marks;
  const { page, context, faults } = await visit.open('france', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.waitForSelector('.mark.lit');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByText('Notifications of this game').click();
  const usual = page.getByLabel('Everything, and only the end once I am out of play');
  await usual.waitFor();
  expect(await usual.isChecked()).toBe(true);
  await page.getByLabel('Only my turns, deadlines').check();
  await expect.poll(async () => (await marksOf()).tell).toBe('turns');
  await page.reload();
  await page.waitForSelector('.mark.lit');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByText('Notifications of this game').click();
  const turns = page.getByLabel('Only my turns, deadlines');
  await turns.waitFor();
  expect(await turns.isChecked()).toBe(true);
  await usual.check();
  await expect.poll(async () => 'tell' in (await marksOf())).toBe(false);
  expect(await unusableOn(page, context)).toEqual([]);

  await page.getByRole('tab', { name: /^Talk/ }).click();
  const mute = page.getByRole('combobox', { name: 'Mute' });
  await mute.selectOption({ label: 'Mute for 8 hours' });
  await page.getByText('Muted until').waitFor();
  expect(await marksOf()).toMatchObject({ muted: ['all'], until: { all: expect.any(Number) } });
  await page.getByRole('button', { name: 'Hear again' }).click();
  await mute.waitFor();
  expect((await marksOf()).muted).toEqual([]);
  await mute.selectOption({ label: 'Mute until I unmute' });
  await page.getByRole('button', { name: 'Hear again' }).waitFor();
  expect(await marksOf()).toMatchObject({ muted: ['all'] });
  expect((await marksOf()).until).toBeUndefined();
  expect(faults).toEqual([]);
  await context.close();
});

it('an account has quiet hours in the zone of the browser, and a channel a digest and titles', {
  timeout: 90_000,
}, async () => {
  const anna = visit.house.as('anna');
  await anna.post('/v1/me/channels', { kind: 'mail', address: 'anna@example.org' });
  const { page, context, faults } = await visit.open('anna', '/me', {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Seoul',
  });
  const channel = page.locator('.channels fieldset:has-text("E-mail: anna@example.org")');
  await channel.getByLabel('Messages that can wait').selectOption('20');
  await channel.getByLabel('Name games by their titles').click();
  const channelOf = async () =>
    (await anna.get<{ channels: { digest?: number; names?: true }[] }>('/v1/me/channels')).body.channels[0];
  await expect.poll(channelOf).toMatchObject({ digest: 20, names: true });
  await channel.getByLabel('Messages that can wait').selectOption({ label: 'at once' });
  await expect.poll(async () => 'digest' in ((await channelOf()) ?? {})).toBe(false);

  await page.locator('.account summary', { hasText: 'Notifications' }).click();
  await page.getByLabel('Quiet hours: no message comes then').check();
  await page.getByLabel('from', { exact: true }).fill('23:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('.account [role=status]', { hasText: 'Saved.' }).waitFor();
  expect((await anna.get('/v1/me')).body).toMatchObject({
    quiet: { from: '23:00', to: '07:00' },
    zone: 'Asia/Seoul',
  });
  await page.getByLabel('Quiet hours: no message comes then').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => 'quiet' in (await anna.get<object>('/v1/me')).body).toBe(false);
  expect(await unusableOn(page, context)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

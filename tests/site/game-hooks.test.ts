import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepNotifications } from '../../functions/features/channels/send.ts';
import { lobby } from '../http/kit.ts';
import { sampleSize } from '../kit/long.ts';
import { unusableOn } from './axe.ts';
import { startVisit, type Visit } from './kit.ts';

// Where the owner of a game lets a chat know of it, and where everybody sees that.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

/** Sends what is due, and returns the code that the chat shows. */
async function codeShown(): Promise<string> {
  const { stores } = visit.house;
  const sent: string[] = [];
  await sweepNotifications({
    people: stores.people,
    vault: stores.vault,
    views: stores.views,
    origin: 'https://play.example',
    courier: async (load) => {
      if ('parcel' in load) sent.push(Buffer.from(load.parcel.body, 'base64').toString('utf8'));
      return { outcome: '2xx' };
    },
    vapid: () => Promise.reject(new Error('nobody has a browser')),
    post: undefined,
    now: () => visit.house.now,
    random: () => 0.5,
  });
  return /\d{3}-\d{3}/.exec(sent.join())?.[0] ?? '';
}

it.each(
  [
    {
      language: 'en',
      width: 1440,
      height: 900,
      title: 'Tell a chat or a program',
      told: 'News of this game goes to: discord.com, by ann',
    },
    {
      language: 'ko',
      width: 390,
      height: 844,
      title: '채팅이나 프로그램에 알리기',
      told: '이 게임의 소식을 받는 곳: discord.com(추가한 사람: ann)',
    },
  ].slice(0, sampleSize(1, 2)),
)(
  'an owner adds a chat in the lobby, types its code, and deletes it ($language)',
  {
    timeout: 90_000,
  },
  async ({ language, width, height, title, told }) => {
    const path = await lobby(visit.house, { of: 'duel', owner: 'ann' });
    const at = path.replace('/v1/games/', '/g/');
    const { page, context, faults } = await visit.open('ann', at, { viewport: { width, height }, locale: language });
    await page.getByText(title).click();
    const form = page.locator('details.invite .channels');
    await form.locator('select').selectOption('discord');
    await form.locator('input[inputmode="url"]').fill('https://discord.com/api/webhooks/1/x');
    await form.locator('form.row button').click();
    const code = form.locator('input[inputmode="numeric"]');
    await code.waitFor();
    await code.fill(await codeShown());
    await form.locator('fieldset form.row button').click();
    await expect.poll(() => form.locator('fieldset p').first().textContent()).toMatch(/^(on|켜짐)$/);
    expect(await unusableOn(page, context)).toEqual([]);
    if (process.env.GH_SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.GH_SHOTS}-${language}.png`, fullPage: true });

    // Everybody in the lobby sees the host, and nobody else the form.
    const other = await visit.open('bert', at, { viewport: { width, height }, locale: language });
    await other.page.getByText(told).waitFor();
    expect(await other.page.getByText(title).count()).toBe(0);
    if (process.env.GH_SHOTS !== undefined)
      await other.page.screenshot({ path: `${process.env.GH_SHOTS}-${language}-bert.png`, fullPage: true });
    await other.context.close();

    await form.locator('fieldset .actions button').last().click();
    await expect.poll(() => form.locator('fieldset').count()).toBe(0);
    expect((await visit.house.as('bert').get<{ hooks?: object }>(`${path}/people`)).body.hooks).toBeUndefined();
    expect([...faults, ...other.faults]).toEqual([]);
    await context.close();
  },
);

it('an owner who plays finds it in the More tab', { timeout: 90_000 }, async () => {
  const path = await lobby(visit.house, { of: 'diplomacy', owner: 'france' });
  for (const seat of ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'])
    await visit.house.as(seat).post(`${path}/seats`, { seat });
  await visit.house.as('france').post(`${path}/hooks`, { url: 'https://hooks.example/x' });
  expect((await visit.house.as('france').post(`${path}/start`, {})).status).toBe(200);
  const { page, context, faults } = await visit.open('france', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.waitForSelector('.mark.lit');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByText('News of this game goes to: hooks.example, by france').waitFor();
  await page.getByText('Tell a chat or a program').click();
  await page.locator('.channels fieldset legend', { hasText: 'Program: https://hooks.example/x' }).waitFor();
  expect(await unusableOn(page, context)).toEqual([]);
  if (process.env.GH_SHOTS !== undefined) await page.screenshot({ path: `${process.env.GH_SHOTS}-more.png` });
  expect(faults).toEqual([]);
  await context.close();
});

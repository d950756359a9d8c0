import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { started } from '../../http/kit.ts';
import { unusableOn } from '../axe.ts';
import { startVisit, type Visit } from '../kit.ts';

// Three people chat at a table, each in a separate browser: in public, in private, over a reload, with a connection
// that fails.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

const tab = (page: Page) => page.locator('.talk-tab');
const conversation = (page: Page, name: string) => page.locator('.conversations button', { hasText: name });
const lines = (page: Page) => page.locator('.said .text').allTextContents();

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.writing textarea').fill(text);
  await page.locator('.writing button[type=submit]').click();
  await page.locator('.said .text', { hasText: text }).waitFor();
}

async function talkTo(page: Page, ...seats: readonly string[]): Promise<void> {
  await page.locator('.beginning summary').click();
  for (const each of seats) await page.locator('.beginning').getByLabel(each, { exact: true }).check();
  await page.locator('.beginning button').click();
}

it('talk in public and in private; a third is told nothing of it; a draft outlives a reload, and a lost answer says it once', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const at = `/g/${path.replace('/v1/games/', '')}`;
  const [austria, england, france] = [
    await visit.open('austria', at, DESK),
    await visit.open('england', at, PHONE),
    await visit.open('france', at, { ...DESK, locale: 'ko-KR' }),
  ];
  await tab(austria.page).click();
  await say(austria.page, 'Peace to all.');
  // A reader who has not opened it sees that there is something to read.
  for (const { page } of [england, france]) await page.locator('.talk-tab .badge').waitFor();
  expect(await france.page.locator('.talk-tab .badge').innerText()).toBe('안 읽은 글 1');
  await tab(england.page).click();
  await tab(france.page).click();
  await england.page.locator('.said .text', { hasText: 'Peace to all.' }).waitFor();

  await talkTo(austria.page, 'England');
  expect(await austria.page.locator('.who-reads summary').innerText()).toContain('Austria, England');
  await say(austria.page, 'Munich?\nIn the spring.');
  await conversation(england.page, 'Austria').locator('.badge').waitFor();
  await conversation(england.page, 'Austria').click();
  await say(england.page, 'Gladly.');
  await austria.page.locator('.said .text', { hasText: 'Gladly.' }).waitFor();
  expect(await lines(austria.page)).toEqual(['Munich?\nIn the spring.', 'Gladly.']);

  // What one has begun to write is there after a reload, and what one has read stays read.
  await england.page.locator('.writing textarea').fill('And then');
  await england.page.reload();
  await tab(england.page).click();
  expect(await england.page.locator('.talk-tab .badge').count()).toBe(0);
  await conversation(england.page, 'Austria').click();
  expect(await england.page.locator('.writing textarea').inputValue()).toBe('And then');

  // The answer is lost, the entry is not: sent again after a reload, it is said once.
  const lost = new Promise<void>((done) => {
    void england.context.route('**/press', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
      done();
    });
  });
  await england.page.locator('.writing button[type=submit]').click();
  await lost;
  // The client tries again by itself: no answer comes before the reload.
  await england.page.reload();
  await england.context.unrouteAll({ behavior: 'ignoreErrors' });
  await tab(england.page).click();
  await conversation(england.page, 'Austria').click();
  await england.page.locator('.writing button[type=submit]').click();
  await england.page.locator('.writing [role=status]', { hasText: 'Sent.' }).waitFor();
  expect((await lines(england.page)).filter((text) => text === 'And then')).toEqual(['And then']);

  // Nobody else has heard of any of it.
  await say(france.page, '안녕하세요');
  expect(await lines(france.page)).toEqual(['Peace to all.', '안녕하세요']);
  expect(await france.page.locator('.conversations > button').allInnerTexts()).toEqual(['모두']);
  await tab(france.page).click();
  expect(await france.page.locator('.talk-tab').innerText()).toBe('대화');

  await conversation(austria.page, 'Everybody').click();
  await austria.page.locator('.said .text', { hasText: '안녕하세요' }).waitFor();
  for (const { page, context } of [austria, england]) expect(await unusableOn(page, context)).toEqual([]);
  for (const { context } of [austria, england, france]) await context.close();
});

it('says when one may not write: in other phases, in another place, without a seat', async () => {
  const settings = { press: { talk: 'both', groups: false, phases: ['retreats'], opens: 'players' } };
  const path = await started(visit.house, { of: 'diplomacy', settings: settings as never });
  const at = `/g/${path.replace('/v1/games/', '')}`;
  const [austria, nobody] = [await visit.open('austria', at, DESK), await visit.open(undefined, at, PHONE)];
  await tab(austria.page).click();
  await austria.page.locator('.desk .hint', { hasText: 'You can write during: retreats.' }).waitFor();
  await austria.page.locator('.beginning summary').click();
  expect(await austria.page.locator('.beginning input[type=radio]').count()).toBe(6);
  await tab(nobody.page).click();
  await nobody.page.locator('.desk .hint', { hasText: 'Only seated players write.' }).waitFor();
  for (const { context } of [austria, nobody]) await context.close();
});

it('folds a seat away, blocks and reports from the talk; writes without a name; tells what is corrected where it is', async () => {
  const settings = { press: { talk: 'both', grey: 'public', opens: 'players' } };
  const path = await started(visit.house, { of: 'diplomacy', settings: settings as never });
  const game = path.replace('/v1/games/', '');
  const say = (who: string, body: object) => visit.house.as(who).post<{ n: number }>(`${path}/press`, body);
  await say('austria', { to: 'all', text: 'You are fools.' });
  await say('austria', { to: 'all', text: 'You are wise.', corrects: 1 });
  await visit.house.as('austria').put('/v1/me/handle', { handle: 'talk-austria' });
  const { page, context, faults } = await visit.open('england', `/g/${game}`, PHONE);
  await tab(page).click();
  const first = page.locator('.said > li').first();
  await first.getByRole('button', { name: 'corrected in no. 2' }).click();
  expect(await page.locator('.said > li.pointed .text').innerText()).toBe('You are wise.');

  await first.locator('.menu summary').click();
  await first.getByRole('button', { name: 'Report' }).click();
  await first.getByLabel('Why do you report this?').fill('An insult.');
  await first.getByRole('button', { name: 'Send the report' }).click();
  await first.getByText('Reported.').waitFor();
  expect(
    (await visit.house.as('mod').get<{ cases: readonly { game: string }[] }>('/v1/moderation/cases')).body.cases,
  ).toMatchObject([{ game }]);

  await first.getByRole('button', { name: 'Mute this seat' }).click();
  await first.getByText('Muted: show').waitFor();
  await first.getByRole('button', { name: 'Hear this seat again' }).click();
  await first.locator('> .text').waitFor();
  await first.getByRole('button', { name: 'Block the author' }).click();
  await first.getByText('Muted: show').waitFor();
  expect(await unusableOn(page, context)).toEqual([]);

  await conversation(page, 'Without a name').click();
  await page.locator('.writing textarea').fill('Somebody will stab.');
  await page.locator('.writing button[type=submit]').click();
  await page.locator('.writing [role=status]', { hasText: 'It appears at the next full five minutes.' }).waitFor();
  visit.house.wait(300);
  const { entries } = (
    await visit.house.as('france').get<{ entries: readonly { text: string; entry: { by: string } }[] }>(`${path}/press`)
  ).body;
  expect(entries.find(({ text }) => text === 'Somebody will stab.')?.entry.by).toMatch(/^grey:/);

  // The account lists the blocked people, and can lift each block.
  await page.goto(`${visit.house.url}/me`);
  await page.getByText('Blocked people').click();
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await page.getByText('No blocks.', { exact: true }).waitFor();
  await page.getByLabel('Handle to block').fill('talk-austria');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.locator('.kept', { hasText: 'talk-austria' }).waitFor();
  expect(await unusableOn(page, context)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a seat that is free is taken at the table, also where only those see the game who sit there', async () => {
  for (const spectators of [undefined, { is: 'off' }]) {
    const settings = { absent: 'wait', ...(spectators !== undefined && { spectators }) };
    const path = await started(visit.house, { of: 'diplomacy', settings: settings as never });
    const { page, context } = await visit.open('late', `/g/${path.replace('/v1/games/', '')}`, PHONE);
    await page.locator('.seats .seat-name').first().waitFor();
    expect(await page.locator('.board').count()).toBe(spectators === undefined ? 1 : 0);
    expect(await page.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
    await visit.house.as('italy').delete(`${path}/seats/italy`);
    // A person who is not to see the game is told of a free seat when they next look.
    if (spectators !== undefined) await page.reload();
    await page.locator('.seats li', { hasText: 'Italy' }).getByRole('button', { name: 'Take this seat' }).click();
    await page.locator('.board').waitFor();
    await page.locator('.rail-tabs button:text-is("Players")').click();
    await page.locator('.strips li', { hasText: 'Italy' }).getByText('you').waitFor({ state: 'attached' });
    expect(await unusableOn(page, context)).toEqual([]);
    await context.close();
  }
});

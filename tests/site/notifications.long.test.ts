import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepNotifications } from '../../functions/features/channels/send.ts';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { unusableOn } from './axe.ts';
import { startVisit, type Visit } from './kit.ts';

// The page where a person says how they want to be told.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

/** What is sent by now. */
async function sent(): Promise<readonly Load[]> {
  const loads: Load[] = [];
  const { people, vault, views } = visit.house.stores;
  await sweepNotifications({
    people,
    vault,
    origin: 'https://fieldpost.example',
    views,
    courier: async (load) => {
      loads.push(load);
      return { outcome: '2xx', echoed: true };
    },
    vapid: async () => vapidFrom(new Uint8Array(32).fill(1), 'mailto:tests@fieldpost.invalid'),
    post: { from: 'fieldpost@localhost.localdomain', origin: visit.house.url },
    now: () => visit.house.now,
    random: () => 0.5,
  });
  return loads;
}

it('a program and an address are added, asked, chosen for, and given up', async () => {
  const { page, context, faults } = await visit.open('anna', '/me', { viewport: { width: 360, height: 780 } });
  await page.locator('.channels form:has-text("Web address of the program") input').fill('https://127.0.0.1/');
  await page.locator('.channels form:has-text("Web address of the program") button').click();
  await page.waitForSelector('.channels .refusal:has-text("public host")');
  await page.locator('.channels form:has-text("Web address of the program") input').fill('https://hooks.example/in');
  await page.locator('.channels form:has-text("Web address of the program") button').click();
  await page.waitForSelector('.channels code:has-text("whsec_")');
  const hook = page.locator('.channels fieldset:has-text("Program: https://hooks.example/in")');
  await hook.locator('text=not confirmed yet').waitFor();
  await sent();
  await hook.locator('label:has-text("a game is over") input').click();
  await hook.locator('label:has-text("a game is over") input:not(:checked)').waitFor();
  await hook.locator('p:text-is("on")').waitFor();
  expect(await unusableOn(page, context)).toEqual([]);

  await page.locator('.channels form:has-text("E-mail to") input').fill('anna@example.org');
  await page.locator('.channels form:has-text("E-mail to") button').click();
  await page.waitForSelector('.channels fieldset:has-text("E-mail: anna@example.org"):has-text("Open the link")');
  const letters = (await sent()).flatMap((load) =>
    'letter' in load ? [Buffer.from(load.letter.message, 'base64').toString('utf8')] : [],
  );
  const link = /\/me#confirm=[\w.-]+/.exec(letters.join('').replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0];
  await page.goto(visit.house.url);
  await page.goto(visit.house.url + String(link));
  await page.waitForSelector('.channels :text("Your address works")');
  expect(new URL(page.url()).hash).toBe('');
  await page.locator('.channels fieldset:has-text("Program") button:text-is("Remove")').click();
  await page.locator('.channels fieldset:has-text("Program")').waitFor({ state: 'detached' });

  await page.locator('.channels select').last().selectOption('discord');
  await page.locator('.channels form:has-text("Web address of the program") input').fill('https://discord.com/api/x');
  await page.locator('.channels form:has-text("Web address of the program") button').click();
  const chat = page.locator('.channels fieldset:has-text("Discord: https://discord.com/api/x")');
  await chat.locator('text=The chat shows a code').waitFor();
  const shown = (await sent()).flatMap((load) =>
    'parcel' in load ? [Buffer.from(load.parcel.body, 'base64').toString('utf8')] : [],
  );
  await chat.getByLabel('Code that the chat shows').fill(/\d{3}-\d{3}/.exec(shown.join(''))?.[0] ?? '');
  await chat.getByRole('button', { name: 'Check the code' }).click();
  await chat.locator('p:text-is("on")').waitFor();
  await chat.getByRole('button', { name: 'Send a test' }).click();
  await page.waitForSelector('.channels :text("The test is on its way")');
  await chat.locator('summary').click();
  await chat.locator('li:has-text("challenge: accepted")').waitFor();
  expect(await unusableOn(page, context)).toEqual([]);
  // What the service refused is said by the browser, too.
  expect(faults.filter((each) => !each.includes('400'))).toEqual([]);
  await context.close();
});

it('an account has its rooms: a handle, a token shown once, a file to take along, and an end that is taken back', {
  timeout: 60_000,
}, async () => {
  const { page, context, faults } = await visit.open('dora', '/me', { viewport: { width: 360, height: 780 } });
  const room = async (name: string): Promise<void> => page.locator('.account summary', { hasText: name }).click();
  await room('Handle');
  await page.getByRole('textbox', { name: 'Handle Others see this name:' }).fill('Dora-Marsh');
  await page.getByRole('button', { name: 'Take this handle' }).click();
  await page.getByRole('button', { name: 'Give up the handle' }).waitFor();
  await room('Notifications');
  await page.locator('.account form').getByLabel('a player wrote to you').uncheck();
  await page.getByLabel('6 hours before').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('.account [role=status]', { hasText: 'Saved.' }).waitFor();
  await room('Tokens of your programs');
  await page.getByLabel('Name of the token').fill('a phone');
  await page.locator('.account form:has-text("Name of the token") button').click();
  expect(await page.locator('.account .secret').innerText()).toMatch(/^fp_/);
  await room('Export your data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('fieldpost.json');
  await room('Delete your account');
  expect(await unusableOn(page, context)).toEqual([]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Are you sure?' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).waitFor({ state: 'detached' });
  const { body } = await visit.house
    .as('dora')
    .get<{ handle: string; notifications: readonly string[]; remind?: readonly number[]; ends?: number }>('/v1/me');
  expect(body).toMatchObject({ handle: 'dora-marsh', remind: [21_600] });
  expect([body.notifications.includes('press'), body.ends]).toEqual([false, undefined]);
  expect(faults).toEqual([]);
  await context.close();
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import { SEATS, started } from '../http/kit.ts';
import { random } from '../kit/random.ts';
import { unusableOn } from './axe.ts';
import { pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// What cannot be chosen says why, and what is written is drawn before it is sent.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const at = (path: string): string => `/g/${path.replace('/v1/games/', '')}`;

/** The words of a refusal: where it points, what the service says, the rule and its sentence. */
const why = async (page: Page, rule: string): Promise<string> => {
  await page.waitForSelector(`.why-not .rule a:has-text("${rule}")`);
  await page.waitForSelector('.why-not .rule span');
  return page.locator('.why-not').innerText();
};

/** A battle in which the seat holds a card. */
async function holding(card: string): Promise<string> {
  for (;;) {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const { body } = await visit.house.as('bottom').get<{ tray: { id: string }[] }>(`${path}/state`);
    if (body.tray.some(({ id }) => id === card)) return path;
  }
}

describe('choices that are not possible now', () => {
  it('is grey, and says which rule forbids it, with its sentence and the way to it', async () => {
    const { page, context } = await visit.open('bottom', at(await holding('FIRST_STRIKE')), DESK);
    await page.locator('.tray .greyed:has-text("First Strike")').click();
    expect(await why(page, '§14.16a')).toContain('the unit that is attacked in melee battles first');
    expect(await page.locator('.why-not .rule a').getAttribute('href')).toBe('/rules/napoleonics?rule=%C2%A714.16a');
    await context.close();
  });

  it('answers for units and provinces of Diplomacy, in Korean too, by mouse and by keyboard, and sends nothing', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context } = await visit.open('france', at(path), { ...DESK, locale: 'ko-KR' });
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/actions') && request.method() === 'POST' && sent.push(request.url()),
    );
    await page.waitForSelector('.mark.lit');
    await pointAt(page, 'piece:lon');
    expect(await why(page, '§7.8')).toContain('런던');
    await page.locator('.board-keys').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.why-not .rule a')?.textContent?.includes('§8') === true);
    expect(sent).toEqual([]);
    await context.close();
  });
});

describe('a sheet that is not sent yet', () => {
  it('is drawn on the board, with what the service remarks beside the order', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context, faults } = await visit.open('france', at(path), DESK);
    await page.waitForSelector('.mark.lit');
    await pointAt(page, 'piece:par');
    await pointAt(page, 'space:bur');
    await page.waitForSelector('.board svg [data-key="par"][data-to="bur"]');
    await pointAt(page, 'piece:mar');
    await pointAt(page, 'space:bur');
    await page.waitForSelector('.board svg [data-key="mar"][data-to="bur"]');
    await page.waitForSelector('.sheet-list li:has-text("Marseilles") .advice');
    const { body } = await visit.house.as('france').get<{ view: { mine: unknown } }>(`${path}/state`);
    expect(body.view.mine).toEqual({});
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the manners of a game', () => {
  it('offer standing orders at a window of Kutuzov, one click away, beside tracks and stacks that open', async () => {
    const path = await started(visit.house, { of: 'kutuzov' });
    const asked = await untilAsked(visit.house, path, 'window');
    const { page, context, faults } = await visit.open(asked, at(path), DESK);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
    await page.waitForSelector('.tracks [aria-current="step"]:text-is("Elan du Guerre")');
    await pointAt(page, 'space:warsaw');
    await page.waitForSelector('.here li:has-text("Eugène")');
    const pass = page.getByRole('button', { name: 'Pass for me until my impulse' });
    await pass.click();
    await pass.waitFor({ state: 'detached' });
    expect(sent.filter((each) => !/\/(dry-runs|forecasts)$/.test(each))).toEqual([
      `${path}/standing-orders`,
      `${path}/actions`,
    ]);
    type Orders = { readonly waiting: { [seat: string]: unknown } };
    const { body } = await visit.house.as(asked).get<Orders>(`${path}/standing-orders`);
    expect(body.waiting[asked]).toMatchObject({ until: 'my-impulse' });
    await page.locator('.rail-tabs button:text-is("More")').click();
    await page.locator('.standing summary:text-is("The server asks you: not until your impulse")').click();
    await page.waitForSelector('.forecast li:has-text("In turn 1 the server would have asked you")');
    await page.locator('.order-switches label:has-text("before the first round of our sieges") input').click();
    await page.waitForSelector('.standing summary:text-is("The server asks you: as you have set it")');
    await page.waitForSelector(
      '.standing [role="status"]:text-is("Saved. It takes effect when the next impulse begins.")',
    );
    const { body: switched } = await visit.house.as(asked).get<Orders>(`${path}/standing-orders`);
    expect(switched.waiting[asked]).toMatchObject({
      until: 'my-impulse',
      askIf: [{ if: 'siege', round: 1, ours: true }],
    });
    // Of two changes the last one stands, even if the first one is slow on its way.
    let changes = 0;
    let saved = 0;
    page.on('response', (response) => response.request().method() === 'PUT' && saved++);
    await page.route('**/standing-orders', async (route) => {
      if (route.request().method() === 'PUT' && changes++ === 0) await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    for (const label of ['before the first round of my battles', 'when a battle card can be cancelled'])
      await page.locator(`.order-switches label:has-text("${label}") input`).click();
    await expect.poll(() => saved).toBe(2);
    const { body: last } = await visit.house.as(asked).get<Orders>(`${path}/standing-orders`);
    expect(last.waiting[asked]).toMatchObject({
      askIf: [{ if: 'siege' }, { if: 'battle' }, { if: 'moment', at: 'counter' }],
    });
    await page.unroute('**/standing-orders');
    // A change that is not kept is not shown as if it were.
    await page.route('**/standing-orders', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 429,
            contentType: 'application/problem+json',
            body: '{"code":"RATE_LIMITED","status":429}',
          })
        : route.continue(),
    );
    const sieges = page.locator('.order-switches label:has-text("before the first round of our sieges") input');
    await sieges.click();
    await page.waitForSelector('.standing [role="alert"]');
    await expect.poll(() => sieges.isChecked()).toBe(true);
    await page.unroute('**/standing-orders');
    expect(await unusableOn(page, context)).toEqual([]);
    // The browser notes that the service refused what a place that cannot be chosen was tried for.
    expect(faults.filter((fault) => !/422|429/.test(fault))).toEqual([]);
    await context.close();
  });
});

describe('a unit of Napoleonics', () => {
  it('shows its possible targets when a viewer points at it, by mouse and by keyboard, with the dice in words', async () => {
    const { page, context, faults } = await visit.open('bottom', at(await holding('FIRST_STRIKE')), DESK);
    await page.locator('.board [data-kind="piece"][data-id="F-FA-1"]').hover();
    await page.waitForSelector('.in-sight h2:has-text("French Foot Artillery, g6")');
    await page.waitForSelector('.board .mark.dice-count[data-of="space:e6"]');
    await page.waitForSelector('.board .mark.hidden', { state: 'attached' });
    await page.mouse.move(0, 0);
    await page.waitForSelector('.in-sight', { state: 'detached' });
    await page.locator('.board-keys').focus();
    // From the first hex down its column, to the cavalry at its foot.
    for (let steps = 0; steps < 8; steps++) {
      await page.keyboard.press('Shift+ArrowDown');
      await page.waitForTimeout(100);
    }
    await page.waitForSelector('.in-sight:has-text("This unit has no target from there now")');
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  });
});

/** Plays at random until a seat is asked a question of a kind. */
async function untilAsked({ as }: Visit['house'], path: string, kind: string): Promise<string> {
  const below = random(5);
  for (;;) {
    for (const seat of SEATS.kutuzov) {
      const { body } = await as(seat).get<{ actions: { ask: string; kind: string; legal: Legal }[] }>(
        `${path}/actions`,
      );
      for (const { ask, kind: asked, legal } of body.actions) {
        if (asked === kind) return seat;
        await as(seat).post(`${path}/actions`, { ask, command: sample(legal, below) });
      }
    }
  }
}

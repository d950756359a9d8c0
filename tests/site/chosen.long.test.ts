import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot } from '../../domain/kutuzov/bot/bot.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { act, asked, SEATS, started } from '../http/kit.ts';
import { random } from '../kit/random.ts';
import { pointAt, send, shown } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// Nothing that a player chose is dropped in silence: it is written, it waits to be sent, or the table says that it was
// not sent.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const at = (path: string): string => `/g/${path.replace('/v1/games/', '')}`;

/** The orders on the sheet that the page keeps of a question. */
const draftOf = (page: Page, ask: string): Promise<Json> =>
  page.evaluate((of) => {
    const key = Object.keys(localStorage).find(
      (each) => each.startsWith('fieldpost:draft:') && each.includes(`/${of}/`),
    );
    return JSON.parse((key && localStorage.getItem(key)) ?? '{}').orders ?? {};
  }, ask);

/** The seat that is asked a question of some kind, once bots have played as far as that. */
async function untilAsked(path: string, kind: string): Promise<string> {
  const below = random(3);
  for (;;) {
    const { body } = await visit.house.as(SEATS.kutuzov[0]).get<MatchView>(path);
    const ask = body.asks.find(({ settled }) => settled !== true)!;
    if (ask.kind === kind) return ask.seat;
    const client = visit.house.as(ask.seat);
    const { body: state } = await client.get<{ readonly view: never }>(`${path}/state`);
    await act(client, path, bot(state.view, ask.seat, { draw: (_, n) => below(n) }) as Json);
  }
}

const CONFIRM = '.act:not([data-key])';
const lefts = (page: Page) => page.locator('.left-over p');

interface Chosen {
  readonly name: string;
  readonly command: string | null;
}

/** Presses a card. Gives its name, and the command of the first button for it. */
async function choose(page: Page, card: number): Promise<Chosen> {
  const button = page.locator('.tray .card.from-hand button').nth(card);
  const name = (await button.innerText()).trim();
  await button.click();
  await shown(page);
  return { name, command: await page.locator(CONFIRM).first().getAttribute('data-command') };
}

/** One card is chosen, another, and the first again: a card alone says nothing, so the site says nothing of it either. */
async function changesHerMind(page: Page): Promise<void> {
  const first = await choose(page, 0);
  const second = await choose(page, 1);
  expect(second.command).not.toBe(first.command);
  expect(await lefts(page).count()).toBe(0);
  expect(await choose(page, 0)).toEqual(first);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/actions'));
  await page.locator(CONFIRM).first().click();
  const request = await sent;
  expect(JSON.stringify((request.postDataJSON() as { command: Json }).command)).toBe(first.command);
  expect((await request.response())?.status()).toBe(200);
}

describe('Kutuzov', () => {
  it('lights all cards that may be played at an impulse, which are numbers, and plays the one chosen last', async () => {
    const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 2 } });
    const seat = await untilAsked(path, 'impulse');
    const { page, context, faults } = await visit.open(seat, at(path), DESK);
    await page.waitForSelector('.tray .card.lit');
    expect(await page.locator('.tray .card.lit').count()).toBeGreaterThan(4);
    expect(await page.locator('.tray .greyed').count()).toBe(0);
    await changesHerMind(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Napoleonics', () => {
  it('says nothing of a card that was chosen alone when the question is over', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const { body } = await visit.house.as('top').get<MatchView>(path);
    const { seat } = body.asks[0]!;
    const { page, context, faults } = await visit.open(seat, at(path), DESK);
    await page.waitForSelector('.tray .card.lit');
    await choose(page, 0);
    // On another device the same player goes on.
    const { ask, legal } = await asked(visit.house.as(seat), path);
    const cards = [...JSON.stringify(legal).matchAll(/"value":"([A-Z_]+)"/g)].map(([, card]) => card!);
    expect((await act(visit.house.as(seat), path, { type: 'play', card: cards.at(-1)! })).status).toBe(200);
    await page.waitForSelector(`.panel[data-ask]:not([data-ask="${ask}"])`);
    expect(await lefts(page).count()).toBe(0);
    // What would become of the choice was asked as the question ended.
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await context.close();
  });
});

describe('Diplomacy', () => {
  it('writes an order to an occupied province and to a convoyed coast with the click, in spite of its other meanings', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const spring: { readonly [seat: string]: Json } = {
      england: {
        lvp: { order: 'move', to: 'yor' },
        lon: { order: 'move', to: 'nth' },
        edi: { order: 'move', to: 'nwg' },
      },
      germany: { kie: { order: 'move', to: 'hol' } },
    };
    for (const seat of SEATS.diplomacy)
      await act(visit.house.as(seat), path, { type: 'orders', orders: spring[seat] ?? {}, ready: true });
    const { page, context, faults } = await visit.open('england', at(path), DESK);
    await page.waitForSelector('.mark.lit');
    const { ask } = await asked(visit.house.as('england'), path);
    const point = async (...names: readonly string[]): Promise<void> => {
      for (const name of names) await pointAt(page, name);
    };
    const orders = () => draftOf(page, ask);
    await point('piece:nth', 'piece:hol');
    expect(await orders(), 'a foreign unit is attacked').toEqual({ nth: { order: 'move', to: 'hol' } });
    await point('piece:yor', 'space:lvp', 'piece:nth', 'piece:yor');
    expect(await orders(), 'behind an army that leaves by land').toMatchObject({ nth: { order: 'move', to: 'yor' } });
    await point('piece:nth', 'piece:hol', 'piece:yor', 'space:nwy');
    const toNorway = { order: 'move', to: 'nwy' };
    expect(await orders(), 'by sea, if need be').toEqual({ nth: { order: 'move', to: 'hol' }, yor: toNorway });
    await page.locator('.panel .toggle input').check();
    await expect.poll(orders).toMatchObject({ yor: { ...toNorway, via: 'convoy' } });
    await point('piece:nth', 'piece:yor');
    const carried = { nth: { order: 'convoy', of: 'yor', to: 'nwy' }, yor: toNorway };
    expect(await orders(), 'an army that goes by sea is carried').toMatchObject(carried);
    await point('space:nwy');
    expect(await orders()).toMatchObject(carried);
    await point('piece:nwg', 'piece:nth');
    const inPlace = { order: 'support', of: 'nth' };
    expect(await orders(), 'a unit of one’s own that stays is helped').toMatchObject({ nwg: inPlace });
    // Another meaning is one click away, and one step back there is no order.
    await page.locator('.panel .chips button:text-is("move")').click();
    await expect.poll(orders).toMatchObject({ nwg: { order: 'move', to: 'nth' } });
    await point('piece:nwg', 'piece:nth');
    await page.keyboard.press('Escape');
    await expect.poll(orders).toMatchObject({ nwg: { order: 'move', to: 'nth' } });
    // What is begun and not whole is said when something else begins.
    await page.keyboard.press('Escape');
    await shown(page);
    await point('piece:nth');
    await page.locator('.panel .chips button:text-is("support Holland’s move")').click();
    await point('piece:nwg');
    expect(await lefts(page).innerText()).toContain('Not sent: support Holland’s move');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });

  it('says of a half-chosen order that it was not sent with the others, over a reload and into the next phase', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context, faults } = await visit.open('france', at(path), DESK);
    await page.waitForSelector('.mark.lit');
    const support = 'support Paris’s move · France, army, Marseilles';
    const half = `Not sent: ${support}`;
    for (const name of ['piece:bre', 'space:mao', 'piece:mar']) await pointAt(page, name);
    await page.locator('.panel .chips button:text-is("support Paris’s move")').click();
    await send(page, page.locator('button:text-is("Save orders")'));
    await expect.poll(() => lefts(page).innerText()).toContain(half);
    await page.reload();
    await expect.poll(() => lefts(page).innerText()).toContain(half);
    await lefts(page).locator('button').click();
    await expect.poll(() => page.locator('.panel .in-words').innerText()).toContain(support);
    await page.reload();
    await expect.poll(() => page.locator('.panel .in-words').innerText()).toContain(support);
    await send(page, page.locator('.act.confirm'));
    await expect.poll(() => lefts(page).innerText()).toContain(half);
    const { view } = (
      await visit.house.as('france').get<{ view: { mine: { france: { orders: object } } } }>(`${path}/state`)
    ).body;
    expect(view.mine.france.orders).toEqual({ bre: { order: 'move', to: 'mao' } });
    for (const seat of SEATS.diplomacy.filter((each) => each !== 'france'))
      await act(visit.house.as(seat), path, { type: 'orders', orders: {}, ready: true });
    await page.waitForFunction(() => document.querySelector('.phase')?.textContent?.includes('Autumn 1901'));
    expect(await lefts(page).innerText()).toContain(half);
    expect(await lefts(page).locator('button').count(), 'that phase is over').toBe(0);
    await page.reload();
    await page.waitForSelector('.sheet-list li');
    expect(await lefts(page).count(), 'it is said once').toBe(0);
    expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
    await context.close();
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot as kutuzovBot } from '../../domain/kutuzov/bot/bot.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { bot as napoleonicsBot } from '../../domain/napoleonics/bot/bot.ts';
import { type Actions, act, asked, SEATS, started } from '../http/kit.ts';
import { describeLong, itLong } from '../kit/it-long.ts';
import { random } from '../kit/random.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { pointAt, shown, tap } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// What players stumble over who have never seen the table.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tableOf = (path: string): string => path.replace('/v1/games/', '/g/');

type Question = Actions['actions'][number];
type Bot = (view: never, seat: string, chance: { draw(stream: string, below: number): number }) => unknown;

/** Bots play until a seat has a question of some kind. Returns that seat. */
async function until(
  path: string,
  seat: string,
  bot: Bot,
  isWanted: (question: Question) => boolean,
  seed = 3,
): Promise<string> {
  const below = random(seed);
  for (;;) {
    const { body } = await visit.house.as(seat).get<MatchView>(path);
    const ask = body.asks.find(({ settled }) => settled !== true)!;
    const client = visit.house.as(ask.seat);
    if (isWanted(await asked(client, path))) return ask.seat;
    const { body: state } = await client.get<{ view: never }>(`${path}/state`);
    await act(client, path, bot(state.view, ask.seat, { draw: (_, n) => below(n) }) as Json);
  }
}

/** Two lines of infantry in range of each other. */
const lines = {
  ...skirmish,
  units: [2, 3, 6, 7, 11, 12].flatMap((x) => [
    { side: 'top', type: 'B-LN', hex: `c${x}` },
    { side: 'bottom', type: 'F-LN', hex: `e${x}` },
  ]),
  leaders: [],
} as unknown as JsonObject;
const isOf =
  (kind: string, seat = 'bottom') =>
  (question: Question): boolean =>
    question.kind === kind && question.seat === seat;

describe('Diplomacy', () => {
  const orders = (page: Page, ask: string): Promise<object> =>
    page.evaluate((of) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('fieldpost:draft:') && each.includes(of));
      return JSON.parse((key && localStorage.getItem(key)) ?? '{}').orders ?? {};
    }, ask);

  it('a click on another unit of the player begins its order; what the first one could do there stands beside it', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context, faults } = await visit.open('germany', tableOf(path), DESK);
    await page.waitForSelector('.mark.lit');
    const { ask } = await asked(visit.house.as('germany'), path);
    const beside = page.locator('.flyout [role="menuitemradio"]');
    await pointAt(page, 'piece:mun');
    await pointAt(page, 'piece:ber');
    expect(await orders(page, ask), 'no order that nobody gave').toEqual({});
    expect(await page.locator('.panel .in-hand').innerText()).toContain('Berlin');
    expect(await beside.allInnerTexts()).toContain('Munich: Support Berlin to hold');
    await pointAt(page, 'space:pru');
    expect(await orders(page, ask)).toEqual({ ber: { order: 'move', to: 'pru' } });
    await pointAt(page, 'piece:mun');
    await pointAt(page, 'piece:kie');
    await pointAt(page, 'piece:mun');
    expect(await orders(page, ask)).toEqual({ ber: { order: 'move', to: 'pru' } });
    await pointAt(page, 'piece:kie');
    await beside.filter({ hasText: /Munich: Move/ }).click();
    const behind = { mun: { order: 'move', to: 'kie' }, ber: { order: 'move', to: 'pru' } };
    await expect.poll(() => orders(page, ask)).toEqual(behind);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });

  it('says in the tab of the players what each of them has, and opens the list of keys at its beginning', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context } = await visit.open('france', tableOf(path), DESK);
    await page.waitForSelector('.mark.lit');
    await page.locator('.tab-panels', { hasText: 'Austria. Centres (3): Budapest, Trieste, Vienna.' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.locator('.bar').getByRole('button', { name: 'Keys' }).click();
    const dialog = page.locator('dialog.keys[open]');
    await dialog.waitFor();
    expect(await dialog.evaluate((each) => [each.scrollHeight > each.clientHeight, each.scrollTop])).toEqual([true, 0]);
    await context.close();
  });

  it('has a name for each button at the table', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context } = await visit.open('france', tableOf(path), DESK);
    await page.waitForSelector('.mark.lit');
    const nameless = await page
      .locator('.shell button, .shell summary')
      .evaluateAll((all) =>
        all
          .filter((each) => `${each.getAttribute('aria-label') ?? ''}${each.textContent}`.trim() === '')
          .map(({ outerHTML }) => outerHTML),
      );
    expect(nameless).toEqual([]);
    expect(await page.locator('.board .zoom svg.icon').count()).toBeGreaterThan(2);
    await context.close();
  });

  itLong('a board that was touched stays where it is, and moves as little as shows what is needed', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context, faults } = await visit.open('russia', tableOf(path), PHONE);
    await page.waitForSelector('.mark.lit');
    await shown(page);
    const view = () => page.locator('.board .sheet').evaluate((each) => (each as HTMLElement).style.transform);
    const scaleIn = (transform: string): string => /scale\(([\d.]+)\)/.exec(transform)?.[1] ?? '';
    await tap(page, 'piece:mos');
    await page.waitForSelector('.mark.picked');
    const first = await view();
    await tap(page, 'space:ukr');
    await page.waitForSelector('.sheet-list li.written');
    await tap(page, 'piece:war');
    await page.waitForSelector('.mark.picked[data-of="piece:war"]');
    await page.waitForTimeout(400);
    expect(await view(), 'places of both units are in sight').toBe(first);
    await tap(page, 'piece:war');
    // From the list of orders the player takes a unit that is far away.
    for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.waitForTimeout(400);
    const near = await view();
    const inSight = (): Promise<number> =>
      page.evaluate(() => {
        const pane = document.querySelector('.shell .board')!.getBoundingClientRect();
        return [...document.querySelectorAll('.mark.lit:not(.faint)')].filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return left > pane.left && right < pane.right && top > pane.top && bottom < pane.bottom;
        }).length;
      });
    await page.locator('.sheet-list button', { hasText: 'Sevastopol' }).tap();
    await page.waitForSelector('.mark.picked[data-of="piece:sev"]');
    await expect.poll(inSight).toBeGreaterThan(0);
    expect(await view(), 'none of its places was in sight').not.toBe(near);
    expect(scaleIn(await view()), 'it comes no nearer, and goes no further').toBe(scaleIn(near));
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });
});

describeLong('Napoleonics', () => {
  it('says before a turn ends what its end gives up, and that it ends after the last battle', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { battle: lines } });
    await until(path, 'bottom', napoleonicsBot as Bot, isOf('combat'));
    const { page, context, faults } = await visit.open('bottom', tableOf(path), DESK);
    const { legal } = await asked(visit.house.as('bottom'), path);
    const units = new Set([...JSON.stringify(legal).matchAll(/"unit":\{[^}]*"value":"([^"]+)"/g)].map(([, id]) => id));
    const end = page.locator('.bar .act.standing');
    await page.waitForSelector('.act:not([aria-disabled])');
    await end.click();
    await page.waitForSelector('.act.armed');
    const costs = units.size === 1 ? '1 unit could still battle.' : `${units.size} units could still battle.`;
    expect((await end.locator('.costs').innerText()).trim()).toBe(`${costs} Press again:`);
    expect(await page.locator('.panel', { hasText: 'Your turn ends after it.' }).count()).toBe(
      units.size === 1 ? 1 : 0,
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows where a unit that moves battles no more, and tells the rings apart in the legend', async () => {
    // Light infantry goes further than it can go and still battle.
    const battle = JSON.parse(JSON.stringify(lines).replaceAll('F-LN', 'F-LT')) as JsonObject;
    const path = await started(visit.house, { of: 'napoleonics', options: { battle } });
    await until(path, 'bottom', napoleonicsBot as Bot, isOf('movement'));
    const { page, context } = await visit.open('bottom', tableOf(path), DESK);
    await page.waitForSelector('.mark.spent');
    const [near, far] = await page.evaluate(() => {
      const dashes = (of: string): string =>
        getComputedStyle(document.querySelector(`.mark${of} .over`)!).strokeDasharray;
      return [dashes('.lit:not(.spent)[data-of^="space:"]'), dashes('.spent')];
    });
    expect(far).not.toBe(near);
    await page.locator('.open-legend').click();
    await page.locator('.legend-rings', { hasText: 'it does not battle this turn' }).waitFor();
    await context.close();
  });

  it('names the side that rolled, also where the other side struck first or battled back', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { battle: lines } });
    const seen = new Set<string>();
    const { page, context } = await visit.open(undefined, tableOf(path), DESK);
    await page.waitForSelector('.shell .board svg[data-version]');
    const below = random(3);
    while (!seen.has('battle-back') && !seen.has('first-strike')) {
      const { body } = await visit.house.as('bottom').get<MatchView>(path);
      const ask = body.asks.find(({ settled }) => settled !== true)!;
      const client = visit.house.as(ask.seat);
      const { body: state } = await client.get<{ view: never }>(`${path}/state`);
      await act(client, path, (napoleonicsBot as Bot)(state.view, ask.seat, { draw: (_, n) => below(n) }) as Json);
      const { body: now } = await client.get<{ view: { last?: { rolls: { by: string; why: string }[] } } }>(
        `${path}/state`,
      );
      for (const { why } of now.view.last?.rolls ?? []) seen.add(why);
    }
    const { body } = await visit.house
      .as('bottom')
      .get<{ view: { last: { rolls: { by: string; why: string }[] } } }>(`${path}/state`);
    const names: { readonly [seat: string]: string } = Object.fromEntries(
      (await visit.house.as('bottom').get<{ seats: { seat: string; name: string }[] }>(path)).body.seats.map(
        ({ seat, name }) => [seat, name],
      ),
    );
    await page.reload();
    const rows = page.locator('.dice li strong');
    await expect
      .poll(async () => (await rows.allInnerTexts()).map((text) => text.split(',')[0]))
      .toEqual(body.view.last.rolls.map(({ by }) => names[by]));
    await context.close();
  });

  it('lets a player who waits read the whole text of a card that is cut', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const { page, context, faults } = await visit.open('top', tableOf(path), PHONE);
    const { body } = await visit.house
      .as('top')
      .get<{ tray: readonly { readonly id: string; readonly text: string }[] }>(`${path}/state`);
    await page.waitForSelector('.tray .card');
    const longest = body.tray.toSorted((a, b) => b.text.length - a.text.length)[0]!;
    const card = page.locator(`.tray [data-card="${longest.id}"]`).first();
    expect(await card.getAttribute('data-cut')).not.toBeNull();
    await card.locator('button').click();
    const read = page.locator('.picked-card p');
    await read.waitFor();
    expect(await read.innerText()).toBe(longest.text);
    const [box, dock] = [await read.boundingBox(), await page.locator('.tray').boundingBox()];
    expect(box!.y + box!.height, 'nothing lies over it').toBeLessThanOrEqual(dock!.y);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('has on a phone the likeliest answer first, and what costs a card after it', async () => {
  const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 2 } });
  const seat = await until(path, SEATS.kutuzov[0], kutuzovBot as Bot, ({ kind }) => kind === 'mulligan');
  const { page, context } = await visit.open(seat, tableOf(path), PHONE);
  await page.waitForSelector('.question > .acts .act');
  const acts = page.locator('.question > .acts .act');
  expect(await acts.allInnerTexts()).toEqual(['Keep this hand', 'Redraw, one card fewer']);
  expect(await acts.evaluateAll((all) => all.map((each) => each.classList.contains('confirm')))).toEqual([true, false]);
  await context.close();
});

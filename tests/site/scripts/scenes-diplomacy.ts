import type { Page } from 'playwright-core';
import { started } from '../../http/kit.ts';
import { aimAt, pointAt, tap } from '../hand.ts';
import { diplomacyOf, recordOf } from './recorded.ts';
import { ASKED, BOARD, once, type Scene, type Scenes, tableOf } from './scene.ts';

/** A game in which England has ten units: two convoys and four supports among its orders. */
const LONG = { name: 'droidippy-2280', over: 23, seat: 'england' } as const;

/** Near each edge of the map: a unit of that game, and another one at which it has several meanings. */
const EDGES = [
  { edge: 'top', seat: 'england', from: 'nwg', to: 'bar' },
  { edge: 'left', seat: 'england', from: 'nth', to: 'nwg' },
  { edge: 'right', seat: 'turkey', from: 'bla', to: 'sev' },
  { edge: 'bottom', seat: 'turkey', from: 'aeg', to: 'eas' },
] as const;

/** Points as the window is pointed at: by mouse, or by finger on a phone. */
const aim = (page: Page, isPhone: boolean, name: string): Promise<void> =>
  isPhone ? tap(page, name) : pointAt(page, name);

/** Has a piece tell what it is: the mouse rests on it, a finger presses long. */
export async function inspect(page: Page, isPhone: boolean, name: string): Promise<void> {
  await page.waitForSelector('.mark.lit, .card.lit');
  const { x, y } = await aimAt(page, name);
  if (isPhone) {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.locator('.inspect').waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else await page.mouse.move(x, y);
  await page.locator('.inspect').waitFor();
}

/** Has a replay told step by step until the film shows something. */
export async function stepTo(page: Page, selector: string): Promise<void> {
  await page.locator('.bar .again').click();
  await page.waitForSelector('.told-count');
  for (let steps = 0; steps < 60 && (await page.locator(selector).count()) === 0; steps++) {
    await page.keyboard.press('.');
    await page.waitForTimeout(250);
  }
}

export const diplomacy: Scenes = ({ house }) => {
  const first = once(async () => tableOf(await started(house, { of: 'diplomacy' })));
  const mid = once(async () => tableOf(await diplomacyOf(house, 7)));
  const fought = once(async () => tableOf(await diplomacyOf(house, 5)));
  const long = once(async () => tableOf(await diplomacyOf(house, LONG.over, {}, LONG.name)));
  const offered = once(async () => {
    const path = await started(house, { of: 'diplomacy' });
    await house.as('england').put(`${path}/votes/draw`, { vote: true });
    return tableOf(path);
  });
  const talked = once(async () => {
    const path = await started(house, { of: 'diplomacy', settings: { press: { talk: 'both' } } as never });
    await house.as('england').post(`${path}/press`, { to: ['france'], text: 'Keep the Channel empty, and so do I.' });
    await house.as('france').post(`${path}/press`, { to: ['england'], text: 'Agreed, until autumn.' });
    return tableOf(path);
  });
  const at = (name: string, who: string, address: () => Promise<string>, act?: Scene['act'], wait = ASKED): Scene => ({
    name: `diplomacy-${name}`,
    who,
    at: address,
    wait,
    ...(act && { act }),
  });
  return [
    at('first', 'france', first),
    at('middle', 'france', mid),
    ...EDGES.map(({ edge, seat, from, to }) =>
      at(`flyout-${edge}`, seat, long, async (page, isPhone) => {
        await page.waitForSelector('.mark.lit');
        await aim(page, isPhone, `piece:${from}`);
        // On a phone the target may be out of sight.
        if (isPhone) await page.locator('.zoom > button').nth(2).click();
        await aim(page, isPhone, `space:${to}`);
        await page.locator('.flyout').waitFor({ timeout: 5000 });
      }),
    ),
    at('own-unit', 'austria', first, async (page, isPhone) => {
      await page.waitForSelector('.mark.lit');
      await aim(page, isPhone, 'piece:vie');
      await aim(page, isPhone, 'piece:bud');
    }),
    at('drafts', LONG.seat, long, async (page, isPhone) => {
      const orders = (await recordOf(LONG.over + 1, LONG.name)).phases.at(-1)?.orders[LONG.seat] ?? [];
      if (isPhone) await page.locator('.rail-tabs [role="tab"]').first().click();
      const field = page.locator('.notation textarea');
      if (!(await field.isVisible())) await page.locator('details:has(.notation) > summary').first().click();
      await field.fill(orders.join('\n'));
      await page.locator('.notation button').first().click();
      await page.waitForSelector('.fp-draft', { state: 'attached' });
      await page.waitForTimeout(1000);
    }),
    at('retreat', 'france', fought, undefined, BOARD),
    at(
      'results',
      'france',
      fought,
      async (page) => {
        await page.waitForSelector('.bar .phase');
        await page.keyboard.press('[');
        await page.waitForSelector('.bar.past');
        await page.waitForTimeout(1000);
      },
      BOARD,
    ),
    at('inspect', 'france', first, (page, isPhone) => inspect(page, isPhone, 'piece:par')),
    at('offer-made', 'england', offered),
    at('offer-answer', 'france', offered, async (page) => {
      await page.locator('.offered').waitFor();
    }),
    at('talk', 'france', talked, async (page) => {
      await page.locator('.talk-tab').click();
      await page.waitForTimeout(1000);
    }),
    at('menu', 'france', first, async (page) => {
      await page.locator('.home-menu > summary').click();
    }),
    at('legend', 'france', first, async (page) => {
      await page.locator('.open-legend').first().click();
      await page.waitForTimeout(1500);
    }),
    at('more', 'france', first, async (page) => {
      await page.locator('.rail-tabs [role="tab"]').last().click();
    }),
    at('offline', 'france', first, async (page) => {
      await page.context().setOffline(true);
      await page.waitForSelector('.notice.offline');
    }),
    { name: 'diplomacy-spectator', at: mid, wait: BOARD },
    {
      name: 'diplomacy-guide',
      at: async () => '/',
      wait: '.begin li button',
      act: async (page) => {
        await page.locator('.begin li').first().locator('.learn').click();
        await page.waitForSelector('.guide[data-step]');
        await page.waitForSelector(ASKED);
      },
    },
  ];
};

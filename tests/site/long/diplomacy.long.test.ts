import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEATS, started } from '../../http/kit.ts';
import { pointAt, send, tap, written } from '../hand.ts';
import { startVisit, type Visit } from '../kit.ts';
import { faultsOf } from './playing.ts';

// Seven people play a year of Diplomacy, each in a separate browser, by clicking the board alone.

type Power = (typeof SEATS.diplomacy)[number];
/** What is pointed at for each order, one after another; a unit pointed at twice holds. */
type Orders = { readonly [power in Power]: readonly (readonly string[])[] };

const SPRING: Orders = {
  austria: [
    ['piece:bud', 'space:ser'],
    ['piece:tri', 'space:alb'],
    ['piece:vie', 'space:bud'],
  ],
  england: [
    ['piece:lon', 'space:nth'],
    ['piece:edi', 'space:nwg'],
    ['piece:lvp', 'space:yor'],
  ],
  france: [
    ['piece:par', 'space:bur'],
    ['piece:mar', 'space:spa'],
    ['piece:bre', 'space:mao'],
  ],
  germany: [
    ['piece:kie', 'space:den'],
    ['piece:ber', 'space:kie'],
    ['piece:mun', 'space:ruh'],
  ],
  italy: [
    ['piece:nap', 'space:ion'],
    ['piece:rom', 'space:apu'],
    ['piece:ven', 'piece:ven'],
  ],
  russia: [
    ['piece:stp', 'space:bot'],
    ['piece:mos', 'space:ukr'],
    ['piece:war', 'piece:war'],
    ['piece:sev', 'space:rum'],
  ],
  turkey: [
    ['piece:con', 'space:bul'],
    ['piece:ank', 'space:con'],
    ['piece:smy', 'piece:smy'],
  ],
};

/** Rumania is taken from Russia with support; the army of Yorkshire goes to Norway by sea. */
const AUTUMN: Orders = {
  austria: [
    ['piece:bud', 'space:rum'],
    ['piece:ser', 'piece:bud', 'space:rum'],
    ['piece:alb', 'space:gre'],
  ],
  england: [
    ['piece:yor', 'space:nwy'],
    ['piece:nth', 'piece:yor', 'space:nwy'],
    ['piece:nwg', 'piece:nwg'],
  ],
  france: [
    ['piece:spa', 'space:por'],
    ['piece:bur', 'space:bel'],
    ['piece:mao', 'piece:mao'],
  ],
  germany: [
    ['piece:ruh', 'space:hol'],
    ['piece:den', 'piece:den'],
    ['piece:kie', 'piece:kie'],
  ],
  italy: [
    ['piece:ion', 'space:tun'],
    ['piece:apu', 'piece:apu'],
    ['piece:ven', 'piece:ven'],
  ],
  russia: [
    ['piece:bot', 'space:swe'],
    ['piece:rum', 'piece:rum'],
    ['piece:ukr', 'piece:ukr'],
    ['piece:war', 'piece:war'],
  ],
  turkey: [
    ['piece:bul', 'piece:bul'],
    ['piece:con', 'piece:con'],
    ['piece:smy', 'piece:smy'],
  ],
};

/** Home centres, and what is built there. */
const WINTER: { readonly [power in Power]: readonly (readonly [string, 'army' | 'fleet'])[] } = {
  austria: [
    ['space:vie', 'army'],
    ['space:tri', 'fleet'],
  ],
  england: [['space:lon', 'fleet']],
  france: [['space:mar', 'army']],
  germany: [
    ['space:ber', 'army'],
    ['space:mun', 'army'],
  ],
  italy: [['space:nap', 'fleet']],
  russia: [['space:mos', 'army']],
  turkey: [['space:ank', 'fleet']],
};

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

describe('a year of Diplomacy', () => {
  it('is played by seven people, one on a phone, one in Korean, over a reload, a lost connection and a second tab', {
    timeout: 600_000,
  }, async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const address = path.replace('/v1/games/', '/g/');
    const desk = { viewport: { width: 1440, height: 900 } };
    const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
    const windows = new Map<Power, Awaited<ReturnType<Visit['open']>>>();
    for (const power of SEATS.diplomacy) {
      const how = power === 'germany' ? phone : power === 'turkey' ? { ...desk, locale: 'ko-KR' } : desk;
      windows.set(power, await visit.open(power, address, how));
    }
    const at = (power: Power) => {
      const found = windows.get(power);
      if (found === undefined) throw new Error(`no window of ${power}`);
      return found;
    };
    const sent: string[] = [];
    for (const power of windows.keys()) {
      at(power).context.on(
        'request',
        (request) =>
          request.method() !== 'GET' && !new URL(request.url()).pathname.endsWith('/dry-runs') && sent.push(power),
      );
    }
    const point = (power: Power): typeof pointAt => (power === 'germany' ? tap : pointAt);
    const write = async (power: Power, page: Page, order: readonly string[]): Promise<void> => {
      await page.waitForSelector('.sheet-list');
      const before = await page.locator('.sheet-list li.written').count();
      for (const name of order) await point(power)(page, name);
      const isWritten = await written(page, before + 1, 1500).then(
        () => true,
        () => false,
      );
      if (!isWritten) {
        // Where a unit may go to a place or help who stands there, or go there by sea, a word says which.
        const convoy = page.locator('.panel .toggle input');
        if (power === 'england' && (await convoy.count()) > 0) await convoy.check();
        await page
          .locator('.panel')
          .getByRole('button', { name: /^(move|이동)/ })
          .first()
          .click();
      }
      await written(page, before + 1);
    };
    const build = async (power: Power, home: string, unit: 'army' | 'fleet'): Promise<void> => {
      const { page } = at(power);
      const before = await page.locator('.sheet-list li.written').count();
      await point(power)(page, home);
      // Inland there is no choice: what can be nothing else is written down at once.
      if ((await page.locator('.sheet-list li.written').count()) === before) {
        await page
          .locator('.panel')
          .getByRole('button', { name: unit === 'army' ? /^build an army|육군/ : /^build a fleet|해군/ })
          .first()
          .click();
      }
      await written(page, before + 1);
    };
    const ready = (page: Page) => page.locator('.act.confirm');
    const phaseIs = async (words: string): Promise<void> => {
      for (const [power, { page }] of windows)
        if (power !== 'turkey')
          await page.waitForFunction((phase) => document.querySelector('.phase')?.textContent?.includes(phase), words);
    };

    // Spring: France reloads in the middle, England loses the connection.
    for (const power of SEATS.diplomacy) {
      const { page, context } = at(power);
      const [first = [], ...others] = SPRING[power];
      await write(power, page, first);
      if (power === 'france') {
        await page.reload();
        await written(page, 1);
      }
      if (power === 'england') {
        await context.setOffline(true);
        for (const order of others) await write(power, page, order);
        await context.setOffline(false);
      } else for (const order of others) await write(power, page, order);
      await send(page, ready(page));
    }
    await phaseIs('Autumn 1901');

    // Autumn: a support, a convoy, and Italy in two tabs.
    for (const power of SEATS.diplomacy) {
      const { page, context } = at(power);
      if (power === 'italy') {
        // What is written in one tab is written in the other; what one sends, the other follows.
        const second = await context.newPage();
        await second.goto(page.url());
        const [first = [], ...others] = AUTUMN[power];
        await write(power, page, first);
        await written(second, 1);
        await second.bringToFront();
        for (const order of others) await write(power, second, order);
        await written(page, others.length + 1);
        await send(second, ready(second));
        await page.bringToFront();
        await second.close();
        continue;
      }
      for (const order of AUTUMN[power]) await write(power, page, order);
      await send(page, ready(page));
    }
    await phaseIs('Autumn 1901, retreats');
    const russia = at('russia').page;
    await write('russia', russia, ['piece:rum', 'space:sev']);
    await send(russia, ready(russia));

    await phaseIs('Autumn 1901, adjustments');
    for (const [power, builds] of Object.entries(WINTER) as [Power, (typeof WINTER)[Power]][]) {
      const { page } = at(power);
      for (const [home, unit] of builds) {
        await build(power, home, unit);
      }
      await send(page, ready(page));
    }
    await phaseIs('Spring 1902');
    for (const [, window] of windows) expect(faultsOf(window)).toEqual([]);
    expect(sent.length).toBe(7 + 7 + 1 + 7);
    for (const [, { context }] of windows) await context.close();
  });
});

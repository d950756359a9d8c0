import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot as kutuzovBot } from '../../domain/kutuzov/bot/bot.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { bot as napoleonicsBot } from '../../domain/napoleonics/bot/bot.ts';
import { type Actions, act, asked, SEATS, started } from '../http/kit.ts';
import { itLong } from '../kit/it-long.ts';
import { sampleSize } from '../kit/long.ts';
import { random } from '../kit/random.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { aimAt, shown, tap } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// How many clicks a player needs with the mouse. A script clicks what it sees, and counts.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };

/** A mouse that counts its clicks. */
class Mouse {
  clicks = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Clicks the middle of a button that is seen and enabled. */
  async on(button: Locator): Promise<void> {
    await button.click();
    this.clicks++;
    await shown(this.page);
  }

  /** Clicks a button that arms itself, reads what it says, and clicks it again. */
  async twiceOn(button: Locator): Promise<void> {
    await this.on(button);
    await this.page.waitForSelector('.act.armed');
    await this.page.waitForTimeout(450);
    await this.on(this.page.locator('.act.armed'));
  }

  async at(name: string): Promise<void> {
    const { x, y } = await aimAt(this.page, name);
    await this.page.mouse.click(x, y);
    this.clicks++;
    await shown(this.page);
  }

  /** Reads the forecast at a target before the click. */
  async reading(name: string): Promise<void> {
    const { x, y } = await aimAt(this.page, name);
    await this.page.mouse.move(x - 2, y - 2);
    await this.page.mouse.move(x, y);
    await this.page.waitForSelector('.forecast');
    await this.page.waitForTimeout(350);
    await this.page.mouse.click(x, y);
    this.clicks++;
    await shown(this.page);
  }
}

type Question = Actions['actions'][number];
interface Fixed {
  readonly value?: Json;
  readonly of?: readonly { readonly value: Json }[];
}
const clientOf = (seat: string) => visit.house.as(seat);
const openOf = async (path: string) => (await clientOf('bottom').get<MatchView>(path)).body.asks;

/** Waits until the page shows the newest question to a seat, and returns it. */
async function question(page: Page, path: string, seat: string): Promise<Question> {
  const open = await asked(clientOf(seat), path);
  await page.waitForSelector(`.panel[data-ask="${open.ask}"]`);
  await page.waitForFunction(() => document.querySelector('.panel[aria-busy="true"]') === null);
  return open;
}

/** Waits until a question has been answered: what the page shows may be older. */
const answered = (path: string, ask: string): Promise<void> =>
  expect.poll(async () => (await openOf(path)).some((each) => each.ask === ask)).toBe(false);

const litOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.mark.lit').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-of') ?? ''));

describe('Napoleonics', () => {
  const places = [2, 3, 6, 7, 11, 12];
  const lines = {
    ...skirmish,
    units: [
      ...places.map((x) => ({ side: 'top', type: 'B-LN', hex: `c${x}` })),
      ...places.map((x) => ({ side: 'bottom', type: 'F-LN', hex: `f${x}` })),
    ],
    leaders: [],
  } as unknown as JsonObject;

  /** A game in which the first player holds a card for two units of a section. */
  async function withCard(): Promise<{ readonly path: string; readonly card: string }> {
    for (;;) {
      const path = await started(visit.house, { of: 'napoleonics', options: { battle: lines } });
      const { body } = await clientOf('bottom').get<{ tray: readonly { readonly id: string }[] }>(`${path}/state`);
      const card = body.tray.find(({ id }) => /^(PROBE|ATTACK)_/.test(id))?.id;
      if (card !== undefined) return { path, card };
    }
  }

  /** The enemy answers what it is asked. */
  async function others(path: string): Promise<void> {
    const below = random(5);
    for (;;) {
      const ask = (await openOf(path)).find(({ settled }) => settled !== true);
      if (ask?.seat !== 'top') return;
      const { body } = await clientOf('top').get<{ view: never }>(`${path}/state`);
      await act(clientOf('top'), path, napoleonicsBot(body.view, 'top', { draw: (_, n) => below(n) }) as Json);
    }
  }

  /** Plays a card, orders two units and moves them within range of the enemy. */
  async function untilCombat(page: Page, mouse: Mouse, path: string, card: string): Promise<void> {
    const next = (): Promise<Question> => question(page, path, 'bottom');
    await next();
    await mouse.on(page.locator(`.tray [data-card="${card}"] button`));
    await mouse.on(page.locator('.bar .act'));
    for (let units = 0; units < 2; units++) {
      await page.waitForSelector('.mark.lit[data-of^="piece:"]');
      const { kind, ask } = await next();
      expect(kind).toBe('order');
      await mouse.at((await litOf(page)).find((name) => name.startsWith('piece:'))!);
      await answered(path, ask);
      await expect.poll(() => page.locator('.bar button[data-key="u"]').count()).toBe(1);
    }
    if ((await next()).kind === 'order') await mouse.on(page.locator('.bar .act', { hasText: 'Done ordering' }));
    for (let moves = 0; moves < 2; moves++) {
      const { kind, ask } = await next();
      expect(kind).toBe('movement');
      const hand = await page.locator('.mark.picked').first().getAttribute('data-of');
      const from = await page
        .locator(`.board [data-kind="piece"][data-id="${hand?.slice(6)}"]`)
        .first()
        .getAttribute('data-in');
      await mouse.at(`space:e${from?.slice(1)}`);
      await page.waitForFunction(
        ([id, to]) =>
          document.querySelector(`.board [data-kind="piece"][data-id="${id}"]`)?.getAttribute('data-in') === to,
        [hand?.slice(6), `e${from?.slice(1)}`],
      );
      await answered(path, ask);
    }
    if ((await next()).kind === 'movement') await mouse.on(page.locator('.bar .act', { hasText: 'End moves' }));
    await others(path);
  }

  it('a card, two units ordered, moved, and both fire: at most nine clicks', async () => {
    const { path, card } = await withCard();
    const { page, context, faults } = await visit.open('bottom', path.replace('/v1/games/', '/g/'), DESK);
    const mouse = new Mouse(page);
    await untilCombat(page, mouse, path, card);
    for (let shots = 0; shots < 2; shots++) {
      await others(path);
      const { kind, ask } = await question(page, path, 'bottom');
      expect(kind).toBe('combat');
      await page.waitForSelector('.mark.lit[data-of^="piece:B-"]');
      await mouse.reading((await litOf(page)).find((name) => name.startsWith('piece:B-'))!);
      await answered(path, ask);
    }
    expect(mouse.clicks).toBeLessThanOrEqual(9);
    expect(faults).toEqual([]);
    await context.close();
  });

  itLong(
    'a target that is clicked twice is fired at, the last one by its card; the end of the turn keeps its place',
    async () => {
      const { path, card } = await withCard();
      const { page, context, faults } = await visit.open('bottom', path.replace('/v1/games/', '/g/'), DESK);
      const mouse = new Mouse(page);
      await untilCombat(page, mouse, path, card);
      const end = page.locator('.bar .act', { hasText: 'End turn' });
      const places: (number | undefined)[] = [];
      for (const how of ['target', 'card']) {
        await others(path);
        const { ask, kind } = await question(page, path, 'bottom');
        expect(kind).toBe('combat');
        places.push((await end.boundingBox())?.x);
        await page.waitForSelector('.mark.target[data-of^="piece:B-"]');
        const target = (await litOf(page)).find((name) => name.startsWith('piece:B-'))!;
        await mouse.at(target);
        await page.waitForSelector('.flyout.is-button');
        places.push((await end.boundingBox())?.x);
        expect(await page.locator('.bar .act').allTextContents()).toEqual(['End turn']);
        // A double click is none.
        await page.waitForTimeout(450);
        if (how === 'target') await mouse.at(target);
        else await mouse.on(page.locator('.flyout.is-button .forecast'));
        await expect.poll(async () => (await openOf(path)).some((open) => open.ask === ask)).toBe(false);
      }
      expect(new Set(places).size).toBe(1);
      // The card that was played last is the top of the discards, which are no part of the hand.
      await others(path);
      await question(page, path, 'bottom');
      const { body } = await clientOf('bottom').get<{ tray: readonly { readonly from: string }[] }>(`${path}/state`);
      expect(body.tray.some(({ from }) => from === 'discard')).toBe(true);
      const hand = body.tray.filter(({ from }) => from === 'hand');
      await expect.poll(() => page.locator('.tray [data-card]').count()).toBe(hand.length);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

describe('Kutuzov', () => {
  /** The seat with an impulse of this kind to play, once bots have played as far as that. */
  async function untilImpulse(path: string, isFit: (legal: string) => boolean): Promise<string> {
    const below = random(3);
    for (;;) {
      const { body } = await clientOf(SEATS.kutuzov[0]).get<MatchView>(path);
      const ask = body.asks.find(({ settled }) => settled !== true)!;
      const { legal } = await asked(clientOf(ask.seat), path);
      if (ask.kind === 'impulse' && isFit(JSON.stringify(legal))) return ask.seat;
      const { body: state } = await clientOf(ask.seat).get<{ view: never }>(`${path}/state`);
      await act(clientOf(ask.seat), path, kutuzovBot(state.view, ask.seat, { draw: (_, n) => below(n) }) as Json);
    }
  }

  it.each(
    [
      { what: 'a card for its CP', wanted: 'cp', most: 2 },
      { what: 'a card as its event', wanted: 'event', most: 2 },
      { what: 'an impulse without a card', wanted: 'end', most: 2 },
    ].slice(0, sampleSize(1, 3)),
  )('$what: at most $most clicks', async ({ wanted, most }) => {
    const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 2 } });
    const seat = await untilImpulse(path, (legal) => legal.includes(`"value":"${wanted}"`));
    const { page, context, faults } = await visit.open(seat, path.replace('/v1/games/', '/g/'), DESK);
    const mouse = new Mouse(page);
    const { ask, legal } = await question(page, path, seat);
    const text = JSON.stringify(legal);
    if (wanted === 'end') await mouse.twiceOn(page.locator('.act', { hasText: 'End the impulse' }));
    else {
      const rows = (
        legal as unknown as { of: readonly { fields: { [name: string]: { value?: Json; of?: { value: Json }[] } } }[] }
      ).of;
      const row = rows.find(({ fields }) => fields.as?.value === wanted);
      expect(row, text).toBeDefined();
      await mouse.on(
        page.locator(`.tray [data-card="${row!.fields.card!.of?.[0]?.value ?? row!.fields.card!.value}"] button`),
      );
      await mouse.on(page.locator('.act', { hasText: wanted === 'cp' ? /^Play for \d CP$/ : 'Play the event' }));
    }
    await answered(path, ask);
    expect(mouse.clicks).toBeLessThanOrEqual(most);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A march in Kutuzov', () => {
  /** A seat that spends CP, and a march that it may order from one place to another. */
  async function spending(): Promise<{ path: string; seat: string; from: string; to: string }> {
    const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 2 } });
    const below = random(3);
    for (;;) {
      const { body } = await clientOf(SEATS.kutuzov[0]).get<MatchView>(path);
      const ask = body.asks.find(({ settled }) => settled !== true)!;
      const { legal } = await asked(clientOf(ask.seat), path);
      const rows = (legal as unknown as { of?: readonly { fields?: { [name: string]: Fixed } }[] }).of ?? [];
      const march = rows.find(
        ({ fields }) =>
          fields?.type?.value === 'move' && ((fields.leaders?.value as Json[] | undefined)?.length ?? 0) > 1,
      )?.fields;
      const to = march?.to?.value ?? march?.to?.of?.[0]?.value;
      if (ask.kind === 'card' && march !== undefined)
        return { path, seat: ask.seat, from: String(march.from?.value), to: String(to) };
      const { body: state } = await clientOf(ask.seat).get<{ view: never }>(`${path}/state`);
      await act(clientOf(ask.seat), path, kutuzovBot(state.view, ask.seat, { draw: (_, n) => below(n) }) as Json);
    }
  }

  it('takes a click on each place and one more on the target; buttons that come after it wait for the hand', async () => {
    const { path, seat, from, to } = await spending();
    const { page, context, faults } = await visit.open(seat, path.replace('/v1/games/', '/g/'), DESK);
    const mouse = new Mouse(page);
    const { ask } = await question(page, path, seat);
    await mouse.at(`space:${from}`);
    await mouse.at(`space:${to}`);
    await page.waitForSelector('.flyout .forecast span');
    const isOpen = async () => (await openOf(path)).some((each) => each.ask === ask);
    expect(await isOpen(), 'the first click on the target shows what the next one does').toBe(true);
    await page.waitForTimeout(450);
    await mouse.at(`space:${to}`);
    await expect.poll(isOpen).toBe(false);
    expect(mouse.clicks).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  });

  itLong('has buttons that ignore a pointer at first, so that none is pressed by mistake', async () => {
    const path = await started(visit.house, { of: 'kutuzov', options: { scenario: 2 } });
    const seat = (await openOf(path))[0]!.seat;
    const { page, context } = await visit.open(seat, '/nothing', DESK);
    await page.addInitScript(() => {
      // A pointer that is as fast as it can be.
      new MutationObserver(() => {
        for (const button of document.querySelectorAll<HTMLElement>('.act'))
          if (button.getAttribute('aria-disabled') === 'true') {
            button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
            button.classList.add('was-early');
          }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${visit.house.url}${path.replace('/v1/games/', '/g/')}`);
    const { ask } = await question(page, path, seat);
    await page.waitForSelector('.act.was-early');
    await page.waitForSelector('.act:not([aria-disabled])');
    expect(await page.locator('.act.armed').count()).toBe(0);
    expect((await openOf(path)).some((each) => each.ask === ask)).toBe(true);
    await context.close();
  });
});

describe('Diplomacy', () => {
  it('move, hold, attack, support and convoy', async () => {
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
      await act(clientOf(seat), path, { type: 'orders', orders: spring[seat] ?? {}, ready: true });
    const { page, context, faults } = await visit.open('england', path.replace('/v1/games/', '/g/'), DESK);
    await page.waitForSelector('.mark.lit');
    const { ask } = await asked(clientOf('england'), path);
    const orders = (): Promise<{ readonly [unit: string]: Json }> =>
      page.evaluate((of) => {
        const key = Object.keys(localStorage).find(
          (each) => each.startsWith('fieldpost:draft:') && each.includes(`/${of}/`),
        );
        return JSON.parse((key && localStorage.getItem(key)) ?? '{}').orders ?? {};
      }, ask);
    const clicksFor = async (names: readonly string[], written: { readonly [unit: string]: Json }): Promise<number> => {
      const mouse = new Mouse(page);
      for (const name of names) await mouse.at(name);
      expect(await orders()).toMatchObject(written);
      return mouse.clicks;
    };
    expect(await clicksFor(['piece:nwg', 'space:bar'], { nwg: { order: 'move', to: 'bar' } })).toBe(2);
    expect(await clicksFor(['piece:nwg', 'piece:nwg'], { nwg: { order: 'hold' } })).toBe(2);
    expect(await clicksFor(['piece:nth', 'piece:hol'], { nth: { order: 'move', to: 'hol' } })).toBe(2);
    expect(await clicksFor(['piece:nwg', 'piece:nth'], { nwg: { order: 'move', to: 'nth' } })).toBe(2);
    expect(await clicksFor(['piece:nth', 'piece:nth'], { nth: { order: 'hold' } })).toBe(2);
    expect(await clicksFor(['piece:nwg', 'piece:nth'], { nwg: { order: 'support', of: 'nth' } })).toBe(2);
    expect(
      await clicksFor(['piece:yor', 'space:nwy', 'piece:nth', 'piece:yor'], {
        yor: { order: 'move', to: 'nwy' },
        nth: { order: 'convoy', of: 'yor', to: 'nwy' },
      }),
    ).toBe(4);
    // What is whole stays whatever is clicked next; another meaning is one click away.
    const mouse = new Mouse(page);
    await mouse.at('piece:nwg');
    await mouse.at('piece:nth');
    await mouse.on(page.locator('.flyout [role="menuitemradio"]', { hasText: /^Move/ }));
    expect(await orders()).toMatchObject({ nwg: { order: 'move', to: 'nth' }, yor: { order: 'move', to: 'nwy' } });
    expect(mouse.clicks).toBe(3);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });

  itLong(
    'a province means its only coast in reach; a phone never shows less than the whole height of the map',
    async () => {
      const path = await started(visit.house, { of: 'diplomacy' });
      const spring: { readonly [seat: string]: Json } = { turkey: { ank: { order: 'move', to: 'bla' } } };
      for (const seat of SEATS.diplomacy)
        await act(clientOf(seat), path, { type: 'orders', orders: spring[seat] ?? {}, ready: true });
      const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      const { page, context, faults } = await visit.open('turkey', path.replace('/v1/games/', '/g/'), PHONE);
      await page.waitForSelector('.mark.lit[data-of="piece:bla"]');
      const rings = (): Promise<readonly (string | null)[]> =>
        page.locator('.mark.lit:not(.faint)').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-of')));
      /** How much of the pane above and below the map is empty, in pixels. */
      const empty = (): Promise<number> =>
        page.evaluate(() => {
          const pane = document.querySelector('.shell .board')!.getBoundingClientRect();
          const map = document.querySelector<SVGSVGElement>('.shell .board .sheet > svg')!;
          const { x, y, width, height } = map.viewBox.baseVal;
          const at = (point: DOMPoint): DOMPoint => point.matrixTransform(map.getScreenCTM()!);
          const [start, end] = [at(new DOMPoint(x, y)), at(new DOMPoint(x + width, y + height))];
          return Math.max(start.y - pane.top, pane.bottom - end.y, start.x - pane.left, pane.right - end.x);
        });
      await expect.poll(empty).toBeLessThan(1);
      await tap(page, 'piece:bla');
      await expect.poll(rings).toContain('space:bul');
      expect(await rings(), 'supports of units far away are faint').not.toContain('space:mos');
      await expect.poll(empty).toBeLessThan(1);
      await tap(page, 'space:bul');
      await page.waitForSelector('.sheet-list li.written');
      expect(await page.locator('.sheet-list li.written').innerText()).toContain('Bulgaria (ec)');
      await expect.poll(empty).toBeLessThan(1);
      expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
      await context.close();
    },
  );
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../http/answered.ts';
import { SEATS, started } from '../http/kit.ts';
import { unusableOn } from './axe.ts';
import { startVisit, type Visit } from './kit.ts';

// A replay in a real browser: each version has an address, and shows what the API says of it.

interface Event {
  readonly type: string;
  readonly faces?: readonly string[];
}

interface Series {
  readonly charts: readonly {
    readonly name: string;
    readonly points: readonly { readonly version: number; readonly values: readonly number[] }[];
  }[];
}

let visit: Visit;
let path = '';
let id = '';
let newest = 0;
/** The events of each version, as a spectator reads them. */
const events = new Map<number, readonly Event[]>();
beforeAll(async () => {
  visit = await startVisit();
  path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
  id = path.replace('/v1/games/', '');
  await answered((user) => visit.house.as(user), path, SEATS.napoleonics, 40, 3);
  for (const seat of SEATS.napoleonics) await visit.house.as(seat).put(`${path}/votes/draw`, { vote: true });
  const { body } = await visit.house
    .as(undefined)
    .get<{ commits: { envelope: { v: number; events: Event[] } }[] }>(`${path}/events?as=spectator`);
  for (const { envelope } of body.commits) events.set(envelope.v, envelope.events);
  newest = body.commits.length;
});
afterAll(() => visit.close());

/** The first version in which something of a type happened. */
const versionWith = (type: string): number =>
  [...events].find(([, all]) => all.some((event) => event.type === type))![0];

const shown = (page: Page, version: number) => page.waitForSelector(`.board svg[data-version="${version}"]`);

/** Where the pieces stand: on the page, and on the board of the API. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board svg [data-kind=piece]')]
      .map((piece) => `${piece.getAttribute('data-id')} ${piece.getAttribute('data-in')}`)
      .sort(),
  );
async function placesAt(version: number): Promise<readonly string[]> {
  const { bytes } = await visit.house.as(undefined).get(`${path}/board.svg?version=${version}`);
  return [...bytes.matchAll(/data-kind="piece" data-id="([^"]+)"[^>]*? data-in="([^"]+)"/g)]
    .map(([, piece, space]) => `${piece} ${space}`)
    .sort();
}

/** Notes what moves on the page from now on. */
const watchMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const animate = Element.prototype.animate;
    const moving: string[] = [];
    Object.assign(globalThis, { moving });
    Element.prototype.animate = function (frames, options) {
      moving.push(`${this.getAttribute('data-id')} ${(options as KeyframeAnimationOptions).duration}`);
      return animate.call(this, frames, options);
    };
  });
const motion = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { moving: string[] }).moving);

describe('a version of a replay', () => {
  it('has a unique address, which shows it to every visitor, with its sentences and dice', async () => {
    const version = versionWith('rolled');
    const { page, context, faults } = await visit.open(undefined, `/g/${id}/replay?version=${version}`);
    await shown(page, version);
    expect(await places(page)).toEqual(await placesAt(version));
    expect((await places(page)).length).toBeGreaterThan(10);
    const { body } = await visit.house
      .as(undefined)
      .get<{ lines: { version: number; lines: string[] }[] }>(`${path}/story?after=${version - 1}&limit=1`);
    expect(await page.locator('.told li').allTextContents()).toEqual(body.lines[0]!.lines);
    const rolled = events.get(version)!.find(({ type }) => type === 'rolled')!;
    expect(await page.locator('.told-dice .roll').first().locator('.die').allTextContents()).toEqual(rolled.faces);
    expect(faults).toEqual([]);
    expect(await unusableOn(page, context)).toEqual([]);
    await context.close();
  });

  it('is reached by keys, and by the slider; each step is another address, and its neighbours are loaded in advance', async () => {
    const { page, context } = await visit.open(undefined, `/g/${id}/replay?version=${newest}`);
    const boards: string[] = [];
    page.on('request', (request) => {
      const found = /board\.svg\?.*version=(\d+)/.exec(request.url());
      if (found?.[1] !== undefined) boards.push(found[1]);
    });
    await shown(page, newest);
    await page.keyboard.press('Home');
    await page.waitForURL(/version=1$/);
    await page.waitForSelector('main.replay > p');
    await page.keyboard.press('End');
    await page.waitForURL(new RegExp(`version=${newest}$`));
    await page.keyboard.press(',');
    await shown(page, newest - 1);
    await expect.poll(() => boards).toContain(String(newest - 2));
    const fetched = boards.length;
    await page.keyboard.press(',');
    await shown(page, newest - 2);
    expect(boards.slice(0, fetched)).toContain(String(newest - 2));
    expect(new Set(boards).size, 'no version is fetched twice').toBe(boards.length);
    await page.locator('.timeline input[type=range]').fill('8');
    await shown(page, 8);
    expect(page.url()).toMatch(/version=8$/);
    await page.locator('.timeline .toggle input').uncheck();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('.');
    await page.waitForTimeout(200);
    expect(page.url()).toMatch(/version=8$/);
    await context.close();
  });

  it('is seen as any seat once the game is over: the hand that was secret is on the page', async () => {
    const { page, context } = await visit.open(undefined, `/g/${id}/replay?version=6`);
    await shown(page, 6);
    await page.locator('.timeline select').last().selectOption('top');
    await page.waitForSelector('.board svg[data-version="6"][data-viewer="top"]');
    expect(page.url()).toMatch(/version=6&as=top$/);
    await context.close();
  });
});

describe('a move', () => {
  it.each([
    { wish: 'no-preference', slides: true },
    { wish: 'reduce', slides: false },
  ] as const)(
    'slides for 180 ms unless the reader wants no motion, and then has a frame ($wish)',
    async ({ wish, slides }) => {
      const version = versionWith('moved');
      const { page, context } = await visit.open(undefined, `/g/${id}/replay?version=${version - 1}`, {
        reducedMotion: wish,
      });
      await shown(page, version - 1);
      await watchMotion(page);
      const before = await placesAt(version - 1);
      const went = (await placesAt(version))
        .filter((place) => !before.includes(place))
        .map((place) => place.split(' ')[0]);
      expect(went.length).toBeGreaterThan(0);
      await page.keyboard.press('.');
      await shown(page, version);
      for (const piece of went) {
        if (slides) expect(await motion(page)).toContain(`${piece} 180`);
        else await page.waitForSelector(`.mark.about[data-of="piece:${piece}"]`);
      }
      if (!slides) expect(await motion(page)).toEqual([]);
      await context.close();
    },
  );
});

describe('graphs', () => {
  it('are drawn when a reader opens them, with the same numbers as a table, from which a version is a click away', async () => {
    const { page, context, faults } = await visit.open(undefined, `/g/${id}/replay?version=8`);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await shown(page, 8);
    expect(scripts.filter((path) => path.includes('graphs-'))).toEqual([]);
    await page.locator('.graphs > summary').click();
    await page.waitForSelector('.graphs canvas');
    const { body } = await visit.house.as(undefined).get<Series>(`${path}/series`);
    for (const chart of body.charts) {
      await page.locator('.graphs .stepper button', { hasText: chart.name }).click();
      await page.waitForSelector(`.graphs section[aria-label="${chart.name}"]`);
      const cells = await page
        .locator('.graphs tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
        );
      expect(cells).toEqual(chart.points.map(({ values }) => [...values]));
    }
    await page.locator('.graphs tbody button').last().click();
    await shown(page, body.charts.at(-1)!.points.at(-1)!.version);
    expect(faults).toEqual([]);
    expect(await unusableOn(page, context)).toEqual([]);
    await context.close();
  });
});

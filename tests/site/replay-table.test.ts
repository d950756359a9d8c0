import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Legal } from '../../domain/contract/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { changedIn, filmOf, type Line } from '../../site/src/table/replay/film.ts';
import { turnBegan } from '../../site/src/table/replay/phases.ts';
import { act, asked, lobby } from '../http/kit.ts';
import { eager } from '../kit/eager.ts';
import { itLong } from '../kit/it-long.ts';
import { random } from '../kit/random.ts';
import { startVisit, type Visit } from './kit.ts';

// A person plays against the bot: the table tells the bot's turn step by step, and shows past phases.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const WINDOW = { viewport: { width: 1440, height: 900 } } as const;

/**
 * A battle against the bot, played until the bot has had a turn after so many versions: the version before it, and what
 * is told of it.
 */
async function begun(settings: Json = {}, least = 0) {
  const { house } = visit;
  const path = await lobby(house, { of: 'napoleonics', owner: 'bottom', options: { scenario: '015' }, settings });
  const me = house.as('bottom');
  await me.post(`${path}/seats`, { seat: 'bottom', kind: 'user' });
  await me.post(`${path}/seats`, { seat: 'top', kind: 'bot' });
  await me.post(`${path}/start`);
  const below = random(7);
  for (;;) {
    const { body: before } = await me.get<MatchView>(path);
    const { legal } = await asked(me, path);
    await act(me, path, eager(legal as Legal, below) ?? null);
    const { body: story } = await me.get<{ lines: Line[] }>(`${path}/story?after=${before.version}&frames=1`);
    const { body: now } = await me.get<MatchView>(path);
    const steps = filmOf(story.lines, ['bottom']);
    if (now.version > least && steps.length > 2 && changedIn(steps).length > 0)
      return { path, id: path.replace('/v1/games/', ''), from: before.version, version: now.version, steps };
  }
}

/** Notes all that the bar says, and how much the page moves by itself. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: 0, counts: [] as string[], said: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const count = document.querySelector('.told-count')?.textContent;
      if (count === undefined || seen.counts.at(-1) === count) return;
      seen.counts.push(count);
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new MutationObserver(() => {
      const text = document.querySelector('.told')?.textContent ?? '';
      if (text !== '' && seen.said.at(-1) !== text) seen.said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
interface Seen {
  readonly shifts: number;
  readonly counts: readonly string[];
  readonly said: readonly string[];
}
const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

const shown = async (page: Page): Promise<number> =>
  Number(await page.locator('.shell .board svg[data-version]').first().getAttribute('data-version'));
const corners = (page: Page): Promise<number> => page.locator('.told-corners').count();
const told = (page: Page) => page.waitForSelector('.bar.telling');
const untold = (page: Page) => page.waitForSelector('.bar.telling', { state: 'detached' });

/** Sets what the browser remembers of the last visit. */
const lastSaw = (page: Page, game: string, version: number) =>
  page.addInitScript((seen) => localStorage.setItem('fieldpost:seen', seen), JSON.stringify([[game, version]]));

it('tells the turn of the bot step by step, is skipped by a click, and goes back through the phases', async () => {
  const { path, id, from, version, steps } = await begun();
  const { page, context, faults } = await visit.open('bottom', '/nothing', {
    ...WINDOW,
    reducedMotion: 'no-preference',
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url().slice(visit.house.url.length)}`));
  await watch(page);
  await lastSaw(page, id, from);
  await page.goto(`${visit.house.url}/g/${id}`);
  await told(page);
  expect(await shown(page), 'the board that was seen last').toBe(from);
  expect(await page.locator('.panel[data-ask]').count(), 'no question while the past plays').toBe(0);
  await untold(page);
  await page.waitForSelector('.panel[data-ask]');
  expect(await shown(page)).toBe(version);
  expect(await page.locator('.film').count()).toBe(0);
  const seen = await seenIn(page);
  expect(seen.counts).toEqual(steps.map((_, i) => `${i + 1} / ${steps.length}`));
  const texts = steps.map(({ text }) => text).filter((text, i, all) => text !== '' && text !== all[i - 1]);
  expect(seen.said).toEqual(texts);
  expect(requests.filter((each) => each.includes('frames=1'))).toEqual([
    `GET ${path}/story?after=${from}&frames=1&boards=1&from=bottom`,
  ]);
  await page.waitForSelector('.strips .facts span');
  await page.waitForLoadState('networkidle');
  const { shifts } = await seenIn(page);

  await page.locator('.bar .again').click();
  await told(page);
  await page.mouse.click(500, 400);
  await untold(page);
  expect(await shown(page)).toBe(version);
  expect(await page.locator('.mark.picked').count(), 'the click chose nothing').toBe(0);

  // The last phase that is over has the newest board; the one before it an older one.
  await page.keyboard.press('[');
  await page.waitForSelector('.bar.past');
  await page.waitForURL('**?at=*');
  const name = await page.locator('.bar .phase').textContent();
  expect(await page.getByText('This is the past').count(), 'it is said once').toBe(1);
  await page.keyboard.press('[');
  await page.waitForFunction(
    (newest) => Number(document.querySelector('.shell svg[data-version]')?.getAttribute('data-version')) < newest,
    version,
  );
  await page.waitForFunction((other) => document.querySelector('.bar .phase')?.textContent !== other, name);
  expect(new URL(page.url()).search).toBe(`?at=${await shown(page)}`);
  expect(await page.locator('.panel[data-ask]').count(), 'nothing can be chosen').toBe(0);
  await page.keyboard.press(']');
  await page.waitForFunction((other) => document.querySelector('.bar .phase')?.textContent === other, name);
  await page.locator('.bar .now').click();
  await page.waitForSelector('.panel[data-ask]');
  expect([await shown(page), page.url()]).toEqual([version, `${visit.house.url}/g/${id}`]);
  // Sentences of other lengths may move a word of the bar, never the board.
  expect((await seenIn(page)).shifts - shifts).toBeLessThanOrEqual(0.003);
  expect(requests.filter((each) => !each.startsWith('GET') && !each.endsWith('/dry-runs'))).toEqual([]);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();

  // A reader who wants no motion has the newest board at once, and steps through what happened.
  const still = await visit.open('bottom', '/nothing', WINDOW);
  await lastSaw(still.page, id, from);
  await still.page.goto(`${visit.house.url}/g/${id}`);
  await expect.poll(() => corners(still.page)).toBe(changedIn(steps).length);
  expect(await shown(still.page)).toBe(version);
  const offer = still.page.locator('.bar .again');
  expect(await offer.textContent()).toBe(`${steps.length} things happened: Step through`);
  await offer.click();
  await still.page.waitForSelector(`.told-count:text-is("1 / ${steps.length}")`);
  expect(await shown(still.page)).toBe(from);
  await still.page.keyboard.press('.');
  await still.page.waitForSelector(`.told-count:text-is("2 / ${steps.length}")`);
  await still.page.keyboard.press(',');
  await still.page.waitForSelector(`.told-count:text-is("1 / ${steps.length}")`);
  await still.page.keyboard.press('Escape');
  await still.page.waitForSelector('.panel[data-ask]');
  expect(await shown(still.page)).toBe(version);
  await still.context.close();
});

itLong('has corners round what changed, however late the picture comes', async () => {
  for (const ms of [0, 0, 0, 300, 300, 700, 700]) {
    const { id, from, steps } = await begun();
    const { page, context } = await visit.open('bottom', '/nothing', WINDOW);
    await lastSaw(page, id, from);
    await page.route('**/board.svg*', async (route) => {
      await delay(ms);
      await route.continue();
    });
    await page.goto(`${visit.house.url}/g/${id}`);
    await expect.poll(() => corners(page), { message: `after ${ms} ms` }).toBe(changedIn(steps).length);
    await context.close();
  }
});

itLong('shows the board before each version as the replay comes to it', async () => {
  let game = await begun();
  while (new Set(game.steps.map(({ version }) => version)).size < 2) game = await begun();
  const { id, from, steps } = game;
  const { page, context, faults } = await visit.open('bottom', '/nothing', WINDOW);
  await lastSaw(page, id, from);
  await page.goto(`${visit.house.url}/g/${id}`);
  const offer = page.locator('.bar .again');
  await offer.click();
  await told(page);
  await page.waitForLoadState('networkidle');
  const wanted = steps.map(({ version }) => (version === steps[0]?.version ? from : version - 1));
  expect(await shown(page)).toBe(wanted[0]);
  for (const [step, board] of wanted.entries()) {
    if (step === 0) continue;
    await page.keyboard.press('.');
    await page.waitForFunction(
      (at) => document.querySelector('.told-count')?.textContent?.startsWith(`${at} /`),
      step + 1,
    );
    await expect.poll(() => shown(page), { message: `the board of step ${step + 1}` }).toBe(board);
  }
  expect(faults).toEqual([]);
  await context.close();
});

itLong('waits in a hidden tab until it is seen, and then tells at most the last turn', async () => {
  const { path, id, version } = await begun({}, 30);
  const { page, context, faults } = await visit.open('bottom', '/nothing', {
    ...WINDOW,
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
  await lastSaw(page, id, 2);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('frames=1') && requests.push(request.url()));
  await page.goto(`${visit.house.url}/g/${id}`);
  await page.waitForLoadState('networkidle');
  expect([requests, await page.locator('.bar.telling').count()], 'nothing is told to a tab that nobody sees').toEqual([
    [],
    0,
  ]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForSelector('.bar.telling');
  const { body } = await visit.house
    .as('bottom')
    .get<{ phases: { version: number; name: string }[] }>(`${path}/series`);
  const began = turnBegan(body.phases);
  expect(began).toBeGreaterThan(2);
  expect(requests.map((url) => new URL(url).searchParams.get('after'))).toEqual([`${began}`]);
  await page.keyboard.press('Escape');
  await untold(page);
  expect(await shown(page)).toBe(version);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
});

itLong('tells after a reload all that happened since this tab last showed the board', async () => {
  const { id } = await begun({}, 30);
  const { page, context, faults } = await visit.open('bottom', '/nothing', {
    ...WINDOW,
    reducedMotion: 'no-preference',
  });
  await lastSaw(page, id, 8);
  await page.addInitScript((game) => sessionStorage.setItem('fieldpost:here', game), id);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('frames=1') && requests.push(request.url()));
  await page.goto(`${visit.house.url}/g/${id}`);
  await told(page);
  expect(requests.map((url) => new URL(url).searchParams.get('after'))).toEqual(['8']);
  // It spans several phases: the button leads to the next one first.
  expect((await page.locator('.leave-told').innerText()).trim()).toBe('Next phase');
  const count = async (): Promise<number> => Number((await page.locator('.told-count').innerText()).split(' / ')[0]);
  await page.locator('.told-actions .pause').click();
  const before = await count();
  await page.locator('.leave-told').click();
  await expect.poll(count).toBeGreaterThan(before);
  expect(await page.locator('.bar.telling').count()).toBe(1);
  await page.keyboard.press('Escape');
  await untold(page);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
});

itLong('moves nothing where less than a minute is left', async () => {
  // The page reads the time of the service from its answers, which carry that of this machine.
  visit.house.now = Date.now();
  for (const [seconds, moves] of [
    [30, false],
    [86_400, true],
  ] as const) {
    const { id, from, version } = await begun({ deadlines: { default: seconds } });
    const { page, context } = await visit.open('bottom', '/nothing', { ...WINDOW, reducedMotion: 'no-preference' });
    await lastSaw(page, id, from);
    await page.goto(`${visit.house.url}/g/${id}`);
    if (moves) await told(page);
    else {
      await page.locator('.bar .again', { hasText: 'Step through' }).waitFor();
      expect([await shown(page), await page.locator('.bar.telling').count()]).toEqual([version, 0]);
    }
    await context.close();
  }
});

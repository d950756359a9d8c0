import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { MatchView } from '../../domain/match/view/view.ts';
import { SEATS, started } from '../http/kit.ts';
import { aimAt } from '../site/hand.ts';
import { startVisit, type Visit } from '../site/kit.ts';

// How long a player waits after a click at the table, beside an empty page and beside the site of another checkout.

/** Where a run takes place: a site, and how to begin a game on its server. */
interface Place {
  readonly name: string;
  readonly visit: Visit;
  readonly started: typeof started;
}

/** Milliseconds of each run; none where a site cannot do it. */
type Taken = (place: Place, latency: number) => Promise<number | undefined>;

interface TimesRow {
  readonly name: string;
  readonly ms: number;
  readonly emptyMs: number;
  readonly baseMs?: number;
}

const SLOWED = 4;
const LATENCY = 80;
const RUNS = 7;
const DESK = { viewport: { width: 1440, height: 900 } };

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Slows a page: its processor four times, and its network by the latency. */
async function slow(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: -1,
    uploadThroughput: -1,
    latency,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Milliseconds from the press of a click to the picture in which a selector fits that did not fit before. */
async function from(page: Page, selector: string, click: () => Promise<unknown>): Promise<number> {
  await page.evaluate((wanted) => {
    const fitting = (): string =>
      [...document.querySelectorAll(wanted)].map((each) => each.getAttribute('data-of') ?? each.className).join();
    const before = fitting();
    const noted = { pressed: 0, shown: 0 };
    Object.assign(globalThis, { noted });
    addEventListener('pointerdown', ({ timeStamp }) => (noted.pressed = timeStamp), { capture: true });
    const look = (): void => {
      const now = fitting();
      if (noted.pressed === 0 || now === '' || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (noted.shown = performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, selector);
  await click();
  const read = () =>
    page.evaluate(() => {
      const { pressed, shown } = (globalThis as unknown as { noted: { pressed: number; shown: number } }).noted;
      return shown === 0 ? 0 : shown - pressed;
    });
  await page.waitForFunction(() => (globalThis as unknown as { noted: { shown: number } }).noted.shown > 0);
  return read();
}

const tableOf = (path: string): string => path.replace('/v1/games/', '/g/');

/** An empty page that shows a mark after a click: at once, or when the server has answered one request. */
async function empty({ visit }: Place, latency: number, asks: boolean): Promise<number> {
  const { page, context } = await visit.open(undefined, '/healthz', DESK);
  await page.setContent('<!doctype html><button style="width:200px;height:200px">click</button>');
  await page.evaluate((isAsking) => {
    const mark = (): void => {
      document.body.insertAdjacentHTML('beforeend', '<p class="mark lit">shown</p>');
    };
    document.querySelector('button')?.addEventListener('click', () => {
      if (isAsking) void fetch('/healthz').then((answer) => answer.text().then(mark));
      else mark();
    });
  }, asks);
  await slow(page, latency);
  const ms = await from(page, '.mark.lit', () => page.mouse.click(50, 50));
  await context.close();
  return ms;
}

/** A click on an army: the places where it can go are lit. Nothing is sent. */
const unit: Taken = async ({ visit, started: begin }, latency) => {
  const path = await begin(visit.house, { of: 'diplomacy' });
  const { page, context } = await visit.open('austria', tableOf(path), DESK);
  await page.waitForSelector('.mark.lit');
  await page.waitForLoadState('networkidle');
  await slow(page, latency);
  const { x, y } = await aimAt(page, 'piece:vie');
  const ms = await from(page, '.mark.lit, .mark.picked', () => page.mouse.click(x, y));
  await context.close();
  return ms;
};

/** A card is played: the server answers, and the units that it may order are lit. */
const card: Taken = async ({ visit, started: begin }, latency) => {
  const path = await begin(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
  const { body } = await visit.house.as('bottom').get<MatchView>(path);
  const { page, context } = await visit.open(body.asks[0]?.seat, tableOf(path), DESK);
  const held = page.locator('.tray .card.lit button', { hasText: /^(Attack|Probe|Scout|Assault)/ }).first();
  await held.waitFor();
  await page.waitForLoadState('networkidle');
  await held.click();
  await slow(page, latency);
  const ms = await from(page, '.mark.lit[data-of^="piece:"]', () =>
    page.locator('.bar .act:enabled, .panel > button.confirm:enabled').first().click(),
  );
  await context.close();
  return ms;
};

/** [Again] at the table: the first step of what the others did. */
const replay: Taken = async ({ visit, started: begin }, latency) => {
  const path = await begin(visit.house, { of: 'diplomacy' });
  const orders = { austria: ['A vie - tri', 'F tri - alb'], russia: ['A war - gal'] } as const;
  const { body } = await visit.house.as('france').get<MatchView>(path);
  for (const seat of SEATS.diplomacy)
    await visit.house.as(seat).post(`${path}/actions`, {
      ask: body.asks[0]?.ask,
      written: { orders: orders[seat as keyof typeof orders] ?? [] },
    });
  const { page, context } = await visit.open('france', '/healthz', DESK);
  const seen = JSON.stringify([[path.replace('/v1/games/', ''), body.version]]);
  await page.addInitScript((last) => localStorage.setItem('fieldpost:seen', last), seen);
  await page.goto(visit.house.url + tableOf(path));
  const again = page.locator('.bar .again');
  await again.waitFor();
  await page.waitForLoadState('networkidle');
  await slow(page, latency);
  const ms = await from(page, '.told-count', () => again.click());
  await context.close();
  return ms;
};

const MEASURED: readonly {
  readonly name: string;
  readonly of: Taken;
  readonly latency: number;
  readonly asks: boolean;
}[] = [
  { name: 'a unit is chosen, its targets are lit (Diplomacy)', of: unit, latency: 0, asks: false },
  { name: 'a card is played, its units are lit (Napoleonics)', of: card, latency: 0, asks: true },
  { name: `the card with ${LATENCY} ms of network`, of: card, latency: LATENCY, asks: true },
  { name: 'the first step of a replay at the table (Diplomacy)', of: replay, latency: 0, asks: true },
  { name: `the step with ${LATENCY} ms of network`, of: replay, latency: LATENCY, asks: true },
];

/**
 * Measures all of them in turns: the site, an empty page, and the site of another checkout where its folder is given,
 * so that a busy machine slows all alike.
 */
export async function siteTimes(folder: string | undefined, step: () => void): Promise<readonly TimesRow[]> {
  const here: Place = { name: 'here', visit: await startVisit(), started };
  const base = folder === undefined ? undefined : await placeIn(folder);
  try {
    const rows: TimesRow[] = [];
    for (const { name, of, latency, asks } of MEASURED) {
      const [mine, bare, other]: [number[], number[], number[]] = [[], [], []];
      for (let run = 0; run < RUNS; run++) {
        mine.push((await of(here, latency)) ?? 0);
        bare.push(await empty(here, latency, asks));
        if (base !== undefined && of !== replay) other.push((await of(base, latency)) ?? 0);
        step();
      }
      const baseMs = other.length === 0 ? {} : { baseMs: median(other) };
      rows.push({ name, ms: median(mine), emptyMs: median(bare), ...baseMs });
    }
    return rows;
  } finally {
    await here.visit.close();
    await base?.visit.close();
  }
}

/** How many steps `siteTimes` has. */
export const STEPS = MEASURED.length * RUNS;

/** The site of another checkout, as its own tests open it. */
async function placeIn(folder: string): Promise<Place> {
  const part = async <T>(file: string): Promise<T> => import(pathToFileURL(join(resolve(folder), file)).href);
  const [site, http] = [
    await part<{ readonly startVisit: typeof startVisit }>('tests/site/kit.ts'),
    await part<{ readonly started: typeof started }>('tests/http/kit.ts'),
  ];
  // Each checkout builds the site of the folder that it runs in.
  const here = process.cwd();
  process.chdir(folder);
  try {
    return { name: folder, visit: await site.startVisit(), started: http.started };
  } finally {
    process.chdir(here);
  }
}

const ratio = (ms: number, base: number | undefined): string => (base === undefined ? '' : (ms / base).toFixed(2));

/** The rows of the table in RESULTS.md. */
export const rowsOfTimes = (rows: readonly TimesRow[]): string =>
  rows
    .map(
      ({ name, ms, emptyMs, baseMs }) =>
        `| ${name} | ${ms.toFixed(0)} | ${emptyMs.toFixed(0)} | ${ratio(ms, emptyMs)} | ${baseMs?.toFixed(0) ?? ''} | ${ratio(ms, baseMs)} |`,
    )
    .join('\n');

import { cpus, loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from 'playwright-core';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { type Actions, SEATS, started } from '../http/kit.ts';
import { eager } from '../kit/eager.ts';
import { random } from '../kit/random.ts';
import { pointAt, shown } from '../site/hand.ts';
import { startVisit, type Visit } from '../site/kit.ts';
import { writeSection } from './section.ts';
import { rowsOfTimes, STEPS, siteTimes } from './site-times.ts';

// `npm run bench -- site`: how soon pages of the site show something, and how soon they show the result of a click, in
// a real browser with its processor slowed to a quarter; how soon a board is there over a slow network; what a table
// keeps in memory while a game goes on; and how long a click at the table takes, beside an empty page.

const SLOWED = 4;
const RUNS = 3;
/** A slow telephone network: bytes a second, and the time there and back in milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
/** An hour of a game that people play live has fewer commits. */
const COMMITS = 400;
const HEAPS = 5;

interface Place {
  readonly name: string;
  readonly who: string | undefined;
  readonly path: string;
  /** The unit on the board that is clicked; without it, the first thing that can be pressed. */
  readonly unit?: string;
}

interface Seen {
  readonly paint: number;
  readonly click: number | undefined;
  readonly bytes: number;
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** One visit with a browser that has loaded nothing of the site yet. */
async function seen(visit: Visit, { who, path, unit }: Place): Promise<Seen> {
  const { page, context } = await visit.open(who, '/healthz', { viewport: { width: 1280, height: 800 } });
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(visit.house.url + path, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const received = bytes;
  let click: number | undefined;
  if (who !== undefined) {
    const first = page.locator('.mark.lit, .card button:not(.greyed), .panel button').first();
    await first.waitFor({ timeout: 10_000 });
    await page.evaluate(() => {
      const took: number[] = [];
      Object.assign(globalThis, { took });
      const note = (list: PerformanceObserverEntryList) =>
        took.push(...list.getEntries().map(({ duration }) => duration));
      new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    if (unit === undefined) await first.click({ force: true });
    else await pointAt(page, unit);
    await shown(page);
    await page.waitForTimeout(300);
    click = await page.evaluate(() => Math.max(16, ...(globalThis as unknown as { took: number[] }).took));
  }
  await context.close();
  return { paint, click, bytes: received };
}

/**
 * Milliseconds until a board stands on the page, over a slow network and with a slow processor, and what was received
 * for it in files.
 */
async function arrived(
  visit: Visit,
  { who, path }: Place,
): Promise<{ readonly ms: number; readonly files: ReadonlyMap<string, number> }> {
  const { page, context } = await visit.open(who, '/healthz', { viewport: { width: 390, height: 780 } });
  const session = await context.newCDPSession(page);
  const files = new Map<string, number>();
  page.on('response', (answer) => {
    if (!/\.(js|css)$|\/$/.test(new URL(answer.url()).pathname)) return;
    void answer.body().then(
      (body) => files.set(answer.url(), brotliCompressSync(body).length),
      () => undefined,
    );
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const from = performance.now();
  await page.goto(visit.house.url + path);
  await page.waitForSelector('.board svg [data-kind], .still svg, .begin li, .timeline', { timeout: 60_000 });
  const ms = performance.now() - from;
  await page.waitForTimeout(500);
  await context.close();
  return { ms, files };
}

const MB = 1024 * 1024;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / MB;
}

/**
 * Megabytes of the heap of a page that looks on while a battle is played, after garbage was collected: at the start,
 * and at each step.
 */
async function heaps(visit: Visit): Promise<readonly string[]> {
  const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
  const { page, context } = await visit.open(undefined, path.replace('/v1/games/', '/g/'));
  const session = await context.newCDPSession(page);
  await page.waitForSelector('.board svg [data-kind]');
  const below = random(11);
  const sizes: string[] = [];
  let commits = 0;
  for (let step = 0; step < HEAPS; step++) {
    while (commits < (COMMITS * step) / (HEAPS - 1)) {
      const before = commits;
      for (const seat of SEATS.napoleonics) {
        const { body } = await visit.house.as(seat).get<Actions>(`${path}/actions`);
        const [question] = body.actions;
        if (question === undefined) continue;
        const { status } = await visit.house
          .as(seat)
          .post(`${path}/actions`, { ask: question.ask, command: eager(question.legal, below) });
        if (status === 200) commits++;
      }
      if (before === commits) break;
    }
    // The page reads the newest version before it is weighed.
    await page.waitForTimeout(3000);
    sizes.push(`${commits}: ${(await heapOf(session)).toFixed(1)}`);
  }
  await context.close();
  return sizes;
}

async function measure({ words: [base], flags, report, tell }: ScriptWork): Promise<number> {
  if (flags.has('clicks')) {
    const steps = report(STEPS);
    const rows = await siteTimes(base, () => steps.step());
    steps.end();
    await tell(await writeSection('Clicks at the table', clicksText(rows)), { clicks: rows });
    return 0;
  }
  const visit = await startVisit();
  try {
    const places: Place[] = [{ name: 'front', who: undefined, path: '/' }];
    for (const game of ['diplomacy', 'napoleonics', 'kutuzov'] as const) {
      const path = (await started(visit.house, { of: game })).replace('/v1/games/', '/g/');
      const waiting = await Promise.all(
        SEATS[game].map(async (seat) => ({
          seat,
          page: await visit.house.as(seat).get(`${path.replace('/g/', '/v1/games/')}/actions`),
        })),
      );
      const asked = waiting.find(({ page }) => page.bytes.includes('"ask"'))?.seat;
      places.push({ name: `table, ${game}`, who: asked, path, ...(game === 'diplomacy' && { unit: 'piece:vie' }) });
      if (game === 'diplomacy') places.push({ name: 'replay, diplomacy', who: undefined, path: `${path}/replay` });
    }
    const progress = report(places.length * RUNS);
    const rows: string[] = [];
    const measured: object[] = [];
    for (const place of places) {
      const runs: Seen[] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await seen(visit, place));
        progress.step();
      }
      const slow: Awaited<ReturnType<typeof arrived>>[] = [];
      for (let run = 0; run < RUNS; run++) slow.push(await arrived(visit, place));
      const files = Math.max(...slow.map((each) => [...each.files.values()].reduce((sum, size) => sum + size, 0)));
      const clicks = runs.flatMap(({ click }) => click ?? []);
      const figures = [
        median(runs.map(({ paint }) => paint)),
        clicks.length > 0 ? median(clicks) : undefined,
        median(runs.map((r) => r.bytes)) / 1024,
        files / 1024,
        median(slow.map(({ ms }) => ms)),
      ];
      measured.push({
        page: place.name,
        paintMs: figures[0],
        clickMs: figures[1],
        kib: figures[2],
        filesKib: figures[3],
        slowMs: figures[4],
      });
      rows.push(`| ${[place.name, ...figures.map((each) => each?.toFixed(0) ?? '')].join(' | ')} |`);
    }
    const kept = await heaps(visit);
    progress.end();
    const section = await writeSection(
      'The site',
      `\`npm run bench -- site\` wrote this: ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}. Chromium is slowed ${SLOWED} times and
has an empty cache. Medians of ${RUNS}.

- A click lasts until the next picture (16: no longer). It is on the army of Vienna (Diplomacy), on the first card
  (Napoleonics), or on the first button (Kutuzov).
- “Received” counts what came over the wire from the server of the tests, with the answers of the API. “Files” counts only
  the files of the site, compressed with brotli.
- “Slow network” ends when the board is there, or on the home page the games to start. The network has ${(NETWORK.downloadThroughput * 8) / 1_000_000} Mbit/s and
  ${NETWORK.latency} ms, and the processor is as slow. Files come compressed, as they do from CloudFront.

| page | first contentful paint, ms | click, ms | received, KiB | files, brotli, KiB | slow network, ms |
|---|---|---|---|---|---|
${rows.join('\n')}

Heap of a spectator's table during a battle of Napoleonics, in MB after a garbage collection, by commits:
${kept.join('; ')}.`,
    );
    await tell(section, { pages: measured, heapMb: kept });
    return 0;
  } finally {
    await visit.close();
  }
}

/** The section of the clicks. */
const clicksText = (
  rows: Parameters<typeof rowsOfTimes>[0],
): string => `\`npm run bench -- site --clicks BASE\` wrote this: ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}. Chromium is slowed
${SLOWED} times. Medians in ms, from the press of the mouse to the picture that shows the result. Runs of all columns take turns.

- “Empty” is a page with one button. It shows a mark, after one request where the table needs the server.
- “Before” is the site of an earlier checkout. It had no replay at the table.

| | here | empty | here / empty | before | here / before |
|---|---|---|---|---|---|
${rowsOfTimes(rows)}`;

await script(
  {
    name: 'bench -- site',
    takes: '[--clicks [BASE]] [--json]',
    flags: ['clicks'],
    does: 'measure pages of the site in a slowed browser, and the memory of a table, some minutes, and write it into tests/bench/RESULTS.md; --clicks: how long a click at the table takes, beside an empty page and beside the site of the checkout in the folder BASE',
    example: 'npm run bench -- site --clicks ../fieldpost-before',
  },
  measure,
);

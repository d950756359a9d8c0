import { cpus, loadavg } from 'node:os';
import { type ScriptWork, script } from '../../infra/local/script.ts';
import { SEATS, started } from '../http/kit.ts';
import { shown } from '../site/hand.ts';
import { startVisit, type Visit } from '../site/kit.ts';
import { writeSection } from './section.ts';

// `npm run bench:site`: how soon pages of the site show something, and how soon they show what a click did, in a real browser whose
// processor is slowed to a quarter.

const SLOWED = 4;
const RUNS = 3;

interface Place {
  readonly name: string;
  readonly who: string | undefined;
  readonly path: string;
}

interface Seen {
  readonly paint: number;
  readonly click: number | undefined;
  readonly bytes: number;
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** One visit by somebody whose browser has nothing of the site yet. */
async function seen(visit: Visit, { who, path }: Place): Promise<Seen> {
  const { page, context } = await visit.open(who, '/healthz', { viewport: { width: 1280, height: 800 } });
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(visit.house.url + path, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  const received = bytes;
  let click: number | undefined;
  if (who !== undefined) {
    const first = page.locator('.mark.lit, .card button:not(.greyed), .panel button').first();
    await first.waitFor({ timeout: 10_000 });
    await page.evaluate(() => {
      const took: number[] = [];
      Object.assign(globalThis, { took });
      const note = (list: PerformanceObserverEntryList) => took.push(...list.getEntries().map(({ duration }) => duration));
      new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await first.click({ force: true });
    await shown(page);
    await page.waitForTimeout(300);
    click = await page.evaluate(() => Math.max(16, ...(globalThis as unknown as { took: number[] }).took));
  }
  await context.close();
  return { paint, click, bytes: received };
}

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const visit = await startVisit();
  try {
    const places: Place[] = [{ name: 'front', who: undefined, path: '/' }];
    for (const game of ['diplomacy', 'napoleonics', 'kutuzov'] as const) {
      const path = (await started(visit.house, { of: game })).replace('/v1/games/', '/g/');
      const waiting = await Promise.all(
        SEATS[game].map(async (seat) => ({ seat, page: await visit.house.as(seat).get(`${path.replace('/g/', '/v1/games/')}/actions`) })),
      );
      const asked = waiting.find(({ page }) => page.bytes.includes('"ask"'))?.seat;
      places.push({ name: `table, ${game}`, who: asked, path });
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
      const clicks = runs.flatMap(({ click }) => click ?? []);
      const figures = [
        median(runs.map(({ paint }) => paint)),
        clicks.length > 0 ? median(clicks) : undefined,
        median(runs.map((r) => r.bytes)) / 1024,
      ];
      measured.push({ page: place.name, paintMs: figures[0], clickMs: figures[1], kib: figures[2] });
      rows.push(`| ${[place.name, ...figures.map((each) => each?.toFixed(0) ?? '')].join(' | ')} |`);
    }
    progress.end();
    const section = await writeSection(
      'The site',
      `Written by \`npm run bench:site\`: ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; Chromium slowed ${SLOWED} times, nothing
kept from before; medians of ${RUNS}. A click is on the first thing that may be pressed at the table (a ring on the board, a card, a button), until the next picture (16: no more than that). KiB are those that came over
the wire from the server of the tests, answers of the API with them. The memory of a page that stays open is not measured here.

| page | first contentful paint, ms | click, ms | received, KiB |
|---|---|---|---|
${rows.join('\n')}`,
    );
    await tell(section, { pages: measured });
    return 0;
  } finally {
    await visit.close();
  }
}

await script(
  {
    name: 'bench:site',
    takes: '[--json]',
    does: 'measure pages of the site in a slowed browser, a minute, and write it into tests/bench/RESULTS.md',
    example: 'npm run bench:site',
  },
  measure,
);

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../domain/contract/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { changedIn, filmOf, type Line } from '../../site/src/table/replay/film.ts';
import { act, asked, SEATS, started } from '../http/kit.ts';
import { eager } from '../kit/eager.ts';
import { itLong } from '../kit/it-long.ts';
import { sampleSize } from '../kit/long.ts';
import { PATIENCE_MS } from '../kit/patience.ts';
import { random } from '../kit/random.ts';
import { startVisit, type Visit } from './kit.ts';

// A visit to a table makes at most four requests of the API, with everything that it shows: reading is a large part of
// what a service costs.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const MOST = 4;
const PATIENT = { timeout: PATIENCE_MS };

const GAMES = [
  { of: 'diplomacy', options: {} },
  { of: 'napoleonics', options: { scenario: '015' } },
  { of: 'kutuzov', options: { scenario: 2 } },
] as const;

/** Notes the requests of the API that a page makes, without those of a table that is polled or has changed. */
function requestsOf(page: Page): () => readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const said = `${request.method()} ${pathname}${search}`;
    const isPoll = pathname.endsWith('/table') && sent.includes(said);
    if (/^\/(v1|healthz)/.test(pathname) && !isPoll) sent.push(said);
  });
  return () => sent;
}

interface Visited {
  /** The version that the browser showed last; none: it was never here. */
  readonly seen?: number;
  /** What the page shows at last. */
  readonly until: string;
}

/** The requests of a visit from its first moment until everything stands, and nothing more comes. */
async function requestsIn(path: string, who: string | undefined, { seen, until }: Visited): Promise<readonly string[]> {
  const { page, context, faults } = await visit.open(who, '/nothing', { reducedMotion: 'no-preference' });
  await page.waitForLoadState('networkidle');
  const game = path.replace('/v1/games/', '');
  await page.addInitScript(
    ([last, isFirst]) => {
      localStorage.setItem('fieldpost:seen', String(last));
      // A browser that was never here does not know where the live channel is.
      if (isFirst === true) localStorage.removeItem('fieldpost:live');
    },
    [JSON.stringify(seen === undefined ? [] : [[game, seen]]), seen === undefined] as const,
  );
  const sent = requestsOf(page);
  await page.goto(`${visit.house.url}/g/${game}`);
  await page.waitForSelector('.shell .board svg [data-kind]', PATIENT);
  await page.waitForSelector('.strips .facts span', PATIENT);
  await page.waitForSelector(until, PATIENT);
  await page.waitForLoadState('networkidle');
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
  return sent();
}

const lines = async (path: string, who: string | undefined, after: number): Promise<readonly Line[]> =>
  (await visit.house.as(who).get<{ lines: Line[] }>(`${path}/story?after=${after}&frames=1`)).body.lines;

/** Plays on until both the player and spectators have something to see of it. */
async function playedOn(path: string, who: string, from: number): Promise<void> {
  const { house } = visit;
  const below = random(7);
  for (;;) {
    const { body } = await house.as(undefined).get<MatchView>(path);
    const open = body.asks.find(({ settled }) => settled !== true);
    const seat = String(open?.seat);
    const { legal } = await asked(house.as(seat), path);
    const command: Json =
      body.of === 'diplomacy'
        ? { type: 'orders', orders: MOVES[seat] ?? {}, ready: true }
        : (eager(legal as Legal, below) ?? null);
    expect((await act(house.as(seat), path, command)).status).toBe(200);
    const films = [filmOf(await lines(path, who, from), [who]), filmOf(await lines(path, undefined, from), [])];
    if (films.every((steps) => changedIn(steps).length > 0)) return;
  }
}
const MOVES: { readonly [seat: string]: { readonly [unit: string]: Json } } = {
  france: { par: { order: 'move', to: 'bur' } },
  germany: { mun: { order: 'move', to: 'ruh' } },
};

const versionOf = async (path: string): Promise<number> =>
  (await visit.house.as(undefined).get<MatchView>(path)).body.version;

describe.each(GAMES.slice(0, sampleSize(1, 3)))(
  'a visit to a table of $of makes at most four requests',
  ({ of, options }) => {
    const [who, other] = SEATS[of];

    itLong('the first of a player, with unread messages', async () => {
      const path = await started(visit.house, { of, options });
      await visit.house.as(String(other)).post(`${path}/press`, { to: 'all', text: 'Good day.' });
      const sent = await requestsIn(path, who, { until: '.talk-tab .badge' });
      expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST);
      expect(sent).toContain(`GET ${path}/table`);
    });

    it('the first of a spectator', async () => {
      const path = await started(visit.house, { of, options });
      for (const reader of [undefined, 'watcher']) {
        const sent = await requestsIn(path, reader, { until: '.shell .board' });
        expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST);
      }
    });

    itLong('a later one, with a replay of what has happened since, of a player and of a spectator', async () => {
      const path = await started(visit.house, { of, options });
      const seen = await versionOf(path);
      await playedOn(path, String(who), seen);
      for (const reader of [String(who), undefined]) {
        const sent = await requestsIn(path, reader, { seen, until: '.bar .again' });
        expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST);
        expect(sent.join()).toContain('frames=1');
      }
    });
  },
);

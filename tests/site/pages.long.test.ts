import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '../../functions/features/ratings/keys.ts';
import { started } from '../http/kit.ts';
import { startVisit, type Visit } from './kit.ts';

// Every page in a real browser: nothing that anybody cannot use, nothing that does not fit a phone, nothing that the
// page was refused.

const AXE = axe.source;

let visit: Visit;
let game = '';
beforeAll(async () => {
  visit = await startVisit();
  game = (await started(visit.house, { of: 'napoleonics', owner: 'ann', options: { scenario: '015' } })).replace(
    '/v1/games/',
    '',
  );
  await visit.house.as('ann').put('/v1/me/handle', { handle: 'ruby-fox' });
  const { account } = await visit.house.service.persons.self('ann');
  const { people } = visit.house.stores;
  // As the step of every day leaves them.
  const history = Array.from({ length: 12 }, (_, day) => [
    `2026-10-${String(day + 10)}`,
    25_000_000 + (day % 5) * 700_000,
    5_000_000,
  ]);
  const at = Date.parse('2026-10-21');
  const rating = { mu: 27_000_000, sigma: 3_500_000, day: '2026-10-21', games: 12, last: '', history };
  await people.put(...keys.rating(account, 'napoleonics/mail'), rating, 0);
  await people.put(...keys.record(account, 'napoleonics/015/top'), { won: 7, shared: 1, lost: 4, last: '' }, 0);
  await people.put(...keys.record(account, 'diplomacy/france'), { won: 0, shared: 1, lost: 2, last: '' }, 0);
  await people.put(
    ...keys.games(account),
    { games: [{ game, of: 'napoleonics', at, setup: '015', seat: 'top', how: 'won' }], last: '' },
    0,
  );
});
afterAll(() => visit.close());

const PAGES = [
  '/',
  '/games',
  '/new?of=napoleonics',
  '/me',
  '/rules/diplomacy',
  '/verify',
  '/moderation',
  '/people/ruby-fox',
  '/g/GAME',
  '/g/GAME/replay?version=4',
  '/new/battle',
  '/sandbox/diplomacy',
  '/nothing',
];
const LOOKS = [
  {
    name: 'a phone, in English',
    options: { viewport: { width: 360, height: 740 }, locale: 'en-US', colorScheme: 'light' },
  },
  {
    name: 'a desk, in Korean, dark',
    options: { viewport: { width: 1440, height: 900 }, locale: 'ko-KR', colorScheme: 'dark' },
  },
] as const;

it('files come compressed to clients that take them so, and as they are to others', async () => {
  const page = await (await fetch(visit.house.url, { headers: { accept: 'text/html' } })).text();
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  const got = async (encoding: string) => {
    const answer = await fetch(visit.house.url + script, { headers: { 'accept-encoding': encoding } });
    const { headers } = answer;
    return {
      text: await answer.text(),
      encoding: headers.get('content-encoding'),
      type: headers.get('content-type'),
      vary: headers.get('vary'),
    };
  };
  const [small, plain] = [await got('br'), await got('identity')];
  expect(small.text).toBe(plain.text);
  expect([small.encoding, plain.encoding]).toEqual(['br', null]);
  expect([small.type, small.vary]).toEqual([plain.type, 'Accept-Encoding']);
  expect(small.type).toContain('text/javascript');
});

it('an address that cannot be read leads to a page that says so', async () => {
  const { page, context } = await visit.open(undefined, '/g/%E0%A4%A');
  await page.waitForSelector('main h1:text-is("This page does not exist.")');
  await context.close();
});

it('titles that others wrote are text, and fit a phone even as one long word', async () => {
  const [words, markup] = ['W'.repeat(80), '<img src=x onerror="document.title=1">'];
  for (const title of [words, markup])
    await visit.house.as('bea').post('/v1/games', { of: 'diplomacy', title, options: {}, settings: {} });
  const { page, context, faults } = await visit.open('bea', '/me', LOOKS[0].options);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.waitForSelector(`.game-card strong:text-is('${markup}')`);
  expect(await wider()).toBeLessThanOrEqual(0);
  await page.locator(`.game-card a:has(strong:text-is("${words}"))`).click();
  await page.waitForSelector(`h1:text-is("${words}")`);
  expect(await wider()).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(LOOKS)('on $name', ({ options }) => {
  it.each(PAGES)('%s can be used by everybody, and fits', async (path) => {
    const { page, context, faults } = await visit.open('ann', path.replace('GAME', game), options);
    await page.waitForSelector('main h1, main h2');
    if (/^.(g.GAME|sandbox|new.battle)/.test(path)) await page.waitForSelector('.board svg [data-kind]');
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width, 'wider than the window').toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(options.locale.slice(0, 2));
    expect(faults).toEqual([]);
    // The browser itself inserts the checker, because the page's policy forbids it to do so.
    const session = await context.newCDPSession(page);
    const ran = await session.send('Runtime.evaluate', {
      expression: `${AXE}; axe.run(document, { rules: { 'color-contrast': { enabled: true } } }).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))])))`,
      awaitPromise: true,
      returnByValue: true,
    });
    expect(JSON.parse(String(ran.result.value))).toEqual([]);
    await context.close();
  });
});

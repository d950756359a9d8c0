import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepNotifications } from '../../functions/features/channels/send.ts';
import { keys } from '../../functions/features/notifications/keys.ts';
import type { Parcel } from '../../functions/platform/courier/deliver.ts';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { lobby, started } from '../http/kit.ts';
import { keptIn, sweptIn } from '../http/sweeping.ts';
import type { Pushed } from '../kit/push-service.ts';
import { subscribed } from '../kit/subscribed.ts';
import { ICONS, iconOf } from './icons.ts';
import { startVisit, type Visit } from './kit.ts';
import { openWithTray, until, withTray } from './tray.ts';

// Notifications in the tray of a browser, from the server to the line, and until the line is no longer true.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit({}, withTray);
});
afterAll(() => visit.close());

const of = (endpoint: string, { keys } = subscribed()) => ({ endpoint: `https://push.example/${endpoint}`, keys });

it('the tray has a line per game, with a sound for turns and deadlines, and closes what is no longer true', {
  timeout: 120_000,
}, async () => {
  // No page of the site is open yet: what it says of games that wait would close the lines below at any moment.
  const { page, context, push, click, lines, faults } = await openWithTray(visit, 'red', '/healthz', of('none'));
  const [game, other] = [`g${'0'.repeat(20)}`, `g${'1'.repeat(20)}`];
  const later = Date.now() + 3_600_000;
  await push({ reason: 'started', game, thread: 'play-0' });
  expect(await lines()).toMatchObject([{ body: 'A game has started.' }]);
  const turn = { game, thread: 'play-0', due: later };
  for (const { reason, body, isHeard } of [
    { reason: 'your-turn', body: 'A game waits for you.', isHeard: true },
    { reason: 'deadline', body: 'A deadline is near.', isHeard: true },
    { reason: 'seat-offered', body: 'A seat of your game is free.', isHeard: false },
    { reason: 'tournament-moved', body: 'Something happened in a game.', isHeard: false },
  ]) {
    await push({ reason, ...turn });
    await until(async () => (await lines()).some((line) => line.body === body));
    expect(await lines()).toEqual([{ title: 'Fieldpost', tag: 'play-0', body, isHeard }]);
  }
  for (const body of ['A player wrote to you.', 'Unread messages: at least 2.', 'Unread messages: at least 3.']) {
    await push({ reason: 'press', game, thread: 'press-0' });
    await until(async () => (await lines()).some((line) => line.body === body));
  }
  expect(await lines()).toHaveLength(2);

  // The next push closes lines whose deadline has passed.
  await push({ reason: 'deadline', game: other, thread: 'play-1', due: Date.now() - 1 });
  await push({ reason: 'your-turn', game, thread: 'play-0', due: later });
  await until(async () => (await lines()).every(({ tag }) => tag !== 'play-1'));
  expect((await lines()).map(({ tag }) => tag).sort()).toEqual(['play-0', 'press-0']);

  // A page learns that no game waits, and that the reader opened one.
  await push({ reason: 'over', game: other, thread: 'play-1' });
  await page.goto(`${visit.house.url}/me`);
  await until(async () => (await lines()).every(({ tag }) => tag !== 'play-0'));
  expect((await lines()).map(({ tag }) => tag).sort()).toEqual(['play-1', 'press-0']);
  await page.goto(`${visit.house.url}/g/${game}`);
  await until(async () => (await lines()).length === 1);
  await page.goto(`${visit.house.url}/g/${other}`);
  await until(async () => (await lines()).length === 0);
  await push({ reason: 'press', game, thread: 'press-0' });
  expect(await lines()).toMatchObject([{ body: 'A player wrote to you.' }]);

  // A click focuses the window of the game, and navigates no other.
  expect(await click(game)).toBe(`opened /g/${game}`);
  expect(await click(other)).toBe(`focused /g/${other}`);
  expect(new URL(page.url()).pathname).toBe(`/g/${other}`);
  expect(faults.filter((each) => !/404/.test(each))).toEqual([]);
  await context.close();
});

it.each([
  {
    locale: 'en-GB',
    digest: 'There is news in your games.',
    limit: '100 messages came here today. Until 00:00 UTC only turns, deadlines and lost seats come.',
  },
  {
    locale: 'ko-KR',
    digest: '참여한 게임들에 새 소식이 있습니다.',
    limit: '오늘 알림 100개를 보냈습니다. 세계표준시 0시까지는 차례와 기한, 자리를 잃은 일만 보냅니다.',
  },
])(
  'a digest and the limit of a day have words, from the server to the line: $locale',
  { timeout: 120_000 },
  async (said) => {
    const { house } = visit;
    const who = said.locale.slice(0, 2) === 'ko' ? 'kim' : 'kit';
    const browser = subscribed();
    const place = { endpoint: `https://push.example/${who}`, keys: browser.keys };
    const { id } = (
      await house
        .as(who)
        .post<{ id: string }>('/v1/me/channels', { kind: 'push', ...place, reasons: ['over'], digest: 0 })
    ).body;
    const over = async (): Promise<void> => {
      const path = await lobby(house, { of: 'duel', owner: who });
      await house.as(who).post(`${path}/seats`, { seat: 'red' });
      await house.as(who).post(`${path}/seats`, { seat: 'blue', kind: 'bot' });
      await house.as(who).post(`${path}/start`);
      await house.as(who).put(`${path}/votes/concede`, { vote: true });
    };
    const read = async (seconds: number): Promise<readonly Pushed[]> => {
      const loads: Load[] = [];
      await sweptIn(house, seconds, { courier: keptIn(loads) });
      return loads.flatMap((load) =>
        'parcel' in load && load.parcel.url === place.endpoint
          ? [JSON.parse(browser.read(Buffer.from(load.parcel.body, 'base64'))) as Pushed]
          : [],
      );
    };
    await over();
    expect(await read(91)).toEqual([]);
    const digest = await read(86_400);
    expect(digest.map(({ reason }) => reason)).toEqual(['digest']);

    // The day had as many messages as a channel gets.
    await house.as(who).patch(`/v1/me/channels/${id}`, { digest: null });
    const person = (await house.service.persons.personOf(who)) ?? '';
    const entry = await house.stores.people.get(...keys.daily(person, id));
    const day = Math.floor(house.now / 86_400_000);
    await house.stores.people.put(...keys.daily(person, id), { day, count: 100 }, entry?.rev ?? 0);
    await over();
    const limit = await read(0);
    expect(limit.map(({ reason }) => reason)).toEqual(['limit']);

    const { context, push, lines } = await openWithTray(visit, who, '/healthz', of('none'), { locale: said.locale });
    for (const pushed of [...digest, ...limit]) await push(pushed);
    expect((await lines()).map(({ body }) => body)).toEqual([said.digest, said.limit]);
    await context.close();
  },
);

it('a browser is added, renewed and compared, shows titles if asked to, and leaves nothing when its reader signs out', {
  timeout: 180_000,
}, async () => {
  const { house } = visit;
  const browsers = [subscribed(), subscribed(), subscribed()];
  const places = browsers.map((browser, i) => of(String(i), browser));
  /** What is sent after this number of seconds, as the browser of each endpoint reads it. */
  const sent = async (seconds: number): Promise<readonly { readonly to: number; readonly pushed: Pushed }[]> => {
    house.wait(seconds);
    const parcels: Parcel[] = [];
    await sweepNotifications({
      people: house.stores.people,
      vault: house.stores.vault,
      views: house.stores.views,
      courier: async (load) => {
        if ('parcel' in load) parcels.push(load.parcel);
        return { outcome: '2xx' };
      },
      vapid: async () => vapidFrom(new Uint8Array(32).fill(1), 'mailto:tests@fieldpost.invalid'),
      post: undefined,
      origin: house.url,
      now: () => house.now,
      random: () => 0.5,
    });
    return parcels.map(({ url, body }) => {
      const to = places.findIndex(({ endpoint }) => endpoint === url);
      return { to, pushed: JSON.parse(browsers[to]?.read(Buffer.from(body, 'base64')) ?? '') as Pushed };
    });
  };
  const { page, context, push, changes, lines } = await openWithTray(visit, 'red', '/me', places[0] ?? of('x'));
  await page.getByRole('button', { name: 'This browser, even when the page is closed' }).click();
  await page.waitForSelector('.channels legend:text-is("Browser: push.example (this browser)")');

  const path = await started(house, { of: 'duel' });
  const first = await sent(91);
  expect(first.map(({ to, pushed }) => [to, pushed.reason])).toEqual([
    [0, 'started'],
    [0, 'your-turn'],
  ]);
  await page.goto(`${house.url}/games`);
  for (const { pushed } of first) await push(pushed);
  await until(async () => (await lines()).some(({ body }) => body === 'A game waits for you.'));
  expect(await lines()).toMatchObject([{ title: 'Fieldpost', tag: first[1]?.pushed.thread }]);

  await page.goto(`${house.url}/me`);
  await page.getByLabel('Show titles of games in notifications of this device').check();
  const kept = (name: string) =>
    page.evaluate(
      (key) =>
        new Promise<unknown>((done) => {
          const opening = indexedDB.open('fieldpost', 1);
          opening.onsuccess = () => {
            const asked = opening.result.transaction('device').objectStore('device').get(key);
            asked.onsuccess = () => done(asked.result);
          };
        }),
      name,
    );
  await until(
    async () => JSON.stringify(await kept('titles')) === JSON.stringify({ [path.slice(10)]: 'A game of duel' }),
  );
  await push(first[1]?.pushed ?? { reason: 'none' });
  await until(async () => (await lines()).some(({ title }) => title === 'A game of duel'));

  // The browser changes its subscription while no page is open: the service worker renews it.
  await changes(places[1] ?? of('x'));
  await started(house, { of: 'duel' });
  expect((await sent(91)).map(({ to }) => to)).toContain(1);

  // And without an event: the next visit compares.
  await page.evaluate((text) => localStorage.setItem('test:subscription', text), JSON.stringify(places[2]));
  await page.goto(`${house.url}/me`);
  await until(async () => ((await kept('channel')) as { endpoint: string }).endpoint === places[2]?.endpoint);
  await started(house, { of: 'duel' });
  expect(new Set((await sent(91)).map(({ to }) => to))).toEqual(new Set([2]));

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') requests.push(new URL(request.url()).pathname);
  });
  await page.locator('main').getByRole('button', { name: 'Sign out' }).click();
  await until(() => page.evaluate(() => localStorage.getItem('fieldpost:token') === null));
  // It was signed in when the browser ended its subscription, which comes first.
  expect(
    await page.evaluate(() => [localStorage.getItem('test:is-subscribed'), localStorage.getItem('test:left')]),
  ).toEqual([null, 'true']);
  await until(async () => requests.length > 0);
  expect(requests).toEqual([expect.stringMatching(/^\/v1\/me\/channels\/w/)]);
  expect([await kept('titles'), await kept('names'), await kept('channel'), await lines()]).toEqual([
    undefined,
    undefined,
    undefined,
    [],
  ]);
  const channelsNow = async () => (await house.as('red').get<{ channels: unknown[] }>('/v1/me/channels')).body.channels;
  await until(async () => (await channelsNow()).length === 0);
  await context.close();
});

it('a reader who signs out without a connection leaves nothing behind, and a later start shows none of their games', {
  timeout: 180_000,
}, async () => {
  const { house } = visit;
  const settings = { visibility: 'private', invited: ['blue'] };
  const path = await started(house, { of: 'duel', settings });
  const { page, context, push, lines } = await openWithTray(visit, 'red', '/', of('offline'));
  const card = page.locator(`a[href="/g/${path.slice(10)}"]`).first();
  await card.waitFor();
  await page.goto(house.url + path.replace('/v1/games', '/g'));
  await page.evaluate(() => localStorage.setItem('fieldpost:draft:g0/S1901M/france', '{"over":0,"orders":{}}'));
  await page.waitForFunction(() => localStorage.getItem('fieldpost:seen') !== null);
  await page.goto(`${house.url}/me`);
  await page.getByRole('button', { name: 'This browser, even when the page is closed' }).click();
  await page.waitForSelector('.channels legend:text-is("Browser: push.example (this browser)")');
  await page.getByLabel('Show titles of games in notifications of this device').check();
  await push({ reason: 'your-turn', game: path.slice(10), thread: 'play-9' });

  // The push service of the browser does not answer either.
  await page.evaluate(() => localStorage.setItem('test:hangs', 'yes'));
  await context.setOffline(true);
  await page.locator('main').getByRole('button', { name: 'Sign out' }).click();
  await until(() => page.evaluate(() => localStorage.getItem('fieldpost:token') === null));
  await until(async () => (await lines()).length === 0);
  const left = () =>
    page.evaluate(async () => ({
      secrets: Object.keys({ ...localStorage, ...sessionStorage }).filter((name) =>
        /token|refresh|guest|draft|unsent|seen|here|notes|declined/.test(name),
      ),
      isSubscribed: localStorage.getItem('test:is-subscribed'),
      device: await new Promise<readonly unknown[]>((done) => {
        const opening = indexedDB.open('fieldpost', 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('device').objectStore('device').getAllKeys();
          asked.onsuccess = () => done(asked.result);
        };
      }),
    }));
  expect(await left()).toMatchObject({ secrets: [], isSubscribed: null });
  expect((await left()).device.filter((name) => name !== 'language')).toEqual([]);

  // A later start, still without a connection, and one with it.
  for (const isOffline of [true, false]) {
    await context.setOffline(isOffline);
    await page.goto(`${house.url}/`);
    await page.locator('a[href="/me#sign-in"]').first().waitFor({ state: 'attached' });
    expect(await card.count()).toBe(0);
    expect(await page.content()).not.toContain(path.slice(10));
    expect((await left()).secrets).toEqual([]);
  }
  await context.close();
});

it.each(ICONS)('$file is drawn from the icon of the site', async ({ file, size, isCut }) => {
  const png = readFileSync(`site/public/${file}`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  const page = await visit.browser.newPage();
  const svg = readFileSync('site/public/icon.svg', 'utf8');
  const drawn = await iconOf(visit.browser, svg, { file, size, isCut });
  await page.goto(`${visit.house.url}/healthz`);
  /** The greatest difference of a channel in a pixel, of 255. */
  const difference = await page.evaluate(
    async (images) => {
      const [one, other] = await Promise.all(
        images.map(async (image) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(image), (each) => each.charCodeAt(0))]),
          );
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      let most = 0;
      for (const [i, value] of (one ?? []).entries()) most = Math.max(most, Math.abs(value - (other?.[i] ?? 0)));
      return most;
    },
    [png, drawn].map((image) => image.toString('base64')),
  );
  // Another version of the browser may smooth an edge otherwise.
  expect(difference).toBeLessThan(64);
  await page.close();
});

it('an iPhone is told to put the site on the home screen first', async () => {
  const { page, context } = await visit.open('red', '/me', {
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
  });
  await page.waitForSelector('.home-screen:has-text("Add to Home Screen")');
  expect(await page.getByRole('button', { name: 'This browser, even when the page is closed' }).count()).toBe(0);
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await page.request.get(visit.house.url + String(icon))).headers()['content-type']).toBe('image/png');
  await context.close();
});

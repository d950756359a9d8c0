import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import { act, lobby, SEATS, started, tokenOf } from '../http/kit.ts';
import { pointAt, send } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// Faults that strangers found by using the site, each tried again by clicks.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const at = (path: string): string => `/g/${path.replace('/v1/games/', '')}`;
const gameOf = async (page: Page): Promise<string> => new URL(page.url()).pathname.replace('/g/', '/v1/games/');

describe('a new game', () => {
  it('with a bot at all seats leaves its owner none, and is opened by one call', async () => {
    const { page, context, faults } = await visit.open('ann', '/new?of=diplomacy', DESK);
    await page.waitForSelector('.sitters li');
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await page.locator('.sitters li:has-text("Austria") label:has-text("bot")').click();
    await page.locator('button.confirm[type="submit"]').click();
    await page.waitForURL('**/g/*');
    await page.waitForSelector('.board svg');
    const { body } = await visit.house.as('ann').get<MatchView>(await gameOf(page));
    expect(body.mine ?? []).toEqual([]);
    expect(body.seats.map(({ holder }) => holder?.kind)).toEqual(SEATS.diplomacy.map(() => 'bot'));
    expect(sent).toEqual(['POST /v1/games']);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a lobby', () => {
  it('copies a link that leads a stranger to the game, and says when every seat is taken', async () => {
    const path = await lobby(visit.house, { of: 'duel', options: { hits: 1 } });
    await visit.house.as('ann').post(`${path}/seats`, { seat: 'red' });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, context, faults } = await visit.open('ann', at(path), { ...DESK, permissions });
    await page.waitForSelector('h2:text-is("Waiting for players")');
    const copy = page.locator('button:text-is("Invite a friend")');
    for (const _ of [1, 2]) {
      await copy.click();
      await page.waitForSelector('.share [role="status"]:text-is("Copied")');
    }
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const { body: sent } = await visit.house
      .as('ann')
      .get<{ links: readonly { uses: number }[] }>(`${path}/invitations`);
    expect(
      sent.links.map(({ uses }) => uses),
      'one link, for the one free seat',
    ).toEqual([1]);
    const stranger = await visit.open(undefined, link.replace(visit.house.url, ''), DESK);
    await stranger.page.waitForURL(`**${at(path)}`);
    await stranger.page.locator('.lobby .sit').click();
    await page.waitForSelector('h2:text-is("Every seat is taken")');
    await page.locator('button:text-is("Start")').click();
    await stranger.page.waitForSelector('.panel[data-ask], .panel p');
    expect([...faults, ...stranger.faults]).toEqual([]);
    await stranger.context.close();
    await context.close();
  });

  it('copies no link that is used up: each has a use for every free seat', async () => {
    const path = await lobby(visit.house, { of: 'duel', owner: 'ann', options: { hits: 1 } });
    const ann = visit.house.as('ann');
    await ann.post(`${path}/seats`, { seat: 'red' });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, context, faults } = await visit.open('ann', at(path), { ...DESK, permissions });
    await page.waitForSelector('h2:text-is("Waiting for players")');
    const copied = async (): Promise<string> => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.locator('.share button').click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/join#');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const first = await copied();
    expect(await copied()).toBe(first);
    // Opening a link uses it, without sitting down too.
    expect((await visit.house.as('moe').post('/v1/me/invitations', { link: first.split('#')[1] })).status).toBe(200);
    const second = await copied();
    expect(second).not.toBe(first);
    const guest = await visit.open(undefined, second.replace(visit.house.url, ''), DESK);
    await guest.page.waitForURL(`**${at(path)}`);
    await guest.page.locator('.lobby .sit').click();
    await page.waitForSelector('h2:text-is("Every seat is taken")');
    expect(await page.locator('.share small').innerText()).toBe('Anyone with the link can watch. No seat is free.');
    // The list of invitations does not copy one that was used up since it was read, either.
    await page.locator('.invite summary', { hasText: 'Invite people' }).click();
    await page.locator('.by-link input').first().fill('1');
    await page.locator('.by-link button').click();
    const third = await page.locator('.made code').innerText();
    expect((await visit.house.as('bob').post('/v1/me/invitations', { link: third.split('#')[1] })).status).toBe(200);
    await page.locator('button:text-is("Copy this link")').click();
    await page.waitForSelector('.made [role="status"]:text-is("This link is used up or revoked. Make a new one.")');
    expect([...faults, ...guest.faults]).toEqual([]);
    await guest.context.close();
    await context.close();
  });

  it('lets those sign in who came by its bare address, and keeps them at the game', async () => {
    const path = await lobby(visit.house, { of: 'duel', options: { hits: 1 } });
    const { page, context } = await visit.open(undefined, at(path), DESK);
    await page.waitForSelector('.sign-in-here .sign-in');
    expect(await page.locator('.sign-in-here a').count(), 'no way of a guest, which leads away').toBe(0);
    const byToken = page.locator('.sign-in-here .by-token input');
    if (!(await byToken.isVisible())) await page.locator('.sign-in summary').click();
    await byToken.fill(await tokenOf('moe'));
    await page.locator('.by-token button').click();
    await page.locator('.lobby .sit').first().click();
    await expect.poll(async () => (await visit.house.as('moe').get<MatchView>(path)).body.mine).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe(at(path));
    await context.close();
  });
});

describe('on a device', () => {
  it('with a clock 50 minutes fast counts time by that of the service, and says so', async () => {
    visit.house.now = Date.now();
    const path = await started(visit.house, {
      of: 'duel',
      options: { hits: 1 },
      settings: { deadlines: { default: 7200 } },
    });
    const { page, context } = await visit.open(undefined, '/games', DESK);
    await page.addInitScript(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + 50 * 60_000;
    });
    await page.goto(visit.house.url + at(path));
    await page.waitForSelector('.bar .clock:has-text("in 2 hours")');
    await page.waitForSelector(
      '.notice:text-is("The clock of this device is 50 minutes fast. Times here are those of the server.")',
    );
    await context.close();
  });

  it('that composes Hangul nothing is sent before the syllable is whole, and then it is sent composed', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context, faults } = await visit.open('france', at(path), { ...DESK, locale: 'ko-KR' });
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
    const field = page.locator('.notation textarea');
    await field.click();
    await page.keyboard.insertText('육, 파리 - 버건'.normalize('NFD'));
    const typing = await context.newCDPSession(page);
    await typing.send('Input.imeSetComposition', { text: '디', selectionStart: 1, selectionEnd: 1 });
    await page.keyboard.press('Control+Enter');
    expect(await field.inputValue()).toContain('디');
    expect(sent).toEqual([]);
    await typing.send('Input.insertText', { text: '디' });
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('.sheet-list li.written');
    expect(sent[0]).toContain('육, 파리 - 버건디'.normalize('NFC'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('without a mouse the focus stays where Ready was, and goes to the next question', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context } = await visit.open('france', at(path), DESK);
    await page.waitForSelector('.mark.lit');
    await pointAt(page, 'piece:par');
    await pointAt(page, 'space:bur');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/actions') && answer.request().method() === 'POST',
    );
    await page.locator('.act.confirm').press('Enter');
    expect((await answered).status()).toBe(200);
    await expect.poll(focused).toBe('Not ready');
    for (const seat of SEATS.diplomacy.filter((each) => each !== 'france'))
      await act(visit.house.as(seat), path, { type: 'orders', orders: {}, ready: true });
    await page.waitForFunction(() => document.querySelector('.phase')?.textContent?.includes('Autumn 1901'));
    await expect.poll(focused).toBe('Orders for 3 units.');
    await context.close();
  });
});

describe('the rules', () => {
  it.each([
    { of: 'napoleonics', locale: 'en-US', words: 'line of sight', rule: '§5.1' },
    { of: 'napoleonics', locale: 'en-US', words: 'combined arms', rule: '§8.1' },
    { of: 'napoleonics', locale: 'ko-KR', words: '조준선을', rule: '§5.2' },
    { of: 'diplomacy', locale: 'en-US', words: 'paradox', rule: '§11.10' },
    { of: 'diplomacy', locale: 'ko-KR', words: '지원차단', rule: '§9.18' },
    { of: 'kutuzov', locale: 'ko-KR', words: '보급', rule: '§14.1' },
  ])('of $of are found by "$words"', async ({ of, locale, words, rule }) => {
    const { page, context } = await visit.open(undefined, `/rules/${of}`, { ...DESK, locale });
    await page.waitForSelector('.rules dt');
    await page.locator('input[type="search"]').fill(words);
    await expect.poll(() => page.locator('.rules dt').allInnerTexts()).toContain(rule);
    expect(await page.locator('.rules dt').count()).toBeLessThan(40);
    await context.close();
  });
});

describe('a replay', () => {
  it('has graphs in the colours of the board, by turns, and the game as files, as the table and the Verify page have', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    for (const _ of [1, 2])
      for (const seat of SEATS.diplomacy)
        await act(visit.house.as(seat), path, { type: 'orders', orders: {}, ready: true });
    const { page, context, faults } = await visit.open(undefined, `${at(path)}/replay`, DESK);
    await page.locator('.graphs summary').click();
    await page.waitForSelector('.graphs .legend li');
    const { body } = await visit.house
      .as(undefined)
      .get<{ charts: { lines: { colour?: string }[] }[] }>(`${path}/series`);
    const colours = body.charts[0]!.lines.map(({ colour }) => colour);
    const lines = page.locator('.graphs .legend line:not(.edge)');
    expect(await lines.evaluateAll((all) => all.map((line) => line.getAttribute('stroke')))).toEqual(colours);
    const board = await page.locator('.board svg').first().innerHTML();
    for (const colour of colours) expect(board).toContain(`fill="${colour}"`);
    expect(await page.locator('.graphs th button').first().innerText()).toBe('Spring 1901, movement');
    const { body: events } = await visit.house.as(undefined).get<{ commits: unknown[] }>(`${path}/events`);
    for (const where of ['', '/replay']) {
      await page.goto(visit.house.url + at(path) + where);
      if (where === '') await page.locator('.rail-tabs button:text-is("More")').click();
      await page.locator('.downloads summary').click();
      const saved = page.waitForEvent('download');
      await page.locator('.downloads button:text-is("The log so far")').click();
      const file = await (await saved).path();
      expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(events.commits.length);
    }
    await page.goto(`${visit.house.url}/verify?game=${path.replace('/v1/games/', '')}`);
    await page.locator('.downloads summary').click();
    const text = page.waitForEvent('download');
    await page.locator('.downloads button:text-is("The orders as text")').click();
    expect(readFileSync(await (await text).path(), 'utf8')).toContain('1901');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('two devices', () => {
  const orders = (to: string, more: object = {}) => ({
    type: 'orders',
    orders: { par: { order: 'move', to } },
    ready: false,
    ...more,
  });

  it('never replace orders unseen: those of the server are shown, and those of this browser beside them', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const france = visit.house.as('france');
    const { page, context, faults } = await visit.open('france', at(path), DESK);
    const paris = () => page.locator('.sheet-list li:has-text("Paris") span').innerText();
    const where = page.locator('.whereabouts');
    const point = async (to: string): Promise<void> => {
      await pointAt(page, 'piece:par');
      await pointAt(page, `space:${to}`);
    };
    await page.waitForSelector('.mark.lit');
    expect(await page.locator('button:text-is("Save orders")').isDisabled(), 'no first answer is empty').toBe(true);
    await point('pic');
    await expect.poll(() => where.innerText()).toBe('In this browser only: not saved on the server. Ready sends them.');
    await page.locator('button:text-is("Save orders")').click();
    await expect.poll(() => where.innerText()).toContain('Saved on the server.');
    // What another device sends is taken where nothing is written here.
    expect((await act(france, path, orders('gas'))).status).toBe(200);
    await expect.poll(paris).toBe('move · Gascony');
    // Both have changed: the server has what the other one sent.
    await point('bur');
    await expect.poll(() => where.innerText()).toContain('The server has the orders that you saved before.');
    expect((await act(france, path, orders('pic', { ready: true }))).status).toBe(200);
    for (const look of ['at once', 'after a reload']) {
      if (look === 'after a reload') await page.reload();
      await page.waitForSelector('.two-devices:has-text("1 order differs from your other device.")');
      expect(await page.locator('.two-devices li').innerText(), look).toContain(
        'move · Burgundy here, move · Picardy there.',
      );
      expect(await paris(), look).toBe('move · Picardy');
      expect(await where.innerText(), look).toContain('Sent.');
    }
    await page.locator('.two-devices button:text-is("Use here")').click();
    expect(await paris()).toBe('move · Burgundy');
    expect(await where.innerText()).toContain('In this browser only');
    await page.locator('.act.confirm').click();
    await expect.poll(() => where.innerText()).toContain('Sent.');
    const { body } = await france.get<{ view: { mine: { france: { orders: unknown } } } }>(`${path}/state`);
    expect(body.view.mine.france.orders).toEqual({ par: { order: 'move', to: 'bur' } });
    // What is written and never sent is told once.
    await point('gas');
    for (const seat of SEATS.diplomacy.filter((each) => each !== 'france'))
      await act(visit.house.as(seat), path, { type: 'orders', orders: {}, ready: true });
    await page.waitForSelector(
      '.two-devices .notice:has-text("Not sent in time: France, army, Paris: move · Gascony.")',
    );
    await page.reload();
    await page.waitForSelector('.sheet-list li');
    expect(await page.locator('.two-devices .notice').count()).toBe(0);
    // A picture of the draft, requested as the phase ended, is refused.
    expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
    await context.close();
  });

  it('say in words for people that the other one was first, and promise no deadline where there is none', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const france = visit.house.as('france');
    const { page, context } = await visit.open('france', at(path), DESK);
    const save = page.locator('button:text-is("Save orders")');
    await page.waitForSelector('.mark.lit');
    await pointAt(page, 'piece:par');
    await pointAt(page, 'space:bur');
    await page.route(
      (url) => url.pathname === `${path}/actions`,
      async (route) => {
        if (route.request().method() === 'POST') await act(france, path, orders('gas'));
        await route.continue();
      },
    );
    await save.click();
    const words = 'Not sent: your orders have changed on another device. Compare the two, then send again.';
    await expect.poll(() => page.locator('.panel > .refusal').innerText()).toBe(words);
    await page.unrouteAll();
    await page.locator('.two-devices button:text-is("Use here")').click();
    await save.click();
    const saved =
      'Saved on the server. The others wait until you are ready. If a deadline passes first, these orders count.';
    await expect.poll(() => page.locator('.whereabouts').innerText()).toBe(saved);
    await context.close();
  });
});

describe('the possible targets of a unit of Napoleonics', () => {
  it('is “out of sight” in words where it is so on the board, and never for rolling no dice', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '004' } });
    const { body } = await visit.house
      .as('bottom')
      .get<{ spaces: { space: string; sees: boolean; dice: number }[] }>(`${path}/sight?from=F-FA-1`);
    const hidden = body.spaces.filter(({ sees }) => !sees).map(({ space }) => space);
    const harmless = body.spaces.filter(({ sees, dice }) => sees && dice === 0).map(({ space }) => space);
    expect(harmless, 'a hex that is seen, and fired at with no dice').toEqual(['e11']);
    // A spectator sees the dice at each hex; while a player chooses, they stand at hexes with a piece alone.
    for (const { who, marked } of [
      { who: undefined, marked: 1 },
      { who: 'bottom', marked: 0 },
    ]) {
      const { page, context } = await visit.open(who, at(path), DESK);
      await page.locator('.board [data-kind="piece"][data-id="F-FA-1"]').hover();
      const inWords = (term: string) => page.locator(`.in-sight dl > div:has(dt:text-is("${term}")) dd`).innerText();
      expect(await inWords('0 dice')).toBe(harmless.join(', '));
      expect(await inWords('Out of sight')).toBe(hidden.join(', '));
      await page.waitForSelector('.board .mark.hidden');
      const none = page.locator('.board .mark.dice-count[data-of="space:e11"]:has-text("0")');
      expect(await none.count(), `marks for ${who ?? 'a spectator'}`).toBe(marked);
      await context.close();
    }
  });
});

describe('typed orders', () => {
  const others = SEATS.diplomacy.filter((each) => each !== 'france');
  const submitted = async (path: string): Promise<unknown> => {
    const { body } = await visit.house
      .as('france')
      .get<{ view: { mine: { france?: { orders: unknown } } } }>(`${path}/state`);
    return body.view.mine.france?.orders;
  };

  it('are taken before the sheet is sent, stop it where a line is no order, and are told when they come too late', async () => {
    const path = await started(visit.house, { of: 'diplomacy' });
    const { page, context, faults } = await visit.open('france', at(path), DESK);
    const field = page.locator('.notation textarea');
    const ready = page.locator('.act.confirm');
    await page.waitForSelector('.mark.lit');
    await pointAt(page, 'piece:bre');
    await pointAt(page, 'space:mao');
    await field.fill('F bre - pic\nwhatever');
    // Another page, and back: the text stays.
    await page.locator('.home-menu > summary').click();
    await page.locator('header a[href="/"]').first().click();
    await page.waitForSelector('.notation', { state: 'detached' });
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('F bre - pic\nwhatever');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('F bre - pic\nwhatever');
    await ready.click();
    await page.waitForSelector('.notation .notice:has-text("Stopped")');
    expect(await field.inputValue()).toBe('whatever');
    expect(await submitted(path)).toBeUndefined();
    // A line that is typed while others are being read stays.
    let read = (): void => {};
    const isRead = new Promise<void>((done) => {
      read = done;
    });
    await page.route('**/dry-runs*', async (route) => {
      await isRead;
      await route.continue();
    });
    await field.fill('A par - bur');
    await page.locator('.notation button').click();
    await page.waitForSelector('.notation[aria-busy="true"]');
    await field.press('End');
    await field.pressSequentially('\nA mar - spa');
    read();
    await page.waitForSelector('.notation[aria-busy="false"]');
    expect((await field.inputValue()).trim()).toBe('A mar - spa');
    await send(page, ready);
    expect(await field.inputValue()).toBe('');
    expect(await submitted(path)).toEqual({
      bre: { order: 'move', to: 'pic' },
      par: { order: 'move', to: 'bur' },
      mar: { order: 'move', to: 'spa' },
    });
    await field.fill('A par - gas');
    for (const seat of others) await act(visit.house.as(seat), path, { type: 'orders', orders: {}, ready: true });
    await page.waitForSelector('.panel .notice:has-text("Not sent in time: A par - gas.")');
    expect(await field.inputValue()).toBe('');
    expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
    await context.close();
  });

  it('are taken before the sandbox resolves them', async () => {
    const { page, context, faults } = await visit.open(undefined, '/sandbox/diplomacy', DESK);
    const field = page.locator('.notation textarea');
    await field.fill('A par - bur\nwhatever');
    await page.locator('.confirm:text-is("Resolve")').click();
    await page.waitForSelector('.notation .notice:has-text("Stopped")');
    await field.fill('A mar - spa\nwhatever');
    await page.locator('.confirm:text-is("Resolve")').click();
    await expect.poll(() => field.inputValue()).toBe('whatever');
    await page.waitForSelector('.notation .notice:has-text("Stopped")');
    // The line was shown as no order: pressed again, it goes on without it.
    await page.locator('.confirm:text-is("Resolve"):enabled').click();
    for (const order of ['A par - bur', 'A mar - spa'])
      await page.waitForSelector(`.results li:has-text("${order}"):has-text("succeeded")`);
    expect(faults).toEqual([]);
    await context.close();
  });
});

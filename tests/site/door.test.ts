import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Issuer, startIssuer } from '../http/issuer.ts';
import { type Client, clientOf, lobby, SIGN_IN_KEY, tokenOf } from '../http/kit.ts';
import { describeLong, itLong } from '../kit/it-long.ts';
import { unusableOn } from './axe.ts';
import { startVisit, type Visit } from './kit.ts';

// The front door: a guest plays without an account and keeps the games by signing in; games are opened, found and
// joined.

let visit: Visit;
let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer();
  visit = await startVisit({ signsInAt: { url: issuer.url, client: 'the-site' } });
});
afterAll(async () => {
  await visit.close();
  issuer.close();
});

/** Signs in with a token that one has. */
async function byToken(page: Page, token: string): Promise<void> {
  if (!(await page.locator('.by-token input').isVisible())) await page.locator('.sign-in summary').click();
  await page.locator('.by-token input').fill(token);
  await page.locator('.by-token button').click();
}

interface Seen {
  readonly mine?: readonly string[];
  readonly settings: object;
  readonly title?: string;
  readonly seats: readonly { readonly holder?: { readonly kind: string } }[];
}

/** Begins a game of Napoleonics as nobody: one click on the front page. Gives the way to the table. */
async function begun() {
  const window = await visit.open(undefined, '/');
  const { page } = window;
  const come = page.waitForResponse('**/v1/guests');
  await page.locator('.begin li', { hasText: 'Napoleonics' }).locator('button.confirm').click();
  const { user } = (await (await come).json()) as { readonly user: string };
  await page.waitForURL('**/g/*');
  await page.waitForSelector('.tray .card.lit button');
  const token = String(await page.evaluate(() => localStorage.getItem('fieldpost:guest')));
  const as: Client = clientOf(visit.house.url, 'a guest', async () => token);
  return { ...window, token, user, as, path: new URL(page.url()).pathname };
}

describe('a guest', () => {
  it('is at the first move after one click, and keeps the games by signing in', async () => {
    const { page, context, faults, as, path } = await begun();
    expect(await page.title()).toMatch(/^• /);
    expect(await page.locator('.banner').textContent()).toContain('guest');
    expect((await as.get<Seen>(path.replace('/g/', '/v1/games/'))).body).toMatchObject({
      settings: { visibility: 'private' },
    });
    await page.locator('.tray .card.lit button').first().click();
    await page.locator('.act:enabled').click();
    await page.waitForFunction(() => !document.querySelector('.phase')?.textContent?.includes('command card'));

    await page.locator('.home-menu > summary').click();
    await page.locator('.home-menu .banner a').click();
    await byToken(page, await tokenOf('kim'));
    await page.waitForSelector('[role=status]:has-text("yours now: 1")');
    await page.waitForSelector('.game-list .game-card');
    expect(await page.locator('.banner').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('fieldpost:guest'))).toBeNull();
    expect((await as.get(path.replace('/g/', '/v1/games/'))).status).toBe(401);
    expect((await visit.house.as('kim').get<Seen>(path.replace('/g/', '/v1/games/'))).body.mine).toHaveLength(1);
    await page.locator('.game-list .game-card a').first().click();
    await page.waitForSelector('.panel');
    expect(faults).toEqual([]);
    await context.close();
  });

  itLong('is told what stands in the way of keeping them, and tries again', async () => {
    const { page, context, as, user } = await begun();
    const both = await lobby(visit.house, { of: 'duel', owner: 'moe', settings: { invited: [user] } });
    await as.post(`${both}/seats`, { seat: 'red' });
    await page.goto(`${visit.house.url}/me`);
    await byToken(page, await tokenOf('moe'));
    await page.waitForSelector('.refusal:has-text("you and this guest have both been in the game")');
    expect((await visit.house.as('moe').delete(both)).status).toBe(200);
    await page.locator('button', { hasText: 'Try again' }).click();
    await page.waitForSelector('[role=status]:has-text("yours now")');
    expect(await page.evaluate(() => localStorage.getItem('fieldpost:guest'))).toBeNull();
    await context.close();
  });

  itLong('is told when too many have come', async () => {
    const { page, context } = await visit.open(undefined, '/');
    const problem = {
      type: '/problems/TOO_MANY_GUESTS',
      title: 'Too Many Requests',
      status: 429,
      code: 'TOO_MANY_GUESTS',
    };
    const body = JSON.stringify({
      ...problem,
      detail: 'at most 1 guests are taken in an hour; come later, or sign in',
    });
    await page.route('**/v1/guests', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body }),
    );
    await page.locator('.begin button').first().click();
    await page.waitForSelector('.refusal:has-text("come later, or sign in")');
    await context.close();
  });

  itLong('sits down with people only where invited, and is told to sign in', async () => {
    const open = await lobby(visit.house, { of: 'duel' });
    const { page, context } = await begun();
    await page.goto(visit.house.url + open.replace('/v1/games', '/g'));
    await page.locator('.lobby .seats button').first().click();
    await page.waitForSelector('.refusal:has-text("only by invitation")');
    await page.waitForSelector('.lobby .sign-in-here .sign-in');
    await context.close();
  });
});

it('a page of another site, in the browser of a visitor, makes no guest and begins no work', async () => {
  const { page, context } = await visit.open(undefined, '/');
  await page.goto(`${issuer.url}/.well-known/openid-configuration`);
  const statuses = await page.evaluate(async (url) => {
    const send = (path: string) => fetch(`${url}${path}`, { method: 'POST' }).then(({ status }) => status);
    return Promise.all(['/v1/guests', '/v1/imports', '/v1/games'].map(send));
  }, visit.house.url);
  expect(statuses).toEqual([403, 401, 401]);
  await context.close();
});

describeLong('invitations', () => {
  it('by handle and by link: sent, followed by a guest, accepted and declined', async () => {
    await visit.house.as('bob').put('/v1/me/handle', { handle: 'bob-of-the-hill' });
    const settings = { visibility: 'private', seating: 'random' };
    const path = await lobby(visit.house, { of: 'duel', owner: 'ann', settings });
    const address = path.replace('/v1/games', '/g');
    const ann = await visit.open('ann', address);
    await ann.page.locator('.invite summary', { hasText: 'Invite people' }).click();
    await ann.page.locator('.by-handle input').fill('nobody-at-all');
    await ann.page.locator('.by-handle button').click();
    await ann.page.waitForSelector('.invite .refusal:has-text("no person has this handle")');
    await ann.page.locator('.by-handle input').fill('@bob-of-the-hill');
    await ann.page.locator('.by-handle button').click();
    await ann.page.waitForSelector('.sent li:has-text("@bob-of-the-hill")');
    await ann.page.locator('.by-link button').click();
    const link = String(await ann.page.locator('.made code').textContent());
    await ann.page.waitForSelector('.sent li:has-text("used by 0 of 10")');
    // Where nothing can be copied, as without https, the address is shown and selected.
    await ann.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await ann.page.getByRole('button', { name: 'Copy this link', exact: true }).click();
    expect(await ann.page.locator('input.address').inputValue()).toBe(link);
    expect(await unusableOn(ann.page, ann.context)).toEqual([]);

    const guest = await visit.open(undefined, link.slice(visit.house.url.length));
    await guest.page.waitForURL(`**${address}`);
    expect(await guest.page.evaluate(() => sessionStorage.getItem('fieldpost:link'))).toBeNull();
    await guest.page.locator('.lobby .sit').click();
    await guest.page.waitForSelector('.lobby .seats button:has-text("Leave")');

    const bob = await visit.open('bob', '/');
    await bob.page.waitForSelector('.invited:has-text("Invitations (1)")');
    expect(await unusableOn(bob.page, bob.context)).toEqual([]);
    await bob.page.locator('.invited button', { hasText: 'Decline' }).click();
    await bob.page.locator('.invited').waitFor({ state: 'detached' });
    await bob.page.goto(link);
    await bob.page.waitForURL(`**${address}`);
    await bob.page.goto(`${visit.house.url}/`);
    await bob.page.locator('.invited button', { hasText: 'Accept' }).click();
    await bob.page.waitForURL(`**${address}`);
    await bob.page.waitForSelector('.lobby .seats button:has-text("Leave")');

    await ann.page.locator('.sent li:has-text("of 10") button').click();
    await ann.page.locator('.sent li:has-text("of 10")').waitFor({ state: 'detached' });
    const late = await visit.open('eve', link.slice(visit.house.url.length));
    await late.page.waitForSelector('.join .refusal:has-text("not valid")');
    // A private game does not exist for strangers: the guest saw it only by the link.
    expect(guest.faults).toEqual([expect.stringContaining('404')]);
    expect(bob.faults).toEqual([]);
    for (const { context } of [ann, guest, bob, late]) await context.close();
  });
});

itLong(
  'a friend opens the copied link, sees what is played, sits down with one click, and keeps the game later',
  async () => {
    const path = await lobby(visit.house, { of: 'napoleonics', settings: { deadlines: { default: 86_400 } } });
    const address = path.replace('/v1/games', '/g');
    await visit.house.as('ann').post(`${path}/seats`, { seat: 'top' });
    const ann = await visit.open('ann', address);
    await ann.page.locator('.lobby .share button').waitFor();
    const invite = ann.page.locator('section.lobby button').first();
    expect(await invite.textContent()).toBe('Invite a friend');
    await ann.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await invite.click();
    const link = await ann.page.locator('input.address').inputValue();
    expect(link).toMatch(/\/join#g[0-9a-f]{20}\./);

    const { page, context, faults } = await visit.open(undefined, link.slice(visit.house.url.length));
    await page.waitForURL(`**${address}`);
    await page.locator('.lobby-picture img').waitFor();
    const facts = await page.locator('.lobby-facts').textContent();
    for (const told of ['Napoleonics', 'Length', 'Time1 day for each answer']) expect(facts).toContain(told);
    expect(await page.evaluate(() => localStorage.getItem('fieldpost:guest'))).toBeNull();
    expect(await page.locator('.lobby .sit').count()).toBe(1);
    expect(await unusableOn(page, context)).toEqual([]);
    await page.locator('.lobby .sit').click();
    await page.waitForSelector('.lobby .seats button:has-text("Leave")');
    await ann.page.locator('.lobby-side > button.confirm:has-text("Start"):enabled').waitFor();
    expect(await ann.page.locator('.lobby > .invite .sent li').count()).toBe(0);

    await page.goto(`${visit.house.url}/me`);
    await byToken(page, await tokenOf('zoe'));
    await page.waitForSelector('[role=status]:has-text("yours now: 1")');
    expect((await visit.house.as('zoe').get<Seen>(path)).body.mine).toEqual(['bottom']);
    expect([...ann.faults, ...faults]).toEqual([]);
    for (const each of [ann.context, context]) await each.close();
  },
);

/** Seats two people in a game of napoleonics, and starts it. */
async function begunBy(top: string, bottom: string, scenario: string): Promise<string> {
  const path = await lobby(visit.house, { of: 'napoleonics', owner: top, options: { scenario } });
  await visit.house.as(top).post(`${path}/seats`, { seat: 'top' });
  await visit.house.as(bottom).post(`${path}/seats`, { seat: 'bottom' });
  await visit.house.as(top).post(`${path}/start`);
  return path;
}

itLong('my games of one kind can be told apart unopened: by scenario, seat, opponent and board', async () => {
  await begunBy('ida', 'jon', '015');
  await begunBy('jon', 'ida', '015');
  await begunBy('ida', 'lea', '015');
  await begunBy('ida', 'jon', '001');
  const { page, context, faults } = await visit.open('ida', '/me');
  await page.waitForFunction(() => document.querySelectorAll('.my-card .thumbnail img').length === 4);
  await page.waitForFunction(() => !document.querySelector('.my-card .named')?.textContent?.startsWith('Napoleonics'));
  const told = await page
    .locator('.my-card')
    .evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll('strong, .named, .seat')].map((part) => part.textContent).join(' | '),
      ),
    );
  expect(new Set(told).size).toBe(4);
  for (const each of told) expect(each).toMatch(/You are .+ against (jon|lea)/);
  expect(await unusableOn(page, context)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('an offer stands at its seat, in the bar and in my games; declining hides it until it is renewed', async () => {
  const path = await begunBy('pia', 'quin', '015');
  const offer = (vote: boolean) => visit.house.as('quin').put(`${path}/votes/draw`, { vote });
  await offer(true);
  const { page, context, faults } = await visit.open('pia', path.replace('/v1/games', '/g'));
  const offered = page.locator('.bar .offered:has-text("quin offers a draw")');
  await offered.waitFor();
  expect(await page.locator('.strips li', { hasText: 'offers a draw' }).count()).toBe(1);
  expect(await unusableOn(page, context)).toEqual([]);
  await page.locator('.bar .offered button', { hasText: 'Decline' }).click();
  await offered.waitFor({ state: 'detached' });
  expect((await visit.house.as('quin').get<{ votes: object }>(path)).body.votes).toEqual({ draw: ['bottom'] });
  await page.reload();
  await page.locator('.strips li', { hasText: 'offers a draw' }).waitFor();
  expect(await offered.count()).toBe(0);
  await offer(false);
  await page.locator('.strips li', { hasText: 'offers a draw' }).waitFor({ state: 'detached' });
  await offer(true);
  await offered.waitFor();
  await page.goto(`${visit.house.url}/me`);
  await page.locator('.bell > summary .count:text-is("1")').waitFor();
  await page.locator('.my-card .offered button', { hasText: 'Accept' }).click();
  await page.locator('.game-card.over').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('the front page shows a public game as it goes on, with its newest sentence, until it is paused', async () => {
  // Later than all other games of these tests: the front page shows the newest one.
  visit.house.wait(60);
  const path = await begunBy('ric', 'sue', '015');
  const { page, context, faults } = await visit.open('ric', '/');
  await page.locator('.showcase a', { hasText: 'A game of napoleonics' }).waitFor();
  await page.locator('.showcase img').waitFor();
  expect(await page.locator('.showcase .sentence').textContent()).not.toBe('');
  const version = () => page.locator('.showcase').getAttribute('data-version');
  const before = await version();
  await visit.house.as('sue').put(`${path}/votes/draw`, { vote: true });
  await expect.poll(version).not.toBe(before);
  await page.locator('.showcase button', { hasText: 'Pause' }).click();
  await page.locator('.showcase button', { hasText: 'Go on' }).waitFor();
  await page.locator('.account-menu > summary:has-text("ric")').click();
  await page.locator('.account-menu a', { hasText: 'Settings' }).waitFor();
  expect(await unusableOn(page, context)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a search of the rules shows the best matches, or says that none matches', async () => {
  const { page, context, faults } = await visit.open(undefined, '/rules/napoleonics');
  const field = page.locator('input[type=search]');
  await field.fill('shooting');
  await page.waitForFunction(() => document.querySelectorAll('.rules > div').length < 60);
  expect(await page.locator('.rules > div').first().textContent()).toMatch(/fire/i);
  expect(await unusableOn(page, context)).toEqual([]);
  await field.fill('dragons');
  await page.locator('[role=status]:text-is("No rule matches “dragons”.")').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

itLong(
  'a reader who signs in with a token that is not good here is told so, and plays on as the guest they were',
  async () => {
    const { page, context, token } = await begun();
    await page.goto(`${visit.house.url}/me`);
    await byToken(page, `fp_${'A'.repeat(43)}`);
    await page.waitForSelector('[role=alert]:has-text("does not accept this token")');
    expect(await page.evaluate(() => localStorage.getItem('fieldpost:token'))).toBe(token);
    await page.waitForSelector('.game-card.playing');
    await context.close();
  },
);

itLong(
  'a text that cannot be a token is refused or not stored; a token with Bearer before it is the same',
  async () => {
    const { page, context } = await visit.open(undefined, '/me');
    const sign = async (text: string): Promise<void> => {
      await byToken(page, text);
    };
    await page.waitForSelector('.sign-in');
    await page.evaluate(() => localStorage.setItem('fieldpost:token', '\u0000 \uD1A0\uD070'));
    await page.reload();
    await page.waitForSelector('h1:text-is("Sign in")');
    await sign('\uD1A0\uD070');
    await page.waitForSelector('[role=alert]:has-text("does not accept this token")');
    await sign(`Authorization: Bearer ${await tokenOf('dora')}`);
    await page.waitForSelector('h1:text-is("My games")');
    await context.close();
  },
);

itLong('a guest whose time is over comes in as another', async () => {
  const { page, context, token } = await begun();
  visit.house.wait(30 * 86_400 + 1);
  await page.goto(visit.house.url);
  await page.locator('.begin li', { hasText: 'Napoleonics' }).locator('button.confirm').click();
  await page.waitForURL('**/g/*');
  await page.waitForSelector('.tray .card.lit button');
  expect(await page.evaluate(() => localStorage.getItem('fieldpost:guest'))).not.toBe(token);
  await context.close();
});

describe('signing in', () => {
  it('is one click by a name, for who opened the address with the key of the server', async () => {
    const { page, context, faults } = await visit.open(undefined, `/me#key=${SIGN_IN_KEY}`);
    expect(page.url()).toBe(`${visit.house.url}/me`);
    await page.locator('.names button', { hasText: 'alice' }).click();
    await page.waitForSelector('h1:has-text("My games")');
    const token = String(await page.evaluate(() => localStorage.getItem('fieldpost:token')));
    expect((await clientOf(visit.house.url, 'x', async () => token).get<{ user: string }>('/v1/me')).body.user).toBe(
      'alice',
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  itLong('by a name tells which address to open, and keeps a key that is pasted later', async () => {
    const { page, context } = await visit.open(undefined, '/me');
    await page.waitForSelector(`.no-key:has-text("${visit.house.url}/#key=")`);
    await page.waitForSelector('.sign-in a:has-text("Play as a guest")');
    expect(await page.locator('.names').count()).toBe(0);
    await page.goto(`${visit.house.url}/me#key=no-key-of-this-server`);
    await page.locator('.names button', { hasText: 'bob' }).click();
    await page.waitForSelector('.refusal:has-text("open the address that")');
    await page.waitForSelector('.no-key');
    await page.goto(`${visit.house.url}/me#key=${SIGN_IN_KEY}`);
    await page.waitForSelector('.names');
    expect(page.url()).toBe(`${visit.house.url}/me`);
    await page.goto(`${visit.house.url}/games`);
    await page.goto(`${visit.house.url}/me`);
    await page.locator('.names button', { hasText: 'bob' }).click();
    await page.waitForSelector('h1:has-text("My games")');
    await context.close();
  });

  it('leads to the issuer’s page and back to where one was, and goes on by itself when the token is over', async () => {
    const { page, context, faults } = await visit.open(undefined, '/me');
    await page.locator('.sign-in > button.confirm').click();
    await page.waitForURL('**/me');
    await page.waitForSelector('h1:has-text("My games")');
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('fieldpost:token'), localStorage.getItem('fieldpost:refresh')]);
    expect((await kept())[1]).toBe('again');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(faults).toEqual([]);
    await page.evaluate(() => localStorage.setItem('fieldpost:token', 'a.bad.token'));
    await page.reload();
    await page.waitForSelector('h1:has-text("My games")');
    await expect.poll(async () => (await kept())[0]).not.toBe('a.bad.token');
    await page.locator('main button', { hasText: 'Sign out' }).click();
    await expect.poll(kept).toEqual([null, null]);
    await context.close();
  });

  it('takes no code that this browser did not request', async () => {
    issuer.codes.set('stolen', { challenge: '', redirect: `${visit.house.url}/signed-in`, user: 'mallory' });
    const { page, context } = await visit.open(undefined, '/signed-in?code=stolen&state=whatever');
    await page.waitForSelector('[role=alert]');
    expect(await page.evaluate(() => localStorage.getItem('fieldpost:token'))).toBeNull();
    expect(issuer.codes.has('stolen')).toBe(true);
    await context.close();
  });
});

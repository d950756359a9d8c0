import type { House } from '../../http/kit.ts';
import { lobby, started } from '../../http/kit.ts';
import { diplomacyOf } from './recorded.ts';
import { once, type Scene, type Scenes, tableOf } from './scene.ts';

const DAY = { deadlines: { default: 86_400 } };

/** A lobby of Napoleonics in which its owner has a seat, and an invite link to it. */
async function withLink(house: House): Promise<string> {
  const path = await lobby(house, { of: 'napoleonics', settings: DAY });
  await house.as('ann').post(`${path}/seats`, { seat: 'top' });
  const { body } = await house.as('ann').post<{ link: string }>(`${path}/links`, { uses: 1 });
  return `/join#${body.link}`;
}

/** A conversation, and a report on it. */
async function reported(house: House): Promise<string> {
  const path = await started(house, { of: 'diplomacy', settings: { press: { talk: 'both' } } as never });
  await house.as('austria').post(`${path}/press`, { to: ['england'], text: 'You are a fool.' });
  const report = { conversation: 'austria,england', n: 1, reason: 'An insult.' };
  await house.as('england').post('/v1/me/reports', { game: path.replace('/v1/games/', ''), ...report });
  return '/moderation';
}

export const pages: Scenes = ({ house }) => {
  const page = (name: string, address: string, wait: string, more: Partial<Scene> = {}): Scene => ({
    name,
    at: async () => address,
    wait,
    isLong: true,
    ...more,
  });
  const four = once(async () => {
    const seats = ['france', 'england', 'turkey', 'russia'] as const;
    for (const [over, seat] of seats.entries()) await diplomacyOf(house, over * 4, { [seat]: 'ida' });
    return '/me';
  });
  const lobbyOf = once(async () => {
    const path = await lobby(house, { of: 'diplomacy', settings: DAY });
    await house.as('ann').post(`${path}/seats`, { seat: 'france' });
    await house.as('bea').post(`${path}/seats`, { seat: 'italy' });
    return tableOf(path);
  });
  const opened = once(async () => {
    const path = await diplomacyOf(house, 7);
    return `${tableOf(path)}/replay`;
  });
  return [
    page('home', '/', '.begin li button'),
    page('home-signed-in', '/', '.begin li button', { who: 'ida' }),
    page('games', '/games', 'main h1'),
    page('new', '/new?of=kutuzov', 'main h1', { who: 'ann' }),
    { name: 'lobby', who: 'ann', at: lobbyOf, wait: '.lobby .share button', isLong: true },
    { name: 'lobby-stranger', at: lobbyOf, wait: '.lobby-picture img', isLong: true },
    { name: 'lobby-by-link', at: once(() => withLink(house)), wait: '.lobby-picture img', isLong: true },
    { name: 'my-games', who: 'ida', at: four, wait: '.my-card .thumbnail img', isLong: true },
    page('account', '/me', '.account > details', {
      who: 'bea',
      act: async (at) => {
        for (const each of await at.locator('.account > details > summary').all()) await each.click();
      },
    }),
    page('settings', '/me#settings', '.account > details', { who: 'bea', isLong: false }),
    page('signed-out', '/me', 'main h1'),
    page('rules', '/rules', 'main h1'),
    page('rules-of-game', '/rules/kutuzov', 'main h1', { isLong: false }),
    page('search', '/rules/diplomacy', 'main input', {
      isLong: false,
      act: async (at) => {
        await at.locator('main input').first().fill('support cut');
        await at.waitForTimeout(500);
      },
    }),
    { name: 'replay', at: opened, wait: '.timeline', isLong: true },
    page('verify', '/verify', 'input[type=file]', {
      act: async (at) => {
        await at.setInputFiles('input[type=file]', 'tests/golden/diplomacy/agreed-draw.ndjson');
        await at.waitForSelector('.report h2');
      },
    }),
    page('sandbox', '/sandbox/diplomacy', '.sheet-list li'),
    page('editor', '/new/battle', '.board svg [data-kind]'),
    {
      name: 'moderation',
      who: 'mod',
      at: once(() => reported(house)),
      wait: '.cases > li > button',
      isLong: true,
      act: async (at) => {
        await at.locator('.cases > li > button').first().click();
        await at.waitForSelector('.case .quoted');
      },
    },
    page('no-moderator', '/moderation', 'main h1', { who: 'ann' }),
    page('not-found', '/nothing', 'main h1'),
    page('offline', '/', '.begin li button', {
      act: async (at) => {
        await at.context().setOffline(true);
        await at.waitForSelector('.banner.offline');
      },
    }),
  ];
};

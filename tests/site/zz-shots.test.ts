import { it } from 'vitest';
import { lobby, started } from '../http/kit.ts';
import { startVisit } from './kit.ts';

const SIZES = [
  ['wide', { viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-US' }],
  ['phone', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'ko-KR' }],
] as const;

it('shots', async () => {
  const visit = await startVisit();
  const shot = async (name: string, who: string | undefined, path: string, after?: (page: any) => Promise<void>) => {
    for (const [size, options] of SIZES) {
      const { page, context, faults } = await visit.open(who, path, options as never);
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await after?.(page);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/shots/${name}-${size}.png`, fullPage: name.endsWith('full') });
      if (faults.length > 0) console.log(name, size, faults);
      await context.close();
    }
  };
  await shot('home-empty', undefined, '/');
  const d = await started(visit.house, { of: 'diplomacy', settings: { deadlines: { default: 86400 } } });
  const n = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' }, owner: 'ann' });
  const k = await started(visit.house, { of: 'kutuzov' });
  await visit.house.as('bottom').put(`${n}/votes/draw`, { vote: true });
  const open = await lobby(visit.house, { of: 'napoleonics', options: { scenario: '015' }, settings: { deadlines: { default: 86400 } } });
  await visit.house.as('ann').post(`${open}/seats`, { seat: 'top' });
  const openD = await lobby(visit.house, { of: 'diplomacy' });
  await visit.house.as('top').post(`${openD}/seats`, { seat: 'france' });
  await shot('home', 'top', '/');
  await shot('home-full', 'top', '/');
  await shot('me-full', 'top', '/me');
  await shot('lobby', 'ann', open.replace('/v1/games', '/g'));
  await shot('lobby-full', 'ann', open.replace('/v1/games', '/g'));
  await shot('lobbyD', 'ann', openD.replace('/v1/games', '/g'));
  await shot('offer', 'top', n.replace('/v1/games', '/g'));
  await shot('menu', 'top', '/games', async (page) => { await page.locator('.account-menu summary').click(); });
  await shot('rules', undefined, '/rules/napoleonics?search=attack');
  void d; void k;
  await visit.close();
}, 300_000);

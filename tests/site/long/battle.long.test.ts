import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Legal } from '../../../domain/contract/legal.ts';
import { listed } from '../../../domain/kutuzov/bot/listed.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { bot } from '../../../domain/napoleonics/bot/bot.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { started } from '../../http/kit.ts';
import { random } from '../../kit/random.ts';
import { startVisit, type Visit } from '../kit.ts';
import { disturb, faultsOf, playOn, windowsOf } from './playing.ts';

// Two people play three turns of a battle, one by finger on a phone, one in Korean: a square is formed, an order taken
// back.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

/** French riders who stand two hexes from light infantry in each section, and the hex between. */
const RIDERS: { readonly [hex: string]: string } = { f2: 'f1', f9: 'e9', e10: 'e11' };
/** The light infantry stands beside its towns: in one, there is no room for a square. */
const BESIDE: { readonly [town: string]: string } = { e3: 'e1', e6: 'e8', e13: 'e12' };
const isRider = (type: string): boolean => /^F-(GHC|CU)/.test(type);

/** Waterloo with its heavy cavalry far ahead: an enemy soon forms a square. */
async function closeBattle(): Promise<Battle> {
  const look = async (body: object) =>
    (
      await visit.house
        .as(undefined)
        .post<{ battle: Battle; problems: readonly Json[] }>('/v1/rules/napoleonics/battles', body)
    ).body;
  const { battle } = await look({ scenario: '015' });
  const places = Object.keys(RIDERS);
  const units = battle.units.map((unit) => ({
    ...unit,
    hex: (isRider(unit.type) && places.shift()) || BESIDE[unit.hex] || unit.hex,
  }));
  const close: Battle = { ...battle, id: 'close', slug: 'close', label: 'custom', units };
  expect((await look({ battle: close })).problems).toEqual([]);
  return close;
}

/** Until a unit has formed a square: the riders are ordered, ride up to light infantry, and attack it. */
function isLiked(command: object): boolean {
  const { type, piece, to, unit, target, form } = command as { readonly [field: string]: string | boolean };
  if (type === 'order') return isRider(String(piece));
  if (type === 'move') return isRider(String(piece)) && Object.values(RIDERS).includes(String(to));
  if (type === 'melee') return isRider(String(unit)) && String(target).includes('-LT-');
  return type === 'form-square' && form === true;
}

it('three turns of a battle, with a square and a takeback', { timeout: 1_200_000 }, async () => {
  const path = await started(visit.house, {
    of: 'napoleonics',
    options: { battle: (await closeBattle()) as unknown as Json },
  }); // a battle is JSON
  const windows = await windowsOf(visit, 'napoleonics', path);
  const below = random(5);
  const types: string[] = [];
  let isTakenBack = false;
  const played = await playOn({
    visit,
    path,
    windows,
    choose: (seat, view, legal) => {
      const liked = types.includes('form-square') ? undefined : listed(legal as Legal).find(isLiked);
      return (liked ?? bot(view, seat, { draw: (_, n) => below(n) })) as Json;
    },
    async between(count, { seat, command }) {
      await disturb(windows, count);
      const { type } = command as { readonly type: string };
      types.push(type);
      const page = windows.get(seat)?.page;
      const back = page?.locator('.bar button[data-key="u"]');
      if (isTakenBack || type !== 'order' || back === undefined || page === undefined) return;
      isTakenBack = true;
      const before = await visit.house.as(seat).get<{ version: number }>(path);
      await back.click();
      await expect
        .poll(async () => (await visit.house.as(seat).get<{ version: number }>(path)).body.version)
        .toBe(before.body.version + 1);
    },
    isEnough: ({ phase = '' }) => phase.startsWith('Turn 4'),
  });
  expect(isTakenBack).toBe(true);
  expect(types).toContain('form-square');
  expect(played.filter(({ seat }) => seat === 'top').length).toBeGreaterThan(10);
  expect(played.length).toBeGreaterThan(24);
  for (const [, window] of windows) {
    expect(faultsOf(window)).toEqual([]);
    await window.context.close();
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDrafts } from '../../site/src/sandbox/notation.ts';
import { EMPTY, START } from '../../site/src/sandbox/situation.ts';
import { started } from '../http/kit.ts';
import { pointAt } from './hand.ts';
import { startVisit, type Visit } from './kit.ts';

// A player of Diplomacy tries a draft in the sandbox.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

it('takes the orders of a draft over in notation, and leaves out what no unit can receive', () => {
  const draft = {
    par: { order: 'move', to: 'bur' },
    mar: { order: 'support', of: 'par', to: 'bur' },
    bre: { order: 'hold' },
    ruh: { order: 'hold' },
  };
  expect(withDrafts(START, [draft]).orders).toEqual({
    par: { power: 'france', text: 'A par - bur' },
    mar: { power: 'france', text: 'A mar S A par - bur' },
    bre: { power: 'france', text: 'F bre H' },
  });
});

it('takes builds and retreats over too', () => {
  const winter = { ...EMPTY, phase: 'adjustment', centres: { russia: ['stp', 'mos'] } } as const;
  const built = { stp: { order: 'build', unit: 'F', coast: 'nc' }, mos: { order: 'build', unit: 'A' } };
  expect(withDrafts(winter, [built]).orders).toEqual({
    stp: { power: 'russia', text: 'F stp/nc B' },
    mos: { power: 'russia', text: 'A mos B' },
  });
  const dislodged = { italy: [{ unit: 'A ven', from: 'tyr', retreats: ['apu'] }] };
  const beaten = { ...EMPTY, phase: 'retreat', units: { austria: ['A ven'] }, dislodged } as const;
  expect(withDrafts(beaten, [{ ven: { order: 'retreat', to: 'apu' } }]).orders).toEqual({
    ven: { power: 'italy', text: 'A ven R apu' },
  });
});

it('opens the sandbox from the tab More with the position and the draft; notes stay in the browser', async () => {
  const path = await started(visit.house, { of: 'diplomacy' });
  const { page, context, faults } = await visit.open('france', path.replace('/v1/games/', '/g/'), {
    viewport: { width: 1440, height: 900 },
  });
  await page.waitForSelector('.mark.lit');
  await pointAt(page, 'piece:par');
  await pointAt(page, 'space:bur');
  await page.locator('.sheet-list .written', { hasText: 'Burgundy' }).waitFor();
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByLabel('My notes').fill('Germany lies');
  await page.getByRole('button', { name: 'Try it in the sandbox' }).click();
  await page.waitForURL(/\/sandbox\/diplomacy/);
  await page.locator('.sheet-list .written', { hasText: 'A par - bur' }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'More' }).click();
  expect(await page.getByLabel('My notes').inputValue()).toBe('Germany lies');
  await page.locator('.sheet-list .written', { hasText: 'Burgundy' }).waitFor();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await context.close();
});

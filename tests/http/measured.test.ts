import { afterAll, beforeAll, expect, it } from 'vitest';
import { project } from '../../functions/features/listing/project.ts';
import { metered } from '../../functions/platform/kit/metrics.ts';
import { metricsIn } from '../kit/cloudwatch.ts';
import { measuredLinesOf } from '../kit/log-lines.ts';
import { type House, open } from './kit.ts';

// How long commits take to the lists, as the projector measures it.

let house: House;
beforeAll(async () => {
  house = await open({ following: false });
});
afterAll(() => house.close());

it('is measured when the lists get a newer version, and not when they are built anew', async () => {
  const { body } = await house.as('alice').post('/v1/games', { of: 'duel', title: 'Measured', options: { hits: 9 } });
  const shown = async (anew?: 'anew'): Promise<readonly number[]> => {
    const work = metered('projector', () => project(house.service, String(body.game), anew));
    const found = metricsIn(await measuredLinesOf(work));
    return [...found.values()].find(({ name }) => name === 'listed')?.values ?? [];
  };
  house.wait(7);
  expect(await shown()).toEqual([7_000]);
  house.wait(60);
  expect([await shown(), await shown('anew')]).toEqual([[], []]);
  await house.as('alice').post(`/v1/games/${body.game}/seats`, {});
  house.wait(2);
  expect(await shown()).toEqual([2_000]);
});

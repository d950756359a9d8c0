import { expect, it } from 'vitest';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import { PRESETS } from '../../site/src/manners/standing.ts';
import { ORDERS } from '../kutuzov/kit/questions.ts';

it('the standing orders that the table of Kutuzov offers are orders of the game', () => {
  const refused = PRESETS.kutuzov?.filter(({ standing }) => standing !== null && !kutuzov.schemas.standing.safeParse(standing).success);
  expect(refused).toEqual([]);
});

it('and those that npm run campaign-questions counts are the ones that it offers', () => {
  const offered = Object.fromEntries(PRESETS.kutuzov?.map(({ id, standing }) => [id, standing]) ?? []);
  for (const id of ['by-mail', 'quiet']) expect(ORDERS[id]).toEqual(offered[id]);
});

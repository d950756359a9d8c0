import { expect, it } from 'vitest';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import { settingsSchema } from '../../domain/match/commands.ts';
import { TEMPLATES } from '../../site/src/create/template-rows.ts';
import { PRESETS } from '../../site/src/manners/standing.ts';

it('the standing orders that the table of Kutuzov offers are orders of the game', () => {
  const orders = PRESETS.kutuzov?.flatMap(({ standing }) => (standing === null ? [] : [standing])) ?? [];
  expect(orders.length).toBe(4);
  expect(orders.filter((order) => !kutuzov.schemas.standing.safeParse(order).success)).toEqual([]);
});

it('the one of those for games by mail is the one that everybody begins with', () => {
  expect(PRESETS.kutuzov?.find(({ id }) => id === 'by-mail')?.standing).toEqual(kutuzov.defaultOrder);
});

it.each(Object.entries(TEMPLATES).map(([id, settings]) => ({ id, settings })))(
  'the template $id sets what a game can be opened with',
  ({ settings }) => {
    expect(settingsSchema.safeParse(settings).success).toBe(true);
  },
);

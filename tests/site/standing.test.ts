import { expect, it } from 'vitest';
import * as z from 'zod';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import { settingsSchema } from '../../domain/match/state/settings.ts';
import { napoleonics } from '../../domain/napoleonics/index.ts';
import { TEMPLATES } from '../../site/src/create/template-rows.ts';
import { isPreset, PRESETS, STANDING } from '../../site/src/manners/standing.ts';

it('the standing orders that the table of Kutuzov offers are orders of the game', () => {
  const orders = PRESETS.kutuzov?.flatMap(({ standing }) => (standing === null ? [] : [standing])) ?? [];
  expect(orders.length).toBe(4);
  expect(orders.filter((order) => !kutuzov.schemas.standing.safeParse(order).success)).toEqual([]);
});

it('that of a slow game is the one that everybody begins with', () => {
  expect(PRESETS.kutuzov?.find(({ id }) => id === 'by-mail')?.standing).toEqual(kutuzov.defaultOrder);
});

it('a preset stays that preset after a switch was turned off and on again', () => {
  const { since: _, ...byMail } = kutuzov.schemas.standing.parse(kutuzov.defaultOrder);
  const [first, ...others] = byMail.askIf ?? [];
  const again = { ...byMail, askIf: [...others, first], since: 7 } as never;
  const without = { ...byMail, askIf: others } as never;
  const named = (order: Parameters<typeof isPreset>[1]) =>
    PRESETS.kutuzov?.filter(({ standing }) => isPreset(standing, order));
  expect(named(again)?.map(({ id }) => id)).toEqual(['by-mail']);
  expect(named(without)).toEqual([]);
});

it.each(Object.entries(TEMPLATES).map(([id, settings]) => ({ id, settings })))(
  'the template $id sets what a game can be opened with',
  ({ settings }) => {
    expect(settingsSchema.safeParse(settings).success).toBe(true);
  },
);

it.each([diplomacy, napoleonics])(
  'each standing order that a form offers has words in both languages: $id',
  ({ id, schemas }) => {
    const { properties = {} } = z.toJSONSchema(schemas.standing);
    const wanted = Object.entries(properties as { [name: string]: { enum?: string[]; const?: string } }).map(
      ([name, each]) => [
        name,
        [...(each.enum ?? (each.const === undefined ? ['true', 'false'] : [each.const]))].sort(),
      ],
    );
    for (const language of ['en', 'ko'] as const) {
      const said = Object.entries(STANDING[id]?.[language] ?? {});
      expect(said.map(([name, { values }]) => [name, Object.keys(values).sort()])).toEqual(wanted);
      expect(said.filter(([, { about }]) => /[가-힣]/.test(about) !== (language === 'ko'))).toEqual([]);
    }
  },
);

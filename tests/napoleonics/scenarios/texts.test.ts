import { describe, expect, it } from 'vitest';
import { type Json, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { BATTLES } from '../../../domain/napoleonics/scenarios/index.ts';
import { battleSchema } from '../../../domain/napoleonics/scenarios/schema.ts';
import { textsOf, withoutTexts } from '../../../domain/napoleonics/scenarios/texts.ts';
import { skirmish } from '../kit/skirmish.ts';

// What its author wrote in a battle stands in no log: it is taken out, and can be put back.

const SIGN = 'Zq';
const WRITTEN = new Set(['en', 'ko', 'id', 'slug', 'date', 'note']);

/** The battle with a sign in every text that its author is free to choose. */
const signed = (value: Json, key = ''): Json => {
  if (typeof value === 'string') return WRITTEN.has(key) ? `${SIGN}${value}` : value;
  if (Array.isArray(value)) return value.map((item: Json) => signed(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, signed(item, name)]));
};

/** The texts put back to where they stood. */
function restored(battle: Battle, names: JsonObject): Json {
  const options = structuredClone({ battle }) as Record<string, unknown>;
  for (const [pointer, value] of Object.entries(names)) {
    const path = pointer.split('/').slice(1);
    const last = path.pop() as string;
    const place = path.reduce((at, key) => at[key] as Record<string, unknown>, options);
    place[last] = value;
  }
  return options.battle as Json;
}

describe('the texts of a drawn battle', () => {
  it.each([...Object.values(BATTLES), skirmish].map((battle) => ({ id: battle.id, battle })))(
    'of $id are taken out',
    ({ battle }) => {
      const written = battleSchema.parse(signed(jsonOf(battle)));
      const bare = withoutTexts(written);
      expect(JSON.stringify(written)).toContain(SIGN);
      expect(JSON.stringify(bare)).not.toContain(SIGN);
      expect(battleSchema.parse(bare)).toEqual(bare);
      expect(restored(bare, textsOf(written))).toEqual(written);
    },
  );

  it('leave the facts as they are, and no trace of how long they were', () => {
    const long = battleSchema.parse({
      ...skirmish,
      notes: { en: 'x'.repeat(900), ko: 'y' },
      name: { en: 'N', ko: 'N' },
    });
    expect(withoutTexts(long)).toEqual(withoutTexts(skirmish));
    const { board, units, banners, first, water } = withoutTexts(skirmish);
    expect({ board, units, banners, first, water }).toEqual({
      board: skirmish.board,
      units: skirmish.units,
      banners: skirmish.banners,
      first: skirmish.first,
      water: skirmish.water,
    });
  });

  it('with one name for two hexes keep one', () => {
    const name = { en: 'The wood', ko: '숲' };
    const other = { en: 'The mill', ko: '방앗간' };
    const { places } = withoutTexts({
      ...skirmish,
      places: [
        { hex: 'c3', name },
        { hex: 'e9', name: other },
        { hex: 'd3', name },
      ],
    });
    expect(places.map(({ name: { en } }) => en)).toEqual(['Place 1', 'Place 2', 'Place 1']);
  });
});

import type { Json, JsonObject } from '../../lib/json.ts';
import { isObject, jsonOf, same } from '../../lib/json.ts';
import { NATION_NAMES } from '../army/nations.ts';
import type { Battle, Objective } from '../field/battle.ts';

/**
 * Returns a user's battle as the log has it: every text that its author wrote is replaced by a standard one, made from
 * the facts of the battle. Counts, which were checked, and sources are left out.
 */
export function withoutTexts(battle: Battle): Battle {
  const { nationNames, counts, provenance, ...facts } = battle;
  const { top, bottom } = battle.sides;
  const placeNames = [...new Set(battle.places.map(({ name }) => name.en))];
  return {
    ...facts,
    id: 'own',
    slug: 'own',
    name: { en: 'A custom battle', ko: '직접 만든 전투' },
    date: '–',
    notes: { en: '–', ko: '–' },
    sides: { top: { ...top, ...armyOf(top) }, bottom: { ...bottom, ...armyOf(bottom) } },
    objectives: battle.objectives.map((objective, i) => ({
      ...objective,
      id: `objective-${i + 1}`,
      text: objectiveText(objective),
    })),
    specialRules: battle.specialRules.map((rule, i) => ({
      ...rule,
      id: `rule-${i + 1}`,
      text: numbered('Special rule', '특별 규칙', i),
    })),
    places: battle.places.map(({ hex, name }) => ({
      hex,
      name: numbered('Place', '지명', placeNames.indexOf(name.en)),
    })),
    leaders: battle.leaders.map((leader, i) => ({ ...leader, name: numbered('Leader', '리더', i) })),
  };
}

/**
 * What of `given` is not the same in `kept`, by JSON Pointer: at the deepest place that both have. No key may need
 * escaping.
 */
function differences(given: Json, kept: Json | undefined, pointer = ''): JsonObject {
  if (same(given, kept)) return {};
  const isList = Array.isArray(given) && Array.isArray(kept);
  if (!isList && !(isObject(given) && isObject(kept))) return { [pointer]: given };
  const inside = Object.entries(given).map(([key, value]) =>
    differences(value, jsonIn(kept, key), `${pointer}/${key}`),
  );
  return Object.assign({}, ...inside);
}

const jsonIn = (value: object, key: string): Json | undefined =>
  Object.entries(value).find(([name]) => name === key)?.[1];

/** The texts of a battle's author by JSON Pointer into the options, where the battle is `/battle`. */
export const textsOf = (battle: Battle): JsonObject =>
  differences(jsonOf(battle), jsonOf(withoutTexts(battle)), '/battle');

const numbered = (en: string, ko: string, i: number) => ({ en: `${en} ${i + 1}`, ko: `${ko} ${i + 1}` });

const armyOf = ({ nations }: Battle['sides']['top']) => ({
  army: {
    en: nations.map((nation) => NATION_NAMES[nation].en).join(' and '),
    ko: `${nations.map((nation) => NATION_NAMES[nation].ko).join('·')}군`,
  },
  commander: { en: 'commander', ko: '사령관' },
});

function objectiveText({ kind, hexes, banners }: Objective): Battle['name'] {
  const where = hexes.join(', ');
  return {
    hold: {
      en: `Banners for each of these that is held: ${banners} (${where})`,
      ko: `차지한 칸마다 깃발 ${banners}개(${where})`,
    },
    exit: {
      en: `Banners for each piece that leaves the board from these: ${banners} (${where})`,
      ko: `이 칸에서 전장을 떠난 조각마다 깃발 ${banners}개(${where})`,
    },
  }[kind];
}

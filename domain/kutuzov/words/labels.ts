import type { Locale, Text } from '../../game.ts';
import type { Legal } from '../../legal.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { Command } from '../commands.ts';
import type { Edition } from '../edition/edition.ts';
import { type Camp, isNation, type Nation, type Power } from '../map/nations.ts';
import { CAUSES, COMMANDS, COUNTS, NO_SP, NOBODY, VALUES } from './choices.ts';
import { cardName, leaderName, spaceName } from './names.ts';
import { CAMP_NAMES, NATION_NAMES } from './powers.ts';
import { seatName } from './seats.ts';

interface Words {
  readonly edition: Edition;
  readonly locale: Locale;
  /** What a card leaves open, in the order of its options. */
  readonly options: readonly Text[];
}

/** A grammar of choices with words for people: what each command does, and what spaces, leaders, cards, nations and answers are called. */
export const labelled = (legal: Legal, words: Words): Legal => walk(legal, '', words);

function walk(legal: Legal, field: string, words: Words): Legal {
  switch (legal.is) {
    case 'oneOf':
      return { ...legal, of: legal.of.map((each) => walk(each, field, words)) };
    case 'fields': {
      const named = Object.entries(legal.fields).map(([name, node]) => [name, walk(node, name, words)] as const);
      const { type } = legal.fields;
      const label = type?.is === 'const' ? COMMANDS[type.value as Command['type']][words.locale] : undefined;
      return { ...legal, ...(label === undefined ? {} : { label }), fields: Object.fromEntries(named) };
    }
    case 'map':
      return {
        ...legal,
        of: Object.fromEntries(Object.entries(legal.of).map(([name, node]) => [name, walk(node, name, words)])),
      };
    case 'const':
      return withLabel(legal, wordFor(field, legal.value, words));
    case 'pick':
      return withLabel(legal, wordFor(field, legal.of, words));
    case 'int':
      return withLabel(legal, isNation(field) ? `${NATION_NAMES[words.locale][field]}, SP` : COUNTS[field]?.[words.locale]);
    case 'text':
      return legal;
  }
}

const withLabel = (legal: Legal, label: string | undefined): Legal => (label === undefined ? legal : { ...legal, label });

/** What the value of a field is called; undefined when it needs no word. */
function wordFor(field: string, value: Json, { edition, locale, options }: Words): string | undefined {
  if (isObject(value)) return amounts(value, field === 'to' ? '' : ' SP', locale);
  switch (field) {
    case 'type':
      return undefined;
    case 'space':
    case 'from':
    case 'to':
    case 'a':
    case 'b':
      return spaceName(edition, value as string, locale);
    case 'leader':
      return leaderName(edition, value as string, locale);
    case 'powers':
      return seatName(value as readonly Power[], locale);
    case 'leaders': {
      const leaders = value as readonly string[];
      return leaders.length === 0 ? NOBODY[locale] : leaders.map((id) => leaderName(edition, id, locale)).join(', ');
    }
    case 'card':
      return cardName(edition, value as number, locale);
    case 'cards':
      return (value as readonly number[]).map((number) => cardName(edition, number, locale)).join(', ');
    case 'nation':
    case 'power':
      return NATION_NAMES[locale][value as Nation];
    case 'camp':
      return CAMP_NAMES[locale][value as Camp];
    case 'option':
      return options[value as number]?.[locale];
    case 'causes':
      return CAUSES[locale](value as number);
    default:
      return isNation(field) ? `${NATION_NAMES[locale][field]} ${value} SP` : VALUES[field]?.[String(value)]?.[locale];
  }
}

/** `French North 3 SP, Prussia 1 SP`; of resources without a unit. */
function amounts(value: JsonObject, unit: string, locale: Locale): string {
  const items = Object.entries(value).map(([nation, amount]) => `${NATION_NAMES[locale][nation as Nation]} ${amount}${unit}`);
  return items.length === 0 ? NO_SP[locale] : items.join(', ');
}

import { type Kind, type Legal, naming } from '../../contract/legal.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { Locale, Text } from '../../lib/text.ts';
import type { Edition } from '../edition/edition.ts';
import type { Command } from '../frames/commands.ts';
import { type Camp, isNation, type Nation, type Power } from '../terms/nations.ts';
import { CAUSES, COMMANDS, COUNTS, NO_CARD, NO_SP, NOBODY, VALUES, WITH_PLAN, WITHOUT_CARD } from './choices.ts';
import { isNumbers, kindOf, spokenOrder } from './kinds.ts';
import { cardName, leaderName, spaceName } from './names.ts';
import { CAMP_NAMES, NATION_NAMES } from './powers.ts';
import { seatName } from './seats.ts';

interface Words {
  readonly edition: Edition;
  readonly locale: Locale;
  /** What a card leaves open, in the order of its options. */
  readonly options: readonly Text[];
}

/**
 * A grammar of choices with words for people: what each command does, and what spaces, leaders, cards, nations and
 * answers are called.
 */
export const labelled = (legal: Legal, words: Words): Legal => walk(legal, '', words);

function walk(legal: Legal, field: string, words: Words): Legal {
  switch (legal.is) {
    case 'oneOf':
      return legal.of.every(({ is }) => is === 'const')
        ? withKind({ ...legal, of: legal.of.map((each) => worded(each, field, words)) }, kindOf(field, legal.of))
        : { ...legal, of: legal.of.map((each) => walk(each, field, words)) };
    case 'fields': {
      const named = Object.entries(legal.fields).map(([name, node]) => [name, walk(node, name, words)] as const);
      const { type } = legal.fields;
      const command = type?.is === 'const' ? (type.value as Command['type']) : undefined;
      const order = isNumbers(field)
        ? severalOf(Object.keys(legal.fields))
        : spokenOrder(command, Object.keys(legal.fields));
      return {
        ...withLabel(
          withKind(legal, isNumbers(field) ? 'count' : undefined),
          command && commandText(command, legal.fields, words.locale),
        ),
        fields: Object.fromEntries(named),
        ...(order && { order }),
      } as Legal;
    }
    case 'map':
      return withKind(
        {
          ...legal,
          entries: Object.fromEntries(
            Object.entries(legal.entries).map(([name, node]) => [name, walk(node, name, words)]),
          ),
        },
        isNumbers(field) ? 'count' : undefined,
      );
    case 'const':
    case 'pick':
      return withKind(worded(legal, field, words), kindOf(field, [legal]));
    case 'int':
      return {
        ...withLabel(
          withKind(legal, 'count'),
          isNation(field) ? `${NATION_NAMES[words.locale][field]}, SP` : COUNTS[field]?.[words.locale],
        ),
        start: field === 'resources' ? legal.min : legal.max,
      } as Legal;
    case 'text':
      return legal;
  }
}

/** Numbers by nation are said in the order in which they stand; one alone has none. */
const severalOf = (nations: readonly string[]): readonly string[] | undefined =>
  nations.length > 1 ? nations : undefined;

/** Returns what a command does; of a pass also how far it reaches, for which Powers, and that a plan comes with it. */
function commandText(command: Command['type'], given: { readonly [field: string]: Legal }, locale: Locale): string {
  const said = ['for', 'both'].flatMap((field) => {
    const node = given[field];
    return node?.is === 'const' ? (VALUES[field]?.[String(node.value)]?.[locale] ?? []) : [];
  });
  const plan =
    command === 'pass' && given.plan !== undefined
      ? [(given.plan.is === 'const' ? WITHOUT_CARD : WITH_PLAN)[locale]]
      : [];
  const text = COMMANDS[command][locale];
  return { en: [text, ...said, ...plan].join(' '), ko: [...said, text, ...plan].join(' ') }[locale];
}

/** A value, or values to pick of, with their words. */
function worded(legal: Legal, field: string, words: Words): Legal {
  if (legal.is !== 'const' && legal.is !== 'pick') return legal;
  return withLabel(legal, wordFor(field, legal.is === 'const' ? legal.value : legal.values, words));
}

const withKind = (legal: Legal, kind: Kind | undefined): Legal => (kind === undefined ? legal : naming(kind, legal));
const withLabel = (legal: Legal, label: string | undefined): Legal =>
  label === undefined ? legal : { ...legal, label };

/** What the value of a field is called; undefined when it needs no word. */
function wordFor(field: string, value: Json, { edition, locale, options }: Words): string | undefined {
  if (isObject(value))
    return field === 'piece' ? pieceName(value, edition, locale) : amounts(value, field === 'to' ? '' : ' SP', locale);
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
    case 'plan':
    case 'cards':
      if (field === 'plan' && (value as readonly number[]).length === 0) return NO_CARD[locale];
      return (value as readonly number[]).map((number) => cardName(edition, number, locale)).join(', ');
    case 'nation':
    case 'power':
      return NATION_NAMES[locale][value as Nation];
    case 'camp':
      return CAMP_NAMES[locale][value as Camp];
    case 'option':
      return options[value as number]?.[locale];
    case 'sp':
      return `${value} SP`;
    case 'causes':
      return CAUSES[locale](value as number);
    default:
      return isNation(field) ? `${NATION_NAMES[locale][field]} ${value} SP` : VALUES[field]?.[String(value)]?.[locale];
  }
}

/** `French North 3 SP, Prussia 1 SP`; of resources without a unit. */
function amounts(value: JsonObject, unit: string, locale: Locale): string {
  const items = Object.entries(value).map(
    ([nation, amount]) => `${NATION_NAMES[locale][nation as Nation]} ${amount}${unit}`,
  );
  return items.length === 0 ? NO_SP[locale] : items.join(', ');
}

/** `French North 3 SP`; `Ney`: what is built or deployed at a time. */
const pieceName = (piece: JsonObject, edition: Edition, locale: Locale): string =>
  typeof piece.leader === 'string'
    ? leaderName(edition, piece.leader, locale)
    : `${NATION_NAMES[locale][piece.nation as Nation]} ${piece.sp} SP`;

import type { Kind, Legal } from '../../contract/legal.ts';
import { isObject } from '../../lib/json.ts';
import type { Command } from '../frames/commands.ts';
import { isNation, POWERS } from '../terms/nations.ts';
import { VALUES } from './choices.ts';

/* What the values of commands name, and in which order a player says their fields. */

const KINDS: { readonly [field: string]: Kind } = {
  space: 'space',
  from: 'space',
  to: 'space',
  a: 'space',
  b: 'space',
  leader: 'piece',
  leaders: 'party',
  nation: 'power',
  power: 'power',
  card: 'card',
  cards: 'card',
  plan: 'card',
  sp: 'count',
  camp: 'answer',
  option: 'answer',
  powers: 'answer',
};

/**
 * What the values of a field name; undefined: their labels say all. Prussia and Austria are no Powers: no board shows
 * them as such.
 */
export function kindOf(field: string, nodes: readonly Legal[]): Kind | undefined {
  const values = nodes.flatMap((node) => (node.is === 'const' ? [node.value] : []));
  // A plan without a card names none.
  if (field === 'plan' && values.length > 0) return undefined;
  if (values.some(isObject)) return field === 'piece' ? undefined : 'count';
  if (field === 'nation' && !values.every((value) => POWERS.some((power) => power === value))) return 'answer';
  if (isNation(field)) return 'count';
  return KINDS[field] ?? (Object.hasOwn(VALUES, field) ? 'answer' : undefined);
}

/** Whether the field holds numbers by nation. */
export const isNumbers = (field: string): boolean => field === 'sp' || field === 'counter';

const PARTY = ['from', 'leaders', 'sp'] as const;

/** The fields of commands that have several. */
export const ORDER: { readonly [type in Command['type']]?: readonly string[] } = {
  play: ['card', 'as'],
  move: [...PARTY, 'to', 'attack', 'plan'],
  convoy: [...PARTY, 'to'],
  retreat: ['leaders', 'sp', 'to'],
  intercept: [...PARTY, 'plan'],
  pass: ['for', 'both', 'plan'],
  'bring-up': [...PARTY, 'group'],
  attack: ['space', 'leaders', 'sp', 'plan'],
  siege: ['space', 'leaders', 'sp'],
  evade: ['to', 'counter', 'plan'],
  flag: ['space', 'flag'],
  command: ['space', 'leader'],
  build: ['space', 'piece'],
  regroup: ['space', 'piece'],
  deploy: ['piece', 'from', 'to', 'by', 'causes'],
  bridge: ['a', 'b'],
  halve: ['resources', 'free'],
  lose: ['nation', 'leader'],
  target: ['power', 'camp', 'leader', 'space', 'to'],
  remove: ['space', 'nation', 'sp'],
};

/** Soldiers to be built or deployed: first the nation, then the number. */
const SOLDIERS = ['nation', 'sp'];

/** The order of these fields, where there are several besides the type; undefined, where any order does. */
export function spokenOrder(
  type: Command['type'] | undefined,
  fields: readonly string[],
): readonly string[] | undefined {
  const order = (type === undefined ? SOLDIERS : (ORDER[type] ?? [])).filter((field) => fields.includes(field));
  return order.length > 1 ? order : undefined;
}

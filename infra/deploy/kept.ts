import { settingsSchema, type Typed } from '../cloud/settings.ts';
import { givenIn, inShell, usualOf } from '../typed-settings.ts';
import type { Checked } from './preflight.ts';
import type { Standing } from './standing.ts';

/** Settings that belong to another one, by its name. They are not kept when that one changes. */
const BELONGING: { readonly [name: string]: readonly string[] } = {
  domain: ['zone', 'certificate', 'reads'],
  issuer: ['audience'],
  mail: ['mailVerified'],
};

/** Settings of keys. A lower generation, or another master key, takes a key away that items need. */
const GENERATIONS = ['persons', 'seeds', 'signing'] as const;

interface Kept {
  readonly given: Typed;
  /** What an operator must know of it. */
  readonly told: readonly Checked[];
}

/**
 * Returns the settings of a deployment: what was typed, and the settings of what stands that were not typed. An empty
 * value takes one back to its default.
 */
export function keptWith(typed: Typed, standing: Standing | undefined): Kept {
  if (standing === undefined) return { given: givenIn(typed), told: [] };
  if (standing.settings === undefined) return { given: givenIn(typed), told: [UNTOLD] };
  const all = settingsToldIn(standing.settings);
  const isKnown = (name: string): boolean => Object.hasOwn(settingsSchema.shape, name);
  const before = only(all, isKnown);
  const left = Object.entries(BELONGING).flatMap(([name, others]) =>
    Object.hasOwn(typed, name) && typed[name] !== before[name] ? others : [],
  );
  const kept = only(before, (name) => !Object.hasOwn(typed, name) && !left.includes(name));
  const given = { ...kept, ...givenIn(typed) };
  const isUsual = (name: string): boolean => given[name] === undefined || given[name] === String(usualOf(name));
  const lines: readonly (Checked & { readonly of: Typed })[] = [
    { of: kept, what: 'kept from the deployment before (-c name= takes one back)', is: 'well' },
    {
      of: only(before, isUsual),
      what: 'taken back',
      is: 'told',
      do: 'type a setting again to keep it',
    },
    {
      of: only(all, (name) => !isKnown(name)),
      what: 'not known to this release, so not kept',
      is: 'told',
      do: 'a newer release knows them',
    },
    {
      of: only(kept, (name, value) => name === 'data' && value === 'destroy'),
      what: 'tables, keys and users go with the stack',
      is: 'told',
      do: 'to protect them, type -c data=',
    },
  ];
  const told = lines
    .filter(({ of }) => Object.keys(of).length > 0)
    .map(({ of, what, ...line }) => ({ ...line, what: `${what}: ${inShell(of)}` }));
  return { given, told: [...told, ...keysChecked(given, before)] };
}

const UNTOLD: Checked = {
  what: 'what stands does not tell its settings: each that you leave out gets its default',
  is: 'told',
  do: 'type all settings of the deployment before, also those of keys (master=keep); from then on they are kept',
};

/** Returns the settings in the output of a stack, also those that this release does not know. */
export const settingsToldIn = (output: string): Typed =>
  Object.fromEntries([...output.matchAll(/-c ([a-zA-Z]+)=(\S*)/g)].map(([, name, value]) => [name, value]));

const only = (of: Typed, isWanted: (name: string, value: unknown) => boolean): Typed =>
  Object.fromEntries(Object.entries(of).filter(([name, value]) => isWanted(name, value)));

/** Refuses settings that take a key away from what stands. */
function keysChecked(given: Typed, before: Typed): readonly Checked[] {
  const valueIn = (of: Typed, name: string): string => String(of[name] ?? usualOf(name));
  const lower = GENERATIONS.filter((name) => Number(valueIn(given, name)) < Number(valueIn(before, name)));
  const changed = valueIn(given, 'master') === valueIn(before, 'master') ? [] : ['master'];
  return [...lower, ...changed].map((name) => ({
    what: `${name}=${valueIn(given, name)} takes a key away that stands: its items could not be read any more`,
    is: 'wrong',
    do: `type -c ${name}=${valueIn(before, name)}, or leave it out`,
  }));
}

import type { Json } from '@fieldpost/client';
import { keyOf, type Leaf, type Name, nameOf } from '../../grammar/node.ts';
import type { Partial } from '../../grammar/partial.ts';
import { type Choice, pathKey, type Slot } from '../../grammar/rows.ts';
import { wordsOf } from '../board/picture.ts';
import type { Unsent } from './unsent.ts';

/** What knows the words of names: the board for what stands on it, the tray for cards. */
export interface Dictionary {
  readonly picture: SVGSVGElement | undefined;
  readonly cards: ReadonlyMap<string, string>;
}

/** The words of a value in a slot: those of the grammar, else those of the board or the tray, else the value itself. */
export function wordsOfChoice({ kind = '' }: Pick<Slot, 'kind'>, { value, label }: Choice, words: Dictionary): string {
  if (label !== undefined) return label;
  return wordsOfValue(kind, value, words);
}

function wordsOfValue(kind: string, value: Json, words: Dictionary): string {
  if (Array.isArray(value))
    return value.map((each) => wordsOfValue(kind === 'party' ? 'piece' : kind, each, words)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, each]) => `${wordsOfValue(kind, key, words)} ${wordsOfValue('', each, words)}`)
      .join(', ');
  const id = String(value);
  const card = kind === 'card' ? words.cards.get(id) : undefined;
  return card ?? wordsOf(words.picture, nameOf(kind, id)) ?? (typeof value === 'string' ? id.replaceAll('-', ' ') : id);
}

/** The words of what stands in a slot. Several are named as the controls for them name each; none has no words. */
function wordsIn(slot: Slot, value: Json, words: Dictionary): string {
  const { of } = slot;
  if (of.is === 'choice') {
    const choice = of.choices.find((each) => keyOf(each.value) === keyOf(value));
    return wordsOfChoice(slot, choice ?? { value }, words);
  }
  if (of.is === 'pick') return wordsOfValue(slot.kind ?? 'card', value, words);
  if (of.is === 'counts') return wordsOfCounts(of.map, value as { readonly [key: string]: Json }, words);
  return wordsOfValue(slot.kind ?? '', value, words);
}

const wordsOfCounts = (map: Leaf<'map'>, counts: { readonly [key: string]: Json }, words: Dictionary): string =>
  Object.entries(counts)
    .map(([key, count]) => `${wordsOfKey(map, key, words)} ${count}`)
    .join(', ');

/** The words of a key of a map. */
export const wordsOfKey = ({ kind = 'power', entries }: Leaf<'map'>, key: string, words: Dictionary): string =>
  entries[key]?.label ?? wordsOfValue(kind, key, words);

/** The words of a name: those of the board or of the tray. */
export function wordsOfName(name: Name, words: Dictionary): string {
  const at = name.indexOf(':');
  return wordsOfValue(name.slice(0, at), name.slice(at + 1), words);
}

/** A choice in the making, in words: its command where one is left, else what was chosen step by step. */
export function wordsOfUnsent({ steps, meant }: Unsent, words: Dictionary): string {
  if (meant !== undefined) return wordsOfPartial(meant, words);
  const said = steps.flatMap((step) => {
    if (step.is === 'name') return wordsOfName(step.name, words);
    return step.is === 'label' ? step.label : [];
  });
  return said.join(' · ');
}

/** A command that is whole, or in the making, in words: what it does, then what was chosen for it. */
export function wordsOfPartial({ row, filled }: Partial, words: Dictionary): string {
  const chosen = row.slots.flatMap((slot) => {
    const value = filled.get(pathKey(slot.path));
    return value === undefined ? [] : [wordsIn(slot, value, words)];
  });
  // The label of a row may already say what was chosen, as where the choice is how long to pass.
  return [row.label, ...chosen.filter((part) => !row.label.includes(part))].filter((part) => part !== '').join(' · ');
}

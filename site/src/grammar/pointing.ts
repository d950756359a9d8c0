import type { Json } from '@fieldpost/client';
import { isOnBoard, keyOf, type Name, nameOf, nameOfValue } from './node.ts';
import { isDone, openSlots, type Partial } from './partial.ts';
import { pathKey, type Slot } from './rows.ts';

/* What a click on a name on the board or in the hand means for the places of a command. */

/** Returns whether the player fills a place by a click. */
export const isPointedAt = ({ kind }: Slot): boolean => isOnBoard(kind) || kind === 'card' || kind === 'party';

/** Returns the slot that a click on a name extends: a party that was begun, or a list of a complete command. */
export const joinable = (partial: Partial, name: Name): Slot | undefined =>
  partial.row.slots.find(
    (slot) => isJoined(partial, slot) && valueAt(slot, name, partial.filled.get(pathKey(slot.path))) !== undefined,
  );

const isJoined = (partial: Partial, slot: Slot): boolean =>
  slot.of.is === 'pick'
    ? isPointedAt(slot) && isDone(partial)
    : slot.kind === 'party' && partial.filled.has(pathKey(slot.path));

/**
 * Returns the value that a click on a name gives a slot. In a list, the name joins the earlier choices. Of parties,
 * returns the smallest one with that leader and the earlier choices.
 */
function valueAt(slot: Slot, name: Name, before: Json | undefined): Json | undefined {
  if (slot.of.is === 'pick') {
    const chosen = Array.isArray(before) ? before : [];
    const added = slot.of.choices.find((value) => namesIn(slot, value).includes(name));
    const isFull = chosen.length >= slot.of.max;
    return added === undefined || isFull || chosen.some((each) => keyOf(each) === keyOf(added))
      ? undefined
      : [...chosen, added];
  }
  if (slot.of.is !== 'choice') return undefined;
  if (slot.kind === 'party') {
    const wanted = [...(Array.isArray(before) ? before : []), name.slice(name.indexOf(':') + 1)];
    const parties = slot.of.choices.map(({ value }) => value).filter((value) => Array.isArray(value));
    return parties
      .filter((party) => wanted.every((leader) => party.includes(leader)))
      .sort((a, b) => a.length - b.length)[0];
  }
  const kind = slot.kind ?? '';
  return slot.of.choices.find(({ value }) => nameOfValue(kind, value) === name)?.value;
}

/** Returns whether a name is a part of a place, as a coast is: it begins with the name of the place. */
export const isPartOf = (part: Name, place: Name): boolean => part.startsWith(`${place}/`);

/**
 * Returns the values that a click on a name may give a slot. A place that the slot does not take means its parts that
 * the slot takes, and a part means its place: a fleet goes to a coast of a province, a support helps the unit there.
 */
export function valuesAt(slot: Slot, name: Name, before: Json | undefined): readonly Json[] {
  const exact = valueAt(slot, name, before);
  if (exact !== undefined) return [exact];
  if (slot.of.is !== 'choice' || slot.kind === 'party') return [];
  const named = slot.of.choices.flatMap(({ value }) => {
    const own = nameOfValue(slot.kind ?? '', value);
    return own === undefined ? [] : [{ value, own }];
  });
  const parts = named.filter(({ own }) => isPartOf(own, name));
  return (parts.length > 0 ? parts : named.filter(({ own }) => isPartOf(name, own))).map(({ value }) => value);
}

/** Returns the names that complete a command of some row: the others need one more place. */
export const completing = (partials: readonly Partial[]): ReadonlySet<Name> =>
  lit(partials.filter((partial) => openSlots(partial).length <= 1));

/** Returns the names that some row takes next, which the board and the hand light up. */
export function lit(partials: readonly Partial[]): ReadonlySet<Name> {
  const names = new Set<Name>();
  for (const partial of partials)
    for (const slot of takers(partial))
      for (const value of valuesIn(slot)) for (const name of namesIn(slot, value)) names.add(name);
  return names;
}

/** Returns the names after which a piece has nothing more to do in this turn: all rows that take them say so. */
export function spending(partials: readonly Partial[]): ReadonlySet<Name> {
  const [spent, others] = [new Set<Name>(), new Set<Name>()];
  for (const slot of partials.flatMap(takers))
    for (const choice of slot.of.is === 'choice' ? slot.of.choices : [])
      for (const name of namesIn(slot, choice.value)) (choice.spent === true ? spent : others).add(name);
  return new Set([...spent].filter((name) => !others.has(name)));
}

/** Returns the places that take the next click; in a complete command, the lists that may grow. */
function takers(partial: Partial): readonly Slot[] {
  const [next, after] = openSlots(partial).filter(isPointedAt);
  if (next === undefined) return partial.row.slots.filter((slot) => slot.of.is === 'pick' && isJoined(partial, slot));
  return after !== undefined && isKnownParty(next) ? [next, after] : [next];
}

/** Whether a row says by itself who goes: then the place where they go can be named first. */
export const isKnownParty = ({ kind, of }: Slot): boolean =>
  kind === 'party' && of.is === 'choice' && of.choices.length === 1;

/** The values that may stand in a place, one by one. */
export function valuesIn({ of }: Slot): readonly Json[] {
  if (of.is === 'choice') return of.choices.map(({ value }) => value);
  return of.is === 'pick' ? of.choices : [];
}

/** Returns the list that contains a name, and that list without it; `undefined` if no list contains it. */
export function leaving(
  { row, filled }: Partial,
  name: Name,
): { readonly path: string; readonly rest: readonly Json[] } | undefined {
  for (const slot of row.slots) {
    const path = pathKey(slot.path);
    const value = filled.get(path);
    if (slot.of.is !== 'pick' || !Array.isArray(value)) continue;
    const rest = value.filter((each) => !namesIn(slot, each).includes(name));
    if (rest.length < value.length) return { path, rest };
  }
  return undefined;
}

/** Returns the names that the lists of a command can contain, and whether they do. */
export const listed = ({ row, filled }: Partial): readonly { readonly name: Name; readonly isIn: boolean }[] =>
  row.slots.flatMap((slot) => {
    const value = filled.get(pathKey(slot.path));
    if (slot.of.is !== 'pick' || !isPointedAt(slot) || !Array.isArray(value)) return [];
    const chosen = new Set(value.map(keyOf));
    return slot.of.choices.flatMap((each) =>
      namesIn(slot, each).map((name) => ({ name, isIn: chosen.has(keyOf(each)) })),
    );
  });

function namesIn({ kind = '' }: Slot, value: Json): readonly Name[] {
  if (kind === 'party') return [value].flat().map((leader) => nameOf('piece', String(leader)));
  const name = nameOfValue(kind, value);
  return name === undefined ? [] : [name];
}

import type { Json } from '@fieldpost/client';
import { plainest } from './meaning.ts';
import { alone, finished, type Narrowed, narrow, type Step } from './narrow.ts';
import { keyOf } from './node.ts';
import { isDone, type Partial } from './partial.ts';
import { pathKey, type Row, type Slot } from './rows.ts';

/*
 * Leaders that go together, as a set: a player switches each of them on or off. Their order matters only where several
 * of them may command.
 */

export interface Party {
  readonly slot: Slot;
  /** All who may go, in the order of the grammar. */
  readonly members: readonly string[];
  /** Who goes now; the first one commands. */
  readonly chosen: readonly string[];
  /** Who may command those who go. */
  readonly heads: readonly string[];
  /** The steps that switch a member on or off; none where the rest cannot go without. */
  toggled(member: string): readonly Step[] | undefined;
  /** The steps that put a member in command. */
  led(head: string): readonly Step[] | undefined;
}

const slotIn = ({ row }: Partial): Slot | undefined =>
  row.slots.find(({ kind, of }) => kind === 'party' && of.is === 'choice');

/** Returns the parties that a row may send. */
function partiesIn(partial: Partial): readonly (readonly string[])[] {
  const slot = slotIn(partial);
  if (slot?.of.is !== 'choice') return [];
  const filled = partial.filled.get(pathKey(slot.path));
  const values = filled === undefined ? slot.of.choices.map(({ value }) => value) : [filled];
  return values.flatMap((value) => (Array.isArray(value) ? [value.map(String)] : []));
}

const goingBy = (partial: Partial): readonly string[] | undefined => {
  const [only, ...others] = partiesIn(partial);
  return others.length === 0 ? only : undefined;
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => keyOf([...a]) === keyOf([...b]);
const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const idOf = (step: Step): string | undefined =>
  step.is === 'name' && step.name.startsWith('piece:') ? step.name.slice('piece:'.length) : undefined;

/** Returns the party that the steps mean: the one that was said, the least with all who were named, or the usual one. */
function meantBy({ partials, taken }: Narrowed): readonly string[] | undefined {
  const parties = partials.flatMap(partiesIn);
  for (const step of taken.toReversed())
    if (step.is === 'value' && Array.isArray(step.value)) {
      const said = step.value.map(String);
      if (parties.some((party) => isSame(party, said))) return said;
    }
  const named = taken.flatMap((step) => idOf(step) ?? []).filter((id) => parties.some((party) => party.includes(id)));
  const usual = plainest(finished(partials));
  if (named.length === 0) return usual && goingBy(usual.partial);
  const fits = parties.filter((party) => named.every((id) => party.includes(id)));
  const least = fits.filter(({ length }) => length === Math.min(...fits.map((party) => party.length)));
  return least.find((party) => party[0] === named[0]) ?? least[0];
}

/**
 * Returns what is left once it is said who goes: of whole commands that differ in their party, those of the party that
 * the steps mean.
 */
export function resolved(narrowed: Narrowed): Narrowed {
  const { partials, taken } = narrowed;
  const sending = partials.filter((partial) => isDone(partial) && goingBy(partial) !== undefined);
  const party = sending.length < 2 ? undefined : meantBy(narrowed);
  if (party === undefined) return narrowed;
  const kept = partials.filter((partial) => {
    const going = sending.includes(partial) ? goingBy(partial) : undefined;
    return going === undefined || isSame(going, party);
  });
  return { partials: alone(kept), taken };
}

/** Returns who may go by what was chosen, and who goes. */
export function partyOf(rows: readonly Row[], narrowed: Narrowed): Party | undefined {
  const { partials, taken } = narrowed;
  const slot = partials.map(slotIn).find((each) => each !== undefined);
  if (slot === undefined || taken.length === 0) return undefined;
  const path = pathKey(slot.path);
  const isOfParty = (step: Step): boolean =>
    (step.is === 'value' && step.path === path) ||
    partials.some((partial) => partiesIn(partial).some((party) => party.includes(idOf(step) ?? '')));
  const others = taken.filter((step, i) => (i === 0 ? step.is !== 'value' : !isOfParty(step)));
  const all = narrow(rows, others).partials.flatMap(partiesIn);
  const members = [...new Set(all.flat())];
  const chosen = resolvedParty(narrowed) ?? [];
  const heads = all.filter((party) => isSameSet(party, chosen)).flatMap((party) => party.slice(0, 1));
  const going = (party: readonly string[] | undefined): readonly Step[] | undefined => {
    if (party === undefined) return undefined;
    // After the place where they stand, before the place where they go.
    const value: Step = { is: 'value', path, value: [...party] as Json };
    for (const steps of [
      [...others.slice(0, 1), value, ...others.slice(1)],
      [...others, value],
      [value, ...others],
    ])
      if (narrow(rows, steps).taken.length === steps.length) return steps;
    return undefined;
  };
  return {
    slot,
    members,
    chosen,
    heads: [...new Set(heads)],
    toggled(member) {
      const next = chosen.includes(member) ? chosen.filter((id) => id !== member) : [...chosen, member];
      const fits = all.filter((party) => isSameSet(party, next));
      return going(fits.find((party) => party[0] === chosen[0]) ?? fits[0]);
    },
    led: (head) => going(all.find((party) => party[0] === head && isSameSet(party, chosen))),
  };
}

/** Returns who goes: where it is not said yet, those who were named. */
function resolvedParty(narrowed: Narrowed): readonly string[] | undefined {
  const { partials, taken } = narrowed;
  const isBegun = taken.some((step) => step.is === 'value' || idOf(step) !== undefined);
  return isBegun || partials.some(isDone) ? meantBy(narrowed) : undefined;
}

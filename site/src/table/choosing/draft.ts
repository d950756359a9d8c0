import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Draft } from '../../grammar/sheet.ts';

// Orders that are written and not yet sent stay in this browser: over a reload, a lost connection, and in each tab of
// the same game. The service has no drafts: what it has was saved or sent, here or on another device, and neither of
// the two ever replaces the other unseen.

const PREFIX = 'fieldpost:draft:';

const placeOf = (game: string, { ask, seat }: Asked): string => `${PREFIX}${game}/${ask}/${seat}`;

interface Asked {
  readonly ask: string;
  readonly seat: string;
}

/** The orders that the service has, and the version that brought them; 0: none yet. */
interface Saved {
  readonly version: number;
  readonly orders: Draft;
}

/** A draft as the browser keeps it. `over`: the version that it was written over. */
interface Stored {
  readonly over: number;
  readonly orders: Draft;
  /** Orders of this browser that differ from newer ones of another device, until the player chooses. */
  readonly here?: Draft | undefined;
  /** The orders in words, for when they come too late. */
  readonly said?: readonly string[];
}

/** The orders of a question as they are written here, beside those that the service has. */
export interface KeptDraft {
  readonly draft: Signal<Draft>;
  readonly saved: ReadonlySignal<Saved>;
  /** Whether what is written differs from what the service has. */
  readonly isNew: ReadonlySignal<boolean>;
  /** Orders of this browser that another device has overtaken. */
  readonly here: Signal<Draft | undefined>;
  /** What was written for the question before, and never sent, in words. */
  readonly late: readonly string[];
  /** The version that an answer is sent over; undefined: it is not known what the service has. */
  over(): number | undefined;
  /** Takes note of what the service has. */
  meet(saved: Saved): void;
  /** Takes note of what was just sent. */
  sent(saved: Saved): void;
  /** Chooses, of one order or of all that differ, those of this browser or those of the other device. */
  choose(from: 'here' | 'there', key?: string): void;
  describe(said: readonly string[]): void;
}

/** The drafts that this tab has had, by their place. */
const drafts = new Map<string, KeptDraft & { readonly take: (text: string | null) => void }>();

addEventListener('storage', ({ key, newValue }) => {
  if (key !== null) drafts.get(key)?.take(newValue);
});

/** What is written of the answer to a question, whichever tab wrote it last. */
export function keptDraft(game: string, question: Asked): KeptDraft {
  const place = placeOf(game, question);
  const known = drafts.get(place) ?? made(place, lateOf(game, question));
  drafts.set(place, known);
  return known;
}

function made(place: string, late: readonly string[]) {
  const stored = read(localStorageOf()?.getItem(place) ?? null);
  const draft = signal<Draft>(stored?.orders ?? {});
  const here = signal<Draft | undefined>(stored?.here);
  const saved = signal<Saved>({ version: stored?.over ?? 0, orders: {} });
  const isNew = computed(() => !isSame(draft.value, saved.value.orders));
  /** Whether it is known what the service has; before that, what the browser keeps was never sent. */
  let isMet = false;
  let said = stored?.said ?? [];
  const keep = (): void => {
    const text = { over: saved.peek().version, orders: draft.peek(), here: here.peek(), said } satisfies Stored;
    store(place, isNew.peek() || here.peek() !== undefined ? text : undefined);
  };
  const meet = ({ version, orders }: Saved): void => {
    const { version: over, orders: before } = saved.peek();
    const mine = draft.peek();
    const isWritten = (!isMet && stored !== undefined) || !isSame(mine, before);
    isMet = true;
    saved.value = { version, orders };
    if (isWritten && version !== over && !isSame(mine, orders)) here.value = { ...here.peek(), ...mine };
    if (!isWritten || version !== over) draft.value = orders;
    keep();
  };
  let isFirst = true;
  draft.subscribe(() => {
    if (!isFirst) keep();
    isFirst = false;
  });
  return {
    draft,
    saved,
    isNew,
    here,
    late,
    over: () => (isMet ? saved.peek().version : undefined),
    meet,
    sent(now: Saved): void {
      isMet = true;
      saved.value = now;
      keep();
    },
    choose(from: 'here' | 'there', key?: string): void {
      const mine = here.peek() ?? {};
      const { orders } = saved.peek();
      const keys = key === undefined ? differing(mine, orders) : [key];
      if (from === 'here') draft.value = withOrders(draft.peek(), mine, keys);
      const rest = withOrders(mine, orders, keys);
      here.value = differing(rest, orders).length === 0 ? undefined : rest;
      keep();
    },
    describe(lines: readonly string[]): void {
      said = lines;
      keep();
    },
    take(text: string | null): void {
      const other = read(text);
      here.value = other?.here;
      draft.value = other?.orders ?? saved.peek().orders;
    },
  };
}

/** Returns the units with different orders in two drafts. */
export const differing = (one: Draft, other: Draft): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !isSame(one[key], other[key]));

/** A sheet with the orders of another for some units. */
function withOrders(sheet: Draft, from: Draft, keys: readonly string[]): Draft {
  const rest = Object.entries(sheet).filter(([key]) => !keys.includes(key));
  return Object.fromEntries([...rest, ...Object.entries(from).filter(([key]) => keys.includes(key))]);
}

/** Whether two values are the same, in any order of their fields. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      );

/** What is kept of questions that are over was not sent in time: it is told once. */
function lateOf(game: string, question: Asked): readonly string[] {
  const kept = localStorageOf();
  const isOther = (key: string): boolean =>
    key.startsWith(`${PREFIX}${game}/`) && key.endsWith(`/${question.seat}`) && key !== placeOf(game, question);
  return Object.keys(kept ?? {})
    .filter(isOther)
    .flatMap((key) => {
      const { said = [] } = read(kept?.getItem(key) ?? null) ?? {};
      kept?.removeItem(key);
      return said;
    });
}

function store(place: string, draft: Stored | undefined): void {
  try {
    const text = draft && JSON.stringify(draft);
    if (text === undefined) localStorage.removeItem(place);
    else if (localStorage.getItem(place) !== text) localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

function read(text: string | null): Stored | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Stored | Draft | null;
    if (value === null) return undefined;
    return 'over' in value && typeof value.over === 'number' ? (value as Stored) : { over: 0, orders: value as Draft };
  } catch {
    return undefined;
  }
}

/** Some browsers refuse even to be asked. */
function localStorageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

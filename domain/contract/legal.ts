import { isObject, type Json, type JsonObject, same } from '../lib/json.ts';

/**
 * What a value names. `space`, `piece`, `power`: an element of the board with this `data-kind` and `data-id`. `card`: a
 * card of the tray. `party`: leaders that move together; the first one commands. `count`: a number, or numbers by
 * nation. `answer`: only words.
 */
export const KINDS = ['space', 'piece', 'power', 'card', 'party', 'count', 'answer'] as const;
export type Kind = (typeof KINDS)[number];

/** Properties of any node for people, and for clients that draw. No command depends on them. */
interface Hints {
  readonly label?: string;
  /** What the values name; on a `map`, what its keys name. */
  readonly kind?: Kind;
  /** A choice that hardly anybody wants: to be offered last. */
  readonly rare?: true;
  /**
   * Its sender can take the command back: it draws and reveals nothing, and asks no other seat. Follows from what the
   * seat may know.
   */
  readonly reversible?: true;
  /** What a player means by this subject and this target, where several rows fit them. */
  readonly default?: true;
  /** The piece that it moves has nothing more to do in this turn, where it could have more elsewhere. */
  readonly spent?: true;
  /** A letter of the keyboard that chooses the row; rows of one sort share it. */
  readonly key?: string;
}

/**
 * The grammar of choices: which JSON commands are possible now. One shape for all games, so that a client that knows
 * only the grammar can play any of them. Every node may carry a `label` for people, and other hints.
 */
export type Legal = Hints &
  (
    | { readonly is: 'const'; readonly value: Json }
    | { readonly is: 'oneOf'; readonly of: readonly Legal[] }
    /**
     * An object with exactly these fields; those in `optional` may be left out. `order`: the fields as a person says
     * them.
     */
    | {
        readonly is: 'fields';
        readonly fields: { readonly [name: string]: Legal };
        readonly optional?: readonly string[];
        readonly order?: readonly string[];
      }
    /** A list of `min..max` distinct `values`. */
    | { readonly is: 'pick'; readonly values: readonly Json[]; readonly min: number; readonly max: number }
    /** `start`: where a person begins to count. */
    | { readonly is: 'int'; readonly min: number; readonly max: number; readonly start?: number }
    /**
     * An object with `min..max` of these `entries`, and of each of the `groups`, which share no key, at most its own
     * `max`.
     */
    | ({ readonly is: 'map'; readonly entries: { readonly [key: string]: Legal } } & Entries)
    /** 1 to `max` characters of free text; never sampled. */
    | { readonly is: 'text'; readonly max: number }
  );

/** How many entries a map may have: in all, and of some of its keys. */
export interface Entries {
  readonly min: number;
  readonly max: number;
  readonly groups?: readonly Group[];
}

interface Group {
  readonly keys: readonly string[];
  readonly max: number;
}

export const constant = (value: Json, label?: string): Legal => labelled({ is: 'const', value }, label);
export const oneOf = (of: readonly Legal[], label?: string): Legal => labelled({ is: 'oneOf', of }, label);
export const among = (values: readonly Json[], label?: string): Legal =>
  oneOf(
    values.map((value) => constant(value)),
    label,
  );
export const fields = (of: { readonly [name: string]: Legal }, label?: string, optional?: readonly string[]): Legal =>
  labelled(optional === undefined ? { is: 'fields', fields: of } : { is: 'fields', fields: of, optional }, label);
export const pick = (values: readonly Json[], min: number, max: number, label?: string): Legal =>
  labelled({ is: 'pick', values, min, max }, label);
export const int = (min: number, max: number, label?: string, start?: number): Legal =>
  labelled(start === undefined ? { is: 'int', min, max } : { is: 'int', min, max, start }, label);
export const map = (
  entries: { readonly [key: string]: Legal },
  min: number,
  max: number,
  label?: string,
  groups?: readonly Group[],
): Legal =>
  labelled(groups === undefined ? { is: 'map', entries, min, max } : { is: 'map', entries, min, max, groups }, label);
export const text = (max: number, label?: string): Legal => labelled({ is: 'text', max }, label);

/** Returns the node with the kind of thing that its values name. */
export const naming = (kind: Kind, node: Legal): Legal => ({ ...node, kind });
/** Returns the node with the order in which a player reads its fields. */
export const inOrder = (order: readonly string[], node: Legal): Legal =>
  node.is === 'fields' ? { ...node, order } : node;

/** The grammar of a seat that may do nothing. */
export const nothing: Legal = { is: 'oneOf', of: [] };

function labelled(node: Legal, label: string | undefined): Legal {
  return label === undefined ? node : { ...node, label };
}

/** Returns the texts that a field of a command may have, in the order of the grammar. */
export function textsOf(legal: Legal, field: string): readonly string[] {
  if (legal.is === 'oneOf') return [...new Set(legal.of.flatMap((branch) => textsOf(branch, field)))];
  const node = legal.is === 'fields' ? fieldOf(legal.fields, field) : undefined;
  const values = node?.is === 'oneOf' ? node.of : node === undefined ? [] : [node];
  return values.flatMap((each) => (each.is === 'const' && typeof each.value === 'string' ? [each.value] : []));
}

/** Whether `command` is one of the choices of `legal`. */
export const admits = (legal: Legal, command: Json): boolean => nearest(legal, command) === undefined;

/**
 * The first place where a command leaves the grammar: a JSON Pointer into the command, and the node that is legal
 * there.
 */
export interface Mismatch {
  readonly pointer: string;
  readonly expected: Legal;
}

/**
 * The nearest node of the grammar to a command that it does not admit; undefined when it does. In a `oneOf` the branch
 * that follows the command deepest is meant.
 */
export function nearest(legal: Legal, command: Json): Mismatch | undefined {
  return walk(legal, command, '');
}

function walk(legal: Legal, value: Json, pointer: string): Mismatch | undefined {
  const here: Mismatch = { pointer, expected: legal };
  switch (legal.is) {
    case 'const':
      return same(legal.value, value) ? undefined : here;
    case 'int':
      return typeof value === 'number' && Number.isInteger(value) && value >= legal.min && value <= legal.max
        ? undefined
        : here;
    case 'text':
      return typeof value === 'string' && value.length >= 1 && value.length <= legal.max ? undefined : here;
    case 'pick':
      return Array.isArray(value) && isPick(legal.values, value, legal.min, legal.max) ? undefined : here;
    case 'oneOf':
      return walkOneOf(legal.of, value, here);
    case 'fields':
      return isObject(value) ? walkFields(legal.fields, legal.optional ?? [], value, here) : here;
    case 'map':
      return isObject(value) ? walkMap(legal.entries, legal, value, here) : here;
  }
}

const isPick = (of: readonly Json[], value: readonly Json[], min: number, max: number): boolean =>
  value.length >= min &&
  value.length <= max &&
  value.every(
    (item, i) => of.some((option) => same(option, item)) && !value.slice(0, i).some((earlier) => same(earlier, item)),
  );

function walkOneOf(of: readonly Legal[], value: Json, here: Mismatch): Mismatch | undefined {
  let best = here;
  let depth = -1;
  for (const branch of of) {
    const mismatch = walk(branch, value, here.pointer);
    if (mismatch === undefined) return undefined;
    const agreement = isObject(value) && branch.is === 'fields' ? agreeing(branch.fields, value) : 0;
    if (agreement > depth && agreement > 0) {
      best = mismatch;
      depth = agreement;
    }
  }
  return best;
}

/** How many constant fields of a branch the command shares: it tells which branch was meant. */
const agreeing = (of: { readonly [name: string]: Legal }, value: JsonObject): number =>
  Object.entries(of).filter(([name, node]) => {
    const item = fieldOf(value, name);
    return item !== undefined && walk(node, item, '') === undefined;
  }).length;

/** A field of an object's own, if it has it. */
const fieldOf = <T>(value: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(value, name) ? value[name] : undefined;

function walkFields(
  of: { readonly [name: string]: Legal },
  optional: readonly string[],
  value: JsonObject,
  here: Mismatch,
): Mismatch | undefined {
  if (Object.keys(value).some((name) => !Object.hasOwn(of, name))) return here;
  for (const [name, node] of Object.entries(of)) {
    const item = fieldOf(value, name);
    if (item === undefined) {
      if (optional.includes(name)) continue;
      return here;
    }
    const mismatch = walk(node, item, `${here.pointer}/${pointerStep(name)}`);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

function walkMap(
  of: { readonly [key: string]: Legal },
  range: Entries,
  value: JsonObject,
  here: Mismatch,
): Mismatch | undefined {
  const entries = Object.entries(value);
  if (entries.length < range.min || entries.length > range.max) return here;
  if (range.groups?.some(({ keys, max }) => keys.filter((key) => Object.hasOwn(value, key)).length > max)) return here;
  for (const [key, item] of entries) {
    const node = fieldOf(of, key);
    if (node === undefined) return here;
    const mismatch = walk(node, item, `${here.pointer}/${pointerStep(key)}`);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

const pointerStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Whether there is nothing to choose: no branch of the grammar leads to a command. */
export function isEmpty(legal: Legal): boolean {
  switch (legal.is) {
    case 'const':
      return false;
    case 'int':
      return legal.max < legal.min;
    case 'text':
      return legal.max < 1;
    case 'pick':
      return legal.values.length < legal.min || legal.max < legal.min;
    case 'oneOf':
      return legal.of.every(isEmpty);
    case 'fields':
      return Object.entries(legal.fields).some(
        ([name, node]) => legal.optional?.includes(name) !== true && isEmpty(node),
      );
    case 'map':
      return (
        roomIn(
          Object.entries(legal.entries).flatMap(([key, node]) => (isEmpty(node) ? [] : [key])),
          legal,
        ) < legal.min || legal.max < legal.min
      );
  }
}

/** How many of these keys a map may have together, by its groups. */
export const roomIn = (keys: readonly string[], { groups = [] }: Entries): number =>
  groups.reduce((room, group) => {
    const own = keys.filter((key) => group.keys.includes(key)).length;
    return room - own + Math.min(own, group.max);
  }, keys.length);

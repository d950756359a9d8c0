import type { Json } from '@fieldpost/client';
import { isOnBoard, type Leaf, type Node } from './node.ts';

/** A value that may stand in a slot, and its words, where the grammar has some. */
export interface Choice {
  readonly value: Json;
  readonly label?: string;
}

/** A place of a command that is still open. */
export interface Slot {
  /** Where it stands in the command. */
  readonly path: readonly string[];
  /** What its values name: an element of the board, a card, a number of something. */
  readonly kind?: string;
  readonly label?: string;
  readonly isOptional: boolean;
  readonly of:
    | { readonly is: 'choice'; readonly choices: readonly Choice[] }
    | { readonly is: 'int'; readonly min: number; readonly max: number; readonly start?: number }
    | { readonly is: 'pick'; readonly choices: readonly Json[]; readonly min: number; readonly max: number }
    | { readonly is: 'text'; readonly max: number }
    /** Numbers by key, as of soldiers by nation. */
    | { readonly is: 'counts'; readonly map: Leaf<'map'> }
    | { readonly is: 'sheet'; readonly map: Leaf<'map'> };
}

/**
 * One shape of command: what is fixed stands in `node`, what is open in `slots`, in the order in which a person says
 * it.
 */
export interface Row {
  readonly label: string;
  readonly node: Node;
  readonly slots: readonly Slot[];
  readonly isRare: boolean;
}

/**
 * The rows of a grammar: a row for each shape of command that it admits. A union inside a command is a row for each of
 * its branches.
 */
export const rowsOf = (legal: Node): readonly Row[] => branches(legal).map(rowOf);

function rowOf(node: Node): Row {
  const slots = slotsOf(node, [], false);
  return { label: node.label ?? typeOf(node), node, slots, isRare: node.rare === true };
}

/** What a command is called that has no label: its type, as it stands in the command. */
function typeOf(node: Node): string {
  if (node.is === 'const') return String(node.value);
  const type = node.is === 'fields' ? node.fields.type : undefined;
  return type?.is === 'const' ? String(type.value).replaceAll('-', ' ') : '';
}

/** Whether a map holds numbers alone. */
export const isCounts = ({ of }: Leaf<'map'>): boolean => Object.values(of).every(({ is }) => is === 'int');

const isConstant = (node: Node): node is Leaf<'const'> => node.is === 'const';

/** The node without unions of anything but constants: one for each way through. */
function branches(node: Node): readonly Node[] {
  if (node.is === 'oneOf') {
    if (node.of.length > 0 && node.of.every(isConstant)) return [node];
    const constants = node.of.filter(isConstant);
    const others = node.of.filter((each) => !isConstant(each)).flatMap(branches);
    return constants.length === 0 ? others : [...others, { ...node, of: constants }];
  }
  if (node.is !== 'fields') return [node];
  return Object.entries(node.fields).reduce<readonly Leaf<'fields'>[]>(
    (ways, [name, field]) =>
      ways.flatMap((way) =>
        branches(field).map((branch) => ({ ...way, fields: { ...way.fields, [name]: named(branch, field) } })),
      ),
    [node],
  );
}

/** A branch keeps the kind and the words of the union it was taken from, unless it has its own. */
function named(branch: Node, union: Node): Node {
  if (branch === union) return branch;
  return { ...(union.kind !== undefined && { kind: union.kind }), ...branch };
}

function slotsOf(node: Node, path: readonly string[], isOptional: boolean): readonly Slot[] {
  const common = {
    path,
    isOptional,
    ...(node.kind !== undefined && { kind: node.kind }),
    ...(node.label !== undefined && { label: node.label }),
  };
  switch (node.is) {
    case 'const':
      // What is fixed is open only where a person would point at it, or may leave it out.
      return node.kind !== undefined || isOptional ? [{ ...common, of: { is: 'choice', choices: [node] } }] : [];
    case 'oneOf':
      return [{ ...common, of: { is: 'choice', choices: node.of.filter(isConstant) } }];
    case 'int':
      return [
        {
          ...common,
          of: { is: 'int', min: node.min, max: node.max, ...(node.start !== undefined && { start: node.start }) },
        },
      ];
    case 'pick':
      return [
        {
          ...common,
          of:
            node.kind === 'party' && node.min > 0
              ? partiesOf(node)
              : { is: 'pick', choices: node.of, min: node.min, max: node.max },
        },
      ];
    case 'text':
      return [{ ...common, of: { is: 'text', max: node.max } }];
    case 'map':
      return [{ ...common, of: { is: isCounts(node) ? 'counts' : 'sheet', map: node } }];
    case 'fields':
      return inOrder(node).flatMap(([name, field]) =>
        slotsOf(field, [...path, name], isOptional || (node.optional ?? []).includes(name)),
      );
  }
}

/**
 * Returns every party that may be picked: like those that a grammar names one by one, it grows by each leader that the
 * player points at.
 */
function partiesOf({ of, min, max }: Leaf<'pick'>): Slot['of'] {
  const parties = of.reduce<readonly (readonly Json[])[]>(
    (made, one) => made.concat(made.map((party) => [...party, one])),
    [[]],
  );
  return {
    is: 'choice',
    choices: parties.filter(({ length }) => length >= min && length <= max).map((party) => ({ value: [...party] })),
  };
}

/** The fields as a person says them; those that the order leaves out come after it. */
function inOrder({ fields, order = [] }: Leaf<'fields'>): readonly [string, Node][] {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(fields).sort(([one], [other]) => place(one) - place(other));
}

/** The slot that says what a command is about: the first that stands on the board or in the hand. */
export const subjectOf = ({ slots }: Row): Slot | undefined =>
  slots.find(({ kind }) => isOnBoard(kind) || kind === 'card');

/** What was chosen: a value by the path of its slot; undefined: what may be left out, and was taken away. */
export type Filled = ReadonlyMap<string, Json | undefined>;
export const pathKey = (path: readonly string[]): string => path.join('/');

/**
 * The command of a row: built from its node, so that objects without a filled slot are there too. Slots left open that
 * may be are left out.
 */
export function commandOf({ node }: Row, filled: Filled): Json {
  return build(node, [], filled, false) ?? null;
}

function build(node: Node, path: readonly string[], filled: Filled, isOptional: boolean): Json | undefined {
  if (node.is === 'fields') {
    const entries = Object.entries(node.fields).map(
      ([name, field]) => [name, build(field, [...path, name], filled, (node.optional ?? []).includes(name))] as const,
    );
    const present = entries.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined);
    return isOptional && present.length === 0 ? undefined : Object.fromEntries(present);
  }
  const chosen = filled.get(pathKey(path));
  if (chosen !== undefined) return chosen;
  return node.is === 'const' && !isOptional ? node.value : undefined;
}

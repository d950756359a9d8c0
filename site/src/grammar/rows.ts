import type { Json } from '@fieldpost/client';
import { isOnBoard, type Leaf, type Node } from './node.ts';

/** A value that may stand in a slot, and its words, where the grammar has some. */
export interface Choice {
  readonly value: Json;
  readonly label?: string;
  /** A command with this value can be taken back. */
  readonly reversible?: true;
  /** A command with this value is what a player means by it, where several fit. */
  readonly default?: true;
  /** The piece has nothing more to do in this turn, once it is there. */
  readonly spent?: true;
}

/** A place of a command that is still open. */
export interface Slot {
  /** Its path in the command. */
  readonly path: readonly string[];
  /** What its values name: an element of the board, a card, or a number. */
  readonly kind?: string;
  readonly label?: string;
  readonly isOptional: boolean;
  readonly of:
    | { readonly is: 'choice'; readonly choices: readonly Choice[] }
    | { readonly is: 'int'; readonly min: number; readonly max: number; readonly start?: number }
    | { readonly is: 'pick'; readonly choices: readonly Json[]; readonly min: number; readonly max: number }
    | { readonly is: 'text'; readonly max: number }
    /** Numbers by key, for example soldiers by nation. */
    | { readonly is: 'counts'; readonly map: Leaf<'map'> }
    | { readonly is: 'sheet'; readonly map: Leaf<'map'> };
}

/**
 * One shape of command: `node` has the fixed parts, `slots` the open ones in the order in which a person names them.
 */
export interface Row {
  readonly label: string;
  readonly node: Node;
  readonly slots: readonly Slot[];
  readonly isRare: boolean;
}

/**
 * Returns the rows of a grammar: one for each shape of command. A union inside a command gives a row for each branch.
 */
export const rowsOf = (legal: Node): readonly Row[] => branches(legal).map(rowOf);

function rowOf(node: Node): Row {
  const slots = slotsOf(node, [], false);
  return { label: node.label ?? typeOf(node), node, slots, isRare: node.rare === true };
}

/** Returns the name of a command without a label: its type. */
function typeOf(node: Node): string {
  if (node.is === 'const') return String(node.value);
  const type = node.is === 'fields' ? node.fields.type : undefined;
  return type?.is === 'const' ? String(type.value).replaceAll('-', ' ') : '';
}

/** Returns whether a map has only numbers. */
export const isCounts = ({ entries }: Leaf<'map'>): boolean => Object.values(entries).every(({ is }) => is === 'int');

const isConstant = (node: Node): node is Leaf<'const'> => node.is === 'const';

/** Returns a node once for each branch of its unions; unions of constants stay. */
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

/** Gives a branch the kind and label of its union, unless it has its own. */
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
      // A fixed value is a slot only if a person would click it, or may leave it out.
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
              : { is: 'pick', choices: node.values, min: node.min, max: node.max },
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
 * Returns every party that the player can pick. Like the parties that a grammar lists, it grows by each leader that the
 * player clicks.
 */
function partiesOf({ values, min, max }: Leaf<'pick'>): Slot['of'] {
  const parties = values.reduce<readonly (readonly Json[])[]>(
    (made, one) => made.concat(made.map((party) => [...party, one])),
    [[]],
  );
  return {
    is: 'choice',
    choices: parties.filter(({ length }) => length >= min && length <= max).map((party) => ({ value: [...party] })),
  };
}

/** Returns the fields in the order in which a person names them; fields without an order come last. */
function inOrder({ fields, order = [] }: Leaf<'fields'>): readonly [string, Node][] {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(fields).sort(([one], [other]) => place(one) - place(other));
}

/** Returns the slot that a command is about: the first on the board or in the hand. */
export const subjectOf = ({ slots }: Row): Slot | undefined =>
  slots.find(({ kind }) => isOnBoard(kind) || kind === 'card');

/**
 * Returns the place that a piece on the board goes to or aims at. The player points at it, also where it is the only
 * one left: so no click on a piece alone does something.
 */
export function targetOf(row: Row): Slot | undefined {
  const subject = subjectOf(row);
  if (subject?.kind !== 'piece' || subject.path[0] === '') return undefined;
  return row.slots.find((slot) => slot !== subject && isOnBoard(slot.kind) && slot.of.is === 'choice');
}

/** The choices: a value by the path of its slot. `undefined`: the player removed an optional value. */
export type Filled = ReadonlyMap<string, Json | undefined>;
export const pathKey = (path: readonly string[]): string => path.join('/');

/**
 * Builds the command of a row from its node, so that objects without a filled slot are included. Leaves out optional
 * slots that are open.
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

/** The type of the commands of a row. */
export function commandType({ node }: Row): Json | undefined {
  const type = node.is === 'fields' ? node.fields.type : undefined;
  return type?.is === 'const' ? (type.value as Json) : undefined;
}

import type { Json, Legal } from '@fieldpost/client';

/** A node of a grammar: what may stand in one place of a command. */
export type Node = Legal;
export type Leaf<Is extends Node['is']> = Extract<Node, { readonly is: Is }>;

/**
 * Returns a value in a form that can be compared: the API answers in canonical JSON, so equal values have equal texts.
 */
export const keyOf = (value: Json): string => JSON.stringify(value);

/** A value in a place of the board or the tray: `space:smolensk`. */
export type Name = `${string}:${string}`;
export const nameOf = (kind: string, value: string | number): Name => `${kind}:${value}`;

/**
 * Returns the name of a value, which may be a number, such as that of a card; `undefined` for `null`, a boolean and a
 * list, which have none.
 */
export const nameOfValue = (kind: string, value: Json): Name | undefined =>
  typeof value === 'string' || typeof value === 'number' ? nameOf(kind, value) : undefined;

/** The kinds that stand on the board. */
export const isOnBoard = (kind: string | undefined): boolean =>
  kind === 'space' || kind === 'piece' || kind === 'power';

import type { Json, Legal } from '@fieldpost/client';

/** A node of a grammar: what may stand in one place of a command. */
export type Node = Legal;
export type Leaf<Is extends Node['is']> = Extract<Node, { readonly is: Is }>;

/** Values as they are compared: the API answers in canonical JSON, so equal values have equal texts. */
export const keyOf = (value: Json): string => JSON.stringify(value);

/** A value in a place of the board or the tray: `space:smolensk`. */
export type Name = `${string}:${string}`;
export const nameOf = (kind: string, value: string | number): Name => `${kind}:${value}`;

/**
 * The name of a value, which may be a number, as of cards; undefined for what has none: `null`, a yes or no, a list.
 */
export const nameOfValue = (kind: string, value: Json): Name | undefined =>
  typeof value === 'string' || typeof value === 'number' ? nameOf(kind, value) : undefined;

/** The kinds that stand on the board. */
export const isOnBoard = (kind: string | undefined): boolean =>
  kind === 'space' || kind === 'piece' || kind === 'power';

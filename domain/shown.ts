import type { Kind } from './legal.ts';

/** A question in words, and what on the board it is about: `piece:barclay`. */
export interface Prompt {
  readonly text: string;
  readonly about: readonly `${Extract<Kind, 'space' | 'piece' | 'power'>}:${string}`[];
}

/**
 * Lines of text by heading, in the order in which they are read; answers of the service sort them. A heading is never a number, which
 * objects would put first.
 */
export type Panels = { readonly [heading: string]: readonly string[] };

/** The panels that have lines. */
export const panelled = (parts: readonly (readonly [heading: string, lines: readonly string[]])[]): Panels =>
  Object.fromEntries(parts.filter(([, lines]) => lines.length > 0));

/** All of it, line by line. */
export const linesOf = (panels: Panels): string => Object.values(panels).flat().join('\n');

/** Where a card lies that a viewer sees. */
export const TRAY_PLACES = ['hand', 'home', 'aside', 'peek', 'face-up', 'discard'] as const;

/** A card as a viewer sees it. `id`: what a command calls it, as text; two cards that are alike share it. `of`: whose it is. */
export interface TrayCard {
  readonly id: string;
  readonly kind: 'card';
  readonly name: string;
  readonly text: string;
  readonly facts: readonly string[];
  readonly from: (typeof TRAY_PLACES)[number];
  readonly of?: string;
}

import type { Listed } from '../../ports/ports.ts';
import { ownKey, type Place, viewFor } from './places.ts';

/** What is taken of a list, and how it is shown. */
export interface Reading {
  readonly admits?: (view: Listed, sk: string) => boolean;
  readonly seenAs?: (view: Listed) => Listed;
}

/**
 * Games as a reader of these names sees them. A game may stand elsewhere under another name of the reader, which sees
 * an earlier version: only its place as the reader sees it counts.
 */
export const ownOf = (names: readonly string[], isAsked: (view: Listed) => boolean): Reading => ({
  seenAs: (view) => viewFor(view, names),
  admits: (view, sk) => ownKey(view, names) === sk && isAsked(viewFor(view, names)),
});

export const isIn =
  (partitions: readonly string[]) =>
  ({ pk }: Place): boolean =>
    partitions.includes(pk);

export const inPublic = (view: Listed): Listed => viewFor(view, []);
export const everything = (): boolean => true;
export const asIs = (view: Listed): Listed => view;

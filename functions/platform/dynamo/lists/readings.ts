import type { Listed } from '../../ports/ports.ts';
import { ownKey, type Place, viewFor } from './places.ts';

/** Selects and shows the games of a list. */
export interface Reading {
  readonly admits?: (view: Listed, sk: string) => boolean;
  readonly seenAs?: (view: Listed) => Listed;
}

/**
 * Returns games as a reader with these names sees them. Another name of the reader may list an earlier version
 * elsewhere. Only the place of the reader's version counts.
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

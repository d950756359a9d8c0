import { sha256, toBase64url } from '../lib/hash.ts';
import type { SeatId } from '../lib/ids.ts';
import { canonical } from '../log/canonical.ts';
import { keyFor } from '../log/forms.ts';
import { merkleOf } from '../log/merkle.ts';
import type { PressSettings } from '../match/state/press-settings.ts';
import { ALL, LOBBY } from './conversations.ts';
import { GREY, greyTo } from './grey.ts';

// One hash fixes all press at the end: the root of a tree with a leaf for every possible conversation. So its shape
// follows from the seats. As each leaf is salted, nobody learns from it whether others ever talked.

/**
 * Every conversation that a game of these seats can have, in the order of the leaves; grey ones where its settings have
 * them.
 */
export function conversationsAmong(seats: readonly SeatId[], grey: PressSettings['grey'] = 'off'): readonly string[] {
  const sorted = [...seats].sort();
  let sets: readonly (readonly SeatId[])[] = [[]];
  for (const seat of sorted) sets = [...sets, ...sets.map((set) => [...set, seat])];
  const between = sets.filter((set) => set.length > 1).map((set) => set.join(','));
  const known = [ALL, LOBBY, ...between.sort()];
  if (grey === 'off') return known;
  return grey === 'public'
    ? [...known, GREY]
    : [
        ...known,
        ...sets
          .filter((set) => set.length > 0)
          .map(greyTo)
          .sort(),
      ];
}

/** How a conversation stands: how many entries it has, and the hash of the last; none: 0 and empty text. */
export interface Standing {
  readonly conversation: string;
  readonly n: number;
  readonly head: string;
}

export const leafOf = (game: string, { conversation, n, head }: Standing, salt: string): string =>
  sha256(canonical(['fieldpost/press-leaf/1', game, conversation, n, head, salt]));

/** Returns the salt of a leaf, by a secret of the server: only those who may read the conversation receive it. */
export const leafSalt = (secret: Uint8Array, game: string, conversation: string): string =>
  toBase64url(keyFor(secret, ['fieldpost/press-leaf-salt/1', game, conversation]));

export const { rootOf, pathOf, rootBy } = merkleOf('fieldpost/press-node/1');

import { sure } from '../../lib/sure.ts';
import { jointSeed } from '../../log/joint.ts';
import type { Match } from './state.ts';

/** The people, by place, who still have to reveal what they committed to. */
export const awaitedFor = ({ entropy }: Match): readonly string[] =>
  entropy?.closed === undefined
    ? []
    : entropy.contributions.map(({ seat }) => seat).filter((seat) => entropy.revealed[seat] === undefined);

/**
 * Returns the seed of all draws: that of the server; with joint dice, one made of it and of all revealed contributions.
 */
export function chanceSeed(match: Match, seed: Uint8Array): Uint8Array {
  const { entropy } = match;
  if (entropy?.closed === undefined || awaitedFor(match).length > 0) return seed;
  const revealed = entropy.contributions.map((each) => sure(entropy.revealed[each.seat], `bytes of ${each.seat}`));
  return jointSeed(seed, revealed, entropy.closed);
}

import { sure } from '../lib/sure.ts';
import { jointSeed } from '../log/joint.ts';
import type { Match } from './state.ts';

/** The people who have not yet revealed what they committed to, by place, while that is awaited. */
export const awaitedFor = ({ entropy }: Match): readonly string[] =>
  entropy?.closed === undefined ? [] : entropy.contributions.map(({ seat }) => seat).filter((seat) => entropy.revealed[seat] === undefined);

/** The seed of all draws: the house's; or, where the dice are everybody's, the one made of it and of what everybody has revealed. */
export function chanceSeed(match: Match, seed: Uint8Array): Uint8Array {
  const { entropy } = match;
  if (entropy?.closed === undefined || awaitedFor(match).length > 0) return seed;
  const revealed = entropy.contributions.map((each) => sure(entropy.revealed[each.seat], `bytes of ${each.seat}`));
  return jointSeed(seed, revealed, entropy.closed);
}

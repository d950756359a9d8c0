import { exponential, raised } from '../../lib/powers.ts';

/* The chances of dice, near enough to choose by. */

/** How likely a normal variable is at most `x` standard deviations above its mean. */
const normal = (x: number): number => 1 / (1 + exponential(-1.702 * x));

/** Two thirds of a hit are spread over each die: a third of them hit (§12.5). */
const HIT = 1 / 3;
const SPREAD = 2 / 9;
/** What ties cost the attacker, in hits (§12.52). */
const TIES = 0.3;

/** How likely the attacker has fewer hits than the defender in a battle of so many dice. */
export const winChance = (attackers: number, defenders: number): number =>
  normal(((attackers - defenders) * HIT - TIES) / Math.sqrt(Math.max(1, (attackers + defenders) * SPREAD)));

/** How likely exactly 0, 1, 2 … of so many dice succeed, each as likely: the first `length` of these chances. */
export function successes(dice: number, each: number, length: number): readonly number[] {
  const chances: number[] = [];
  let exactly = raised(1 - each, dice);
  for (let k = 0; k < length; k++) {
    chances.push(exactly);
    exactly *= (((dice - k) / (k + 1)) * each) / (1 - each);
  }
  return chances;
}

/** How likely so many dice show a 6 at least `wanted` times. */
export const sixes = (dice: number, wanted: number): number => successes(dice, 1 / 6, wanted).reduce((left, chance) => left - chance, 1);

/** How likely two dice reach a number. */
export function twoDice(wanted: number): number {
  const ways = Array.from({ length: 11 }, (_, i) => i + 2).filter((total) => total >= wanted);
  return ways.reduce((sum, total) => sum + 6 - Math.abs(total - 7), 0) / 36;
}

import { raised } from '../../../lib/powers.ts';

/* The chances of dice. */

/** Returns how likely exactly 0, 1, 2 … of these dice succeed, each as likely: the first `length` of these chances. */
export function successes(dice: number, each: number, length: number): readonly number[] {
  const chances: number[] = [];
  let exactly = raised(1 - each, dice);
  for (let k = 0; k < length; k++) {
    chances.push(exactly);
    exactly *= (((dice - k) / (k + 1)) * each) / (1 - each);
  }
  return chances;
}

/** Returns how likely these dice show a 6 at least `wanted` times. */
export const sixes = (dice: number, wanted: number): number =>
  successes(dice, 1 / 6, wanted).reduce((left, chance) => left - chance, 1);

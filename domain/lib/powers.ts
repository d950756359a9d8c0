// Engines of JavaScript round `**`, Math.exp and the like differently; sums, products, quotients and square roots are
// the same everywhere (IEEE 754). Code that decides a game uses these only.

/** `base` to the power of a whole number, 0 or more: a product. */
export function raised(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

/** Returns how likely at least one of these dice succeeds, each with this chance. */
export const atLeastOne = (dice: number, each: number): number => 1 - raised(1 - each, dice);

/** Returns how likely two dice reach a sum. */
export function twoDice(wanted: number): number {
  const ways = Array.from({ length: 11 }, (_, i) => i + 2).filter((total) => total >= wanted);
  return ways.reduce((sum, total) => sum + 6 - Math.abs(total - 7), 0) / 36;
}

/** Returns a chance in steps of a thousandth. */
export const thousandths = (chance: number): number => Math.round(1000 * chance) / 1000;

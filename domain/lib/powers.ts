// Engines of JavaScript round `**`, Math.exp and the like differently; sums, products, quotients and square roots are the same
// everywhere (IEEE 754). Whatever decides a game uses these.

/** `base` to the power of a whole number, 0 or more: a product. */
export function raised(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

/** How often the argument is halved, and how many terms of the series are added then. */
const HALVINGS = 6;
const TERMS = 24;

/** e to the power of `x`, to about 14 digits, for `x` from -60 to 60. */
export function exponential(x: number): number {
  const small = x / raised(2, HALVINGS);
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= small / n;
    sum += term;
  }
  return raised(sum, raised(2, HALVINGS));
}

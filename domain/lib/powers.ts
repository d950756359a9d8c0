// Engines of JavaScript round `**`, Math.exp and the like differently; sums, products, quotients and square roots are
// the same everywhere (IEEE 754). Code that decides a game uses these only.

/** `base` to the power of a whole number, 0 or more: a product. */
export function raised(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

import { hkdf } from '../../domain/lib/hash.ts';

/** A uniform integer from 0 to `n` - 1. */
export type Below = (n: number) => number;

/** Repeatable choices for tests (mulberry32): the same number gives the same choices. */
export function random(from: number): Below {
  let state = from >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

export const oneOf = <T>(below: Below, items: readonly T[]): T => items[below(items.length)]!;

export function shuffled<T>(below: Below, items: readonly T[]): T[] {
  const rest = [...items];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [rest[i], rest[j]] = [rest[j]!, rest[i]!];
  }
  return rest;
}

/** The seed of test match `n`: 32 bytes. */
export const seedOf = (n: number): Uint8Array => hkdf(new TextEncoder().encode(`test ${n}`), 'fieldpost/tests');

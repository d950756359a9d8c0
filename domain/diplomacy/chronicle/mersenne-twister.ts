// MT19937, the Mersenne Twister of Matsumoto and Nishimura, seeded with an array of one number. A fixed seed gives a
// fixed sequence, so this is a table in short form and no source of randomness.

const SIZE = 624;
const SHIFT = 397;

/** Returns the generator of this seed: each call gives the next 32 bits, as a number from 0 on. */
export function mersenneTwister(seed: number): () => number {
  const state = seeded(seed);
  let next = SIZE;
  return () => {
    if (next === SIZE) {
      advance(state);
      next = 0;
    }
    return tempered(word(state, next++));
  };
}

const word = (state: Uint32Array, i: number): number => state[i] ?? 0;

function seeded(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = 19650218;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, mixed(state, i - 1)) + i;
  let i = 1;
  const step = (): void => {
    i++;
    if (i < SIZE) return;
    state[0] = word(state, SIZE - 1);
    i = 1;
  };
  for (let k = 0; k < SIZE; k++) {
    state[i] = (word(state, i) ^ Math.imul(mixed(state, i - 1), 1664525)) + seed;
    step();
  }
  for (let k = 1; k < SIZE; k++) {
    state[i] = (word(state, i) ^ Math.imul(mixed(state, i - 1), 1566083941)) - i;
    step();
  }
  state[0] = 0x80000000;
  return state;
}

const mixed = (state: Uint32Array, i: number): number => word(state, i) ^ (word(state, i) >>> 30);

function advance(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const joined = (word(state, i) & 0x80000000) | (word(state, (i + 1) % SIZE) & 0x7fffffff);
    state[i] = word(state, (i + SHIFT) % SIZE) ^ (joined >>> 1) ^ ((joined & 1) === 0 ? 0 : 0x9908b0df);
  }
}

function tempered(bits: number): number {
  let y = bits ^ (bits >>> 11);
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  return (y ^ (y >>> 18)) >>> 0;
}

import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chanceOf, die, drawAt, forked, pickOne, stoppedChance, WouldDraw } from '../../domain/contract/chance.ts';
import { sampleSize } from '../kit/long.ts';

/** 00 01 02 … 1f */
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

/** Draw `index` of `stream`, written from its definition without code of the service. */
function definition(
  seed: Uint8Array,
  stream: string,
  index: number,
  below: number,
): { value: number; attempts: number } {
  const key = Buffer.from(hkdfSync('sha256', seed, Buffer.alloc(0), Buffer.from(`fieldpost/chance/${stream}`), 32));
  const limit = 2n ** 48n - (2n ** 48n % BigInt(below));
  for (let attempt = 0; ; attempt++) {
    const mac = createHmac('sha256', key).update(`${index}/${attempt}`).digest();
    const value = BigInt(`0x${mac.subarray(0, 6).toString('hex')}`);
    if (value < limit) return { value: Number(value % BigInt(below)), attempts: attempt + 1 };
  }
}

// An auditor who checks a game in another language needs these numbers. They never change: a finished game must stay
// checkable.
describe('the test vectors', () => {
  const vectors: readonly {
    readonly stream: string;
    readonly index: number;
    readonly below: number;
    readonly value: number;
  }[] = [
    { stream: 'dice', index: 0, below: 6, value: 3 },
    { stream: 'dice', index: 1, below: 6, value: 3 },
    { stream: 'dice', index: 2, below: 6, value: 3 },
    { stream: 'dice', index: 1_000_000, below: 6, value: 4 },
    { stream: 'dice', index: 0, below: 100, value: 95 },
    { stream: 'dice', index: 1, below: 100, value: 31 },
    { stream: 'dice', index: 2, below: 100, value: 97 },
    { stream: 'deck:command', index: 0, below: 60, value: 21 },
    { stream: 'deck:command', index: 1, below: 60, value: 45 },
    { stream: 'deck:command', index: 2, below: 60, value: 2 },
    { stream: 'deck:command', index: 1_000_000, below: 60, value: 42 },
    { stream: 'x', index: 0, below: 1, value: 0 },
    { stream: 'x', index: 0, below: 2 ** 32, value: 4_123_922_988 },
    { stream: 'x', index: 1, below: 2 ** 32, value: 864_918_428 },
    { stream: 'x', index: 2, below: 2 ** 32, value: 3_550_087_565 },
  ];

  it.each(vectors)('stream $stream, draw $index, below $below is $value', ({ stream, index, below, value }) => {
    expect(drawAt(SEED, stream, index, below)).toBe(value);
    expect(definition(SEED, stream, index, below).value).toBe(value);
  });

  // 2^32 - 2^16 + 1 outcomes reject one value in 65,536; these two draws meet one.
  it.each([101_088, 137_306])('hold where a value is rejected (draw %i)', (index) => {
    const below = 2 ** 32 - 2 ** 16 + 1;
    const { value, attempts } = definition(SEED, 'dice', index, below);
    expect(attempts).toBe(2);
    expect(drawAt(SEED, 'dice', index, below)).toBe(value);
  });
});

describe('a draw', () => {
  it('moves the counter of its stream by exactly one, also when a value is rejected', () => {
    const chance = chanceOf(SEED, { dice: 101_088 });
    chance.draw('dice', 2 ** 32 - 2 ** 16 + 1);
    expect(chance.draws()).toEqual({ dice: 101_089 });
  });

  it('goes on where the recorded counters stand', () => {
    const whole = chanceOf(SEED, {});
    const first = [whole.draw('dice', 6), whole.draw('dice', 6), whole.draw('dice', 6)];
    const later = chanceOf(SEED, { dice: 2, 'deck:command': 5 });
    expect(later.draw('dice', 6)).toBe(first[2]);
    expect(later.draws()).toEqual({ dice: 3, 'deck:command': 5 });
  });

  it('of one stream says nothing of another', () => {
    const chance = chanceOf(SEED, {});
    chance.draw('deck:command', 60);
    chance.draw('deck:command', 60);
    expect(chance.draw('dice', 6)).toBe(drawAt(SEED, 'dice', 0, 6));
  });

  it('does not change the counters it was given', () => {
    const recorded = Object.freeze({ dice: 4 });
    chanceOf(SEED, recorded).draw('dice', 6);
    expect(recorded).toEqual({ dice: 4 });
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('of %d outcomes is a bug', (below) => {
    expect(() => drawAt(SEED, 'dice', 0, below)).toThrow(/1 to 2\^32/);
  });

  it('is an item of a list, or a face of a die', () => {
    expect(pickOne(chanceOf(SEED, {}), 'dice', ['a', 'b', 'c', 'd', 'e', 'f'])).toBe('d');
    expect(die(chanceOf(SEED, {}), 6)).toBe(4);
    expect(die(chanceOf(SEED, {}), 6, 'x')).toBe(1 + drawAt(SEED, 'x', 0, 6));
  });
});

/** How far counts lie from uniform, in standard deviations of chi-square. */
function deviation(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

// The seed is fixed, so these cannot fail by chance; they would if faces or neighbours were favoured.
describe('draws are uniform', () => {
  const DRAWS = sampleSize(4_000, 12_000);

  it.each([2, 6, 12, 60])('over %i outcomes', (below) => {
    const counts = Array.from({ length: below }, () => 0);
    for (let i = 0; i < DRAWS; i++) counts[drawAt(SEED, 'uniform', i, below)]!++;
    expect(Math.abs(deviation(counts))).toBeLessThan(3);
  });

  it('in pairs: a die does not know the one before', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < DRAWS; i++)
      counts[drawAt(SEED, 'pairs', 2 * i, 6) * 6 + drawAt(SEED, 'pairs', 2 * i + 1, 6)]!++;
    expect(Math.abs(deviation(counts))).toBeLessThan(3);
  });
});

describe('a stopped chance', () => {
  it('names the stream that would be drawn from, and draws nothing', () => {
    expect(() => stoppedChance.draw('dice', 6)).toThrow(WouldDraw);
    expect(() => stoppedChance.draw('deck:command', 6)).toThrow('deck:command');
  });
});

describe('a forked chance', () => {
  it('repeats itself under its label, and shares no draw with the match', () => {
    const draws = (label: string) => {
      const chance = forked(SEED, label);
      return Array.from({ length: 20 }, () => chance.draw('dice', 1000));
    };
    const match = chanceOf(SEED, {});
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
    expect(draws('a')).not.toEqual(Array.from({ length: 20 }, () => match.draw('dice', 1000)));
  });
});

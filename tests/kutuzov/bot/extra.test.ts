import { expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import { preemptors } from '../../../domain/kutuzov/procedures/turn/sequence.ts';
import { view } from '../../../domain/kutuzov/state/view.ts';
import { seedOf } from '../../kit/random.ts';
import { dealt, framed, handsOf } from '../kit/kit.ts';

/**
 * What R1 does with these cards where it may go before FN; the others have two each, and FS and R2 come after R1
 * (§4.22).
 */
function chosen(scenario: number, R1: readonly number[]): string {
  const hands = handsOf({ FN: [1, 41], R1, FS: [42, 43], R2: [60, 61] });
  const start = { ...dealt(scenario), hands, marker: 'FN', last: { power: 'R2', preemptive: false } } as const;
  expect(preemptors(start)).toEqual(['R1']);
  const state = framed(start, [{ is: 'preemption', power: 'R1' }]);
  return bot(view(state, ['r1']), 'r1', chanceOf(seedOf(1), {})).type;
}

it('the bot takes an extra impulse where cards would be left over when the only turn of a scenario ends (§4.22, §4.24)', () => {
  expect(chosen(4, [13, 51, 52, 53])).toBe('preempt');
  expect(chosen(4, [13, 14, 15, 53])).toBe('preempt');
  // FS and R2 come after it: with one more card than they have it plays them all.
  expect(chosen(4, [13, 51, 52])).toBe('wait');
  // In scenario 3 another turn follows.
  expect(chosen(3, [13, 51, 52, 53])).toBe('wait');
});

import { expect, it } from 'vitest';
import { chanceOf } from '../../../domain/chance.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import type { State } from '../../../domain/kutuzov/state.ts';
import { view } from '../../../domain/kutuzov/view.ts';
import { seedOf } from '../../kit/random.ts';
import { dealt, framed, handsOf } from '../kit/kit.ts';

/** What R1 does where it may take an extra impulse (§4.22). */
const chosen = (scenario: number, hands: State['hands']): string => {
  const state = framed({ ...dealt(scenario), hands }, [{ is: 'preemption', power: 'R1' }]);
  return bot(view(state, ['r1']), 'r1', chanceOf(seedOf(1), {})).type;
};

it('the bot takes an extra impulse where cards would be left over when the only turn of a scenario ends (§4.22, §4.24)', () => {
  expect(chosen(4, handsOf({ FN: [1, 41], FS: [42, 43], R1: [13, 51, 52, 53], R2: [60, 61] }))).toBe('preempt');
  // Home cards count (§4.22).
  expect(chosen(4, handsOf({ FN: [1, 41], FS: [42, 43], R1: [13, 14, 15, 53], R2: [60, 61] }))).toBe('preempt');
  // With one more than the others it plays it in the end, if somebody else comes after it.
  expect(chosen(4, handsOf({ FN: [1, 41], FS: [42, 43], R1: [13, 51, 52], R2: [60, 61] }))).toBe('wait');
  // In scenario 3 another turn follows.
  expect(chosen(3, handsOf({ FN: [1, 41], FS: [42, 43], R1: [13, 51, 52, 53], R2: [60, 61] }))).toBe('wait');
});

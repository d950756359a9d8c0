import { describe, expect, it } from 'vitest';
import { rollResult } from '../../../domain/kutuzov/words/rolls.ts';

describe('the result of dice', () => {
  it('says whether a try succeeded, and what was needed', () => {
    expect(rollResult('interception', [5, 5], 13, 'en')).toBe('13: success, 9 or more was needed');
    expect(rollResult('evasion', [2, 3], 8, 'en')).toBe('8: failure, 9 or more was needed');
    expect(rollResult('sack', [4], 5, 'ko')).toBe('5: 실패(6 이상 필요)');
  });

  it('names what it counts', () => {
    expect(rollResult('battle', [5, 6, 1], 2, 'en')).toBe('2 hits');
    expect(rollResult('attrition', [6], 1, 'en')).toBe('1 SP eliminated');
    expect(rollResult('will', [4, 5, 6, 1, 1, 1, 1, 1], 3, 'en')).toBe('3 successes');
  });

  it('is what loot brings: the die and the eliminations decide it', () => {
    expect(rollResult('loot', [4], 12, 'en')).toBe('12: 2 resources');
    expect(rollResult('loot', [6], 6, 'en')).toBe('6: 1 resource');
    expect(rollResult('loot', [1], 3, 'en')).toBe('3: 0 resources');
  });

  it('is the total alone where the position decides with it', () => {
    expect(rollResult('morale-check', [4, 6], 10, 'en')).toBe('10');
  });
});

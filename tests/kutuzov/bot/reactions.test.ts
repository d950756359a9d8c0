import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { view } from '../../../domain/kutuzov/state/view.ts';
import { ATTRITION_LEVELS } from '../../../domain/kutuzov/terms/levels.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { last } from '../../../domain/lib/sure.ts';
import { seedOf } from '../../kit/random.ts';
import { orders, play, react } from '../kit/answers.ts';
import { intercept, move, pass } from '../kit/contacts.ts';
import { asking, seatOf } from '../kit/kit.ts';

/** What the bot answers for a Power. */
const answerOf = (state: State, power: Power) =>
  bot(view(state, [seatOf(power)]), seatOf(power), chanceOf(seedOf(1), {}));

type Cards = Parameters<typeof orders>[2];

describe('cards of the bot on tries (§11)', () => {
  /** Barclay marches on Moscow, which is French, and a marshal is to intercept him. */
  function tried(cards: Cards, marshal: string, soldiers: number, flags: { readonly [space: string]: 'FN' }): State {
    const start = orders('R1', `yaroslav: barclay R1 3; vladimir: ${marshal} FN ${soldiers}`, cards, { flags });
    const declare = ['R1', move('yaroslav', 'moscow', ['barclay'], { R1: 3 })] as const;
    const { state } = play(start, declare, ['FN', intercept('vladimir', [marshal], { FN: soldiers })]);
    expect(state.frames.find(({ is }) => is === 'step')).toMatchObject({ stage: 'announced' });
    return state;
  }
  const FRENCH = { moscow: 'FN', vladimir: 'FN' } as const;
  const RUSSIAN = { vladimir: 'FN' } as const;

  it('#82 helps the Power’s own try', () => {
    expect(answerOf(tried({ FN: [82] }, 'ney', 3, FRENCH), 'FN')).toEqual(react(82));
  });

  it('#82 stays in the hand where the try hardly needs it', () => {
    expect(answerOf(tried({ FN: [82] }, 'davout', 6, FRENCH), 'FN')).toEqual(pass);
  });

  it('#55 and #20 keep enemies away from the Power’s own march to a great city', () => {
    for (const card of [55, 20])
      expect(answerOf(tried({ R1: [card] }, 'davout', 6, FRENCH), 'R1')).toEqual(react(card));
  });

  it('#55 stays in the hand where nothing is to be won by the march', () => {
    const start = tried({ R1: [55] }, 'ney', 1, RUSSIAN);
    expect(asking(start)).toEqual(['r1 window']);
    expect(answerOf(start, 'R1')).toEqual(pass);
  });
});

describe('cards of the bot on retreats (§12.6)', () => {
  /** Napoleon has attacked over a river in vain, twice without a hit, and is to go back over it. */
  function beaten(): State {
    const start = orders(
      'FN',
      'yaroslav: napoleon FN 6; substov: barclay R1 4',
      { FN: [3] },
      { flags: { yaroslav: 'FN' } },
    );
    const march = ['FN', move('yaroslav', 'substov', ['napoleon'], { FN: 6 })] as const;
    const { state } = play(
      start,
      march,
      ['FN', pass],
      ['R1', pass],
      ['FN', pass, '1*11 1*8'],
      ['FN', pass, '1*11 1*5'],
    );
    expect(state.frames.find(({ is }) => is === 'retreat')).toMatchObject({ stage: 'announced' });
    return state;
  }
  const worn = (state: State): State => ({
    ...state,
    turn: 4,
    attrition: { ...state.attrition, level: last(ATTRITION_LEVELS) },
  });

  it('#3 opens the river to worn armies, and not to fresh ones', () => {
    expect(answerOf(worn(beaten()), 'FN')).toEqual(react(3));
    expect(answerOf(beaten(), 'FN')).toEqual(pass);
  });
});

import type { Rolling } from '../../contract/shown.ts';
import { atLeastOne, thousandths, twoDice } from '../../lib/powers.ts';
import type { Locale } from '../../lib/text.ts';
import { editionOf } from '../edition/editions.ts';
import { SUCCESS } from '../movement/interception.ts';
import type { Position } from '../state/state.ts';
import { campOf } from '../terms/nations.ts';
import { attritionLosses } from '../tracks/attrition.ts';
import { spaceName } from '../words/names.ts';
import { NATION_NAMES } from '../words/powers.ts';
import { rollName } from '../words/rolls.ts';
import { partsOf, type Rolled } from './parts.ts';

export type { Rolled } from './parts.ts';

const ODDS = {
  hit: { en: 'at least one hit', ko: '1개 이상 명중' },
  six: { en: 'at least one 6', ko: '6이 1개 이상' },
  loss: { en: 'a loss', ko: '손실 발생' },
  success: { en: 'success', ko: '성공' },
  fall: { en: 'the level falls', ko: '단계 하락' },
  counts: { en: 'at least one counts', ko: '1개 이상 효과' },
} as const;

/** Dice about to be rolled, in words: what they come about by, and what they may do; `before`: the position then. */
export function rolling(before: Position, rolled: Rolled, locale: Locale): Rolling {
  const { power, why, dice, space } = rolled;
  // A fortress rolls for itself: its dice are not those of the Power that besieges it.
  const isFortress = why === 'fortress' && space !== undefined;
  return {
    by: power,
    name: isFortress ? spaceName(editionOf(before), space, locale) : NATION_NAMES[locale][power],
    for: why,
    text: rollName(why, locale),
    count: dice.length,
    parts: partsOf(before, rolled, locale),
    odds: oddsOf(before, rolled).map(([of, chance]) => ({
      of,
      text: ODDS[of][locale],
      chance: thousandths(chance),
    })),
  };
}

const SIDES_OF_A_DIE = [1, 2, 3, 4, 5, 6] as const;

/** The chances of a roll, as far as the rules name a success of it. */
function oddsOf(before: Position, rolled: Rolled): readonly (readonly [keyof typeof ODDS, number])[] {
  const { why, power, dice, total } = rolled;
  switch (why) {
    case 'battle':
    case 'fortress':
    case 'batteries':
      return [['hit', atLeastOne(dice.length, 2 / 6)]];
    case 'siege':
      return [['six', atLeastOne(dice.length, 1 / 6)]];
    case 'morale-dice':
    case 'attrition-dice':
      return [['counts', atLeastOne(dice.length, 2 / 6)]];
    case 'attrition':
      return [['loss', atLeastOne(dice.length, lossShare(before))]];
    case 'interception':
    case 'evasion':
      // What is added to the dice is known from what they come to.
      return [['success', twoDice(SUCCESS - (total - dice.reduce((sum, face) => sum + face, 0)))]];
    case 'attrition-check':
      return [['fall', 1 - twoDice(before.attrition.loss)]];
    case 'morale-check':
      return [['fall', 1 - twoDice(before.morale[campOf(power)].loss)]];
    default:
      return [];
  }
}

/** What a die of a roll must show to count, where each one counts by itself. */
export function neededIn(before: Position, why: string): number | undefined {
  return why === 'attrition' ? 7 - SIDES_OF_A_DIE.length * lossShare(before) : COUNTING[why];
}
const COUNTING: { readonly [why: string]: number } = {
  battle: 5,
  fortress: 5,
  batteries: 5,
  'morale-dice': 5,
  'attrition-dice': 5,
  siege: 6,
};

/** How likely a die of attrition costs a piece (§14.1, §14.61). */
function lossShare(before: Position): number {
  const frame = before.frames.at(-1);
  const wintry = frame?.is === 'attrition' ? frame.wintry : undefined;
  const { eliminated, regrouped } = attritionLosses(before, SIDES_OF_A_DIE, wintry);
  return (eliminated + regrouped) / SIDES_OF_A_DIE.length;
}

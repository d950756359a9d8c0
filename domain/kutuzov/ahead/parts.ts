import type { DicePart } from '../../contract/shown.ts';
import { last } from '../../lib/sure.ts';
import type { Locale, Text } from '../../lib/text.ts';
import { atDice, type Battle, SIDES } from '../battle/battle.ts';
import { battleDice } from '../battle/dice.ts';
import { besiegerDice, fortressDice, strengthOf } from '../battle/siege.ts';
import type { FrameOf } from '../frames/frames.ts';
import type { Position } from '../state/state.ts';
import type { EventOf } from '../table/events.ts';
import type { Cause } from '../terms/causes.ts';
import { campOf } from '../terms/nations.ts';
import { diceOfRoll, extraOf, sizeOf } from '../tracks/attrition.ts';
import { linesOfDice } from '../words/describe/battle.ts';
import { rollName } from '../words/rolls.ts';

export type Rolled = EventOf<'rolled'>;

const CAUSE_NAMES: { readonly [cause in Cause]: Text } = {
  marsh: { en: 'marsh', ko: '습지' },
  'force-march': { en: 'force march', ko: '강행군' },
  ambush: { en: 'ambush', ko: '매복' },
  scorched: { en: 'scorched ground', ko: '초토화된 땅' },
  river: { en: 'river', ko: '강' },
  'enemy-ground': { en: 'enemy ground', ko: '적 지역' },
  sea: { en: 'sea', ko: '바다' },
  uncontrolled: { en: 'uncontrolled space', ko: '통제되지 않은 공간' },
  sack: { en: 'sack', ko: '약탈' },
  winter: { en: 'winter', ko: '겨울' },
  event: { en: 'event', ko: '이벤트' },
};
const WORDS = {
  level: { en: 'attrition level', ko: '손실단계' },
  halved: { en: 'halved', ko: '절반' },
  least: { en: 'at least 1', ko: '최소 1개' },
  fortress: { en: 'strength of the fortress', ko: '요새 방어력' },
  cards: { en: 'cards', ko: '카드' },
} as const;

/** How the number of dice of a roll comes about; `before`: the position as the dice are rolled. */
export function partsOf(before: Position, rolled: Rolled, locale: Locale): readonly DicePart[] {
  const frame = before.frames.at(-1);
  const { why, dice } = rolled;
  if (frame?.is === 'battle' && why === 'battle') return battleParts(before, frame, rolled, locale);
  if (frame?.is === 'attrition' && why === 'attrition') return attritionParts(before, frame, locale);
  if (frame?.is === 'siege' && why === 'siege') return linesOfDice(besiegerDice(before, frame), locale);
  if (frame?.is === 'siege' && why === 'fortress') return fortressParts(before, frame, locale);
  return [{ text: rollName(why, locale), count: dice.length }];
}

function battleParts(before: Position, battle: Battle, { power }: Rolled, locale: Locale): readonly DicePart[] {
  const side = SIDES.find((each) => battle[each].camp === campOf(power)) ?? last(SIDES);
  return linesOfDice(battleDice(before, atDice(before, battle), side), locale);
}

/** The pieces once for each cause, more by the level, and what halves them (§14.1-§14.3). */
function attritionParts(before: Position, frame: FrameOf<'attrition'>, locale: Locale): readonly DicePart[] {
  const { camp, troops, leaders, causes } = frame;
  const size = sizeOf(troops, leaders);
  const level = extraOf(before, camp, size) * causes.length;
  const whole = size * causes.length + level;
  const dice = diceOfRoll(before, frame);
  const change = dice - whole;
  return [
    ...causes.map((cause) => ({ text: CAUSE_NAMES[cause][locale], count: size })),
    { text: WORDS.level[locale], count: level },
    { text: (change > 0 ? WORDS.least : WORDS.halved)[locale], count: change },
  ].filter(({ count }) => count !== 0);
}

function fortressParts(before: Position, siege: FrameOf<'siege'>, locale: Locale): readonly DicePart[] {
  const strength = strengthOf(before, siege.space);
  return [
    { text: WORDS.fortress[locale], count: strength },
    { text: WORDS.cards[locale], count: fortressDice(before, siege) - strength },
  ].filter(({ count }) => count !== 0);
}

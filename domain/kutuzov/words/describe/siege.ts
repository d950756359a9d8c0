import type { Locale } from '../../../lib/text.ts';
import { besiegerDice, fortressDice, strengthOf } from '../../battle/siege.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import type { Position } from '../../state/state.ts';
import { spaceName } from '../names.ts';
import { NATION_NAMES } from '../powers.ts';
import { cardsInForce, diceText } from './battle.ts';

interface Figures {
  readonly space: string;
  readonly nation: string;
  readonly dice: string;
  readonly round: number;
  readonly sixes: number;
  readonly strength: number;
  /** The dice that cards give the fortress. */
  readonly extra: number;
}
const WORDS: { readonly [locale in Locale]: (of: Figures) => string } = {
  en: ({ space, nation, dice, round, sixes, strength, extra }) =>
    `Siege: ${space}, strength ${strength}${extra > 0 ? ` (${extra} more dice)` : ''}, round ${round} of ${strength}. ` +
    `${nation}, ${dice}; 6s so far: ${sixes}`,
  ko: ({ space, nation, dice, round, sixes, strength, extra }) =>
    `공성: ${space}, 방어력 ${strength}${extra > 0 ? `(주사위 +${extra})` : ''}, ${strength}라운드 중 ${round}라운드. ${nation}, ` +
    `${dice}, 지금까지 나온 6: ${sixes}`,
};

/** A siege in words (§13.3): `Siege: Riga, strength 4, round 2 of 4. French North, 7 dice (SP 8, …); 6s so far: 3`. */
export const siegeText = (position: Position, siege: FrameOf<'siege'>, locale: Locale): string =>
  [
    WORDS[locale]({
      space: spaceName(editionOf(position), siege.space, locale),
      nation: NATION_NAMES[locale][siege.nation],
      dice: diceText(besiegerDice(position, siege), locale),
      round: siege.round,
      sixes: siege.sixes,
      strength: strengthOf(position, siege.space),
      extra: fortressDice(position, siege) - strengthOf(position, siege.space),
    }),
    ...cardsInForce(position, locale),
  ].join('. ');

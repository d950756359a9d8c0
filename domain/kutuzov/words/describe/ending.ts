import type { Locale } from '../../../lib/text.ts';
import type { Position } from '../../state/state.ts';
import { POWERS } from '../../terms/nations.ts';
import { modifierOf, modifiersOf } from '../../tracks/conquest.ts';
import { ENDING_NAMES, MODIFIER_NAMES } from '../names.ts';
import { CAMP_NAMES, NATION_NAMES } from '../powers.ts';
import { WORDS } from './vocabulary.ts';

/** `Imperials have won on points: French South. Points: French North 11, Russian First Army 12.5, …` */
export function endingText({ camp, powers, how, points }: NonNullable<Position['over']>, locale: Locale): string {
  const w = WORDS[locale];
  const names = NATION_NAMES[locale];
  const won = w.won(CAMP_NAMES[locale][camp], ENDING_NAMES[locale][how]);
  const scores = POWERS.map((power) => `${names[power]} ${points[power]}`);
  return `${won}: ${powers.map((power) => names[power]).join(', ')}. ${w.points}: ${scores.join(', ')}`;
}

/** `Conquest die: +3 (capitals +1, Tsarist morale +2)` (§19.5) */
export function conquestText(position: Position, locale: Locale): string {
  const parts = modifiersOf(position).map(({ why, plus }) => `${MODIFIER_NAMES[locale][why]} ${signed(plus)}`);
  return `${WORDS[locale].conquest}: ${signed(modifierOf(position))}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

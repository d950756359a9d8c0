import type { Luck, Tallied } from '../../../contract/shown.ts';
import type { Heard } from '../../../contract/story.ts';
import type { Locale } from '../../../lib/text.ts';
import type { View } from '../../state/view.ts';
import type { Event } from '../../table/events.ts';
import { MORALE_LEVELS } from '../../terms/levels.ts';
import { CAMPS, NATIONS } from '../../terms/nations.ts';
import { CAMP_NAMES, NATION_NAMES } from '../powers.ts';

const NAMES = {
  en: { morale: 'Morale, in levels above the lowest', strength: 'Strength in SP' },
  ko: { morale: '사기(가장 낮은 단계 위로)', strength: '병력(SP)' },
} as const;

/** The morale of the Camps in levels above the lowest (§9), and the soldiers of each nation on the map. */
export function tally({ morale, troops }: View, locale: Locale): readonly Tallied[] {
  const soldiers = Object.values(troops).flat();
  const strength = NATIONS.map((nation) => ({
    line: nation,
    name: NATION_NAMES[locale][nation],
    value: soldiers.reduce((sum, { of, sp }) => sum + (of === nation ? sp : 0), 0),
  }));
  return [
    {
      chart: 'morale',
      name: NAMES[locale].morale,
      lines: CAMPS.map((camp) => ({
        line: camp,
        name: CAMP_NAMES[locale][camp],
        value: MORALE_LEVELS.length - 1 - MORALE_LEVELS.indexOf(morale[camp].level),
      })),
    },
    { chart: 'strength', name: NAMES[locale].strength, lines: strength },
  ];
}

/** What a die shows on average. */
const MEAN = 3.5;

/** Pips of a Power's dice, against those that as many show on average. */
export const luck = (event: Heard<Event>): Luck | undefined =>
  event.type === 'rolled'
    ? { line: event.power, got: event.dice.reduce((sum, face) => sum + face, 0), expected: MEAN * event.dice.length }
    : undefined;

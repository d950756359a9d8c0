import type { Tallied } from '../../contract/shown.ts';
import type { Locale } from '../../lib/text.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { POWERS } from '../map/vocabulary.ts';
import type { View } from '../view.ts';

const NAMES = {
  en: { centres: 'Supply centres', units: 'Units' },
  ko: { centres: '병참 중심지', units: '부대' },
} as const;

/** Centres and units of each power (§1.3). */
export function tally({ centres, units }: View, locale: Locale): readonly Tallied[] {
  const held = Object.values(centres);
  const lines = (count: (power: (typeof POWERS)[number]) => number) =>
    POWERS.map((power) => ({ line: power, name: POWER_NAMES[locale][power], value: count(power) }));
  return [
    {
      chart: 'centres',
      name: NAMES[locale].centres,
      lines: lines((power) => held.filter((holder) => holder === power).length),
    },
    {
      chart: 'units',
      name: NAMES[locale].units,
      lines: lines((power) => units.filter((unit) => unit.power === power).length),
    },
  ];
}

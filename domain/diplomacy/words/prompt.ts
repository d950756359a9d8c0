import type { Prompt } from '../../contract/shown.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Locale } from '../../lib/text.ts';
import { adjustment, buildSites } from '../adjudicate/due.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { placeName, provinceOf } from '../map/provinces.ts';
import type { Phase, Power, Province, Unit } from '../map/vocabulary.ts';
import type { View } from '../view.ts';

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const WORDS = {
  en: {
    orders: (units: number) => `Orders for ${count(units, 'unit')}.`,
    retreats: (units: string) => `Driven out, each to retreat or disband: ${units}.`,
    build: (power: string, most: number, sites: string) => `${power} may build ${count(most, 'unit')}: ${sites}.`,
    remove: (power: string, units: number) => `${power} must remove ${count(units, 'unit')}.`,
    ready: 'Nobody need wait for you.',
  },
  ko: {
    orders: (units: number) => `부대 ${units}개에 내릴 명령.`,
    retreats: (units: string) => `쫓겨나서 퇴각하거나 해산할 부대: ${units}.`,
    build: (power: string, most: number, sites: string) =>
      `${power}: 부대를 ${most}개까지 배치할 수 있습니다(${sites}).`,
    remove: (power: string, units: number) => `${power}: 부대 ${units}개를 해산해야 합니다.`,
    ready: '아무도 나를 기다리지 않아도 됩니다.',
  },
} as const;

interface Asked {
  readonly view: View;
  readonly powers: readonly Power[];
  readonly locale: Locale;
}

/** What each phase asks. */
const QUESTIONS: { readonly [phase in Phase]: (asked: Asked) => Prompt } = {
  movement: ({ view, powers, locale }) => ({
    text: WORDS[locale].orders(view.units.filter(({ power }) => powers.includes(power)).length),
    about: [],
  }),
  retreat: ({ view, powers, locale }) => {
    const driven = view.dislodged.map(({ unit }) => unit).filter(({ power }) => powers.includes(power));
    return {
      text: WORDS[locale].retreats(driven.map(({ loc }) => placeName(loc, locale)).join(', ')),
      about: driven.map(pieceOf),
    };
  },
  adjustment: ({ view, powers, locale }) => {
    const parts = powers.map((power) => adjustmentOf(view, power, locale));
    return { text: parts.flatMap(({ text }) => text).join(' '), about: parts.flatMap(({ about }) => about) };
  },
};

const pieceOf = ({ loc }: Unit) => `piece:${provinceOf(loc)}` as const;
const spaceOf = (province: Province) => `space:${province}` as const;

/** §13.5, §13.6 */
function adjustmentOf(
  view: View,
  power: Power,
  locale: Locale,
): { readonly text: readonly string[]; readonly about: Prompt['about'] } {
  const due = adjustment(view, power);
  const words = WORDS[locale];
  const name = POWER_NAMES[locale][power];
  if (due === 0) return { text: [], about: [] };
  if (due < 0) return { text: [words.remove(name, -due)], about: [] };
  const sites = buildSites(view, power);
  return {
    text: [words.build(name, due, sites.map((site) => placeName(site, locale)).join(', '))],
    about: sites.map(spaceOf),
  };
}

/** What a seat is to write, and which units or places it is about. */
export function prompt(view: View, seat: SeatId, locale: Locale): Prompt {
  const words = WORDS[locale];
  const { text, about } = QUESTIONS[view.phase]({ view, powers: view.seats[seat]?.powers ?? [], locale });
  return { text: view.mine[seat]?.ready === true ? `${text} ${words.ready}` : text, about };
}

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
    retreats: (units: string) => `Dislodged units must retreat or disband: ${units}.`,
    build: (power: string, most: number, sites: string) => `${power} may build ${count(most, 'unit')}: ${sites}.`,
    remove: (power: string, units: number) => `${power} must remove ${count(units, 'unit')}.`,
    ready: 'The others need not wait for you.',
    short: {
      orders: (units: number) => `Orders for ${count(units, 'unit')}.`,
      retreats: (units: number) => `Retreat or disband ${count(units, 'unit')}.`,
      build: (most: number) => `Build up to ${count(most, 'unit')}.`,
      remove: (units: number) => `Remove ${count(units, 'unit')}.`,
      both: (most: number, units: number) => `Build up to ${most}, remove ${units}.`,
      ready: 'Sent. You can change it until all are ready.',
    },
  },
  ko: {
    orders: (units: number) => `부대 ${units}개에 내릴 명령.`,
    retreats: (units: string) => `쫓겨나서 퇴각하거나 해산할 부대: ${units}.`,
    build: (power: string, most: number, sites: string) =>
      `${power}: 부대를 ${most}개까지 배치할 수 있습니다(${sites}).`,
    remove: (power: string, units: number) => `${power}: 부대 ${units}개를 해산해야 합니다.`,
    ready: '다른 참가자가 나를 기다리지 않습니다.',
    short: {
      orders: (units: number) => `부대 ${units}개에 명령하세요.`,
      retreats: (units: number) => `부대 ${units}개: 퇴각하거나 해산하세요.`,
      build: (most: number) => `부대를 ${most}개까지 배치하세요.`,
      remove: (units: number) => `부대 ${units}개를 해산하세요.`,
      both: (most: number, units: number) => `${most}개까지 배치하고 ${units}개를 해산하세요.`,
      ready: '보냈습니다. 모두 준비될 때까지 고칠 수 있습니다.',
    },
  },
} as const;

interface Asked {
  readonly view: View;
  readonly powers: readonly Power[];
  readonly locale: Locale;
}

/** What each phase asks. */
const QUESTIONS: { readonly [phase in Phase]: (asked: Asked) => Prompt } = {
  movement: ({ view, powers, locale }) => {
    const units = view.units.filter(({ power }) => powers.includes(power)).length;
    return { text: WORDS[locale].orders(units), short: WORDS[locale].short.orders(units), about: [] };
  },
  retreat: ({ view, powers, locale }) => {
    const driven = view.dislodged.map(({ unit }) => unit).filter(({ power }) => powers.includes(power));
    return {
      text: WORDS[locale].retreats(driven.map(({ loc }) => placeName(loc, locale)).join(', ')),
      short: WORDS[locale].short.retreats(driven.length),
      about: driven.map(pieceOf),
    };
  },
  adjustment: ({ view, powers, locale }) => {
    const parts = powers.map((power) => adjustmentOf(view, power, locale));
    return {
      text: parts.flatMap(({ text }) => text).join(' '),
      short: adjustmentShort(
        powers.map((power) => adjustment(view, power)),
        locale,
      ),
      about: parts.flatMap(({ about }) => about),
    };
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

/** What the powers of a seat may build and must remove. */
function adjustmentShort(dues: readonly number[], locale: Locale): string {
  const { short } = WORDS[locale];
  const most = dues.reduce((sum, due) => sum + Math.max(due, 0), 0);
  const units = dues.reduce((sum, due) => sum + Math.max(-due, 0), 0);
  if (units === 0) return short.build(most);
  return most === 0 ? short.remove(units) : short.both(most, units);
}

/** What a seat is to write, and which units or places it is about. */
export function prompt(view: View, seat: SeatId, locale: Locale): Prompt {
  const words = WORDS[locale];
  const { text, short, about } = QUESTIONS[view.phase]({ view, powers: view.seats[seat]?.powers ?? [], locale });
  const isReady = view.mine[seat]?.ready === true;
  return { text: isReady ? `${text} ${words.ready}` : text, short: isReady ? words.short.ready : short, about };
}

import { absurd } from '../../lib/absurd.ts';
import type { Locale } from '../../lib/text.ts';
import { placeName, provinceOf } from '../map/provinces.ts';
import type { Loc, UnitType } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';

type Style = 'short' | 'long';

/**
 * The words of the rulebook's notation; where it has none (retreat, disband, build, convoy route) those of its text.
 */
const WORDS = {
  en: { A: 'A', F: 'F', hold: 'H', support: 'S', convoy: 'C', retreat: 'R', disband: 'D', build: 'B' },
  ko: {
    A: '육',
    F: '해',
    hold: '대기',
    support: '지원',
    convoy: '호송',
    retreat: '퇴각',
    disband: '해산',
    build: '배치',
  },
} as const;

const VIA: { readonly [locale in Locale]: { readonly [style in Style]: string } } = {
  en: { short: ' VIA', long: ' via convoy' },
  ko: { short: ' 호송을 거쳐', long: ', 호송을 거쳐' },
};

interface Named {
  readonly type: UnitType;
  readonly loc: Loc;
}

/**
 * An order as people write it: in English short `A mar S A par - bur`, long `A Marseilles S A Paris - Burgundy`; in
 * Korean short `육 마르세유 지원 육 파리 - 버건디`, long as the rulebook writes, `육, 마르세유, 지원, 육, 파리 - 버건디`. `units`: the units on
 * the board, for the letter of a unit supported; without them it is left out.
 */
export function printOrder(
  unit: Named,
  order: Order,
  style: Style,
  units: readonly Named[] = [],
  locale: Locale = 'en',
): string {
  const words = WORDS[locale];
  const comma = { en: ' ', ko: style === 'long' ? ', ' : ' ' }[locale];
  const byId = { en: style === 'short', ko: false }[locale];
  const place = (loc: Loc): string => (byId ? loc : placeName(loc, locale));
  const named = ({ type, loc }: Named): string => `${words[type]}${comma}${place(loc)}`;
  const told = (...parts: readonly string[]): string => [named(unit), ...parts].join(comma);
  switch (order.order) {
    case 'hold':
      return told(words.hold);
    case 'move':
      return `${named(unit)} - ${place(order.to)}${order.via === undefined ? '' : VIA[locale][style]}`;
    case 'support': {
      const found = units.find(({ loc }) => provinceOf(loc) === order.of);
      const helped =
        found === undefined ? place(order.of) : named(found.type === 'F' ? found : { type: 'A', loc: order.of });
      return `${told(words.support, helped)}${order.to === undefined ? '' : ` - ${place(order.to)}`}`;
    }
    case 'convoy':
      return `${told(words.convoy, named({ type: 'A', loc: order.of }))} - ${place(order.to)}`;
    case 'retreat':
      return told(words.retreat, place(order.to));
    case 'disband':
      return told(words.disband);
    case 'build': {
      const loc = order.coast === undefined ? provinceOf(unit.loc) : `${provinceOf(unit.loc)}/${order.coast}`;
      return `${named({ type: order.unit, loc })}${comma}${words.build}`;
    }
    case 'void':
      return order.written;
    default:
      return absurd(order);
  }
}

import type { Locale } from '../game.ts';
import { POWER_NAMES, phaseName } from './names.ts';
import { CENTRES, placeName } from './provinces.ts';
import type { Loc, Unit } from './state.ts';
import { standings, type View } from './view.ts';

const WORDS = {
  en: {
    army: 'army',
    fleet: 'fleet',
    centres: 'Centres',
    units: 'Units',
    none: 'none',
    dislodged: 'Dislodged',
    from: 'attacked from',
    retreats: 'may retreat to',
    won: 'has won',
  },
  ko: {
    army: '육군',
    fleet: '해군',
    centres: '보급거점',
    units: '부대',
    none: '없음',
    dislodged: '축출된 부대',
    from: '공격해 온 곳',
    retreats: '후퇴할 수 있는 곳',
    won: '승리',
  },
} as const;

/** The position in lines of text, for people who cannot see the board: phase, and by power its centres and units. */
export function describe(view: View, locale: Locale): string {
  const words = WORDS[locale];
  const names = POWER_NAMES[locale];
  const list = (items: readonly string[]): string => (items.length === 0 ? words.none : items.join(', '));
  const places = (locs: readonly Loc[]): string => list(locs.map((loc) => placeName(loc, locale)));
  const unitName = ({ type, loc }: Unit): string => `${type === 'A' ? words.army : words.fleet} ${placeName(loc, locale)}`;

  const powers = standings(view).map(({ power, centres }) => {
    const owned = CENTRES.filter((centre) => view.centres[centre] === power);
    const units = view.units.filter((unit) => unit.power === power).map(unitName);
    return `${names[power]}. ${words.centres} (${centres}): ${places(owned)}. ${words.units} (${units.length}): ${list(units)}.`;
  });
  const dislodged = view.dislodged.map(
    ({ unit, from, retreats }) =>
      `${words.dislodged}: ${names[unit.power]}, ${unitName(unit)}; ${words.from}: ${placeName(from, locale)}; ${words.retreats}: ${places(retreats)}.`,
  );
  return [
    `${phaseName(view, locale)}.`,
    ...(view.winner === undefined ? [] : [`${names[view.winner]}: ${words.won}.`]),
    ...powers,
    ...dislodged,
  ].join('\n');
}

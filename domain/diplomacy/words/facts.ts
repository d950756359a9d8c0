import type { Facts } from '../../contract/shown.ts';
import type { Locale } from '../../lib/text.ts';
import { POWER_NAMES } from '../map/powers.ts';
import {
  armyNeighbours,
  fleetNeighbours,
  isCentre,
  isLoc,
  isSea,
  neighbours,
  placeName,
  provinceOf,
  provinceRow,
} from '../map/provinces.ts';
import type { Loc, Unit } from '../map/vocabulary.ts';
import type { View } from '../view.ts';
import { draftsOf, orderText, resultText } from './describe-orders.ts';

const WORDS = {
  en: {
    sea: 'Sea province',
    coastal: 'Coastal province',
    inland: 'Inland province',
    centre: (of: string) => `Supply centre of ${of}`,
    free: 'Supply centre of nobody yet',
    home: (of: string) => `Home centre of ${of}`,
    here: (unit: string) => `Here: ${unit}`,
    empty: 'No unit is here',
    armies: (places: string) => `Armies reach: ${places}`,
    fleets: (places: string) => `Fleets reach: ${places}`,
    army: 'army',
    fleet: 'fleet',
    strength: 'Strength 1, and 1 more for each support',
    moves: (places: string) => `Moves to: ${places}`,
    supports: 'Supports any unit that stays in, or moves to, one of these provinces',
    convoys: 'Convoys an army from coast to coast',
    retreats: (places: string) => `Dislodged. Retreats to: ${places}`,
    disbands: 'Dislodged. No place is left for a retreat',
    ordered: (order: string) => `Your order: ${order}`,
    last: (result: string) => `Last phase: ${result}`,
  },
  ko: {
    sea: '해상 지역',
    coastal: '해안 지역',
    inland: '내륙 지역',
    centre: (of: string) => `병참 중심지: ${of} 통제`,
    free: '병참 중심지: 아직 주인 없음',
    home: (of: string) => `자국 병참 중심지: ${of}`,
    here: (unit: string) => `이곳의 부대: ${unit}`,
    empty: '부대 없음',
    armies: (places: string) => `육군이 갈 수 있는 곳: ${places}`,
    fleets: (places: string) => `해군이 갈 수 있는 곳: ${places}`,
    army: '육군',
    fleet: '해군',
    strength: '힘 1, 지원마다 1을 더함',
    moves: (places: string) => `이동할 수 있는 곳: ${places}`,
    supports: '위 지역에 머무르거나 그곳으로 이동하는 부대를 지원',
    convoys: '육군을 해안에서 해안으로 호송',
    retreats: (places: string) => `쫓겨남. 퇴각할 수 있는 곳: ${places}`,
    disbands: '쫓겨남. 퇴각할 곳이 없음',
    ordered: (order: string) => `내 명령: ${order}`,
    last: (result: string) => `지난 단계: ${result}`,
  },
} as const;

type Line = Facts['lines'][number];

const listed = (locs: readonly Loc[], locale: Locale): string =>
  locs
    .map((loc) => placeName(loc, locale))
    .toSorted()
    .join(', ');

const unitText = ({ power, type, loc }: Unit, locale: Locale): string =>
  `${POWER_NAMES[locale][power]}, ${type === 'A' ? WORDS[locale].army : WORDS[locale].fleet}, ${placeName(loc, locale)}`;

/** Returns what a viewer may know of a province or a unit: ground, owner, reach, own order, last result. */
export function facts(view: View, name: string, locale: Locale): Facts | undefined {
  const at = name.indexOf(':');
  const [kind, id] = [name.slice(0, at), name.slice(at + 1)];
  if (kind === 'space') return isLoc(id) ? ofProvince(view, id, locale) : undefined;
  if (kind !== 'piece') return undefined;
  const away = view.dislodged.find(({ unit }) => provinceOf(unit.loc) === id);
  // After a battle two units may be in one province; the one that must retreat is asked about.
  const unit = away?.unit ?? view.units.find(({ loc }) => provinceOf(loc) === id);
  return unit && { name: unitText(unit, locale), lines: ofUnit(view, unit, away?.retreats, locale) };
}

function ofProvince({ centres, units }: View, id: Loc, locale: Locale): Facts {
  const words = WORDS[locale];
  const province = provinceOf(id);
  const { kind, home, berths } = provinceRow(province);
  const owner = centres[province];
  const unit = units.find(({ loc }) => provinceOf(loc) === province);
  const [armies, fleets] = [armyNeighbours(province), id === province ? berths : [id]];
  return {
    name: placeName(id, locale),
    lines: [
      { text: words[kind], rule: '§2.1' },
      ...(isCentre(province)
        ? [{ text: owner === undefined ? words.free : words.centre(POWER_NAMES[locale][owner]), rule: '§2.3' }]
        : []),
      ...(home === undefined ? [] : [{ text: words.home(POWER_NAMES[locale][home]), rule: '§4.1' }]),
      { text: unit === undefined ? words.empty : words.here(unitText(unit, locale)) },
      ...(armies.length === 0 ? [] : [{ text: words.armies(listed(armies, locale)), rule: '§8.2' }]),
      ...fleets.map((berth) => ({
        text: `${words.fleets(listed(fleetNeighbours(berth), locale))}${fleets.length > 1 ? ` (${placeName(berth, locale)})` : ''}`,
        rule: '§8.4',
      })),
    ],
  };
}

function ofUnit(view: View, unit: Unit, retreats: readonly Loc[] | undefined, locale: Locale): readonly Line[] {
  const words = WORDS[locale];
  const isIt = (other: Unit): boolean => other.loc === unit.loc && other.power === unit.power;
  const written = draftsOf(view).find((draft) => isIt(draft.unit));
  const last = view.last?.results.find((result) => {
    const { outcome, order } = result;
    const stands = order.order === 'move' && outcome === 'succeeded' ? order.to : result.unit.loc;
    return result.power === unit.power && stands === unit.loc;
  });
  const told: readonly Line[] = [
    ...(written === undefined ? [] : [{ text: words.ordered(orderText(written.unit, written.order, locale)) }]),
    ...(last === undefined ? [] : [{ text: words.last(resultText(last, locale)) }]),
  ];
  if (retreats !== undefined) {
    const text = retreats.length === 0 ? words.disbands : words.retreats(listed(retreats, locale));
    return [{ text, rule: '§12.5' }, ...told];
  }
  return [
    { text: words.strength, rule: '§9.3' },
    { text: words.moves(listed(neighbours(unit), locale)), rule: unit.type === 'A' ? '§8.2' : '§8.4' },
    { text: words.supports, rule: '§9.6' },
    ...(unit.type === 'F' && isSea(unit.loc) ? [{ text: words.convoys, rule: '§10.1' }] : []),
    ...told,
  ];
}

import { last } from '../../lib/sure.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { placeName } from '../map/provinces.ts';
import type { Loc, Phase, Power, UnitType } from '../map/vocabulary.ts';
import type { Fighter, Piece } from '../state/why.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${last(words)}`;
const nameEn = ({ type, loc }: Piece): string => `${type} ${placeName(loc)}`;
const strongEn = (unit: Fighter): string => `${nameEn(unit)} (${unit.strength})`;

/** The parts of English sentences. */
export const EN = {
  list,
  name: nameEn,
  strong: strongEn,
  all: (units: readonly Fighter[]): string => list(units.map(strongEn)),
  places: (locs: readonly Loc[]): string => list(locs.map((loc) => placeName(loc))),
  kind: (type: UnitType): string => (type === 'A' ? 'an army' : 'a fleet'),
};

const place = (loc: Loc): string => placeName(loc, 'ko');
const nameKo = ({ type, loc }: Piece): string => `${place(loc)}의 ${type === 'A' ? '육군' : '해군'}`;
const strongKo = (unit: Fighter): string => `${nameKo(unit)}(${unit.strength})`;
const PHASES: { readonly [phase in Phase]: string } = { movement: '명령', retreat: '퇴각', adjustment: '부대 가감' };
const ORDERS = { hold: '대기', move: '이동', support: '지원', convoy: '호송', retreat: '퇴각', disband: '해산', build: '배치' } as const;

/** The parts of Korean sentences, in the rulebook's words. */
export const KO = {
  place,
  name: nameKo,
  strong: strongKo,
  all: (units: readonly Fighter[]): string => units.map(strongKo).join(', '),
  places: (locs: readonly Loc[]): string => locs.map(place).join(', '),
  power: (power: Power): string => POWER_NAMES.ko[power],
  phases: PHASES,
  orders: ORDERS,
};

import { once } from '../../lib/memo.ts';
import { at, sure } from '../../lib/sure.ts';
import { CENTRES, homeCentres, PROVINCE_IDS, provinceRow } from '../map/provinces.ts';
import { type Loc, POWERS, type Unit, type UnitType } from '../map/vocabulary.ts';
import type { Position } from '../state/state.ts';
import { mersenneTwister } from './mersenne-twister.ts';

// The Zobrist hash of the Python package `diplomacy`: every fact of a position has a number of 63 bits, and the hash is
// the exclusive or of the numbers of all facts that hold. The numbers come from one Mersenne Twister. Its seed depends
// on the map alone: on how many places it has, and on the names of its centres.

/** The places of the map in the order of their upper-case names: provinces, and each coast besides its province. */
const PLACES: readonly Loc[] = [
  ...new Set(PROVINCE_IDS.flatMap((province) => [province, ...provinceRow(province).berths])),
].sort();
const TYPES: readonly UnitType[] = ['A', 'F'];
const NAMES = POWERS.toSorted();

/** The kinds of facts in the order of their numbers, and how many rows of places each kind has. */
const KINDS = { type: 2, unit: 7, dislodgedType: 2, dislodgedUnit: 7, centre: 7, home: 7 } as const;
type Kind = keyof typeof KINDS;

/** Returns the hash as the package writes it: a decimal number in a string. */
export function zobristHash({ units, dislodged, centres }: Pick<Position, 'units' | 'dislodged' | 'centres'>): string {
  const numbers = table('standard');
  let hash = 0n;
  const add = (kind: Kind, row: number, loc: Loc): void => {
    hash ^= at(sure(numbers.get(kind), kind), row * PLACES.length + PLACES.indexOf(loc));
  };
  const stand = ({ power, type, loc }: Unit, ofType: Kind, ofPower: Kind): void => {
    add(ofType, TYPES.indexOf(type), loc);
    add(ofPower, NAMES.indexOf(power), loc);
  };
  for (const unit of units) stand(unit, 'type', 'unit');
  for (const { unit } of dislodged) stand(unit, 'dislodgedType', 'dislodgedUnit');
  for (const [row, power] of NAMES.entries()) {
    for (const centre of CENTRES) if (centres[centre] === power) add('centre', row, centre);
    for (const home of homeCentres(power)) add('home', row, home);
  }
  return `${hash}`;
}

const table = once((_map: 'standard'): ReadonlyMap<Kind, readonly bigint[]> => {
  const next = mersenneTwister(seed());
  return new Map(
    (Object.keys(KINDS) as Kind[]).map((kind) => [
      kind,
      Array.from({ length: KINDS[kind] * PLACES.length }, () => numberOf(next)),
    ]),
  );
});

/** A number from 1 to 2^63 - 1: two draws, the low half first, the high half without its lowest bit. */
function numberOf(next: () => number): bigint {
  const low = BigInt(next());
  const number = (BigInt(next() >>> 1) << 32n) | low;
  return number === MOST ? numberOf(next) : number + 1n;
}

const MOST = (1n << 63n) - 1n;

/** 12345, the places, and the letters of the centres as digits to the base 7, the first one lowest; 32 bits of it. */
function seed(): number {
  let sum = 12345 + PLACES.length;
  let weight = 1;
  for (const letter of CENTRES.toSorted().join('-').toUpperCase()) {
    sum = (sum + Math.imul(letter.charCodeAt(0), weight)) >>> 0;
    weight = Math.imul(weight, 7);
  }
  return sum;
}

import { josa } from '../../lib/josa.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { type Coast, hasCoasts, PROVINCE_IDS, provinceRow } from '../map/provinces.ts';
import type { Loc, Province, UnitType } from '../map/vocabulary.ts';
import { isSlip, mostWords, nearestProvince, provinceNamed, provinceStarting } from './province-names.ts';
import { isDone, startReading, take, type Unreadable, unreadable, type Words, wordAt } from './words.ts';

export interface NamedUnit {
  readonly type?: UnitType;
  readonly loc: Loc;
}

const NAME = /^[a-z\p{Script=Hangul}]/u;
/** A word behind which no name goes on. */
const VERB = /^(s|supports?|c|convoys?|transports?|h|holds?|stands?|r|retreats?)$/;
const ADJECTIVES = /^(austrian|english|british|french|german|italian|russian|turkish)$/;

export function readUnit(words: Words): Result<NamedUnit, Unreadable> {
  take(words, ADJECTIVES);
  const first = readType(words);
  const loc = readPlace(words);
  if (!loc.ok) return loc;
  const type = first ?? readType(words);
  return ok(type === undefined ? { loc: loc.value } : { type, loc: loc.value });
}

/** The kind of unit, before its province or behind it. */
const readType = (words: Words): UnitType | undefined =>
  take(words, /^(a|army)$/) ? 'A' : take(words, /^(f|fleet)$/) ? 'F' : undefined;

/** Units in their usual notation: `A bud`, `F stp/sc`. */
const AS_WRITTEN: ReadonlyMap<string, NamedUnit> = new Map(
  PROVINCE_IDS.flatMap((id): [string, NamedUnit][] => [
    [`A ${id}`, { type: 'A', loc: id }],
    ...provinceRow(id).berths.map((loc): [string, NamedUnit] => [`F ${loc}`, { type: 'F', loc }]),
  ]),
);

/** Reads a unit as games list them: `A bud`, `F stp/sc`, `Fleet St Petersburg (south coast)`. */
export function parseUnit(text: string): Result<NamedUnit, Unreadable> {
  const known = AS_WRITTEN.get(text);
  if (known !== undefined) return ok(known);
  const words = startReading(text);
  if (words === undefined) return unreadable(text);
  const unit = readUnit(words);
  return unit.ok && !isDone(words) ? unreadable(text) : unit;
}

/** The longest known name from here on, and a coast behind it; else the longest that only one name begins with. */
export function readPlace(words: Words): Result<Loc, Unreadable> {
  const province = readName(words, provinceNamed) ?? readName(words, provinceStarting);
  if (province === undefined) return unknownPlace(words);
  const coast = readCoast(words, province.id);
  if (province.isClumsy) words.isClumsy = true;
  return ok(coast === undefined ? province.id : `${province.id}/${coast}`);
}

/** The most words that the beginning of a name has. */
const LONGEST_START = 4;

function readName(
  words: Words,
  called: typeof provinceNamed,
): { readonly id: Province; readonly isClumsy: boolean } | undefined {
  const most = called === provinceNamed ? mostWords(wordAt(words)) : LONGEST_START;
  for (let length = most; length > 0; length--) {
    const parts = words.list.slice(words.at, words.at + length);
    if (parts.length < length || !parts.every((part) => NAME.test(part))) continue;
    const id = called(parts.join(' '));
    if (id === undefined) continue;
    words.at += length;
    return { id, isClumsy: called === provinceStarting || parts.some(isSlip) };
  }
  return undefined;
}

export function unknownPlace(words: Words): { readonly ok: false; readonly error: Unreadable } {
  const rest = words.list.slice(words.at);
  const end = rest.findIndex((word) => !NAME.test(word) || VERB.test(word));
  const written = rest.slice(0, end === -1 ? rest.length : end).join(' ');
  if (written === '')
    return err({ code: 'UNREADABLE', detail: { en: 'A province is missing.', ko: '지역이 빠졌습니다.' } });
  const near = nearestProvince(written);
  const detail = {
    en: `There is no province "${written}".`,
    ko: `${josa(`"${written}"`, '이라는/라는')} 지역은 없습니다.`,
  };
  if (near === undefined) return err({ code: 'UNKNOWN_PROVINCE', detail });
  const { en, ko } = provinceRow(near).name;
  const suggestion = /\p{Script=Hangul}/u.test(written) ? ko : en;
  return err({
    code: 'UNKNOWN_PROVINCE',
    detail: { en: `${detail.en} Did you mean ${suggestion}?`, ko: `${detail.ko} ${suggestion}입니까?` },
    suggestion,
  });
}

const COASTS: { readonly [word: string]: Coast } = {
  nc: 'nc',
  sc: 'sc',
  ec: 'ec',
  'n.c': 'nc',
  's.c': 'sc',
  'e.c': 'ec',
};
const SIDES: { readonly [word: string]: Coast } = { north: 'nc', south: 'sc', east: 'ec', n: 'nc', s: 'sc', e: 'ec' };

/** `/nc`, `(nc)`, `nc`, `north coast`. A coast that the province does not have stays: the order is then not lawful. */
function readCoast(words: Words, province: Province): Coast | undefined {
  const start = words.at;
  const isMarked = take(words, /^[/(]$/);
  const word = wordAt(words).replace(/\.$/, '');
  const side = SIDES[word];
  const coast =
    COASTS[word] ?? (side !== undefined && (isMarked || /^coast/.test(wordAt(words, 1))) ? side : undefined);
  if (coast === undefined || (!isMarked && !hasCoasts(province))) {
    words.at = start;
    return undefined;
  }
  words.at++;
  take(words, /^coast$/);
  take(words, /^\)$/);
  return hasCoasts(province) ? coast : undefined;
}

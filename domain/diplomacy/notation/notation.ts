import type { Text } from '../../game.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { lawful } from '../adjudicate/lawful.ts';
import type { Order } from '../commands.ts';
import { type Coast, coastOf, hasCoasts, isSea, PROVINCES, provinceOf } from '../map/provinces.ts';
import { type Loc, type Phase, POWERS, type Position, type Power, type Province, type Unit, type UnitType } from '../state.ts';
import { koreanWords } from './korean.ts';
import { LONGEST_NAME, nearestProvince, plain, provinceNamed, provinceStarting } from './province-names.ts';

/** An order as read: for the unit in `province`; `type`, `loc` and `power` as far as they were written or the position tells. */
export interface WrittenOrder {
  readonly is: 'order';
  readonly power?: Power;
  readonly type?: UnitType;
  readonly province: Province;
  readonly loc: Loc;
  readonly order: Order;
  /** Set when it was written clumsily, with one meaning that it can have (§7.4). */
  readonly isClumsy?: true;
}

/** A build left out on purpose (§13.12). */
export interface Waiver {
  readonly is: 'waive';
  readonly power?: Power;
}

/** Why a text is no order; `suggestion` is the name that was probably meant. */
export interface Unreadable {
  readonly code: 'UNREADABLE' | 'UNKNOWN_PROVINCE' | 'MISSING_TYPE';
  readonly detail: Text;
  /** In the script that was written. */
  readonly suggestion?: string;
}

/** What is known when an order is read: the phase makes `-` a retreat, the position fills in unit types and coasts. */
export interface Context {
  readonly phase?: Phase;
  readonly position?: Position;
}

/**
 * Reads one order in English or Korean notation, abbreviated or with full names (§7.6, §7.7, §9.9, §10.3): `A par - bur`,
 * `F Bulgaria (ec) S A Rumania - Serbia`, `A edi - nwy via convoy`, `F nth R hol`, `Build F stp/nc`, `WAIVE`;
 * `육, 파리 - 버건디`, `해, 흑해, 호송, 육, 앙카라 - 세바스토폴`, `육파리대기`. What can mean only one thing is read so (§7.4): unit letters
 * may be missing or wrong, names cut short, dashes left out, coasts too where one is possible. Does not judge lawfulness.
 */
export function parseOrder(text: string, context: Context = {}): Result<WrittenOrder | Waiver, Unreadable> {
  const list = wordsOf(text);
  if (list === undefined) return unreadable(text);
  const words: Words = { list, at: 0, isClumsy: false };
  const power = readPower(words);
  const owner = power === undefined ? {} : { power };
  if (take(words, WAIVE)) return isDone(words) ? ok({ is: 'waive', ...owner }) : unreadable(text);
  const verb = take(words, BUILD) ? 'build' : take(words, DISBAND) ? 'disband' : undefined;
  const unit = readUnit(words);
  if (!unit.ok) return unit;
  const order = verb === undefined ? readAction(words, unit.value, context) : adjusted(verb, unit.value);
  if (!order.ok) return order;
  if (!isDone(words)) return isKnown(words) ? unreadable(text) : unknownPlace(words);
  const { type, loc } = unit.value;
  const typed = type === undefined ? {} : { type };
  const clumsy = words.isClumsy ? ({ isClumsy: true } as const) : {};
  return ok(completed({ is: 'order', ...owner, ...typed, province: provinceOf(loc), loc, order: order.value, ...clumsy }, context));
}

const WORD = /[a-z]+(?:['.][a-z]*)*|->|[-–—/()>→]/g;
const KOREAN = /\p{Script=Hangul}+(?:\s+\p{Script=Hangul}+)*/gu;
const NAME = /^[a-z\p{Script=Hangul}]/u;
const WAIVE = /^waives?$/;
const BUILD = /^(builds?|b)$/;
const DISBAND = /^(disbands?|removes?|d)$/;
const TO = /^(-|–|—|->|>|→|m|to|moves?|move)$/;
const HOLD = /^(h|holds?|stands?)$/;
const SUPPORT = /^(s|supports?)$/;
const CONVOY = /^(c|convoys?|transports?)$/;
const RETREAT = /^(r|retreats?)$/;
const VIA = /^(via|by)$/;
const ADJECTIVES = /^(austrian|english|british|french|german|italian|russian|turkish)$/;

/** The words of an order, how far they are read, and whether anything of it was written clumsily. */
interface Words {
  readonly list: readonly string[];
  at: number;
  isClumsy: boolean;
}

export interface NamedUnit {
  readonly type?: UnitType;
  readonly loc: Loc;
}

/** No order is longer. */
const LONGEST_ORDER = 200;

/** The words of the grammar, Korean ones put into it; undefined where there is something else between them. */
function wordsOf(text: string): readonly string[] | undefined {
  if (text.length > LONGEST_ORDER) return undefined;
  const words: string[] = [];
  let isClean = true;
  const latin = (part: string): void => {
    const lower = part.replaceAll('mid-atlantic', 'mid atlantic');
    words.push(...(lower.match(WORD) ?? []));
    if (lower.replace(WORD, '').replace(/[\s:,.;·]/g, '') !== '') isClean = false;
  };
  const clean = plain(text);
  let at = 0;
  for (const found of clean.matchAll(KOREAN)) {
    latin(clean.slice(at, found.index));
    words.push(...koreanWords(found[0]));
    at = found.index + found[0].length;
  }
  latin(clean.slice(at));
  return isClean ? words : undefined;
}

const isDone = (words: Words): boolean => words.at === words.list.length;
/** Whether the next word is one of the grammar; Korean ones that are not stay as they were. */
const isKnown = (words: Words): boolean => !/^\p{Script=Hangul}/u.test(words.list[words.at] ?? '');
const unreadable = (text: string): { readonly ok: false; readonly error: Unreadable } =>
  err({ code: 'UNREADABLE', detail: { en: `"${text}" is no order that can be read.`, ko: `읽을 수 없는 명령입니다: "${text}".` } });

function take(words: Words, pattern: RegExp): boolean {
  if (!pattern.test(words.list[words.at] ?? '')) return false;
  words.at++;
  return true;
}

function readPower(words: Words): Power | undefined {
  const power = POWERS.find((name) => name === words.list[words.at]);
  if (power !== undefined) words.at++;
  return power;
}

function readUnit(words: Words): Result<NamedUnit, Unreadable> {
  take(words, ADJECTIVES);
  const first = readType(words);
  const loc = readPlace(words);
  if (!loc.ok) return loc;
  const type = first ?? readType(words);
  return ok(type === undefined ? { loc: loc.value } : { type, loc: loc.value });
}

/** The kind of unit, before its province or behind it. */
const readType = (words: Words): UnitType | undefined => (take(words, /^(a|army)$/) ? 'A' : take(words, /^(f|fleet)$/) ? 'F' : undefined);

/** Reads a unit as games list them: `A bud`, `F stp/sc`, `Fleet St Petersburg (south coast)`. */
export function parseUnit(text: string): Result<NamedUnit, Unreadable> {
  const list = wordsOf(text);
  if (list === undefined) return unreadable(text);
  const words: Words = { list, at: 0, isClumsy: false };
  const unit = readUnit(words);
  return unit.ok && !isDone(words) ? unreadable(text) : unit;
}

/** The longest known name from here on, and a coast behind it; else the longest that only one name begins with. */
function readPlace(words: Words): Result<Loc, Unreadable> {
  const province = readName(words, provinceNamed) ?? readName(words, provinceStarting);
  if (province === undefined) return unknownPlace(words);
  const coast = readCoast(words, province.id);
  if (province.isShort) words.isClumsy = true;
  return ok(coast === undefined ? province.id : `${province.id}/${coast}`);
}

function readName(words: Words, called: typeof provinceNamed): { readonly id: Province; readonly isShort: boolean } | undefined {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const parts = words.list.slice(words.at, words.at + length);
    if (parts.length < length || !parts.every((part) => NAME.test(part))) continue;
    const id = called(parts.join(' '));
    if (id === undefined) continue;
    words.at += length;
    return { id, isShort: called === provinceStarting };
  }
  return undefined;
}

function unknownPlace(words: Words): { readonly ok: false; readonly error: Unreadable } {
  const rest = words.list.slice(words.at);
  const end = rest.findIndex(
    (word) => !NAME.test(word) || SUPPORT.test(word) || CONVOY.test(word) || HOLD.test(word) || RETREAT.test(word),
  );
  const written = rest.slice(0, end === -1 ? rest.length : end).join(' ');
  if (written === '') return err({ code: 'UNREADABLE', detail: { en: 'A province is missing.', ko: '지역이 빠졌습니다.' } });
  const near = nearestProvince(written);
  const detail = { en: `There is no province "${written}".`, ko: `"${written}"(이)라는 지역은 없습니다.` };
  if (near === undefined) return err({ code: 'UNKNOWN_PROVINCE', detail });
  const { en, ko } = PROVINCES[near]!.name;
  const suggestion = /\p{Script=Hangul}/u.test(written) ? ko : en;
  return err({
    code: 'UNKNOWN_PROVINCE',
    detail: { en: `${detail.en} Did you mean ${suggestion}?`, ko: `${detail.ko} ${suggestion}입니까?` },
    suggestion,
  });
}

const COASTS: { readonly [word: string]: Coast } = { nc: 'nc', sc: 'sc', ec: 'ec', 'n.c': 'nc', 's.c': 'sc', 'e.c': 'ec' };
const SIDES: { readonly [word: string]: Coast } = { north: 'nc', south: 'sc', east: 'ec', n: 'nc', s: 'sc', e: 'ec' };

/** `/nc`, `(nc)`, `nc`, `north coast`. A coast that the province does not have stays: the order is then not lawful. */
function readCoast(words: Words, province: Province): Coast | undefined {
  const start = words.at;
  const isMarked = take(words, /^[/(]$/);
  const word = (words.list[words.at] ?? '').replace(/\.$/, '');
  const side = SIDES[word];
  const coast = COASTS[word] ?? (side !== undefined && (isMarked || /^coast/.test(words.list[words.at + 1] ?? '')) ? side : undefined);
  if (coast === undefined || (!isMarked && !hasCoasts(province))) {
    words.at = start;
    return undefined;
  }
  words.at++;
  take(words, /^coast$/);
  take(words, /^\)$/);
  return hasCoasts(province) ? coast : undefined;
}

function readAction(words: Words, unit: NamedUnit, context: Context): Result<Order, Unreadable> {
  const phase = context.phase ?? context.position?.phase;
  if ((isDone(words) && (phase ?? 'movement') === 'movement') || takeHold(words)) return ok({ order: 'hold' });
  if (take(words, DISBAND)) return ok({ order: 'disband' });
  if (take(words, BUILD)) return adjusted('build', unit);
  if (take(words, SUPPORT)) return readSupport(words);
  if (take(words, CONVOY)) return readConvoy(words);
  const isRetreat = take(words, RETREAT);
  const to = readDestination(words, isRetreat);
  if (!to.ok) return to;
  return isRetreat || phase === 'retreat' ? ok({ order: 'retreat', to: to.value }) : readMove(words, to.value);
}

/** `H`, `- H`, `to hold`. */
function takeHold(words: Words): boolean {
  if (take(words, HOLD)) return true;
  if (!TO.test(words.list[words.at] ?? '') || !HOLD.test(words.list[words.at + 1] ?? '')) return false;
  words.at += 2;
  return true;
}

/** The rest of a move: the seas of a way that was written out, and `via convoy`. */
function readMove(words: Words, first: Loc): Result<Order, Unreadable> {
  let to = first;
  let isByConvoy = false;
  while (isSea(to) && take(words, TO)) {
    const next = readPlace(words);
    if (!next.ok) return next;
    to = next.value;
    isByConvoy = true;
  }
  const isMarked = take(words, /^\($/);
  if (takeVia(words)) isByConvoy = true;
  if (isMarked) take(words, /^\)$/);
  return ok(isByConvoy ? { order: 'move', to, via: 'convoy' } : { order: 'move', to });
}

/** `via convoy`, `by convoy`, `via` */
function takeVia(words: Words): boolean {
  if (!take(words, VIA)) return false;
  take(words, /^convoy$/);
  return true;
}

function readSupport(words: Words): Result<Order, Unreadable> {
  const helped = readUnit(words);
  if (!helped.ok) return helped;
  const of = provinceOf(helped.value.loc);
  if (isDone(words) || takeHold(words)) return ok({ order: 'support', of });
  const to = readDestination(words);
  if (!to.ok) return to;
  takeVia(words);
  return ok({ order: 'support', of, to: to.value });
}

function readConvoy(words: Words): Result<Order, Unreadable> {
  const army = readUnit(words);
  if (!army.ok) return army;
  const to = readDestination(words);
  if (!to.ok) return to;
  takeVia(words);
  return ok({ order: 'convoy', of: provinceOf(army.value.loc), to: provinceOf(to.value) });
}

/**
 * Where a unit goes, behind its name: `- Burgundy`, `moves to Burgundy`. Without a word between, two provinces in a row can only mean
 * the same. `isTold`: a word before has said that it goes.
 */
function readDestination(words: Words, isTold = false): Result<Loc, Unreadable> {
  const isMarked = take(words, TO);
  if (isMarked) take(words, /^to$/);
  const to = readPlace(words);
  if (!to.ok || isMarked || isTold) return to;
  words.isClumsy = true;
  take(words, TO);
  return to;
}

const MISSING_TYPE: Text = {
  en: 'Say whether an army (A) or a fleet (F) is built.',
  ko: '육군(육)을 배치하는지 해군(해)을 배치하는지 밝혀야 합니다.',
};

function adjusted(verb: 'build' | 'disband', unit: NamedUnit): Result<Order, Unreadable> {
  if (verb === 'disband') return ok({ order: 'disband' });
  if (unit.type === undefined) return err({ code: 'MISSING_TYPE', detail: MISSING_TYPE });
  const coast = coastOf(unit.loc);
  if (unit.type === 'A' || (coast !== 'nc' && coast !== 'sc')) return ok({ order: 'build', unit: unit.type });
  return ok({ order: 'build', unit: 'F', coast });
}

/** What the position adds: the unit's type and exact place, and the one coast that is possible. */
function completed(written: WrittenOrder, { position }: Context): WrittenOrder {
  if (position === undefined || written.order.order === 'build') return written;
  const dislodged = position.dislodged.map(({ unit }) => unit);
  const here = (units: readonly Unit[]): Unit | undefined => units.find(({ loc }) => provinceOf(loc) === written.province);
  const unit = position.phase === 'retreat' ? (here(dislodged) ?? here(position.units)) : here(position.units);
  if (unit === undefined) return written;
  const judged = lawful(position, unit, written.order);
  return { ...written, type: unit.type, loc: unit.loc, order: judged.ok ? judged.order : written.order };
}

export { printOrder, type Style } from './print-order.ts';

import { err, ok, type Result } from '../lib/result.ts';
import { lawful } from './adjudicate/lawful.ts';
import type { Order } from './commands.ts';
import { LONGEST_NAME, nearestProvince, plain, provinceNamed } from './province-names.ts';
import { type Coast, coastOf, hasCoasts, isSea, PROVINCES, placeName, provinceOf } from './provinces.ts';
import { type Loc, type Phase, POWERS, type Position, type Power, type Province, type Unit, type UnitType } from './state.ts';

/** An order as read: for the unit in `province`; `type`, `loc` and `power` as far as they were written or the position tells. */
export interface WrittenOrder {
  readonly is: 'order';
  readonly power?: Power;
  readonly type?: UnitType;
  readonly province: Province;
  readonly loc: Loc;
  readonly order: Order;
}

/** A build left out on purpose (§13.12). */
export interface Waiver {
  readonly is: 'waive';
  readonly power?: Power;
}

/** Why a text is no order; `suggestion` is the name that was probably meant. */
export interface Unreadable {
  readonly code: 'UNREADABLE' | 'UNKNOWN_PROVINCE' | 'MISSING_TYPE';
  readonly detail: string;
  readonly suggestion?: string;
}

/** What is known when an order is read: the phase makes `-` a retreat, the position fills in unit types and coasts. */
export interface Context {
  readonly phase?: Phase;
  readonly position?: Position;
}

/**
 * Reads one order in English notation, abbreviated or with full names (§7.6, §7.7, §9.9, §10.3): `A par - bur`,
 * `F Bulgaria (ec) S A Rumania - Serbia`, `A edi - nwy via convoy`, `F nth R hol`, `Build F stp/nc`, `WAIVE`. What can mean
 * only one thing is read so (§7.4): unit letters may be missing, coasts too where one is possible. Does not judge lawfulness.
 */
export function parseOrder(text: string, context: Context = {}): Result<WrittenOrder | Waiver, Unreadable> {
  const words: Words = { list: wordsOf(text), at: 0 };
  if (
    plain(text)
      .replace(WORD, '')
      .replace(/[\s:,.;]/g, '') !== ''
  )
    return unreadable(text);
  const power = readPower(words);
  const owner = power === undefined ? {} : { power };
  if (take(words, WAIVE)) return isDone(words) ? ok({ is: 'waive', ...owner }) : unreadable(text);
  const verb = take(words, BUILD) ? 'build' : take(words, DISBAND) ? 'disband' : undefined;
  const unit = readUnit(words);
  if (!unit.ok) return unit;
  const order = verb === undefined ? readAction(words, unit.value, context) : adjusted(verb, unit.value);
  if (!order.ok) return order;
  if (!isDone(words)) return unreadable(text);
  const { type, loc } = unit.value;
  const typed = type === undefined ? {} : { type };
  return ok(completed({ is: 'order', ...owner, ...typed, province: provinceOf(loc), loc, order: order.value }, context));
}

const WORD = /[a-z]+(?:['.][a-z]*)*|->|[-–—/()>]/g;
const WAIVE = /^waives?$/;
const BUILD = /^builds?$/;
const DISBAND = /^(disbands?|removes?|d)$/;
const TO = /^(-|–|—|->|>|m|to|moves?|move)$/;
const HOLD = /^(h|holds?|stands?)$/;
const SUPPORT = /^(s|supports?)$/;
const CONVOY = /^(c|convoys?|transports?)$/;
const RETREAT = /^(r|retreats?)$/;
const ADJECTIVES = /^(austrian|english|british|french|german|italian|russian|turkish)$/;

const UNIT = /^(a|army|f|fleet)$/;

/** The words of an order and how far they are read. */
interface Words {
  readonly list: readonly string[];
  at: number;
}

export interface NamedUnit {
  readonly type?: UnitType;
  readonly loc: Loc;
}

const wordsOf = (text: string): readonly string[] => plain(text).replace('mid-atlantic', 'mid atlantic').match(WORD) ?? [];
const isDone = (words: Words): boolean => words.at === words.list.length;
const unreadable = (text: string): { readonly ok: false; readonly error: Unreadable } =>
  err({ code: 'UNREADABLE', detail: `"${text}" is no order that can be read.` });

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
  if (UNIT.test(words.list[words.at + 1] ?? '')) take(words, ADJECTIVES);
  const type = take(words, /^(a|army)$/) ? 'A' : take(words, /^(f|fleet)$/) ? 'F' : undefined;
  const loc = readPlace(words);
  return loc.ok ? ok(type === undefined ? { loc: loc.value } : { type, loc: loc.value }) : loc;
}

/** Reads a unit as games list them: `A bud`, `F stp/sc`, `Fleet St Petersburg (south coast)`. */
export function parseUnit(text: string): Result<NamedUnit, Unreadable> {
  const words: Words = { list: wordsOf(text), at: 0 };
  const unit = readUnit(words);
  return unit.ok && !isDone(words) ? unreadable(text) : unit;
}

/** The longest known name from here on, and a coast behind it. */
function readPlace(words: Words): Result<Loc, Unreadable> {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const parts = words.list.slice(words.at, words.at + length);
    if (parts.length < length || !parts.every((part) => /^[a-z]/.test(part))) continue;
    const province = provinceNamed(parts.join(' '));
    if (province === undefined) continue;
    words.at += length;
    const coast = readCoast(words, province);
    return ok(coast === undefined ? province : `${province}/${coast}`);
  }
  return unknownPlace(words);
}

function unknownPlace(words: Words): Result<Loc, Unreadable> {
  const rest = words.list.slice(words.at);
  const end = rest.findIndex(
    (word) => !/^[a-z]/.test(word) || SUPPORT.test(word) || CONVOY.test(word) || HOLD.test(word) || RETREAT.test(word),
  );
  const written = rest.slice(0, end === -1 ? rest.length : end).join(' ');
  if (written === '') return err({ code: 'UNREADABLE', detail: 'A province is missing.' });
  const near = nearestProvince(written);
  const detail = `There is no province "${written}".`;
  if (near === undefined) return err({ code: 'UNKNOWN_PROVINCE', detail });
  const suggestion = PROVINCES[near]!.name.en;
  return err({ code: 'UNKNOWN_PROVINCE', detail: `${detail} Did you mean ${suggestion}?`, suggestion });
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
  if ((isDone(words) && (phase ?? 'movement') === 'movement') || take(words, HOLD)) return ok({ order: 'hold' });
  if (take(words, DISBAND)) return ok({ order: 'disband' });
  if (take(words, BUILD) || take(words, /^b$/)) return adjusted('build', unit);
  if (take(words, SUPPORT)) return readSupport(words);
  if (take(words, CONVOY)) return readConvoy(words);
  const isRetreat = take(words, RETREAT);
  if (take(words, TO)) take(words, /^to$/);
  else if (!isRetreat) return unreadable(words.list.join(' '));
  const to = readPlace(words);
  if (!to.ok) return to;
  return isRetreat || phase === 'retreat' ? ok({ order: 'retreat', to: to.value }) : readMove(words, to.value);
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
  if (take(words, /^(via|by)$/)) {
    take(words, /^convoy$/);
    isByConvoy = true;
  }
  if (isMarked) take(words, /^\)$/);
  return ok(isByConvoy ? { order: 'move', to, via: 'convoy' } : { order: 'move', to });
}

function readSupport(words: Words): Result<Order, Unreadable> {
  const helped = readUnit(words);
  if (!helped.ok) return helped;
  const of = provinceOf(helped.value.loc);
  if (isDone(words) || take(words, HOLD) || (take(words, /^to$/) && take(words, HOLD))) return ok({ order: 'support', of });
  const to = readDestination(words);
  return to.ok ? ok({ order: 'support', of, to: to.value }) : to;
}

function readConvoy(words: Words): Result<Order, Unreadable> {
  const army = readUnit(words);
  if (!army.ok) return army;
  const to = readDestination(words);
  return to.ok ? ok({ order: 'convoy', of: provinceOf(army.value.loc), to: provinceOf(to.value) }) : to;
}

/** Behind the unit helped: where it goes. `to` may already be read. */
function readDestination(words: Words): Result<Loc, Unreadable> {
  if (!take(words, TO) && words.list[words.at - 1] !== 'to') return unreadable(words.list.join(' '));
  take(words, /^to$/);
  const to = readPlace(words);
  if (to.ok && take(words, /^(via|by)$/)) take(words, /^convoy$/);
  return to;
}

function adjusted(verb: 'build' | 'disband', unit: NamedUnit): Result<Order, Unreadable> {
  if (verb === 'disband') return ok({ order: 'disband' });
  if (unit.type === undefined) return err({ code: 'MISSING_TYPE', detail: 'Say whether an army (A) or a fleet (F) is built.' });
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

export type Style = 'short' | 'long';

/**
 * An order as people write it: short `A mar S A par - bur`, long `A Marseilles S A Paris - Burgundy`. `units`: the units on the
 * board, for the letter of a unit supported; without them it is left out.
 */
export function printOrder(
  unit: { readonly type: UnitType; readonly loc: Loc },
  order: Order,
  style: Style,
  units: readonly { readonly type: UnitType; readonly loc: Loc }[] = [],
): string {
  const place = (loc: Loc): string => (style === 'short' ? loc : placeName(loc));
  const subject = `${unit.type} ${place(unit.loc)}`;
  switch (order.order) {
    case 'hold':
      return `${subject} H`;
    case 'move':
      return `${subject} - ${place(order.to)}${order.via === undefined ? '' : style === 'short' ? ' VIA' : ' via convoy'}`;
    case 'support': {
      const helped = units.find(({ loc }) => provinceOf(loc) === order.of);
      const name = helped === undefined ? place(order.of) : `${helped.type} ${place(helped.type === 'F' ? helped.loc : order.of)}`;
      return `${subject} S ${name}${order.to === undefined ? '' : ` - ${place(order.to)}`}`;
    }
    case 'convoy':
      return `${subject} C A ${place(order.of)} - ${place(order.to)}`;
    case 'retreat':
      return `${subject} R ${place(order.to)}`;
    case 'disband':
      return `${subject} D`;
    case 'build':
      return `${order.unit} ${place(order.coast === undefined ? provinceOf(unit.loc) : `${provinceOf(unit.loc)}/${order.coast}`)} B`;
    case 'void':
      return order.written;
  }
}

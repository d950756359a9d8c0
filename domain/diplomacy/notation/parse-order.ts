import { err, ok, type Result } from '../../lib/result.ts';
import type { Text } from '../../lib/text.ts';
import { lawfulOn, type Survey } from '../adjudicate/lawful.ts';
import { coastOf, isSea, provinceOf } from '../map/provinces.ts';
import {
  type Loc,
  type Phase,
  POWERS,
  type Power,
  type Province,
  type Unit,
  type UnitType,
} from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Position } from '../state/state.ts';
import { type NamedUnit, readPlace, readUnit, unknownPlace } from './units.ts';
import { isDone, isKnown, startReading, take, type Unreadable, unreadable, type Words, wordAt } from './words.ts';

/**
 * An order as read: for the unit in `province`; `type`, `loc` and `power` as far as they were written or the position
 * tells.
 */
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
interface Waiver {
  readonly is: 'waive';
  readonly power?: Power;
}

/** The context of an order: the phase makes `-` a retreat, the surveyed position fills in unit types and coasts. */
export interface Context {
  readonly phase?: Phase;
  readonly on?: Survey;
}

/**
 * Reads one order in English or Korean notation, abbreviated or with full names (§7.6, §7.7, §9.9, §10.3): `A par -
 * bur`, `F Bulgaria (ec) S A Rumania - Serbia`, `A edi - nwy via convoy`, `F nth R hol`, `Build F stp/nc`, `WAIVE`; `육,
 * 파리 - 버건디`, `해, 흑해, 호송, 육, 앙카라 - 세바스토폴`, `육파리대기`. What can mean only one thing is read so (§7.4): unit letters may be
 * missing or wrong, names cut short, dashes left out, coasts too where one is possible. Does not judge lawfulness.
 */
export function parseOrder(text: string, context: Context = {}): Result<WrittenOrder | Waiver, Unreadable> {
  const words = startReading(text);
  if (words === undefined) return unreadable(text);
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
  return ok(
    completed(
      { is: 'order', ...owner, ...typed, province: provinceOf(loc), loc, order: order.value, ...clumsy },
      context,
    ),
  );
}

const WAIVE = /^waives?$/;
const BUILD = /^(builds?|b)$/;
const DISBAND = /^(disbands?|removes?|d)$/;
const TO = /^(-|–|—|->|>|→|m|to|moves?|move)$/;
const HOLD = /^(h|holds?|stands?)$/;
const SUPPORT = /^(s|supports?)$/;
const CONVOY = /^(c|convoys?|transports?)$/;
const RETREAT = /^(r|retreats?)$/;
const VIA = /^(via|by)$/;

function readPower(words: Words): Power | undefined {
  const power = POWERS.find((name) => name === words.list[words.at]);
  if (power !== undefined) words.at++;
  return power;
}

function readAction(words: Words, unit: NamedUnit, context: Context): Result<Order, Unreadable> {
  const phase = context.phase ?? context.on?.position.phase;
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
  if (!TO.test(wordAt(words)) || !HOLD.test(wordAt(words, 1))) return false;
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
 * Where a unit goes, behind its name: `- Burgundy`, `moves to Burgundy`. Without a word between, two provinces in a row
 * can only mean the same. `isTold`: a word before has said that it goes.
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
function completed(written: WrittenOrder, { on }: Context): WrittenOrder {
  if (on === undefined || written.order.order === 'build') return written;
  const unit =
    (on.position.phase === 'retreat' ? dislodgedIn(on.position, written.province) : undefined) ??
    on.unitIn.get(written.province);
  if (unit === undefined) return written;
  const judged = lawfulOn(on, unit, written.order);
  return { ...written, type: unit.type, loc: unit.loc, order: judged.ok ? judged.order : written.order };
}

const dislodgedIn = ({ dislodged }: Position, province: Province): Unit | undefined =>
  dislodged.find(({ unit }) => provinceOf(unit.loc) === province)?.unit;

import { among, constant, fields, inOrder, type Legal, map, naming, nothing, oneOf, text } from '../contract/legal.ts';
import type { SeatId } from '../lib/ids.ts';
import { numberAt, sure } from '../lib/sure.ts';
import type { Locale } from '../lib/text.ts';
import { isOnRoute, landings } from './adjudicate/convoys.ts';
import { adjustment, buildSites } from './adjudicate/due.ts';
import { isOver } from './adjudicate/ending.ts';
import { type Survey, survey } from './adjudicate/lawful.ts';
import { isAsked } from './asks.ts';
import { numberOf, SEA_BIT } from './map/atlas.ts';
import {
  armyNeighbours,
  canReach,
  fleetNeighbours,
  hasCoasts,
  isInland,
  isSea,
  placeName,
  provinceOf,
  provinceRow,
} from './map/provinces.ts';
import type { Loc, Power, Province, Unit } from './map/vocabulary.ts';
import type { Dislodged } from './state/state.ts';
import type { View } from './view.ts';
import { LABELS, type Labels, unitLabel } from './words/labels.ts';

type Nodes = { readonly [province: Province]: Legal };

const ORDERS = constant('orders');
const READY = inEach(({ ready, draft }) => naming('answer', oneOf([constant(true, ready), constant(false, draft)])));
const HOLD = inEach(({ hold }) => fields({ order: constant('hold') }, hold));
const VOID = inEach((labels) => ({
  ...fields({ order: constant('void'), written: text(120, labels.written) }, labels.void),
  rare: true,
}));
const DISBAND = inEach(({ disband }) => fields({ order: constant('disband') }, disband));
const MOVE = constant('move');
const SUPPORT = constant('support');
const CONVOY = constant('convoy');
const VIA = inEach(({ via }) => constant('convoy', via));
const BUILD = constant('build');
const ARMY = inEach(({ army }) => constant('A', army));
const FLEET = inEach(({ fleet }) => constant('F', fleet));

/** One of these provinces or coasts, as the board shows them. */
const spaces = (locs: readonly Loc[]): Legal => naming('space', among(locs));
const space = (loc: Loc): Legal => naming('space', constant(loc));
/** A support or a convoy: the helped unit, then where to. */
const helping = (of: Parameters<typeof fields>[0], label: string): Legal => inOrder(['of', 'to'], fields(of, label));

/** A node without a choice, in every language. */
function inEach(node: (labels: Labels) => Legal): { readonly [locale in Locale]: Legal } {
  return { en: node(LABELS.en), ko: node(LABELS.ko) };
}

/** Supports by one unit, by the key of the unit helped. */
type Given = Map<string, readonly Legal[]>;

/** What the choices are made for: a position, and the language of their labels. */
interface Menu extends Survey {
  readonly locale: Locale;
  /** A unit's kind and place. */
  keyOf(unit: Unit): string;
  /** The supports by a unit that were worked out before, by the key of the unit helped. */
  given(unit: Unit): Given;
}

function menuOf(view: View, locale: Locale): Menu {
  const keys = new Map(view.units.map((unit) => [unit, unit.type + unit.loc]));
  const world = locale + (view.closed?.join() ?? '');
  const keyOf = (unit: Unit): string => sure(keys.get(unit), 'key of the unit');
  const given = (unit: Unit): Given => {
    const key = world + keyOf(unit);
    const known: Given = WALKED.get(key) ?? new Map();
    WALKED.set(key, known);
    return known;
  };
  return { ...survey(view), locale, keyOf, given };
}

/**
 * Returns the orders that `seat` may submit now: any choice of its units, each with one lawful order (§7.8, §12.2,
 * §13.4). Orders are given exactly: a coast where a fleet's place has two (§8.7), none where it says nothing.
 */
export function legal(view: View, seat: SeatId, locale: Locale = 'en'): Legal {
  const powers = view.seats[seat]?.powers ?? [];
  if (isOver(view) || !isAsked(view, powers)) return nothing;
  const sheets = { type: ORDERS, orders: sheet(view, powers, locale), ready: READY[locale] };
  const written = inOrder(['orders', 'ready'], fields(sheets, LABELS[locale].sheet, ['ready']));
  return oneOf(view.disorder === 'round' && view.phase === 'movement' ? [written, NONE[locale]] : [written]);
}

const whole = (nodes: Nodes): Legal => naming('piece', map(nodes, 0, Object.keys(nodes).length));

/** Nothing submitted (§15.1). */
const NONE = inEach(({ none, ready }) => {
  const sheets = { type: ORDERS, orders: whole({}), ready: constant(true, ready), none: constant(true, none) };
  return { ...inOrder(['orders', 'ready', 'none'], fields(sheets, none)), rare: true };
});

function sheet(view: View, powers: readonly Power[], locale: Locale): Legal {
  switch (view.phase) {
    case 'movement': {
      const on = menuOf(view, locale);
      const units = view.units.filter(({ power }) => powers.includes(power));
      return whole(Object.fromEntries(units.map((unit) => [provinceOf(unit.loc), unitOrders(on, unit)])));
    }
    case 'retreat': {
      const units = view.dislodged.filter(({ unit }) => powers.includes(unit.power));
      return whole(Object.fromEntries(units.map((each) => [provinceOf(each.unit.loc), retreatOrders(each, locale)])));
    }
    case 'adjustment':
      return adjustments(view, powers, locale);
  }
}

function unitOrders(on: Menu, unit: Unit): Legal {
  const { locale } = on;
  // A fleet that may carry an army is rather meant to carry it than to help it where others carry it.
  const choices = [...moves(on, unit), ...supports(on, unit), ...convoys(on, unit), ...supportsByConvoy(on, unit)];
  return oneOf([HOLD[locale], ...choices, VOID[locale]], unitLabel(unit, locale));
}

/** §8.2-§8.7; an army that fleets could carry may say `via` (§11.7), also where it could walk. */
function moves(on: Menu, { type, loc }: Unit): Legal[] {
  const { fleets } = on;
  const { move, moveByConvoy } = LABELS[on.locale];
  if (type === 'F') return someMove(open(on, fleetNeighbours(loc)), move);
  const carried = open(on, landings(fleets, provinceOf(loc)));
  const walked = open(on, armyNeighbours(loc)).filter((to) => !carried.includes(to));
  const byConvoy = inOrder(
    ['to', 'via'],
    fields({ order: MOVE, to: spaces(carried), via: VIA[on.locale] }, moveByConvoy, ['via']),
  );
  return [...someMove(walked, move), ...(carried.length === 0 ? [] : [byConvoy])];
}

const someMove = (locs: readonly Loc[], label: string): Legal[] =>
  locs.length === 0 ? [] : [fields({ order: MOVE, to: spaces(locs) }, label)];

/** Those of the places that units may enter (§16.7). */
const open = <L extends Loc>({ position: { closed } }: Survey, locs: readonly L[]): readonly L[] =>
  closed === undefined ? locs : locs.filter((loc) => !closed.includes(provinceOf(loc)));

function supports(on: Menu, unit: Unit): Legal[] {
  const given = on.given(unit);
  return on.position.units.flatMap((helped) => (helped === unit ? [] : walkedSupports(on, unit, helped, given)));
}

/**
 * §9.6-§9.11: every move that an army could make over sea, carried by others, to where the supporter could itself go.
 */
function supportsByConvoy(on: Menu, unit: Unit): Legal[] {
  const { fleets, locale, position } = on;
  const others = fleets & ~numberAt(SEA_BIT, numberOf(unit.loc));
  return position.units.flatMap((helped) => {
    if (helped === unit || helped.type === 'F') return [];
    const carried = open(on, landings(others, helped.loc)).filter(
      (to) => canReach(unit, to) && !armyNeighbours(helped.loc).includes(to),
    );
    const label = LABELS[locale].supportByConvoy(placeName(helped.loc, locale));
    return carried.length === 0 ? [] : [helping({ order: SUPPORT, of: space(helped.loc), to: spaces(carried) }, label)];
  });
}

const WALKED = new Map<string, Given>();

/**
 * §9.6-§9.11: supports in place, and of every move that the helped unit could make by itself to where the supporter
 * could go. They do not depend on other units, so they are computed once for each set of closed provinces.
 */
function walkedSupports(on: Menu, unit: Unit, helped: Unit, given: Given): readonly Legal[] {
  const { locale } = on;
  const key = on.keyOf(helped);
  const known = given.get(key);
  if (known !== undefined) return known;
  const here = provinceOf(helped.loc);
  const targets = open(on, destinations(helped)).filter((to) => canReach(unit, provinceOf(to)));
  const of = space(here);
  const nodes = [
    ...(canReach(unit, here) && open(on, [here]).length > 0
      ? [fields({ order: SUPPORT, of }, LABELS[locale].supportInPlace(placeName(helped.loc, locale)))]
      : []),
    ...(targets.length === 0
      ? []
      : [
          helping(
            { order: SUPPORT, of, to: spaces(targets) },
            LABELS[locale].supportMove(placeName(helped.loc, locale)),
          ),
        ]),
  ];
  given.set(key, nodes);
  return nodes;
}

/** Where a unit could go by itself, as a support may name it: a fleet's coast, or the whole province (§9.7). */
function destinations(unit: Unit): readonly Loc[] {
  if (unit.type === 'A') return armyNeighbours(unit.loc);
  const locs = fleetNeighbours(unit.loc);
  return [...new Set(locs.flatMap((loc) => (hasCoasts(loc) ? [provinceOf(loc), loc] : [loc])))];
}

/** §10.1, §10.8: armies, and the coasts where this fleet has a part in a way there. */
function convoys(on: Menu, fleet: Unit): Legal[] {
  const { fleets, position } = on;
  if (fleet.type === 'A' || !isSea(fleet.loc)) return [];
  const bit = numberAt(SEA_BIT, numberOf(fleet.loc));
  return position.units.flatMap((army) => {
    if (army.type === 'F' || isInland(army.loc)) return [];
    const from = numberOf(army.loc);
    const coasts = open(on, landings(fleets, army.loc)).filter((to) => isOnRoute(bit, fleets, from, numberOf(to)));
    return coasts.length === 0 ? [] : [convoyTo(army, coasts, on.locale)];
  });
}

const convoyTo = (army: Unit, coasts: readonly Province[], locale: Locale): Legal =>
  helping(
    { order: CONVOY, of: space(army.loc), to: spaces(coasts) },
    LABELS[locale].convoy(placeName(army.loc, locale)),
  );

/** §12.3, §12.9 */
function retreatOrders({ unit, retreats }: Dislodged, locale: Locale): Legal {
  const retreat = fields({ order: constant('retreat'), to: spaces(retreats) }, LABELS[locale].retreat);
  const disband = DISBAND[locale];
  return oneOf(retreats.length === 0 ? [disband] : [retreat, disband], unitLabel(unit, locale));
}

/** §13.5, §13.6; with several powers, each within its own limit (§16.6). */
function adjustments(view: View, powers: readonly Power[], locale: Locale): Legal {
  const parts = powers.map((power) => ({
    nodes: adjustmentsOf(view, power, locale),
    max: Math.abs(adjustment(view, power)),
  }));
  const asked = parts.filter(({ max }) => max > 0);
  const nodes: Nodes = Object.assign({}, ...asked.map((part) => part.nodes));
  const most = asked.reduce((sum, { max }) => sum + max, 0);
  const groups = asked.length < 2 ? undefined : asked.map((part) => ({ keys: Object.keys(part.nodes), max: part.max }));
  return naming('space', map(nodes, 0, most, undefined, groups));
}

function adjustmentsOf(view: View, power: Power, locale: Locale): Nodes {
  if (adjustment(view, power) > 0)
    return Object.fromEntries(buildSites(view, power).map((site) => [site, buildOrders(site, locale)]));
  const own = view.units.filter((unit) => unit.power === power);
  return Object.fromEntries(
    own.map((unit) => [provinceOf(unit.loc), oneOf([DISBAND[locale]], unitLabel(unit, locale))]),
  );
}

/** §13.9 */
function buildOrders(site: Province, locale: Locale): Legal {
  const { buildArmy, buildFleet, coasts } = LABELS[locale];
  const label = { en: site, ko: placeName(site, 'ko') }[locale];
  const army = fields({ order: BUILD, unit: ARMY[locale] }, buildArmy);
  if (isInland(site)) return oneOf([army], label);
  const unit = FLEET[locale];
  if (!hasCoasts(site)) return oneOf([army, fields({ order: BUILD, unit }, buildFleet)], label);
  const sides = provinceRow(site).berths.map((berth) => berth.slice(4));
  const coast = naming('answer', oneOf(sides.map((side) => constant(side, coasts[side]))));
  return oneOf([army, inOrder(['unit', 'coast'], fields({ order: BUILD, unit, coast }, buildFleet))], label);
}

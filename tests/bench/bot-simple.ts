import { type Chance, pickOne } from '../../domain/contract/chance.ts';
import { adjustment, buildSites } from '../../domain/diplomacy/adjudicate/due.ts';
import {
  canReach,
  homeCentres,
  isCentre,
  isInland,
  neighbours,
  PROVINCES,
  provinceOf,
} from '../../domain/diplomacy/map/provinces.ts';
import type { Loc, Power, Province, Unit } from '../../domain/diplomacy/map/vocabulary.ts';
import type { Command, Order } from '../../domain/diplomacy/state/commands.ts';
import type { View } from '../../domain/diplomacy/view.ts';
import type { SeatId } from '../../domain/lib/ids.ts';

const STREAM = 'bot';
const FAR = 99;

type Piece = Pick<Unit, 'type' | 'loc'>;
type Written = Record<Province, Order>;

/**
 * A simple player to measure others by: units go by the shortest way to centres that their power does not own, help
 * each other into occupied provinces, and stay on what they have reached. Draws only to break ties, from the stream
 * `bot`.
 */
export function simpleBot(view: View, seat: SeatId, chance: Chance): Command {
  const powers = view.seats[seat]?.powers ?? [];
  const orders: Written = {};
  for (const power of powers) Object.assign(orders, think(view, power, chance));
  return { type: 'orders', orders, ready: true };
}

function think(view: View, power: Power, chance: Chance): Written {
  switch (view.phase) {
    case 'movement':
      return campaign(view, power, chance);
    case 'retreat':
      return fallBack(view, power, chance);
    case 'adjustment':
      return adjust(view, power, chance);
  }
}

function campaign(view: View, power: Power, chance: Chance): Written {
  const orders: Written = {};
  const taken = new Set<Province>();
  const attacks: { readonly from: Province; readonly to: Loc }[] = [];
  const mine = view.units.filter((unit) => unit.power === power);
  const foreign = new Set(view.units.filter((unit) => unit.power !== power).map(({ loc }) => provinceOf(loc)));
  const isWanted = (loc: Loc): boolean => isCentre(loc) && view.centres[provinceOf(loc)] !== power;
  const waiting = new Set(mine.map(({ loc }) => provinceOf(loc)));

  for (const unit of byDistance(mine, isWanted)) {
    const here = provinceOf(unit.loc);
    waiting.delete(here);
    const attack = attacks.find(({ to }) => provinceOf(to) !== here && canReach(unit, provinceOf(to)));
    if (attack !== undefined && !isWanted(unit.loc)) {
      orders[here] = { order: 'support', of: attack.from, to: attack.to };
      taken.add(here);
      continue;
    }
    const open = neighbours(unit).filter((loc) => !taken.has(provinceOf(loc)) && !waiting.has(provinceOf(loc)));
    const to = isWanted(unit.loc)
      ? undefined
      : nearest(unit, open, (loc) => isWanted(loc) && !taken.has(provinceOf(loc)), chance);
    taken.add(to === undefined ? here : provinceOf(to));
    orders[here] = to === undefined ? { order: 'hold' } : { order: 'move', to };
    if (to !== undefined && foreign.has(provinceOf(to))) attacks.push({ from: here, to });
  }
  return orders;
}

function fallBack(view: View, power: Power, chance: Chance): Written {
  const orders: Written = {};
  const taken = new Set<Loc>();
  for (const { unit, retreats } of view.dislodged) {
    if (unit.power !== power) continue;
    const open = retreats.filter((loc) => !taken.has(provinceOf(loc)));
    const to = nearest(unit, open, (loc) => isCentre(loc) && view.centres[provinceOf(loc)] !== power, chance);
    orders[provinceOf(unit.loc)] = to === undefined ? { order: 'disband' } : { order: 'retreat', to };
    if (to !== undefined) taken.add(provinceOf(to));
  }
  return orders;
}

function adjust(view: View, power: Power, chance: Chance): Written {
  const due = adjustment(view, power);
  if (due < 0) {
    const home = new Set(homeCentres(power));
    const mine = view.units.filter((unit) => unit.power === power);
    const farthest = byDistance(mine, (loc) => home.has(provinceOf(loc))).reverse();
    return Object.fromEntries(farthest.slice(0, -due).map(({ loc }) => [provinceOf(loc), { order: 'disband' }]));
  }
  const sites = [...buildSites(view, power)];
  const orders: Written = {};
  for (let i = 0; i < due; i++) {
    const [site] = sites.splice(chance.draw(STREAM, sites.length), 1);
    orders[site!] = build(site!, power, chance);
  }
  return orders;
}

/** Islanders build two fleets to an army, others two armies to a fleet. */
function build(site: Province, power: Power, chance: Chance): Order {
  const sails = chance.draw(STREAM, 3) < (power === 'england' ? 2 : 1);
  if (!sails || isInland(site)) return { order: 'build', unit: 'A' };
  const berths = PROVINCES[site]!.berths;
  if (berths.length < 2) return { order: 'build', unit: 'F' };
  return { order: 'build', unit: 'F', coast: pickOne(chance, STREAM, berths).endsWith('/nc') ? 'nc' : 'sc' };
}

/** One of the `open` places nearest to what is wanted, if from there it is nearer than from here. */
function nearest(unit: Piece, open: readonly Loc[], isWanted: (loc: Loc) => boolean, chance: Chance): Loc | undefined {
  const steps = open.map((loc) => ({ loc, steps: distance({ type: unit.type, loc }, isWanted) }));
  const best = Math.min(...steps.map(({ steps }) => steps));
  const choices = steps.filter(({ steps }) => steps === best && best < FAR);
  return choices.length === 0 ? undefined : pickOne(chance, STREAM, choices).loc;
}

const byDistance = (units: readonly Unit[], isWanted: (loc: Loc) => boolean): Unit[] =>
  units
    .map((unit) => ({ unit, steps: distance(unit, isWanted) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ unit }) => unit);

/** How many moves the unit is from a place that is wanted, other units left aside. */
function distance({ type, loc }: Piece, isWanted: (loc: Loc) => boolean): number {
  const seen = new Set([loc]);
  let front: readonly Loc[] = [loc];
  for (let steps = 0; front.length > 0; steps++) {
    if (front.some(isWanted)) return steps;
    const next: Loc[] = [];
    for (const from of front) {
      for (const to of neighbours({ type, loc: from })) {
        if (seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    front = next;
  }
  return FAR;
}

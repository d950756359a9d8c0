import { numberAt } from '../../lib/sure.ts';
import { adjustment, buildSites } from '../adjudicate/due.ts';
import { coastOf, provinceOf, provinceRow } from '../map/provinces.ts';
import type { Loc, Power, Province, Unit, UnitType } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Luck } from './luck.ts';
import { foreignersAt } from './reach.ts';
import { type Situation, US } from './situation.ts';
import { IS_CENTRE, PROVINCE_OF_SITE, siteOf, worthAt } from './terrain.ts';
import { worthFor } from './worth.ts';

/**
 * How much less the next unit of a type is wanted for each that there is already: fleets and armies need each other.
 */
const PER_UNIT_OF_ITS_TYPE = 0.5;
/** A unit is wanted in a home centre that foreign units can go to. */
const PER_THREAT = 0.4;
/** So small that it only separates equal values. */
const WHIM = 0.02;
/** A unit in a centre of its own side with foreign units near guards it. */
const GUARD = 0.5;

/** What each of these powers builds, or which of its units it removes. */
export function adjustments(
  situation: Situation,
  powers: readonly Power[],
  luck: Luck,
): { readonly [province: Province]: Order } {
  const worth = worthFor(situation, US);
  const orders: Record<Province, Order> = {};
  for (const power of powers) {
    const due = adjustment(situation.view, power);
    Object.assign(
      orders,
      due > 0 ? builds(situation, power, due, worth, luck) : removals(situation, power, -due, worth),
    );
  }
  return orders;
}

interface Build {
  readonly type: UnitType;
  readonly loc: Loc;
  readonly worth: number;
}

function builds(
  situation: Situation,
  power: Power,
  due: number,
  worth: Float64Array,
  luck: Luck,
): Record<Province, Order> {
  const { view } = situation;
  const orders: Record<Province, Order> = {};
  const counts = { A: 0, F: 0 };
  for (const unit of view.units) if (unit.power === power) counts[unit.type]++;
  for (let i = 0; i < due; i++) {
    const open = buildSites(view, power).filter((site) => orders[site] === undefined);
    const options = open
      .flatMap((site) => optionsAt(site))
      .map(({ type, loc }): Build => {
        const site = siteOf(type, loc);
        const wanted =
          worthAt(worth, site) +
          PER_THREAT * Math.min(1, foreignersAt(situation.reach, US, numberAt(PROVINCE_OF_SITE, site)));
        return {
          type,
          loc,
          worth: wanted / (1 + PER_UNIT_OF_ITS_TYPE * counts[type]) + (luck.happens(0.5) ? WHIM : 0),
        };
      });
    const [best] = options.sort((a, b) => b.worth - a.worth);
    if (best === undefined) break;
    counts[best.type]++;
    orders[provinceOf(best.loc)] = buildOrder(best);
  }
  return orders;
}

const optionsAt = (site: Province): readonly Pick<Build, 'type' | 'loc'>[] => [
  { type: 'A', loc: site },
  ...provinceRow(site).berths.map((loc) => ({ type: 'F', loc }) as const),
];

function buildOrder({ type, loc }: Build): Order {
  const coast = coastOf(loc);
  return coast === 'nc' || coast === 'sc' ? { order: 'build', unit: type, coast } : { order: 'build', unit: type };
}

function removals(situation: Situation, power: Power, count: number, worth: Float64Array): Record<Province, Order> {
  const { view, owner, reach } = situation;
  const keep = ({ type, loc }: Unit): number => {
    const site = siteOf(type, loc);
    const province = numberAt(PROVINCE_OF_SITE, site);
    const isGuard = IS_CENTRE[province] === 1 && owner[province] === US && foreignersAt(reach, US, province) > 0;
    return worthAt(worth, site) + (isGuard ? GUARD : 0);
  };
  const units = view.units.filter((unit) => unit.power === power).map((unit) => ({ unit, worth: keep(unit) }));
  const least = units.sort((a, b) => a.worth - b.worth).slice(0, count);
  return Object.fromEntries(least.map(({ unit }) => [provinceOf(unit.loc), { order: 'disband' }]));
}

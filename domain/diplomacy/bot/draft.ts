import { at, numberAt } from '../../lib/sure.ts';
import { numberOf } from '../map/atlas.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Loc } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import { type Luck, shuffled } from './luck.ts';
import { foreignersAt } from './reach.ts';
import { type Situation, VACANT } from './situation.ts';
import { IS_CENTRE, NEAR_PROVINCES, PROVINCE_OF_SITE, siteOf, worthAt } from './terrain.ts';

/** How often a player takes the best order that it sees, else the next best by the same chance, and so on. */
const TAKES_THE_BEST = 0.75;
/**
 * A centre that stands to change hands is worth this much more than the way to it: in fall it is settled, in spring not
 * yet.
 */
const CAPTURE_IN_FALL = 2;
const CAPTURE_IN_SPRING = 0.7;
/** The value of staying in a friendly centre that foreign units could enter. */
const GUARD_IN_FALL = 0.8;
const GUARD_IN_SPRING = 0.3;
/** The share of a move's worth that remains when a foreign unit holds the place and nobody supports the move. */
const AGAINST_A_UNIT = 0.5;
/** The share of a contested move's worth that the first support adds. */
const OF_A_SUPPORT = 0.8;

/** The orders of the units of one side, by unit number. */
export type Orders = Map<number, Order>;

interface Move {
  readonly unit: number;
  readonly to: Loc;
  readonly worth: number;
  readonly isContested: boolean;
  isSupported: boolean;
}
interface Choice {
  readonly worth: number;
  readonly order: Order;
  readonly move?: Move;
  readonly helps?: Move;
}

/**
 * Returns one plausible set of orders of a side. Its units, in any order, each go for the most valuable place that is
 * left, or help an earlier unit. Fast and of modest sense: a guess of the orders of others, and a first plan for the
 * bot.
 */
export function draft(situation: Situation, side: number, worth: Float64Array, luck: Luck): Orders {
  const own = unitsOf(situation, side);
  const orders: Orders = new Map();
  const taken = new Set<number>();
  const moves: Move[] = [];
  for (const unit of shuffled(luck, own)) {
    const choice = choose(choicesOf(situation, side, unit, worth, taken, moves), luck);
    orders.set(unit, choice.order);
    if (choice.helps !== undefined) choice.helps.isSupported = true;
    if (choice.move !== undefined) moves.push(choice.move);
    taken.add(
      choice.move === undefined ? numberAt(PROVINCE_OF_SITE, numberAt(situation.site, unit)) : numberOf(choice.move.to),
    );
  }
  return orders;
}

/** The numbers of the units of a side. */
const unitsOf = ({ side: sides }: Situation, side: number): readonly number[] =>
  Array.from(sides.keys()).filter((u) => sides[u] === side);

function choose(choices: readonly Choice[], luck: Luck): Choice {
  const sorted = [...choices].sort((a, b) => b.worth - a.worth);
  let i = 0;
  while (i < sorted.length - 1 && !luck.happens(TAKES_THE_BEST)) i++;
  return at(sorted, i);
}

function choicesOf(
  s: Situation,
  side: number,
  unit: number,
  worth: Float64Array,
  taken: Set<number>,
  moves: readonly Move[],
): Choice[] {
  const { type } = at(s.units, unit);
  const here = numberAt(s.site, unit);
  const choices: Choice[] = [];
  // A place that another unit goes to is no place to stay, unless it comes as help: then one of them has to give way,
  // or it bounces.
  choices.push({
    worth: taken.has(numberAt(PROVINCE_OF_SITE, here))
      ? 0
      : gain(s, side, here, worth) + guard(s, side, numberAt(PROVINCE_OF_SITE, here)),
    order: { order: 'hold' },
  });
  for (const to of at(s.steps, unit)) {
    const province = numberOf(to);
    if (taken.has(province)) continue;
    const move = {
      unit,
      to,
      worth: gain(s, side, siteOf(type, to), worth),
      isContested: isContested(s, side, province),
      isSupported: false,
    };
    choices.push({
      worth: s.unitIn[province] !== VACANT && move.isContested ? AGAINST_A_UNIT * move.worth : move.worth,
      order: { order: 'move', to },
      move,
    });
  }
  for (const move of moves) {
    if (!move.isContested || move.isSupported || !at(NEAR_PROVINCES, here).includes(numberOf(move.to))) continue;
    const order: Order = { order: 'support', of: provinceOf(at(s.units, move.unit).loc), to: move.to };
    choices.push({ worth: OF_A_SUPPORT * move.worth, order, helps: move });
  }
  return choices;
}

function gain({ owner, isFall }: Situation, side: number, site: number, worth: Float64Array): number {
  const province = numberAt(PROVINCE_OF_SITE, site);
  const isCapture = IS_CENTRE[province] === 1 && owner[province] !== side;
  return worthAt(worth, site) + (isCapture ? (isFall ? CAPTURE_IN_FALL : CAPTURE_IN_SPRING) : 0);
}

function guard(situation: Situation, side: number, province: number): number {
  if (situation.owner[province] !== side || !isContested(situation, side, province)) return 0;
  return situation.isFall ? GUARD_IN_FALL : GUARD_IN_SPRING;
}

/** Whether a unit of another side stands there or could go there. */
function isContested({ unitIn, side: sides, reach }: Situation, side: number, province: number): boolean {
  const there = numberAt(unitIn, province);
  return (there !== VACANT && sides[there] !== side) || foreignersAt(reach, side, province) > 0;
}

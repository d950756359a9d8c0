import { at, sure } from '../../lib/sure.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Power } from '../map/vocabulary.ts';
import type { Command } from '../state/commands.ts';
import { appraiser } from './appraise.ts';
import { draft, type Orders } from './draft.ts';
import { forecast, sheetsOf } from './forecast.ts';
import type { Luck } from './luck.ts';
import { mended } from './mend.ts';
import { type Situation, situationOf, US } from './situation.ts';
import { theatreOf } from './theatre.ts';
import { varied } from './vary.ts';
import { worthFor } from './worth.ts';

type Sheet = Command['orders'];

/** How many guesses of the others' orders a plan is tried against. */
const FORECASTS = 6;
/** How many plans are drafted; the best is where the search starts. */
const DRAFTS = 6;
/**
 * How many phases are resolved in the search, which is what a call costs: some, and more for each unit that has an
 * order. At most as many variants are made: of few units there are few, and those known are not tried again.
 */
const TRIALS_AT_LEAST = 120;
const TRIALS_PER_UNIT = 45;
/** A variant that is worse by this much, summed over the forecasts so far, is given up. */
const HOPELESS = 0.7;

interface Plan {
  readonly orders: Orders;
  /** Its value against each forecast. */
  readonly scores: readonly number[];
}

/**
 * Returns the orders of our side for a movement phase: it drafts some, changes the best draft a little, over and over,
 * and keeps a change that does better on average against what the others might order.
 */
export function campaign(whole: Situation, mine: readonly Power[], luck: Luck): Sheet {
  const worths = Array.from({ length: whole.sides }, (_, side) => worthFor(whole, side));
  const situation = situationOf(theatreOf(whole.view, mine), mine);
  const plan = search(situation, worths, luck);
  return Object.fromEntries([...plan].map(([unit, order]) => [provinceOf(at(situation.units, unit).loc), order]));
}

function search(situation: Situation, worths: readonly Float64Array[], luck: Luck): Orders {
  const appraise = appraiser(situation, at(worths, US));
  const forecasts = Array.from({ length: FORECASTS }, () => forecast(situation, worths, luck));
  let trials = 0;
  /** The plan with its scores, if it is better than the one before; what is far behind is given up early. */
  const better = (orders: Orders, before?: Plan): Plan | undefined => {
    const own = sheetsOf(situation, orders);
    const scores: number[] = [];
    let lead = 0;
    for (const [i, others] of forecasts.entries()) {
      trials++;
      scores.push(appraise({ ...others, ...own }));
      if (before !== undefined) lead += at(scores, i) - at(before.scores, i);
      if (lead < -HOPELESS) return undefined;
    }
    return before !== undefined && lead <= 0 ? undefined : { orders, scores };
  };
  const drafted = (): Orders => mended(situation, draft(situation, US, at(worths, US), luck));

  const known = new Set<string>();
  const isNew = (orders: Orders): boolean => known.size !== known.add(keyOf(orders)).size;

  let best = sure(better(drafted()), 'first plan');
  for (let i = 1; i < DRAFTS; i++) best = better(drafted(), best) ?? best;
  const most = TRIALS_AT_LEAST + TRIALS_PER_UNIT * best.orders.size;
  for (let variant = 0; variant < most && trials < most; variant++) {
    const orders = mended(situation, varied(situation, best.orders, luck));
    if (isNew(orders)) best = better(orders, best) ?? best;
  }
  return best.orders;
}

const keyOf = (orders: Orders): string => JSON.stringify([...orders].sort(([a], [b]) => a - b));

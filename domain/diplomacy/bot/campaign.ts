import type { Order } from '../commands.ts';
import { provinceOf } from '../provinces.ts';
import type { Province, Orders as Sheets } from '../state.ts';
import { appraise } from './appraise.ts';
import { draft, type Orders } from './draft.ts';
import { forecast, sheetsOf } from './forecast.ts';
import type { Luck } from './luck.ts';
import { mended } from './mend.ts';
import { type Situation, US } from './situation.ts';
import { varied } from './vary.ts';
import { worthFor } from './worth.ts';

/** How many guesses of the others' orders a plan is tried against. */
const FORECASTS = 6;
/** How many plans are drafted; the best is where the search starts. */
const DRAFTS = 6;
/** How many phases are resolved in the search: what a call may cost. */
const TRIALS = 420;
/** A variant that is worse by this much, summed over the forecasts so far, is given up. */
const HOPELESS = 1.5;

interface Plan {
  readonly orders: Orders;
  /** What it comes to against each forecast. */
  readonly scores: readonly number[];
}

/**
 * The orders of our side for a movement phase: drafts, the best of which is changed a little, over and over, and kept where the
 * change does better on average against what the others might order.
 */
export function campaign(situation: Situation, luck: Luck): { readonly [province: Province]: Order } {
  const worths = Array.from({ length: situation.sides }, (_, side) => worthFor(situation, side));
  const worth = worths[US]!;
  const forecasts = Array.from({ length: FORECASTS }, () => forecast(situation, worths, luck));
  let trials = 0;
  const tried = (orders: Orders, against?: Plan): Plan | undefined => {
    const own = sheetsOf(situation, orders);
    const scores: number[] = [];
    let lead = 0;
    for (const [i, others] of forecasts.entries()) {
      trials++;
      scores.push(appraise(situation, { ...others, ...own } as Sheets, worth));
      if (against !== undefined) lead += scores[i]! - against.scores[i]!;
      if (lead < -HOPELESS) return undefined;
    }
    return against !== undefined && lead <= 0 ? undefined : { orders, scores };
  };

  let best = tried(mended(situation, draft(situation, US, worth, luck)))!;
  for (let i = 1; i < DRAFTS; i++) best = tried(mended(situation, draft(situation, US, worth, luck)), best) ?? best;
  while (trials < TRIALS) best = tried(mended(situation, varied(situation, best.orders, luck)), best) ?? best;
  return Object.fromEntries([...best.orders].map(([unit, order]) => [provinceOf(situation.units[unit]!.loc), order]));
}

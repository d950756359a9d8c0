import { type Adjudication, adjudicate } from '../../../domain/diplomacy/analyses/adjudications.ts';
import type { AdjudicationInput } from '../../../domain/diplomacy/analyses/input.ts';
import { provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import type { Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import { parseOrder } from '../../../domain/diplomacy/notation/parse-order.ts';
import type { Rulings } from '../../../domain/diplomacy/state/state.ts';

/** An order of an example: the power, the order as written, and what the source says became of it. */
export type ExampleOrder = readonly [power: string, text: string, result?: string | null];
export type ByPower<T = string> = { readonly [power in Power]?: readonly T[] };

/** Resolves a phase written down as in `adjudicationInputSchema`; throws when the position is refused. */
export function resolved(input: Partial<AdjudicationInput> & Pick<AdjudicationInput, 'unitsBefore'>): Adjudication {
  const result = adjudicate({ season: 'spring', year: 1901, phase: 'movement', ...input });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Resolves orders for units; the orders name all their places, as in `{ england: ['A lon - bel'] }`. */
export const movement = (
  unitsBefore: AdjudicationInput['unitsBefore'],
  orders: NonNullable<AdjudicationInput['orders']>,
  rulings: Rulings = 'rulebook',
) => resolved({ unitsBefore, orders, rulings });

export function byPower(orders: readonly ExampleOrder[]): { [power: string]: string[] } {
  const lists: { [power: string]: string[] } = {};
  for (const [power, text] of orders) lists[power] = [...(lists[power] ?? []), text];
  return lists;
}

/** The result of the order of this power for the unit that `text` names. */
export function resultOf(
  { results }: Adjudication,
  power: string,
  text: string,
): Adjudication['results'][number] | undefined {
  const stray = results.find((result) => result.power === power && result.unit === undefined && result.order === text);
  const read = parseOrder(text);
  if (stray !== undefined || !read.ok || read.value.is !== 'order') return stray;
  const { province } = read.value;
  return results.find(
    (result) => result.power === power && result.unit !== undefined && provinceOf(result.unit.slice(2)) === province,
  );
}

/** Which of our outcomes a word of the test cases and figures may stand for. */
const MEANINGS: { readonly [word: string]: readonly string[] } = {
  succeeds: ['succeeded', 'disbanded'],
  given: ['succeeded'],
  available: ['succeeded'],
  stands: ['held', 'dislodged'],
  fails: ['bounced', 'disrupted', 'illegal', 'disbanded'],
  cut: ['cut'],
  invalid: ['void', 'disrupted'],
  disrupted: ['disrupted', 'dislodged'],
  illegal: ['illegal'],
};

/** The orders with another outcome than the example expects, each with both outcomes. */
export const differences = (adjudication: Adjudication, orders: readonly ExampleOrder[]): readonly string[] =>
  orders.flatMap(([power, text, word]) => {
    if (word === undefined || word === null) return [];
    const outcome = resultOf(adjudication, power, text)?.outcome;
    return outcome !== undefined && MEANINGS[word]?.includes(outcome)
      ? []
      : [`${power} ${text}: ${word} expected, not ${outcome}`];
  });

/** Every dislodged unit with its retreats, as `{ 'A pru': ['lvn', 'war'] }`. */
export const dislodgements = ({ dislodgedAfter }: Adjudication): { readonly [unit: string]: readonly string[] } =>
  Object.fromEntries(
    Object.values(dislodgedAfter)
      .flat()
      .map(({ unit, retreats }) => [unit, [...retreats].sort()]),
  );

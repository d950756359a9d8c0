import * as z from 'zod';
import type { Legal } from '../../contract/legal.ts';
import { issueText } from '../../lib/issues.ts';
import { josa } from '../../lib/josa.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Locale } from '../../lib/text.ts';
import { resolve } from '../adjudicate/index.ts';
import { nextPosition } from '../adjudicate/sequence.ts';
import { explain } from '../explain/index.ts';
import { unitName } from '../map/provinces.ts';
import { PHASES, POWERS, type Power, SEASONS } from '../map/vocabulary.ts';
import { printOrder } from '../notation/print-order.ts';
import { type OrderResult, OUTCOME_WORDS, type Position } from '../state/state.ts';
import { printedSummary, summarySchema, whySchema } from '../state/why.ts';
import { type AdjudicationInput, adjudicationInputSchema } from './input.ts';
import { readOrders, type Stray } from './orders.ts';
import { choicesIn } from './picture.ts';
import { type Fault, readPosition } from './position.ts';

const power = z.enum(POWERS);

const resultSchema = z.strictObject({
  power,
  unit: z.string().exactOptional(),
  order: z.string().describe('the order as understood; as written, where it could not be read'),
  outcome: z.enum(OUTCOME_WORDS),
  rule: z.string(),
  summary: summarySchema.exactOptional(),
  reason: z.string().describe('what decided it, in the language asked for'),
  why: whySchema.exactOptional().describe('the same in no language'),
  by: z.array(z.string()).readonly(),
  dislodgedFrom: z.string().exactOptional(),
  suggestion: z.string().exactOptional(),
});

/** The phase resolved: what stands after it, and what became of every order. */
export const adjudicationSchema = z
  .strictObject({
    id: z.string().exactOptional(),
    unitsAfter: z.partialRecord(power, z.array(z.string()).readonly()),
    dislodgedAfter: z.partialRecord(
      power,
      z
        .array(z.strictObject({ unit: z.string(), from: z.string(), retreats: z.array(z.string()).readonly() }))
        .readonly(),
    ),
    contestedAfter: z.array(z.string()).readonly(),
    centresAfter: z.partialRecord(power, z.array(z.string()).readonly()),
    results: z.array(resultSchema).readonly(),
    next: z.strictObject({ season: z.enum(SEASONS), year: z.int(), phase: z.enum(PHASES) }),
  })
  .describe('A resolved phase of Diplomacy.');
export type Adjudication = z.infer<typeof adjudicationSchema> & { readonly choices?: Legal };

/**
 * Resolves any phase of any position, without a game. Takes the shape of `adjudicationInputSchema`; what it gives can
 * be given back to it as the next position. Orders that cannot be read or followed are reported in `results`; a
 * position that cannot stand is refused, with a JSON Pointer for each fault.
 */
export function adjudicate(input: unknown, locale: Locale = 'en'): Result<Adjudication, readonly Fault[]> {
  const parsed = adjudicationInputSchema.safeParse(input);
  return parsed.success ? adjudicateInput(parsed.data, locale) : err(parsed.error.issues.flatMap(faultsOf));
}

/** The same for an input that the schema has read already. */
export function adjudicateInput(input: AdjudicationInput, locale: Locale): Result<Adjudication, readonly Fault[]> {
  const read = readPosition(input);
  if (!read.ok) return read;
  const position = read.value;
  const { orders, strays } = readOrders(position, input.orders ?? {});
  const resolution = resolve(position, orders, input.rulings ?? 'rulebook');
  const { units, dislodged, contested, centres } = resolution.next;
  const { season, year, phase } = nextPosition(position, resolution);
  return ok({
    ...(input.id === undefined ? {} : { id: input.id }),
    unitsAfter: listed(units, (one) => one.power, unitName),
    dislodgedAfter: listed(
      dislodged,
      (one) => one.unit.power,
      ({ unit, from, retreats }) => ({ unit: unitName(unit), from, retreats }),
    ),
    contestedAfter: contested,
    centresAfter: listed(
      Object.entries(centres).sort(([a], [b]) => (a < b ? -1 : 1)),
      ([, owner]) => owner,
      ([centre]) => centre,
    ),
    results: [
      ...resolution.results.map((result) => printed(position, result, locale)),
      ...strays.map((stray) => printedStray(stray, locale)),
    ],
    next: { season, year, phase },
    ...(input.choices && { choices: choicesIn(position, locale) }),
  });
}

const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const faultsOf = (issue: z.core.$ZodIssue): readonly Fault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        pointer: pointerTo([...issue.path, key]),
        detail: {
          en: `Nothing here is called "${key}".`,
          ko: `여기에는 ${josa(`"${key}"`, '이라는/라는')} 항목이 없습니다.`,
        },
      }))
    : [{ pointer: pointerTo(issue.path), detail: issueText(issue) }];

/** Groups a list by power, in the order of the powers. */
function listed<T, R>(
  items: readonly T[],
  owner: (item: T) => Power,
  print: (item: T) => R,
): { [power in Power]?: R[] } {
  const groups: { [power in Power]?: R[] } = {};
  for (const one of POWERS) {
    const own = items.filter((item) => owner(item) === one);
    if (own.length > 0) groups[one] = own.map(print);
  }
  return groups;
}

type Entry = Adjudication['results'][number];

function printed(position: Position, result: OrderResult, locale: Locale): Entry {
  const { power, unit, order, outcome, rule, summary, why, by, dislodgedFrom } = result;
  const text = printOrder(unit, order, 'short', position.units);
  return {
    power,
    unit: unitName(unit),
    order: text,
    outcome,
    rule,
    ...(summary !== undefined && { summary: printedSummary(summary) }),
    reason: explain(result, locale),
    why,
    by,
    ...(dislodgedFrom !== undefined && { dislodgedFrom }),
  };
}

function printedStray({ power, written, outcome, rule, reason, suggestion }: Stray, locale: Locale): Entry {
  const base = { power, order: written, outcome, rule, reason: reason[locale], by: [] };
  return suggestion === undefined ? base : { ...base, suggestion };
}

import * as z from 'zod';
import type { Chapter, Published } from '../../contract/chronicle.ts';
import type { Locale } from '../../lib/text.ts';
import { explain } from '../explain/index.ts';
import { CENTRES, unitName } from '../map/provinces.ts';
import { PHASES, POWERS, type Power, SEASONS } from '../map/vocabulary.ts';
import { printOrder } from '../notation/print-order.ts';
import { type OrderResult, OUTCOME_WORDS, type Position } from '../state/state.ts';
import { phaseName } from '../words/names.ts';
import { ANSWERS, type Resolved, type Stretch, stretches } from './stretches.ts';

const power = z.enum(POWERS);
const words = z.array(z.string()).readonly();
const owned = z.strictObject({ power, unit: z.string() });

/** A resolved phase (§12.1): all that was ordered, what became of it and why, and what stands on the board after it. */
export const chapterSchema = z.strictObject({
  version: z.int().meta({ description: 'The commit that resolved it; one commit may resolve several phases.' }),
  at: z.int().meta({ description: 'When, in milliseconds since 1970.' }),
  name: z.string().meta({ description: 'The phase in words: `Spring 1901, movement`.' }),
  season: z.enum(SEASONS),
  year: z.int(),
  phase: z.enum(PHASES),
  orders: z.partialRecord(power, words).meta({ description: 'What each power ordered, in notation.' }),
  results: z
    .array(
      z.strictObject({
        power,
        unit: z.string(),
        order: z.string(),
        outcome: z.enum(OUTCOME_WORDS),
        rule: z.string().meta({ description: 'The rule that decided it.' }),
        reason: z.string().meta({ description: 'The reason, in the language of the request.' }),
        by: words.meta({ description: 'Provinces of the units that decided it.' }),
        dislodgedFrom: z
          .string()
          .exactOptional()
          .meta({ description: 'The unit was dislodged: where its attacker came from.' }),
      }),
    )
    .readonly(),
  units: z.partialRecord(power, words).meta({ description: 'The board after the phase.' }),
  dislodged: z.array(z.strictObject({ power, unit: z.string(), from: z.string(), retreats: words })).readonly(),
  centres: z.partialRecord(power, words),
  built: z.array(owned).readonly(),
  disbanded: z.array(owned).readonly().meta({ description: 'Units lost: removed, disbanded, or without a retreat.' }),
  answers: z
    .array(z.strictObject({ seat: z.string(), how: z.enum(ANSWERS), at: z.int() }))
    .readonly()
    .meta({
      description:
        'The seats with questions, in the order of their last answers: the game waited longest for the last one.',
    }),
  winner: power.exactOptional(),
});
export type PhaseChapter = z.infer<typeof chapterSchema>;

/** The resolved phases, for readers. */
export const chapters = (commits: readonly Published[], locale: Locale): readonly (Chapter & PhaseChapter)[] =>
  stretches(commits).map((stretch) => chapter(stretch, locale));

function chapter({ version, at, resolved, answers, winner }: Stretch, locale: Locale): PhaseChapter {
  const { season, year, phase, results, position } = resolved;
  return {
    version,
    at,
    name: phaseName(resolved, locale),
    season,
    year,
    phase,
    orders: byPower(
      results,
      (result) => result.power,
      (result) => printed(results, result),
    ),
    results: results.map((result) => told(results, result, locale)),
    units: byPower(position.units, (unit) => unit.power, unitName),
    dislodged: position.dislodged.map(({ unit, from, retreats }) => ({
      power: unit.power,
      unit: unitName(unit),
      from,
      retreats,
    })),
    centres: centresOf(position),
    built: results.filter(({ order, outcome }) => order.order === 'build' && outcome === 'succeeded').map(unitOf),
    disbanded: results.filter((result) => isLost(resolved, result)).map(unitOf),
    answers,
    ...(winner !== undefined && { winner }),
  };
}

const unitOf = ({ power, unit }: OrderResult): PhaseChapter['built'][number] => ({ power, unit: unitName(unit) });

/** An order in notation. Every unit has a result in a movement phase, so they tell the letters of units supported. */
export const printed = (results: readonly OrderResult[], { unit, order }: OrderResult): string =>
  printOrder(
    unit,
    order,
    'short',
    results.map((each) => each.unit),
  );

function told(results: readonly OrderResult[], result: OrderResult, locale: Locale): PhaseChapter['results'][number] {
  const { power, unit, outcome, rule, by, dislodgedFrom } = result;
  const reason = explain(result, locale);
  const base = { power, unit: unitName(unit), order: printed(results, result), outcome, rule, reason, by };
  return dislodgedFrom === undefined ? base : { ...base, dislodgedFrom };
}

/**
 * Whether the unit leaves the board: at once, with no place to retreat to (§12.5); without a retreat (§12.7-§12.9); or
 * removed (§13.5). Units with nowhere to go are lost with the movement, though they get a result among the retreats
 * too.
 */
function isLost({ phase }: Resolved, { outcome, why, lost }: OrderResult): boolean {
  if (phase === 'retreat')
    return outcome !== 'succeeded' && why.code !== 'NOWHERE_TO_GO' && why.code !== 'NO_GOVERNMENT';
  return phase === 'adjustment' ? outcome === 'disbanded' : lost === true;
}

const centresOf = ({ centres }: Position): PhaseChapter['centres'] =>
  byPower(
    CENTRES.flatMap((centre) => (centres[centre] === undefined ? [] : [{ centre, owner: centres[centre] }])),
    ({ owner }) => owner,
    ({ centre }) => centre,
  );

/** A list by power, in the order of the powers; those with nothing are left out. */
export function byPower<T>(
  items: readonly T[],
  owner: (item: T) => Power,
  print: (item: T) => string,
): { [power in Power]?: string[] } {
  const lists: { [power in Power]?: string[] } = {};
  for (const each of POWERS) {
    const own = items.filter((item) => owner(item) === each).map(print);
    if (own.length > 0) lists[each] = own;
  }
  return lists;
}

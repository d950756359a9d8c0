import * as z from 'zod';
import { PHASES, POWERS, SEASONS } from '../map/vocabulary.ts';
import { RULINGS } from '../state/state.ts';

/** A position, as people write it. */
function positionFields() {
  const power = z.enum(POWERS);
  const text = z.string().min(1).max(120);
  const unit = text.describe('a unit, such as "A bud", "F stp/sc" or "Fleet Norwegian Sea"');
  const province = text.describe('a province, such as "bud" or "Budapest"');
  const byPower = <T extends z.ZodType>(of: T, most: number) => z.partialRecord(power, z.array(of).max(most));

  const dislodgedInput = z.union([
    unit,
    z.strictObject({
      unit,
      from: province.exactOptional().describe('the province its attacker came from'),
      retreats: z.array(province).max(20).exactOptional().describe('where it may go'),
    }),
  ]);

  return {
    season: z.enum([...SEASONS, 'autumn']),
    year: z.int().min(1900).max(9999),
    phase: z.enum(PHASES),
    unitsBefore: byPower(unit, 75),
    dislodgedBefore: byPower(dislodgedInput, 75).exactOptional(),
    contestedBefore: z
      .array(province)
      .max(75)
      .exactOptional()
      .describe('vacant because of a stand-off; for a retreat phase'),
    centresBefore: byPower(province, 34).exactOptional(),
  };
}

/** A position at which a game may begin. */
export const positionInputSchema = z.lazy(() => z.strictObject(positionFields()).describe('A position of Diplomacy.'));
export type PositionInput = z.infer<typeof positionInputSchema>;

/** A phase to be resolved: the position before it and the orders, as people write them. */
export const adjudicationInputSchema = z.lazy(() => {
  const text = z.string().min(1).max(120);
  return z
    .strictObject({
      id: z.string().max(120).exactOptional(),
      ...positionFields(),
      orders: z.partialRecord(z.enum(POWERS), z.array(text).max(150)).exactOptional(),
      choices: z.literal(true).exactOptional().describe('the answer says in `choices` what may be ordered'),
      rulings: z.enum(RULINGS).exactOptional().describe('"rulebook" when left out'),
    })
    .describe('A position of Diplomacy and the orders given in it.');
});
export type AdjudicationInput = z.infer<typeof adjudicationInputSchema>;

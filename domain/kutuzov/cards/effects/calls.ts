import { z } from 'zod';
import { SIDES } from '../../battle.ts';
import { isCalled } from '../../calls.ts';
import { campOf, POWERS_OF } from '../../nations.ts';
import type { Position } from '../../state.ts';
import { answered, BY_EVENT, type EventFrame, noTarget, type Primitive } from './primitive.ts';

/**
 * Formations of the player’s Camp are called into the battle (§11.2); they try when both sides have played their cards, before the dice
 * (§12.1). From two spaces away only at its beginning. `virtualLeader`: one army, or SP without a leader, as if one of this rating led them.
 */
const calling = z.strictObject({
  op: z.string(),
  camp: z.literal('self'),
  range: z.union([z.literal(1), z.literal(2)]),
  virtualLeader: z.int().exactOptional(),
  maxSP: z.int().exactOptional(),
  formations: z.literal(1).exactOptional(),
});
type Calling = z.infer<typeof calling>;

const soldiersOf = ({ virtualLeader, maxSP }: Calling) =>
  virtualLeader === undefined ? undefined : { rating: virtualLeader, sp: maxSP ?? 0 };

/** Whether anybody could come now. */
function isOpen(position: Position, { power }: EventFrame, op: Calling): boolean {
  const battle = answered(position);
  const camp = campOf(power);
  if (battle?.is !== 'battle' || !SIDES.some((side) => battle[side].camp === camp)) return false;
  if (op.range > 1 && battle.round > 1) return false;
  const errand = { camp, to: battle.space, range: op.range, soldiers: soldiersOf(op) ?? null };
  return POWERS_OF[camp].some((each) => isCalled(position, errand, each));
}

export const interceptIntoBattle: Primitive<Calling> = {
  takes: calling,
  idle: (position, frame, op) => (isOpen(position, frame, op) ? undefined : noTarget),
  run(table, { card, power: by }, op) {
    const soldiers = soldiersOf(op);
    const effect = { id: 'call' as const, card, by, until: 'battleRound' as const, camp: campOf(by), range: op.range };
    table.emit({ type: 'effect-began', effect: soldiers === undefined ? effect : { ...effect, soldiers }, rule: BY_EVENT });
  },
};

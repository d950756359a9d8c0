import { z } from 'zod';
import { fightersOf, SIDES } from '../../battle/battle.ts';
import { strikes } from '../../battle/hits.ts';
import { armyOf } from '../../battle/siege.ts';
import { campOf, otherCamp, type Power } from '../../map/nations.ts';
import { type Formation, leaderId } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { roll } from '../../table.ts';
import { countersAmong } from '../dice.ts';
import { answered, BY_EVENT, type EventFrame, noEffect, type Primitive } from './primitive.ts';

/* What cards add to battles and sieges (§12.1, §13.23). */

/** The pieces of a Power’s side in the battle or siege that a card answers; for a fortress there are none. */
export function fightersFor(position: Position, power: Power): Formation {
  const frame = answered(position);
  const camp = campOf(power);
  const side = frame?.is === 'battle' ? SIDES.find((each) => frame[each].camp === camp) : undefined;
  if (frame?.is === 'battle' && side !== undefined) return fightersOf(position, frame, side);
  return frame?.is === 'siege' && frame.camp === camp ? armyOf(position, frame) : { troops: [], leaders: [] };
}

/**
 * Dice for the player’s side in the round or all along (§12.1); before Riga they come after the halving (§13.31). `side`: only the
 * besieger’s, or only the fortress’s.
 */
const dice = z.strictObject({
  op: z.string(),
  side: z.enum(['self', 'besieger', 'fortress']),
  n: z.int().exactOptional(),
  /** One for each counter of a kind, so many at most. */
  per: z.literal('artillery').exactOptional(),
  max: z.int().exactOptional(),
  require: z.enum(['artillery', 'cavalry']).exactOptional(),
  /** Only where this leader fights for the side. */
  with: leaderId.exactOptional(),
  context: z.literal('field').exactOptional(),
  until: z.enum(['battleRound', 'battle']),
  /** As all event dice are (§13.31). */
  afterHalving: z.literal(true).exactOptional(),
});
type Dice = z.infer<typeof dice>;

/** How many dice it brings now. */
function diceOf(position: Position, frame: EventFrame, { side, n = 0, per, max = n, require, with: leader, context }: Dice): number {
  const fight = answered(position);
  if (fight?.is !== 'siege' && fight?.is !== 'battle') return 0;
  if (context === 'field' && fight.is === 'siege') return 0;
  if (side !== 'self' && !(fight.is === 'siege' && (side === 'besieger') === (fight.camp === campOf(frame.power)))) return 0;
  const { troops: soldiers, leaders } = fightersFor(position, frame.power);
  if (leader !== undefined && !leaders.includes(leader)) return 0;
  if (require !== undefined && countersAmong(position, soldiers, require) === 0) return 0;
  return per === undefined ? n : Math.min(max, countersAmong(position, soldiers, per));
}

export const extraBattleDice: Primitive<Dice> = {
  takes: dice,
  idle: (position, frame, op) => (diceOf(position, frame, op) === 0 ? noEffect : undefined),
  run(table, frame, op) {
    const n = diceOf(table.state, frame, op);
    if (n === 0) return;
    const { card, power: by } = frame;
    table.emit({ type: 'effect-began', effect: { id: 'extraDice', card, by, until: op.until, camp: campOf(by), n }, rule: '§12.1' });
  },
};

/** Dice against a fortress before the first round: their 6s count as the besieger’s (§13.32), nothing else does. */
const bombardment = z.strictObject({ op: z.string(), n: z.int() });
export const siegeDice: Primitive<z.infer<typeof bombardment>> = {
  takes: bombardment,
  idle(position, { power }) {
    const siege = answered(position);
    return siege?.is === 'siege' && siege.camp === campOf(power) && siege.round === 1 ? undefined : noEffect;
  },
  run(table, { card, power: by }, { n }) {
    const siege = answered(table.state);
    if (siege?.is !== 'siege') return;
    const count = (faces: readonly number[]) => strikes(faces).eliminations;
    const { total } = roll(table, by, n, { why: 'siege', rule: '§13.31', space: siege.space, count });
    table.emit({ type: 'effect-began', effect: { id: 'siegeSixes', card, by, until: 'battleRound', n: total }, rule: BY_EVENT });
  },
};

/** The besieger goes away (§13.34): played for the fortress. */
const raising = z.strictObject({ op: z.string() });
export const siegeRetreat: Primitive<z.infer<typeof raising>> = {
  takes: raising,
  idle(position, { power }) {
    const siege = answered(position);
    return siege?.is === 'siege' && siege.camp === otherCamp(campOf(power)) ? undefined : noEffect;
  },
  run(table, { card, power: by }) {
    if (answered(table.state)?.is === 'siege')
      table.emit({ type: 'effect-began', effect: { id: 'siegeRaised', card, by, until: 'battle' }, rule: '§13.34' });
  },
};

import { fightersOf, SIDES } from '../../battle/battle.ts';
import { strikes } from '../../battle/hits.ts';
import { armyOf } from '../../battle/siege.ts';
import { countersAmong } from '../../cards/dice.ts';
import type { OperationOf } from '../../operations/index.ts';
import type { Position } from '../../state/state.ts';
import { roll } from '../../table/table.ts';
import { campOf, otherCamp, type Power } from '../../terms/nations.ts';
import type { Formation } from '../../terms/schemas.ts';
import { answered, BY_EVENT, type EffectOn, type EventFrame, noEffect } from '../kit/effect.ts';

/* What cards add to battles and sieges (§12.1, §13.23). */

/** The pieces of a Power’s side in the battle or siege that a card answers; for a fortress there are none. */
export function fightersFor(position: Position, power: Power): Formation {
  const frame = answered(position);
  const camp = campOf(power);
  const side = frame?.is === 'battle' ? SIDES.find((each) => frame[each].camp === camp) : undefined;
  if (frame?.is === 'battle' && side !== undefined) return fightersOf(position, frame, side);
  return frame?.is === 'siege' && frame.camp === camp ? armyOf(position, frame) : { troops: [], leaders: [] };
}

type Dice = OperationOf<'extraBattleDice'>;

/** How many dice it brings now. */
function diceOf(
  position: Position,
  frame: EventFrame,
  { side, n = 0, per, max = n, require, with: leader, context }: Dice,
): number {
  const fight = answered(position);
  if (fight?.is !== 'siege' && fight?.is !== 'battle') return 0;
  if (context === 'field' && fight.is === 'siege') return 0;
  if (side !== 'self' && !(fight.is === 'siege' && (side === 'besieger') === (fight.camp === campOf(frame.power))))
    return 0;
  const { troops: soldiers, leaders } = fightersFor(position, frame.power);
  if (leader !== undefined && !leaders.includes(leader)) return 0;
  if (require !== undefined && countersAmong(position, soldiers, require) === 0) return 0;
  return per === undefined ? n : Math.min(max, countersAmong(position, soldiers, per));
}

export const extraBattleDice: EffectOn<'extraBattleDice'> = {
  idle: (position, frame, op) => (diceOf(position, frame, op) === 0 ? noEffect : undefined),
  run(table, frame, op) {
    const n = diceOf(table.state, frame, op);
    if (n === 0) return;
    const { card, power: by } = frame;
    table.emit({
      type: 'effect-began',
      effect: { id: 'extraDice', card, by, until: op.until, camp: campOf(by), n },
      rule: '§12.1',
    });
  },
};

export const siegeDice: EffectOn<'siegeDice'> = {
  idle(position, { power }) {
    const siege = answered(position);
    return siege?.is === 'siege' && siege.camp === campOf(power) && siege.round === 1 ? undefined : noEffect;
  },
  run(table, { card, power: by }, { n }) {
    const siege = answered(table.state);
    if (siege?.is !== 'siege') return;
    const count = (faces: readonly number[]) => strikes(faces).eliminations;
    const { total } = roll(table, by, n, { why: 'siege', rule: '§13.31', space: siege.space, count });
    table.emit({
      type: 'effect-began',
      effect: { id: 'siegeSixes', card, by, until: 'battleRound', n: total },
      rule: BY_EVENT,
    });
  },
};

export const siegeRetreat: EffectOn<'siegeRetreat'> = {
  idle(position, { power }) {
    const siege = answered(position);
    return siege?.is === 'siege' && siege.camp === otherCamp(campOf(power)) ? undefined : noEffect;
  },
  run(table, { card, power: by }) {
    if (answered(table.state)?.is === 'siege')
      table.emit({ type: 'effect-began', effect: { id: 'siegeRaised', card, by, until: 'battle' }, rule: '§13.34' });
  },
};

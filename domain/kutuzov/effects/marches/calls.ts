import { SIDES } from '../../battle/battle.ts';
import { hasFormation, isZone } from '../../map/ground.ts';
import type { OperationOf } from '../../operations/index.ts';
import { isCalled } from '../../orders/calls.ts';
import { modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { campOf, POWERS_OF } from '../../terms/nations.ts';
import { answered, BY_EVENT, type EffectOn, type EventFrame, noTarget } from '../kit/effect.ts';

type Calling = OperationOf<'interceptIntoBattle'>;

const soldiersOf = ({ virtualLeader, maxSP }: Calling) =>
  virtualLeader === undefined ? undefined : { rating: virtualLeader, sp: maxSP ?? 0 };

/**
 * Where the fight is or will be that an event answers: a battle, or for an army or soldiers alone a move of the enemy
 * (§11.1).
 */
function placeOf(position: Position, { power }: EventFrame, op: Calling): string | undefined {
  const frame = answered(position);
  const camp = campOf(power);
  if (frame?.is === 'battle') {
    const isTheirs = SIDES.some((side) => frame[side].camp === camp);
    return isTheirs && (op.range === 1 || frame.round === 1) ? frame.space : undefined;
  }
  if (frame?.is !== 'step' || frame.camp === camp || frame.from === frame.to || op.virtualLeader === undefined)
    return undefined;
  const { to } = frame;
  const isOpen = !hasFormation(position, to, frame.camp) || (isZone(position, to) && hasFormation(position, to, camp));
  return isOpen && modifiers(position, 'noIntercept').length === 0 ? to : undefined;
}

/** Whether anybody could come now. */
function isOpen(position: Position, frame: EventFrame, op: Calling): boolean {
  const to = placeOf(position, frame, op);
  if (to === undefined) return false;
  const camp = campOf(frame.power);
  const errand = { camp, to, range: op.range, soldiers: soldiersOf(op) ?? null };
  return POWERS_OF[camp].some((each) => isCalled(position, errand, each));
}

export const interceptIntoBattle: EffectOn<'interceptIntoBattle'> = {
  idle: (position, frame, op) => (isOpen(position, frame, op) ? undefined : noTarget),
  run(table, { card, power: by }, op) {
    const soldiers = soldiersOf(op);
    const until = answered(table.state)?.is === 'step' ? ('step' as const) : ('battleRound' as const);
    const effect = { id: 'call' as const, card, by, until, camp: campOf(by), range: op.range };
    table.emit({
      type: 'effect-began',
      effect: soldiers === undefined ? effect : { ...effect, soldiers },
      rule: BY_EVENT,
    });
  },
};

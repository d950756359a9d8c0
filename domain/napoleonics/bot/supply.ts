import type { Side } from '../army/sides.ts';
import { attachedLeader, unitOf } from '../pieces/position.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Known } from '../state/known.ts';
import type { Public, Unit } from '../state/state.ts';
import { placesFor } from '../turn/supply.ts';
import { type Appraisal, foreign } from './appraisal.ts';
import { shifted, standWorth } from './outlook.ts';

/** The unit that is out of supply (§14.22a). */
export const cuttingOff =
  ({ p, seat }: Known): Appraisal =>
  (command) =>
    command.type === 'supply' ? supplyWorth(p, seat, unitOf(p, command.unit)) : foreign(command);

/** Values for a side that a unit goes back to its baseline: to the best place that its owner can choose. */
export function supplyWorth(p: Public, seat: Side, unit: Unit): number {
  const change = Math.max(...placesFor(p, unit).map((to) => placed(p, unit, to))) - standWorth(p, unit);
  return unit.side === seat ? change : -change;
}

/** Where it goes (§14.22a). */
export function recalled({ p }: Known, { unit: id }: FrameOf<'supply-to'>): Appraisal {
  const unit = unitOf(p, id);
  return (command) => (command.type === 'supply-to' ? placed(p, unit, command.hex) : foreign(command));
}

/** Values another hex for a unit. */
const placed = (p: Public, unit: Unit, to: string): number =>
  standWorth(shifted(p, unit, to, attachedLeader(p, unit)?.id), { ...unit, hex: to });

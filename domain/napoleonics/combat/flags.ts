import { armOf, typeOf } from '../army/units.ts';
import { isCovered, terrainAt } from '../field/field.ts';
import { type Hex, neighbours } from '../field/hexes.ts';
import { attachedLeader, leaderAt, unitAt, unitOf } from '../pieces/position.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Position, Public, Unit } from '../state/state.ts';

/**
 * Whether two or more of the hexes around a unit hold its friends, a leader alone or a square counting as one (§11.5c).
 */
export function isSupported(p: Position, { hex, side }: Unit): boolean {
  const friends = neighbours(hex).filter((near) => unitAt(p, near)?.side === side || leaderAt(p, near)?.side === side);
  return friends.length >= 2;
}

/**
 * How many flags of an attack from a hex a unit may ignore; the reasons add up (§11.5a): its type (§11.5e), its leader
 * (§11.5b), field works that the attack comes through (§11.5d, §16.12b), and support, which a square does not receive
 * (§10.6b).
 */
export function ignorable(p: Position, unit: Unit, from: Hex): number {
  const works = isCovered(p.battle, unit.hex, from) ? terrainAt(p.battle, unit.hex).ignoreFlags[armOf(unit)] : 0;
  const led = attachedLeader(p, unit) === undefined ? 0 : 1;
  const supported = unit.square === undefined && isSupported(p, unit) ? 1 : 0;
  return typeOf(unit).ignoreFlags + led + works + supported;
}

export const mostIgnored = (p: Public, { unit, flags, from }: FrameOf<'flags'>): number =>
  Math.min(flags, ignorable(p, unitOf(p, unit), from));

import { formationIn, strengthOf } from '../../battle/battle.ts';
import { diceOf, forceOf } from '../../battle/dice.ts';
import { hasFormation } from '../../map/ground.ts';
import { commandOf } from '../../pieces/pieces.ts';
import type { View } from '../../state/view.ts';
import { type Camp, isNation, type Nation } from '../../terms/nations.ts';
import type { Formation, Party } from '../../terms/schemas.ts';

/* How strong pieces are. */

/** Pieces that may fight. */
export interface Force {
  /** The dice they bring (§12.2). */
  readonly dice: number;
  /** SP and leaders. */
  readonly size: number;
  readonly sp: number;
  /** The SP that the leaders can lead. */
  readonly room: number;
  /** Whether there is a leader. */
  readonly led: boolean;
  /** Whether Napoleon is with it: its mishaps count twice (§9.11). */
  readonly napoleon: boolean;
}

/** The SP of the greatest counter (§1.5): without a leader they go one by one. */
const COUNTER = 4;
const NO_FORCE: Force = { dice: 0, size: 0, sp: 0, room: 0, led: false, napoleon: false };
const NOBODY: Formation = { troops: [], leaders: [] };

/** The pieces of some nations of a Camp in a space. */
export const forceIn = (view: View, space: string, camp: Camp, nations: readonly Nation[]): Force =>
  hasFormation(view, space, camp) ? forceOfFormation(view, formationIn(view, space, nations, NOBODY)) : NO_FORCE;

const forceOfFormation = (view: View, formation: Formation): Force => ({
  dice: diceOf(forceOf(view, formation)),
  size: strengthOf(formation),
  sp: formation.troops.reduce((sum, { sp }) => sum + sp, 0),
  room: formation.leaders.reduce((sum, id) => sum + commandOf(view, id), 0),
  led: formation.leaders.length > 0,
  napoleon: formation.leaders.includes('napoleon'),
});

/** The force of a party. */
export const forceOfParty = (view: View, { leaders, sp }: Party): Force =>
  forceOfFormation(view, {
    leaders,
    troops: Object.entries(sp).flatMap(([of, each]) =>
      isNation(of) ? [{ of, sp: each, marched: 0, stopped: false, marked: false }] : [],
    ),
  });

/** Two forces together: only one of two commanders counts. */
export const joined = (a: Force, b: Force): Force => ({
  dice: a.dice + b.dice - (a.led && b.led ? 2 : 0),
  size: a.size + b.size,
  sp: a.sp + b.sp,
  room: a.room + b.room,
  led: a.led || b.led,
  napoleon: a.napoleon || b.napoleon,
});

/** The part of a force that can march and attack together (§1.62, §10.11). */
export function striking(force: Force): Force {
  const left = Math.max(0, force.sp - (force.led ? force.room : COUNTER));
  return left === 0 ? force : { ...force, dice: force.dice - left, size: force.size - left, sp: force.sp - left };
}

/** Returns the rest of a force when part of it goes. */
export function without(all: Force, part: Force): Force {
  const left = {
    size: Math.max(0, all.size - part.size),
    sp: Math.max(0, all.sp - part.sp),
    room: Math.max(0, all.room - part.room),
  };
  const led = left.room > 0;
  const napoleon = all.napoleon && !part.napoleon;
  return {
    ...left,
    led,
    napoleon,
    dice: left.size === 0 ? 0 : Math.max(0, all.dice - part.dice + (led && part.led ? 2 : 0)),
  };
}

import type { FrameOf } from '../frames/frames.ts';
import { lossesIn } from '../pieces/losses.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { type Battle, fightersOf, SIDES, type Side, strengthOf } from './battle.ts';
import { afterRegrouping, afterToll, tollOf } from './hits.ts';
import { isRouted, loserOf } from './verdict.ts';

/*
 * What the dice of a round come to, before anything is taken off the map (§12.5): hits decide, and cards on losses do
 * not change them.
 */

/** What the pieces of a side have to lose: eliminated, and regrouped by low morale. */
interface Due {
  readonly pool: number;
  readonly regroup: number;
}

/**
 * Returns the hits of a round: the 6s are eliminated, of the 5s low morale regroups a part (§12.51, §12.54). It spares
 * a side that the round routs: its disruptions are eliminated (§12.7), unless a card answers that.
 */
export function afterHits(
  position: Position,
  frame: Battle,
): { readonly battle: Battle; readonly due: { readonly [side in Side]: Due } } {
  const tolls = { attackers: tollOf(position, frame.attackers), defenders: tollOf(position, frame.defenders) };
  const after = (side: Side) => afterToll(frame[side], tolls[side], strengthOf(fightersOf(position, frame, side)));
  const struck: Battle = { ...frame, attackers: after('attackers'), defenders: after('defenders'), stage: 'decide' };
  const routed = SIDES.find((side) => isRouted(position, struck, side));
  const kept = (side: Side) => (side === routed ? struck[side] : afterRegrouping(struck[side]));
  const due = (side: Side): Due => ({
    pool: tolls[side].eliminations,
    regroup: side === routed ? 0 : tolls[side].regrouped,
  });
  return {
    battle: { ...struck, attackers: kept('attackers'), defenders: kept('defenders') },
    due: { attackers: due('attackers'), defenders: due('defenders') },
  };
}

/** The losses that the hits of a round will cost the sides. */
export function lossesAhead(position: Position, frame: Battle): readonly FrameOf<'losses'>[] {
  const { due } = afterHits(position, frame);
  return SIDES.flatMap(
    (side) => lossesIn(position, frame.space, fightersOf(position, frame, side), due[side], '§12.51') ?? [],
  );
}

/**
 * The battle as it will be when its end is judged after this round; undefined: a side is wiped out by then, or it goes
 * on.
 */
export function verdictAhead(position: Position, frame: Battle): Battle | undefined {
  const { battle, due } = afterHits(position, frame);
  const isGone = (side: Side) => strengthOf(fightersOf(position, frame, side)) <= due[side].pool + due[side].regroup;
  const isForced = frame.round === 1 && modifiers(position, 'forceSecondRound').length > 0;
  if (isForced || SIDES.some(isGone) || modifiers(position, 'extraRound').length > 0) return undefined;
  const loser = loserOf(position, battle);
  return loser === undefined ? undefined : { ...battle, loser, stage: 'verdict' };
}

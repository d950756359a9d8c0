import type { Refusal } from '../../contract/refusal.ts';
import { isOperationName, type OperationName } from '../operations/index.ts';
import type { Position } from '../state/state.ts';
import type { RecordedOperation } from '../terms/schemas.ts';
import { byCamp, choose, forEach, ifTurn, unless } from './control.ts';
import { attritionRoll, cancelAttrition, winterAttrition } from './fights/attrition.ts';
import { cancelCard, counter, endBattle, removeCard, require } from './fights/battle.ts';
import { extraBattleDice, siegeDice, siegeRetreat } from './fights/fight.ts';
import { cancelLosses, eliminatedToRegroup } from './fights/losses.ts';
import { entrench, removeFlag, removeMarker, scorch, setZoneControl, supplyTrain } from './ground.ts';
import {
  discardChoice,
  discardChosen,
  discardRandom,
  drawCards,
  orderTop,
  peek,
  peekDeck,
  reshuffle,
  takeCard,
  takeTop,
} from './hands.ts';
import { type EffectOn, type EventFrame, noEffect, type OperationEffect } from './kit/effect.ts';
import { giveCP, lastingEffect } from './lasting.ts';
import { interceptIntoBattle } from './marches/calls.ts';
import { aidTry, autoEvade, cancelIntercept, interceptOverRiver } from './marches/contacts.ts';
import { blockLine, openRiver } from './marches/lines.ts';
import { amphibiousAssault, freeFlag, moveFormation, skirmish } from './marches/marches.ts';
import { guide, noContact, splitGroup, stopMovement } from './marches/on-the-way.ts';
import { placeLeader } from './pieces/arrivals.ts';
import { buildFree } from './pieces/building.ts';
import { attach, mixedArmy, setLeaderRating } from './pieces/leaders.ts';
import { regroupFree } from './pieces/regrouping.ts';
import { clear, eliminateSP, toRegroup } from './pieces/removal.ts';
import { gainResource, giveResource, loseResource } from './resources.ts';
import { attritionMarkers, attritionShift, gainMorale, loseMorale, moraleCheck } from './tracks.ts';

/** What each operation of the language of cards does. */
const EFFECTS = {
  choose: choose(idlenessOf),
  forEach,
  byCamp: byCamp(idlenessOf),
  ifTurn: ifTurn(idlenessOf),
  unless: unless(idlenessOf),

  gainMorale,
  loseMorale,
  moraleCheck,
  attritionMarkers,
  attritionShift,

  attritionRoll,
  winterAttrition,
  cancelAttrition,

  cancelLosses,
  eliminatedToRegroup,

  gainResource,
  loseResource,
  giveResource,

  drawCards,
  discardRandom,
  discardChosen,
  discardChoice,
  takeCard,
  peek,
  peekDeck,
  takeTop,
  orderTop,
  reshuffle,

  buildFree,
  regroupFree,
  placeLeader,
  eliminateSP,
  toRegroup,
  clear,

  setLeaderRating,

  removeFlag,
  scorch,
  removeMarker: removeMarker(idlenessOf),
  supplyTrain,
  setZoneControl,

  entrench,

  openRiver,
  blockLine,
  stopMovement,
  splitGroup,
  noContact,
  guide,
  autoEvade,
  interceptOverRiver,
  cancelIntercept,
  aidTry,

  require,
  counter,
  endBattle,
  removeCard,
  attach,
  mixedArmy,
  cancelCard,

  giveCP,
  moveFormation,
  freeFlag,
  skirmish,
  amphibiousAssault,
  lastingEffect,

  interceptIntoBattle,
  extraBattleDice,
  siegeDice,
  siegeRetreat,
} satisfies { readonly [K in OperationName]: EffectOn<K> };

/**
 * Returns the effect of an operation. A frame records operations with any parameters, as released logs are read for
 * ever; each came from a row or from an effect, with types that hold what it says. Throws for a name that no operation
 * has.
 */
export function effectOf({ op }: RecordedOperation): OperationEffect<RecordedOperation> {
  if (!isOperationName(op)) throw new Error(`unknown operation ${op}`);
  return EFFECTS[op];
}

/** Returns why a card may not be played for its event, apart from its other effects. */
export function barOf(position: Position, frame: EventFrame): Refusal | undefined {
  for (const op of frame.ops) {
    const bar = effectOf(op).bar?.(position, frame, op);
    if (bar !== undefined) return bar;
  }
  return undefined;
}

/** Why none of these operations would do anything now. Undefined: at least one would. */
export function idlenessOf(
  position: Position,
  frame: EventFrame,
  ops: readonly RecordedOperation[],
): Refusal | undefined {
  const reasons = ops.map((op) => effectOf(op).idle?.(position, frame, op));
  return reasons.includes(undefined) ? undefined : (reasons[0] ?? noEffect);
}

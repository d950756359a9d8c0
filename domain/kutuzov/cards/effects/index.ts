import type { Refusal } from '../../../game.ts';
import type { CardRow } from '../../edition/edition.ts';
import type { Operation } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { attritionRoll, cancelAttrition, winterAttrition } from './attrition.ts';
import { cancelCard, counter, endBattle, removeCard, require } from './battle.ts';
import { interceptIntoBattle } from './calls.ts';
import { aidTry, autoEvade, cancelIntercept, interceptOverRiver } from './contacts.ts';
import { byCamp, choose, forEach, ifTurn, unless } from './control.ts';
import { extraBattleDice, siegeDice, siegeRetreat } from './fight.ts';
import { entrench, removeFlag, removeMarker, scorch, setZoneControl, supplyTrain } from './ground.ts';
import { discardChoice, discardChosen, discardRandom, drawCards, orderTop, peek, peekDeck, reshuffle, takeCard, takeTop } from './hands.ts';
import { giveCP, lastingEffect } from './lasting.ts';
import { attach, mixedArmy, setLeaderRating } from './leaders.ts';
import { blockLine, openRiver } from './lines.ts';
import { cancelLosses, eliminatedToRegroup } from './losses.ts';
import { amphibiousAssault, freeFlag, moveFormation, skirmish } from './marches.ts';
import { guide, noContact, splitGroup, stopMovement } from './on-the-way.ts';
import { buildFree, clear, eliminateSP, placeLeader, regroupFree, toRegroup } from './pieces.ts';
import { type AnyPrimitive, type EventFrame, primitive } from './primitive.ts';
import { gainResource, giveResource, loseResource } from './resources.ts';
import { attritionMarkers, attritionShift, gainMorale, loseMorale, moraleCheck } from './tracks.ts';

/** The operations that are understood, by name. */
const EFFECTS: { readonly [op: string]: AnyPrimitive } = {
  choose: primitive(choose),
  forEach: primitive(forEach),
  byCamp: primitive(byCamp),
  ifTurn: primitive(ifTurn),
  unless: primitive(unless),

  gainMorale: primitive(gainMorale),
  loseMorale: primitive(loseMorale),
  moraleCheck: primitive(moraleCheck),
  attritionMarkers: primitive(attritionMarkers),
  attritionShift: primitive(attritionShift),

  attritionRoll: primitive(attritionRoll),
  winterAttrition: primitive(winterAttrition),
  cancelAttrition: primitive(cancelAttrition),

  cancelLosses: primitive(cancelLosses),
  eliminatedToRegroup: primitive(eliminatedToRegroup),

  gainResource: primitive(gainResource),
  loseResource: primitive(loseResource),
  giveResource: primitive(giveResource),

  drawCards: primitive(drawCards),
  discardRandom: primitive(discardRandom),
  discardChosen: primitive(discardChosen),
  discardChoice: primitive(discardChoice),
  takeCard: primitive(takeCard),
  peek: primitive(peek),
  peekDeck: primitive(peekDeck),
  takeTop: primitive(takeTop),
  orderTop: primitive(orderTop),
  reshuffle: primitive(reshuffle),

  buildFree: primitive(buildFree),
  regroupFree: primitive(regroupFree),
  placeLeader: primitive(placeLeader),
  eliminateSP: primitive(eliminateSP),
  toRegroup: primitive(toRegroup),
  clear: primitive(clear),

  setLeaderRating: primitive(setLeaderRating),

  removeFlag: primitive(removeFlag),
  scorch: primitive(scorch),
  removeMarker: primitive(removeMarker),
  supplyTrain: primitive(supplyTrain),
  setZoneControl: primitive(setZoneControl),

  entrench: primitive(entrench),

  openRiver: primitive(openRiver),
  blockLine: primitive(blockLine),
  stopMovement: primitive(stopMovement),
  splitGroup: primitive(splitGroup),
  noContact: primitive(noContact),
  guide: primitive(guide),
  autoEvade: primitive(autoEvade),
  interceptOverRiver: primitive(interceptOverRiver),
  cancelIntercept: primitive(cancelIntercept),
  aidTry: primitive(aidTry),

  require: primitive(require),
  counter: primitive(counter),
  endBattle: primitive(endBattle),
  removeCard: primitive(removeCard),
  attach: primitive(attach),
  mixedArmy: primitive(mixedArmy),
  cancelCard: primitive(cancelCard),

  giveCP: primitive(giveCP),
  moveFormation: primitive(moveFormation),
  freeFlag: primitive(freeFlag),
  skirmish: primitive(skirmish),
  amphibiousAssault: primitive(amphibiousAssault),
  lastingEffect: primitive(lastingEffect),

  interceptIntoBattle: primitive(interceptIntoBattle),
  extraBattleDice: primitive(extraBattleDice),
  siegeDice: primitive(siegeDice),
  siegeRetreat: primitive(siegeRetreat),
};

/** The primitive of an operation that is understood. Throws for any other. */
export function primitiveOf({ op }: Operation): AnyPrimitive {
  const found = EFFECTS[op];
  if (found === undefined) throw new Error(`nobody knows how to ${op}`);
  return found;
}

/** The operations in a value, those inside others too. */
function operationsIn(value: unknown): readonly Operation[] {
  if (Array.isArray(value)) return value.flatMap(operationsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'op' in value && typeof value.op === 'string' ? [value as Operation] : [];
  return [...own, ...Object.values(value).flatMap(operationsIn)];
}

const isUnderstood = (op: Operation): boolean => EFFECTS[op.op]?.takes.safeParse(op).success === true;

/** Whether all operations of a card are understood, those inside others too: an edition with a card of which that is not so cannot be played. */
export const isPlayable = (row: Pick<CardRow, 'ops'>): boolean => operationsIn(row.ops).every(isUnderstood);

/** Why a card may not be played for its event, whatever else it does. */
export function barOf(position: Position, frame: EventFrame): Refusal | undefined {
  for (const op of frame.ops) {
    const bar = primitiveOf(op).bar?.(position, frame, op);
    if (bar !== undefined) return bar;
  }
  return undefined;
}

/** Why none of these operations would do anything now. Undefined: at least one would. */
export function idlenessOf(position: Position, frame: EventFrame, ops: readonly Operation[]): Refusal | undefined {
  const reasons = ops.map((op) => primitiveOf(op).idle?.(position, frame, op));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

export const isIdle = (position: Position, frame: EventFrame, ops: readonly Operation[]): boolean =>
  ops.length === 0 || idlenessOf(position, frame, ops) !== undefined;

/** The operations that card effects are made of. */
// biome-ignore format: a list
export const PRIMITIVES = [
  'gainMorale', 'loseMorale', 'moraleCheck', 'loseMoraleReduce', 'attritionShift', 'attritionMarkers', 'attritionDice',
  'attritionRoll', 'cancelAttrition', 'cancelLosses', 'eliminatedToRegroup', 'buildFree', 'regroupFree', 'placeLeader',
  'eliminateSP', 'toRegroup', 'clear', 'leaderRegroup', 'giveCP', 'moveFormation', 'stopMovement', 'splitGroup',
  'noIntercept', 'noEvade', 'amphibiousAssault', 'removeFlag', 'freeFlag', 'scorch', 'entrench', 'setZoneControl',
  'removeMarker', 'supplyTrain', 'cossackRoll', 'gainResource', 'loseResource', 'giveResource', 'drawCards', 'discardRandom',
  'discardChosen', 'discardChoice', 'takeCard', 'peek', 'peekDeck', 'removeCard', 'reshuffle', 'reshuffleHome', 'modifyDie',
  'counter', 'cancelCard', 'cancelIntercept', 'autoEvade', 'interceptOverRiver', 'interceptIntoBattle', 'noFailedEvasionDie',
  'modifyTerrain', 'extraBattleDice', 'siegeDice', 'battleHits', 'cancelHits', 'disruptionsAreEliminations',
  'ignorePoorMorale', 'extraRound', 'forceSecondRound', 'fightToDecision', 'endBattle', 'siegeRetreat', 'routMargin',
  'routAsRetreat', 'routDisruptions', 'skirmish', 'setLeaderRating', 'openRiver', 'blockLine', 'lastingEffect', 'require',
  'onOutcome', 'choose', 'forEach', 'byCamp', 'ifTurn', 'unless',
] as const;
export type Primitive = (typeof PRIMITIVES)[number];

/** The operations that card effects are made of. */
// biome-ignore format: a list
export const PRIMITIVES = [
  'gainMorale', 'loseMorale', 'moraleCheck', 'attritionShift', 'attritionMarkers',
  'attritionRoll', 'cancelAttrition', 'cancelLosses', 'eliminatedToRegroup', 'buildFree', 'regroupFree', 'placeLeader',
  'eliminateSP', 'toRegroup', 'clear', 'giveCP', 'moveFormation', 'stopMovement', 'splitGroup',
  'noContact', 'guide', 'amphibiousAssault', 'removeFlag', 'freeFlag', 'scorch', 'entrench', 'setZoneControl',
  'removeMarker', 'supplyTrain', 'gainResource', 'loseResource', 'giveResource', 'drawCards', 'discardRandom',
  'discardChosen', 'discardChoice', 'takeCard', 'peek', 'peekDeck', 'removeCard', 'attach', 'mixedArmy', 'reshuffle',
  'cancelCard', 'cancelIntercept', 'autoEvade', 'interceptOverRiver', 'interceptIntoBattle', 'aidTry',
  'extraBattleDice', 'siegeDice',
  'endBattle', 'siegeRetreat',
  'skirmish', 'setLeaderRating', 'openRiver', 'blockLine', 'lastingEffect', 'require',
  'choose', 'forEach', 'byCamp', 'ifTurn', 'unless',
] as const;
export type Primitive = (typeof PRIMITIVES)[number];

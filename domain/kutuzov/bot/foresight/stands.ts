import type { Position } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { ATTRITION_LEVELS, MORALE_LEVELS } from '../../terms/levels.ts';
import { CAMPS, type Camp, campOf, type POWERS, POWERS_OF } from '../../terms/nations.ts';
import type { Traits } from './lie.ts';

/** How the game stands beside the map: the turn, cards, resources, tracks, and what has happened once and for all. */
export function standTraits(position: Position, held: View['held']): Traits {
  const { turn, lastTurn, facts, impulse, marker, attrition, frames } = position;
  const left = lastTurn - turn;
  const level = ATTRITION_LEVELS.indexOf(attrition.level);
  const isActive = (camp: Camp): number => Number(impulse.power !== null && campOf(impulse.power) === camp);
  const cp = (camp: Camp): number =>
    frames.reduce((sum, frame) => sum + ('cp' in frame && campOf(frame.power) === camp ? frame.cp : 0), 0);
  const ofCamp = (camp: Camp, of: (power: (typeof POWERS)[number]) => number): number =>
    POWERS_OF[camp].reduce((sum, power) => sum + of(power), 0);
  const imperialResources = ofCamp('imperial', (power) => position.resources[power]);
  return {
    ...Object.fromEntries([1, 2, 3, 4].map((each) => [`turn ${each}`, Number(turn === each)])),
    left,
    marker: Number(campOf(marker) === 'imperial'),
    ...byCampOf((camp) => ({
      home: ofCamp(camp, (power) => held[power].home) / 4,
      other: ofCamp(camp, (power) => held[power].other) / 6,
      active: isActive(camp),
      cp: cp(camp) / 4,
      ...moraleTraits(position, camp),
    })),
    'imperial resources': imperialResources / 5,
    'imperial resources to come': (imperialResources * left) / 5,
    'tsarist resources': ofCamp('tsarist', (power) => position.resources[power]) / 5,
    attrition: level / 3,
    'attrition to come': (level * left) / 3,
    'attrition, harsh': Math.max(0, level - 2),
    'attrition loss': attrition.loss / 8,
    'attrition gain': attrition.gain / 3,
    'austria neutral': Number(facts.austriaNeutral),
    'prussia revolted': Number(facts.prussiaRevolted),
    ...Object.fromEntries(
      (['open', 'refused', 'chosen'] as const).map((each) => [`retreat ${each}`, Number(facts.retreat === each)]),
    ),
    will: facts.willToFight.length / 3,
    'conquest rolls': facts.conquestRolls,
  };
}

function moraleTraits({ morale }: Position, camp: Camp): Traits {
  const { level, loss, gain } = morale[camp];
  const depth = MORALE_LEVELS.indexOf(level);
  return {
    morale: depth / 3,
    'morale, low': Math.max(0, depth - 2),
    'morale, best': Number(depth === 0),
    loss: loss / 5,
    gain: gain / 4,
  };
}

/** The same traits of both Camps. */
export const byCampOf = (of: (camp: Camp) => Traits): Traits =>
  Object.fromEntries(
    CAMPS.flatMap((camp) => Object.entries(of(camp)).map(([name, value]) => [`${camp} ${name}`, value])),
  );

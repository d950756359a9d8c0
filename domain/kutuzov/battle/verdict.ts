import { controlOf, isFortress, isScorched, isZone } from '../map/ground.ts';
import { type FlagChoice, flagRefusal } from '../movement/flags.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import {
  type Battle,
  beatenIn,
  type Fighter,
  fightersOf,
  otherSide,
  powerOfFighters,
  SIDES,
  type Side,
  strengthOf,
  survivorsOf,
} from './battle.ts';
import { battleDice, diceOf } from './dice.ts';

/* The loser of a battle, how badly it lost, and the gains of the winner (§12.52, §12.7-§12.10). */

/**
 * Who has lost after a round in which nobody was wiped out (§12.52): the side with more hits. A tie is lost at once by
 * a side at Sauve Qui Peut, by the attackers if both are (§12.61), and by the attackers in the second round. Undefined:
 * another round. A card may make ties go on for as long as anybody has a die.
 */
export function loserOf(position: Position, battle: Battle): Side | undefined {
  const { attackers, defenders, round } = battle;
  if (attackers.hits !== defenders.hits) return attackers.hits > defenders.hits ? 'attackers' : 'defenders';
  if (modifiers(position, 'fightToDecision').length > 0) {
    const next = { ...battle, round: round + 1 };
    return SIDES.some((side) => diceOf(battleDice(position, next, side)) > 0) ? undefined : 'attackers';
  }
  const { morale } = position;
  const isDesperate = ({ camp }: Fighter): boolean => morale[camp].level === 'sauve-qui-peut';
  if (isDesperate(attackers)) return 'attackers';
  if (isDesperate(defenders)) return 'defenders';
  return round >= 2 ? 'attackers' : undefined;
}

/** The side that had suffered less when the first round was over. */
export const openingOf = ({ attackers, defenders }: Battle): Battle['opening'] =>
  attackers.hits === defenders.hits ? 'nobody' : attackers.hits < defenders.hits ? 'attackers' : 'defenders';

/**
 * Whether the loser is beaten by enough hits for a rout: 3, and 5 for entrenched defenders (§12.7), or as cards say.
 */
export function isRouted(position: Position, battle: Battle, loser: Side): boolean {
  if (modifiers(position, 'routAsRetreat').length > 0) return false;
  const { camp, hits } = battle[loser];
  const margins = modifiers(position, 'routMargin').flatMap((effect) => (effect.camp === camp ? [effect.n] : []));
  return (
    hits - battle[otherSide(loser)].hits >= Math.max(loser === 'defenders' && battle.entrenched ? 5 : 3, ...margins)
  );
}

/**
 * The eliminations of a rout (§12.7): the loser's disruptions, or the part of them that a card says, and an SP that
 * another takes.
 */
export function routToll(position: Position, battle: Battle, loser: Side): number {
  const { camp, disruptions } = battle[loser];
  const parts = modifiers(position, 'routDisruptions').flatMap((effect) =>
    effect.camp === camp ? [effect.fraction] : [],
  );
  const toll = Math.ceil(disruptions * Math.min(1, ...parts));
  const soldiers = survivorsOf(position, battle, loser).troops.reduce((sum, { sp }) => sum + sp, 0);
  const more = modifiers(position, 'routToll').reduce(
    (sum, effect) => (effect.camp === camp ? sum + effect.n : sum),
    0,
  );
  return toll + Math.min(more, Math.max(0, soldiers - toll));
}

/**
 * A battle after the retreat of its loser (§12.62): all who were lost on the way are hits, those eliminated count for
 * loot.
 */
export function afterRetreat(battle: Battle, ways: Battle['ways'], lost: number, eliminated: number): Battle {
  const loser = beatenIn(battle);
  const fighter = battle[loser];
  const beaten = { ...fighter, hits: fighter.hits + lost, eliminated: fighter.eliminated + eliminated };
  return { ...battle, [loser]: beaten, ways };
}

/**
 * Whether the eliminations of the winner suffice for a flag (§12.9): one more than there were pieces, two on scorched
 * ground; not in zones, fortresses, duchies of the winner's own Camp, nor where the enemy was entrenched.
 */
function isFlagOverrun(position: Position, battle: Battle, loser: Side): boolean {
  const { space, entrenched } = battle;
  if (isZone(position, space) || isFortress(position, space)) return false;
  if (loser === 'defenders' && entrenched) return false;
  const isTaken = controlOf(position, space) !== battle[otherSide(loser)].camp;
  return isTaken && battle[loser].excess >= (isScorched(position, space) ? 2 : 1);
}

/** How the winner may flag the duchy (§12.9). If there is more than one way, the winner chooses (§7). */
export function flagsOf(position: Position, battle: Battle): readonly FlagChoice[] {
  const { loser, stage, space } = battle;
  if (stage !== 'spoils' || loser === null || !isFlagOverrun(position, battle, loser)) return [];
  const winners = fightersOf(position, battle, otherSide(loser));
  if (strengthOf(winners) === 0) return [];
  const power = powerOfFighters(position, winners);
  return (['own', 'ally', 'none'] as const).filter((flag) => flagRefusal(position, power, space, flag) === undefined);
}

/**
 * Resources of the battlefield (§12.10): by a die and the enemy SP and leaders eliminated; a natural 6 always brings
 * one.
 */
export function lootOf(die: number, eliminated: number): number {
  const result = die + eliminated;
  if (result >= 12) return 2;
  return result >= 7 || die === 6 ? 1 : 0;
}

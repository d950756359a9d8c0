import { editionOf } from '../edition/editions.ts';
import { controlOf, hasFormation, spaceOf } from '../map/ground.ts';
import { isEnemyFortress } from '../movement/movement.ts';
import { otherCamp } from '../terms/nations.ts';
import { fightOf } from './fights/fights.ts';
import { type Force, striking } from './fights/forces.ts';
import { sixes } from './fights/odds.ts';
import type { Scene } from './scene.ts';
import { controlWorth, fortressOf, placesToTake } from './worth.ts';

/* The prizes in a position, and their places. */

/** The share of a friendly place, with enemies near, that going there can save. */
const SAVED = 0.25;
/** Places of less worth are taken on the way. */
const LEAST = 0.7;

/** A place that is worth going to, for what it is or for the enemies in it. */
export interface Prize {
  readonly id: string;
  readonly worth: number;
  /** The strength of an enemy fortress there; 0: none. */
  readonly fortress: number;
  readonly enemies: Force;
  /** How many steps it is to the prize, by the spaces from which it can be reached. */
  readonly away: ReadonlyMap<string, number>;
}

/** All prizes of a position for the Camp that looks at it. */
export function prizesOf(scene: Scene): readonly Prize[] {
  const { view, camp } = scene;
  const open = new Set(placesToTake(view, camp));
  return editionOf(view)
    .spaces.map(({ id }) => ({
      id,
      worth: open.has(id) ? controlWorth(view, id) : savedWorth(scene, id),
      enemies: scene.force(id, otherCamp(camp)),
    }))
    .filter(({ worth, enemies }) => worth >= LEAST || enemies.size > 0)
    .map((prize) => ({
      ...prize,
      fortress: isEnemyFortress(view, prize.id, camp) ? fortressOf(view, prize.id) : 0,
      away: scene.waysTo(prize.id),
    }));
}

/** Values saving a friendly place: one with enemies in it, or an empty Key with enemies near. */
function savedWorth({ view, camp, isThreatened }: Scene, id: string): number {
  if (controlOf(view, id) !== camp) return 0;
  const isEmptyKey = spaceOf(view, id).key && !hasFormation(view, id, camp);
  const isInDanger = hasFormation(view, id, otherCamp(camp)) || (isEmptyKey && isThreatened(id));
  return isInDanger ? SAVED * controlWorth(view, id) : 0;
}

/**
 * What a force that has come to a prize can hope for: the place, by the chance that it takes it, and the gain of the
 * fight.
 */
export function hopeOf({ view, camp }: Scene, { fortress, enemies, worth }: Prize, all: Force): number {
  const force = striking(all);
  if (force.sp === 0) return 0;
  const fight = enemies.size === 0 ? { chance: 1, worth: 0 } : fightOf(view, force, enemies, camp);
  const taken = fortress === 0 ? 1 : force.led ? sixes(force.dice, fortress) : 0;
  return fight.chance * taken * worth + fight.worth;
}

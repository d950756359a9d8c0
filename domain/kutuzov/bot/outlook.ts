import { once } from '../../lib/memo.ts';
import { raised, twoDice } from '../../lib/powers.ts';
import { controlOf, neighboursOf, spaceOf } from '../map/ground.ts';
import { looseIn } from '../movement/evasion.ts';
import { interceptionBonus, SUCCESS, threatsTo } from '../movement/interception.ts';
import { commanderIn, commandOf, leaderOf, leadersIn } from '../pieces/pieces.ts';
import type { View } from '../state/view.ts';
import { type Camp, type Nation, otherCamp, type Power } from '../terms/nations.ts';
import { type Draws, drawsOf, FADING } from './draws.ts';
import { fightOver } from './fights/fights.ts';
import { type Force, striking } from './fights/forces.ts';
import { type Scene, sceneOf } from './scene.ts';
import { controlWorth, SP } from './worth.ts';

/** How much of the enemy's attacks comes true. */
const SUFFERED = 0.45;
/** How much of an empty Key is lost when enemies are near. */
const UNGUARDED = 0.6;
/** Value of a soldier once a leader joins it. */
const LED = 0.6 * SP;

/** How often enemies who could intercept try to. */
export const TRIED = 0.7;

/** An enemy army that could intercept those who come to a space, and how likely it does. */
interface Threat {
  readonly force: Force;
  readonly chance: number;
}

/** What a Power hopes for and fears in a position. */
export interface Outlook extends Scene {
  readonly draw: Draws;
  /** Returns the gain of enemies who come over a line and fight a force of the bot. */
  against(enemies: Force, force: Force, from: string, to: string): number;
  /** What the enemies near a space may do to a force in it. */
  danger(at: string, force: Force): number;
  /** The enemy armies that could intercept those who come to a space (§11.1). */
  threats(to: string): readonly Threat[];
  /** How much a leader in a space is missed by soldiers who have none. */
  wanted(at: string, leader: string): number;
  /** Returns the loss when a space is left empty. */
  guard(space: string): number;
}

export function outlookOf(view: View, power: Power): Outlook {
  const scene = sceneOf(view, power);
  const { camp, force } = scene;
  const enemy = otherCamp(camp);

  const against = (enemies: Force, own: Force, from: string, to: string): number =>
    fightOver(view, enemies, own, from, to, enemy).worth;
  const armiesBeside = once((space: string) =>
    neighboursOf(view, space)
      .map((from) => ({ from, force: striking(force(from, enemy)) }))
      .filter((army) => army.force.led && army.force.size > 1),
  );

  return {
    ...scene,
    draw: drawsOf(scene),
    against,
    danger: (at, own) =>
      own.size === 0
        ? 0
        : armiesBeside(at).reduce(
            (worst, army) => Math.max(worst, SUFFERED * against(army.force, own, army.from, at)),
            0,
          ),
    threats: once((to: string) => threatsOf(scene, to)),
    wanted: (at, leader) => wanted(scene, at, leader),
    guard: (space) =>
      spaceOf(view, space).key && controlOf(view, space) === camp && scene.isThreatened(space)
        ? UNGUARDED * controlWorth(view, space)
        : 0,
  };
}

function threatsOf({ view, camp, force }: Scene, to: string): readonly Threat[] {
  const enemy = otherCamp(camp);
  return threatsTo(view, to, enemy).map((from) => ({
    force: striking(force(from, enemy)),
    chance: TRIED * interceptChance(view, enemy, commanderIn(view, from, enemy), from, to),
  }));
}

/** What soldiers without a leader add, when an event lets them intercept. */
const UNLED = 2;

/** How likely the dice let an army of a Camp intercept (§11.4); `more` is what a card adds to them. */
export function interceptChance(
  view: View,
  camp: Camp,
  leader: string | undefined,
  from: string,
  to: string,
  more = 0,
): number {
  const bonus = leader === undefined ? UNLED : interceptionBonus(view, camp, leader, from, to);
  return twoDice(SUCCESS - bonus - more);
}

function wanted(scene: Scene, at: string, leader: string): number {
  const { view, held } = scene;
  const nation = leaderOf(view, leader).of;
  const away = scene.waysTo(at);
  return held.reduce((best, space) => {
    const steps = away.get(space);
    if (steps === undefined) return best;
    return Math.max(
      best,
      Math.min(commandOf(view, leader), looseOf(scene, space, nation, leader)) * LED * raised(FADING, steps),
    );
  }, 0);
}

/** SP of a nation in a space that no leader there can lead, one leader apart. */
function looseOf({ view, camp }: Scene, space: string, nation: Nation, apart: string): number {
  const others = leadersIn(view, space, camp).filter((id) => id !== apart && leaderOf(view, id).of === nation);
  if (others.length > 0) return looseIn(view, space, camp)[nation] ?? 0;
  return (view.troops[space] ?? []).reduce((sum, { of, sp }) => (of === nation ? sum + sp : sum), 0);
}

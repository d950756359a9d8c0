import { raised } from '../../lib/powers.ts';
import { spaceOf } from '../map/ground.ts';
import type { Force } from './fights/forces.ts';
import type { Prize } from './prizes.ts';
import type { Scene } from './scene.ts';

/* What a Power sets out for: what is near, and in the first turn the capitals, however far they are. */

/** How much less something draws for each space it is away. */
export const FADING = 0.58;

/** The pieces of an army that marches on a capital. */
const ARMY = 6;
/** What each space on its way costs. */
const STEP = 0.6;

/** How much a prize draws a force that hopes for so much there, from so many spaces away. */
export function drawn(scene: Scene, prize: Prize, force: Force, hope: number, away: number): number {
  const near = hope * raised(FADING, away);
  return isRaid(scene, prize, force) ? Math.max(near, hope - STEP * away) : near;
}

/** In the first turn armies of the Imperials set out for both capitals: with them they would win before the second one is over (§19.22). */
const isRaid = ({ view, camp }: Scene, { id }: Prize, { size }: Force): boolean =>
  camp === 'imperial' && view.turn === 1 && size >= ARMY && spaceOf(view, id).capital;

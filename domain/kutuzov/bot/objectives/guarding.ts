import { controlOf, hasFormation, within } from '../../map/ground.ts';
import { totalOf } from '../../pieces/pieces.ts';
import { otherCamp } from '../../terms/nations.ts';
import type { Weighed } from '../favourite.ts';
import type { Outlook } from '../outlook.ts';
import { ARMY, type Moving, type Objective, type Pursuit } from './objectives.ts';

/* Soldiers who come to places that an army has raided and left. */

/** Enemies this many lines away could put a flag on an unguarded place. */
const NEAR = 2;

/**
 * Returns the step of most SP without a leader, from elsewhere, to an empty place of the objective with enemies near.
 * Of the army that goes for a place, now in `army`, enough SP stay for it to go on. `undefined`: there is none.
 */
export function guarding(
  { view, camp, force }: Outlook,
  { places }: Objective,
  choices: readonly Weighed[],
  army: string | undefined,
): Pursuit | undefined {
  const enemy = otherCamp(camp);
  const isEmpty = (place: string): boolean => !hasFormation(view, place, camp) && !hasFormation(view, place, enemy);
  const isThreatened = (place: string): boolean =>
    within(view, place, NEAR).some((near) => hasFormation(view, near, enemy));
  const open = places.filter((place) => controlOf(view, place) === camp && isEmpty(place) && isThreatened(place));
  const coming = choices.filter(
    (each): each is Moving =>
      each.command.type === 'move' &&
      each.command.leaders.length === 0 &&
      open.includes(each.command.to) &&
      !places.includes(each.command.from) &&
      (each.command.from !== army || force(army, camp).sp - totalOf(each.command.sp) >= ARMY),
  );
  const [most] = coming.toSorted((a, b) => totalOf(b.command.sp) - totalOf(a.command.sp));
  return most === undefined ? undefined : { place: most.command.to, left: [most] };
}

import type { FrameOf } from '../frames/frames.ts';
import { groundFor, hasFormation, isClosedFortress, isScorched, isZone, marchOf, neighboursOf } from '../map/ground.ts';
import { barrier, isMired } from '../movement/movement.ts';
import { leaderOf } from '../pieces/pieces.ts';
import { goingAs } from '../pieces/stance.ts';
import type { Position } from '../state/state.ts';
import type { Cause } from '../terms/causes.ts';
import { type Camp, type Nation, nationsOf, otherCamp, type Power, partnerOf } from '../terms/nations.ts';

/* Where a beaten side may go (§12.6). */

type Retreat = FrameOf<'retreat'>;

/** The nations of those who have not been sent anywhere yet. */
export const nationsLeft = (position: Position, { troops, leaders }: Retreat): readonly Nation[] => [
  ...new Set([...leaders.map((id) => leaderOf(position, id).of), ...troops.map(({ of }) => of)]),
];

/**
 * The spaces to which a nation's pieces may retreat, in a zone also that zone, where they may stay (§12.6). The active
 * side goes back where it came from; the inactive one to friendly spaces, without any to uncontrolled ones, without
 * these to enemy ground, never where attackers came from. Hesitant allies go nowhere in Russia without a friendly flag
 * (§9.31).
 */
export function placesFor(position: Position, frame: Retreat, nation: Nation): readonly string[] {
  const going = goingAs(position, nation, frame.leaders);
  const away = frame.active ? waysBack(position, frame, going) : refuges(position, frame, going);
  return isZone(position, frame.space) ? [frame.space, ...away] : away;
}

function waysBack(position: Position, { camp, space, origins }: Retreat, nation: Nation): readonly string[] {
  return origins.filter((to) => {
    if (to === space || !isFree(position, camp, to) || isClosedFortress(position, to, camp)) return false;
    return isBySea(position, camp, space, to)
      ? groundFor(position, to, camp) === 'friendly'
      : isOpen(position, camp, nation, space, to);
  });
}

function refuges(position: Position, { camp, space, origins }: Retreat, nation: Nation): readonly string[] {
  const open = neighboursOf(position, space).filter(
    (to) =>
      !origins.includes(to) &&
      isFree(position, camp, to) &&
      !isClosedFortress(position, to, camp) &&
      isOpen(position, camp, nation, space, to),
  );
  const on = (ground: ReturnType<typeof groundFor>) => open.filter((to) => groundFor(position, to, camp) === ground);
  return [on('friendly'), on('uncontrolled'), on('enemy')].find((places) => places.length > 0) ?? [];
}

const isOpen = (position: Position, camp: Camp, nation: Nation, from: string, to: string): boolean =>
  barrier(position, camp, [nation], from, to) === undefined;

/** No enemies stand there; a zone may be shared with them where friends stand too (§10.5, §11.7). */
const isFree = (position: Position, camp: Camp, to: string): boolean =>
  !hasFormation(position, to, otherCamp(camp)) || (isZone(position, to) && hasFormation(position, to, camp));

const isBySea = (position: Position, camp: Camp, from: string, to: string): boolean =>
  marchOf(position, from, to, camp) === undefined;

/** Why a retreat to a space costs attrition (§10.44, §10.45, §12.62); to be asked before the pieces go. */
export function causesOfRetreat(position: Position, camp: Camp, from: string, to: string): readonly Cause[] {
  const march = marchOf(position, from, to, camp);
  const causes: Cause[] = [];
  if (march === undefined) causes.push('sea');
  if (march === 'river') causes.push('river');
  if (isMired(position, camp, from, to)) causes.push('marsh');
  if (groundFor(position, to, camp) === 'enemy') causes.push('enemy-ground');
  if (isScorched(position, to)) causes.push('scorched');
  return causes;
}

/** What nobody chooses: these nations have one place to go, or none (`to` undefined). */
interface Forced {
  readonly nations: readonly Nation[];
  readonly to: string | undefined;
}

/** The next pieces without a choice. Undefined: a Power must choose, or nobody is left to be sent. */
export function forcedRetreat(position: Position, frame: Retreat): Forced | undefined {
  const nations = nationsLeft(position, frame);
  const lost = nations.filter((nation) => placesFor(position, frame, nation).length === 0);
  if (lost.length > 0) return { nations: lost, to: undefined };
  if (nations.length > 0 && frame.active) {
    const places = commonPlaces(position, frame, nations);
    return places.length > 1 ? undefined : { nations, to: places[0] };
  }
  const bound = nations.find((nation) => placesFor(position, frame, nation).length === 1);
  return bound === undefined ? undefined : { nations: [bound], to: placesFor(position, frame, bound)[0] };
}

/** The spaces to which all of these nations may go: the active side stays together (§12.6). */
export const commonPlaces = (position: Position, frame: Retreat, nations: readonly Nation[]): readonly string[] =>
  nations
    .map((nation) => placesFor(position, frame, nation))
    .reduce((common, places) => common.filter((to) => places.includes(to)));

/**
 * The Power that sends its pieces next: that of the commander, then its partner (§10.65); an active side follows its
 * commander.
 */
export function sender(position: Position, frame: Retreat): Power | undefined {
  const nations = nationsLeft(position, frame);
  if (nations.length === 0) return undefined;
  if (frame.active) return frame.power;
  return [frame.power, partnerOf(frame.power)].find((power) =>
    nationsOf(power).some((nation) => nations.includes(nation)),
  );
}

import type { March, Space } from '../edition/edition.ts';
import { isRussian } from '../edition/edition.ts';
import { editionOf } from '../edition/editions.ts';
import { isOpened, modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { type Camp, campOf, type Nation, nationsOf, otherCamp, type Power } from '../terms/nations.ts';

/* Spaces, lines and who controls them (§1.2, §3). */

/** The row of a space. Throws for an id that is on no map. */
export function spaceOf(position: Pick<Position, 'edition'>, id: string): Space {
  const row = editionOf(position).space.get(id);
  if (row === undefined) throw new Error(`there is no space ${id}`);
  return row;
}

export const isZone = (position: Position, id: string): boolean => spaceOf(position, id).kind === 'zone';
export const isFortress = (position: Position, id: string): boolean => spaceOf(position, id).fortress > 0;
/** Printed in a Russian colour; zones too. */
export const isInRussia = (position: Position, id: string): boolean => isRussian(spaceOf(position, id));
export const isScorched = ({ scorched }: Position, id: string): boolean => scorched.includes(id);

/** The spaces joined to one by a line (§1.23). */
export const neighboursOf = (position: Position, id: string): readonly string[] => [
  ...(editionOf(position).lines.get(id)?.keys() ?? []),
];

/**
 * The march of the line between two spaces as a Camp uses it: a river with a bridge (§PB4.1) or opened by event is
 * clear for Imperials, a frozen one rough, rough ground clear by event. Undefined: not adjacent.
 */
export function marchOf(position: Position, a: string, b: string, camp: Camp): March | undefined {
  const march = editionOf(position).lines.get(a)?.get(b);
  const isBridged =
    camp === 'imperial' &&
    position.bridges.some((bridge) => (bridge.a === a && bridge.b === b) || (bridge.a === b && bridge.b === a));
  if (isBridged || (camp === 'imperial' && march === 'river' && isOpened(position, a, b))) return 'clear';
  const found = march === 'river' && isFrozen(position) ? 'rough' : march;
  return found === 'rough' && hasEasyRoads(position, camp) ? 'clear' : found;
}

/** Whether an event lets rivers hold nobody up more than rough ground does. */
const isFrozen = (position: Position): boolean =>
  modifiers(position, 'frozenRivers').some(({ turns }) => turns.includes(position.turn));

/** Whether rough ground and marsh hold a Camp's formations up no more: in the impulse of a Power of it, by event. */
export const hasEasyRoads = (position: Position, camp: Camp): boolean =>
  modifiers(position, 'easyRoads').some(({ power }) => campOf(power) === camp);

/**
 * Returns the nation with its flag or colour on a space; `RU` for the green both Russian Powers share (§3.1, §1.21).
 */
export const controllerOf = (position: Position, id: string): Nation | 'RU' =>
  position.flags[id] ?? spaceOf(position, id).home;

/** Returns the Camp with its flag or colour on a space, independent of the pieces there (§3.1). */
export function controlOf(position: Position, id: string): Camp {
  const controller = controllerOf(position, id);
  return controller === 'RU' ? 'tsarist' : campOf(controller);
}

/** Whether soldiers or leaders of a Camp stand in a space (§1.61). */
export const hasFormation = (position: Position, id: string, camp: Camp): boolean =>
  occupiedBy(position).get(id)?.has(camp) === true;

/** How a Camp sees a space (§3.1, §3.2); a fortress stays its owner’s with enemies before it (§13.1). */
type Ground = 'friendly' | 'enemy' | 'uncontrolled';

export function groundFor(position: Position, id: string, camp: Camp): Ground {
  const control = controlOf(position, id);
  const intruded = hasFormation(position, id, otherCamp(control));
  if (isZone(position, id) || isFortress(position, id)) {
    if (control === camp) return 'friendly';
    return intruded ? 'uncontrolled' : 'enemy';
  }
  if (intruded) return 'uncontrolled';
  return control === camp ? 'friendly' : 'enemy';
}

/** A fortress duchy with an enemy of its owner in it (§13.21). */
export const isBesieged = (position: Position, id: string): boolean =>
  isFortress(position, id) && hasFormation(position, id, otherCamp(controlOf(position, id)));

/** An enemy fortress duchy that no friends besiege (§11.7, §13.41). */
export const isClosedFortress = (position: Position, id: string, camp: Camp): boolean =>
  isFortress(position, id) && groundFor(position, id, camp) === 'enemy';

/** Whether a space is home of a nation: the shared green is home of both Russian Powers (§1.21, §7). */
export function isHomeOf(position: Position, id: string, nation: Nation): boolean {
  const { home, producers } = spaceOf(position, id);
  return home === 'RU' ? campOf(nation) === 'tsarist' : home === nation || producers.includes(nation);
}

/**
 * Whether a Power, with its ally, has a Key or Depot for reinforcements and points (§17.22, §20.2): it is not
 * uncontrolled, and its flag or, without a flag, its colour is there.
 */
export function holds(position: Position, id: string, power: Power): boolean {
  if (!isFortress(position, id) && hasFormation(position, id, otherCamp(controlOf(position, id)))) return false;
  const flag = position.flags[id];
  if (flag === undefined && position.facts.austriaNeutral && spaceOf(position, id).home === 'AU') return false;
  return nationsOf(power).some((nation) => (flag === undefined ? isHomeOf(position, id, nation) : flag === nation));
}

/** The Keys the Tsarists control now (§1.9): an uncontrolled one counts for nobody. */
export const tsaristKeys = (position: Position): number =>
  editionOf(position).spaces.filter(({ id, key }) => key && groundFor(position, id, 'tsarist') === 'friendly').length;

/** Returns a space and those that this many lines, or fewer, join to it. */
export function within(position: Position, id: string, lines: number): readonly string[] {
  const found = new Set([id]);
  for (let line = 0; line < lines; line++)
    for (const each of [...found]) for (const next of neighboursOf(position, each)) found.add(next);
  return [...found];
}

/** Whether something is true of a space, or of one within two lines of it. */
export const isNear = (position: Position, id: string, is: (id: string) => boolean): boolean =>
  within(position, id, 2).some(is);

type Occupied = ReadonlyMap<string, ReadonlySet<Camp>>;
const OCCUPIED = new WeakMap<
  Position['troops'],
  { readonly leaders: Position['leaders']; readonly occupied: Occupied }
>();

/** Which Camps stand where, found once for each position. */
function occupiedBy({ troops, leaders }: Position): Occupied {
  const known = OCCUPIED.get(troops);
  if (known?.leaders === leaders) return known.occupied;
  const occupied = new Map<string, Set<Camp>>();
  const put = (id: string, nation: Nation) => occupied.set(id, (occupied.get(id) ?? new Set()).add(campOf(nation)));
  for (const [id, here] of Object.entries(troops)) for (const { of } of here) put(id, of);
  for (const { at, of } of Object.values(leaders)) if (!at.startsWith('@')) put(at, of);
  OCCUPIED.set(troops, { leaders, occupied });
  return occupied;
}

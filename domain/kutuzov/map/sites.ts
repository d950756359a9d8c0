import type { Refusal } from '../../contract/refusal.ts';
import { editionOf } from '../edition/editions.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import {
  type Camp,
  campOf,
  type Nation,
  nationsOf,
  otherCamp,
  type Power,
  partnerOf,
  powerOf,
} from '../terms/nations.ts';
import { controlOf, groundFor, hasFormation, isHomeOf, isScorched, isZone, neighboursOf, spaceOf } from './ground.ts';

/* Where pieces come onto the map, and where DMC may lie (§6.3, §17.2). */

/** Between the impulses of two turns all is quiet: nothing is placed among enemies (§17.2). */
export const isInterphase = ({ impulse }: Position): boolean => impulse.power === null;

/** Whether a nation has left the war: nothing of it comes onto the map any more (§9.3). */
export const hasLeft = ({ facts }: Position, nation: Nation): boolean =>
  (nation === 'AU' && facts.austriaNeutral) || (nation === 'PR' && facts.prussiaRevolted);

const hasEnemies = (position: Position, space: string, camp: Camp): boolean =>
  hasFormation(position, space, otherCamp(camp));

/**
 * A Key or zone where a nation builds, in friendly hands (§6.31): besieged fortresses and zones with enemies among
 * them.
 */
const isHomeSite = (position: Position, nation: Nation, space: string): boolean =>
  spaceOf(position, space).producers.includes(nation) && groundFor(position, space, campOf(nation)) === 'friendly';
const isQuietSite = (position: Position, nation: Nation, space: string): boolean =>
  isHomeSite(position, nation, space) && !hasEnemies(position, space, campOf(nation));

const spacesOf = (position: Position): readonly string[] => editionOf(position).spaces.map(({ id }) => id);

/**
 * Returns places where a nation may have its magazine (§17.2): its own quiet sites, or those of the partner if a Power
 * has none.
 */
export function magazineSites(position: Position, nation: Nation): readonly string[] {
  const own = spacesOf(position).filter((id) => isQuietSite(position, nation, id));
  const power = powerOf(nation);
  return own.length > 0 || power !== nation
    ? own
    : spacesOf(position).filter((id) => isQuietSite(position, partnerOf(power), id));
}

/** Where pieces of a nation may be built now; its magazine apart (§6.31, §17.2). */
export const buildSites = (position: Position, nation: Nation): readonly string[] =>
  isInterphase(position)
    ? magazineSites(position, nation)
    : spacesOf(position).filter((id) => isHomeSite(position, nation, id) && !isUsedUp(position, id));

/** A scorched Key where something was built in this impulse (§6.31). */
const isUsedUp = (position: Position, space: string): boolean =>
  isScorched(position, space) && position.impulse.builtOnScorched.includes(space);

/** Where regrouped pieces of a nation may be placed now (§6.32, §17.2). */
export function regroupSites(position: Position, nation: Nation): readonly string[] {
  const power = powerOf(nation);
  const isHome = isInterphase(position) ? isQuietSite : isHomeSite;
  const linked = linkedTo(position, campOf(nation), isRegroupSource(position, campOf(nation)), power === 'R1');
  return spacesOf(position).filter(
    (id) => isHome(position, nation, id) || (linked.has(id) && isForwardKey(position, power, id)),
  );
}

/** Why pieces of a nation may not be built in a space now. */
export function buildSiteRefusal(position: Position, nation: Nation, space: string): Refusal | undefined {
  if (buildSites(position, nation).includes(space)) return undefined;
  if (!isHomeSite(position, nation, space))
    return refusal(
      'NOT_A_HOME_SITE',
      {
        en: 'this nation builds only in its home zones and friendly home Keys',
        ko: '이 국가는 본토 구역과 아군이 제어하는 본토 Key 지역에서만 생산합니다.',
      },
      '§6.31',
    );
  return isInterphase(position)
    ? refusal('ENEMIES_THERE', { en: 'enemies stand there', ko: '그곳에 적이 있습니다.' }, '§17.2')
    : refusal(
        'SCORCHED_KEY',
        {
          en: 'only one SP or leader an impulse is built on scorched ground',
          ko: '초토화지역에서는 Impulse마다 1SP나 리더 하나만 생산합니다.',
        },
        '§6.31',
      );
}

/** Why regrouped pieces of a nation may not be placed in a space now. */
export function regroupSiteRefusal(position: Position, nation: Nation, space: string): Refusal | undefined {
  if (regroupSites(position, nation).includes(space)) return undefined;
  if (isHomeSite(position, nation, space))
    return refusal('ENEMIES_THERE', { en: 'enemies stand there', ko: '그곳에 적이 있습니다.' }, '§17.2');
  return isForwardKey(position, powerOf(nation), space)
    ? refusal(
        'NOT_CONNECTED',
        {
          en: 'no friendly ground joins it to a home zone at the edge',
          ko: '아군 지역으로 지도 끝의 본토 구역에 연결되어 있지 않습니다.',
        },
        '§6.32',
      )
    : refusal(
        'NO_PLACE_TO_REGROUP',
        {
          en: 'regrouped pieces go to home Keys and zones, enemy home Keys under the flag of their Power, Supply Trains and DMC',
          ko: '재편한 조각은 본토 Key 지역과 구역, 자기 깃발이 있는 적 본토 Key 지역, 보급 열차, DMC에 놓습니다.',
        },
        '§6.32',
      );
}

/**
 * An enemy home Key under a flag of the Power, or what counts as one: the Camp's Supply Trains, the Power's own DMC
 * (§6.32).
 */
function isForwardKey(position: Position, power: Power, space: string): boolean {
  if (position.dmc[space] === power || position.trains[campOf(power)] === space) return true;
  const flag = position.flags[space];
  const isEnemyHome =
    spaceOf(position, space).key && !isHomeOf(position, space, power) && !isHomeOf(position, space, partnerOf(power));
  return isEnemyHome && flag !== undefined && nationsOf(power).includes(flag);
}

/** Home zones to which regrouped pieces are traced (§6.32); none in neutral Austria, which is closed (§9.3). */
const isRegroupSource =
  (position: Position, camp: Camp) =>
  (space: string): boolean => {
    const { regroupSource, home } = spaceOf(position, space);
    return regroupSource && controlOf(position, space) === camp && !(home === 'AU' && position.facts.austriaNeutral);
  };

/** Home zones to which DMC are traced (§17.2): Imperial ones in the west, Tsarist ones in the east. */
const isDepotSource =
  (position: Position, camp: Camp) =>
  (space: string): boolean => {
    const { kind, edge, home } = spaceOf(position, space);
    const isAtEdge = kind === 'zone' && edge === (camp === 'imperial' ? 'W' : 'E');
    return isAtEdge && controlOf(position, space) === camp && !(home === 'AU' && position.facts.austriaNeutral);
  };

/**
 * The spaces without enemies that friendly ground joins to a source. `bySea`: the sea joins friendly ports, besieged
 * fortresses among them, for Russia 1 alone (§6.32).
 */
function linkedTo(
  position: Position,
  camp: Camp,
  isSource: (space: string) => boolean,
  bySea: boolean,
): ReadonlySet<string> {
  const isPort = (id: string) => bySea && spaceOf(position, id).port;
  const isFriendly = (id: string) =>
    groundFor(position, id, camp) === 'friendly' &&
    !(spaceOf(position, id).home === 'AU' && position.facts.austriaNeutral);
  const quiet = new Set(spacesOf(position).filter((id) => isFriendly(id) && !hasEnemies(position, id, camp)));
  const ports = spacesOf(position).filter((id) => isPort(id) && isFriendly(id));
  const linked = new Set([...quiet].filter(isSource));
  for (const id of linked) {
    for (const next of isPort(id) ? [...neighboursOf(position, id), ...ports] : neighboursOf(position, id))
      if (quiet.has(next) || ports.includes(next)) linked.add(next);
  }
  return new Set([...linked].filter((id) => quiet.has(id)));
}

/** Where friendly ground without enemies joins a Camp to its zones at the edge (§17.2). */
export const tracedSites = (position: Position, camp: Camp): readonly string[] => [
  ...linkedTo(position, camp, isDepotSource(position, camp), false),
];

/** Where a Power may place a DMC (§17.2). */
export function depotSites(position: Position, power: Power): readonly string[] {
  const camp = campOf(power);
  return tracedSites(position, camp).filter((id) => hasRoomForDepot(position, id));
}
const hasRoomForDepot = (position: Position, space: string): boolean =>
  !isZone(position, space) && position.dmc[space] === undefined;

/** Why a Power may not place a DMC in a space. */
export function depotRefusal(position: Position, power: Power, space: string): Refusal | undefined {
  if (depotSites(position, power).includes(space)) return undefined;
  return hasRoomForDepot(position, space)
    ? refusal(
        'NOT_CONNECTED',
        {
          en: 'no friendly ground joins it to a friendly zone at the edge',
          ko: '아군 지역으로 지도 끝의 아군 구역에 연결되어 있지 않습니다.',
        },
        '§17.2',
      )
    : refusal(
        'ONE_DMC',
        { en: 'a DMC lies in a duchy that has none', ko: 'DMC는 DMC가 없는 지역에 놓습니다.' },
        '§17.2',
      );
}

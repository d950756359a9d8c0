import type { Refusal } from '../../contract/refusal.ts';
import {
  controlOf,
  groundFor,
  hasEasyRoads,
  isFortress,
  isInRussia,
  isScorched,
  isZone,
  marchOf,
  spaceOf,
} from '../map/ground.ts';
import { armiesOf, mixedBy } from '../pieces/mixed.ts';
import { commanderIn, isAble, leaderOf, leadersIn, troopsIn } from '../pieces/pieces.ts';
import { goingAs, stanceOf } from '../pieces/stance.ts';
import { refusal } from '../refusals.ts';
import { isBlocked, modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import type { Cause } from '../terms/causes.ts';
import {
  ALLIES,
  type Ally,
  type Camp,
  campOf,
  type Nation,
  nationsOf,
  type Power,
  partnerOf,
  powerOf,
} from '../terms/nations.ts';
import type { Leader, Party, Troop } from '../terms/schemas.ts';

/* The possible moves and their costs (§10). */

/**
 * The pieces in a space that a Power may move now: its own and its ally's, and those of a group that its leader
 * commands (§10.11, §10.64).
 */
export function movable(
  position: Position,
  power: Power,
  from: string,
): { readonly leaders: readonly string[]; readonly troops: readonly Troop[] } {
  const camp = campOf(power);
  const commander = commanderIn(position, from, camp);
  const leads = commander !== undefined && powerOf(leaderOf(position, commander).of) === power;
  const mine = leads ? [...nationsOf(power), ...nationsOf(partnerOf(power))] : nationsOf(power);
  const leaders = leadersIn(position, from, camp).filter(
    (id) => mine.includes(leaderOf(position, id).of) && isAble(leaderOf(position, id)),
  );
  const led = [...mine, ...leaders.flatMap((id) => mixedBy(position, id))];
  return {
    leaders,
    troops: troopsIn(position, from, camp).filter((troop) => led.includes(troop.of) && isAble(troop)),
  };
}

/** The nations of a party; allies who go as the French are of the Power that runs them (§7.1). */
export const nationsIn = (position: Position, { leaders, sp }: Party): readonly Nation[] => [
  ...new Set(
    [...leaders.map((id) => leaderOf(position, id).of), ...(Object.keys(sp) as Nation[])].map((of) =>
      goingAs(position, of, leaders),
    ),
  ),
];

/** Allies who pay for entering a space: each contingent without its own flag there, in Russia (§10.12). */
export const payingAllies = (position: Position, nations: readonly Nation[], to: string): readonly Ally[] =>
  ALLIES.filter((ally) => nations.includes(ally) && isInRussia(position, to) && position.flags[to] !== ally);

/** The CP for each army or counter that goes to a space: 1, and what cards add on the way into Russia (§10.1). */
export const costEach = (position: Position, to: string, from?: string): number =>
  from !== to && isInRussia(position, to)
    ? modifiers(position, 'moveSurcharge').reduce((cost, { n }) => cost + n, 1)
    : 1;

/**
 * Returns the CP for moving a party one space: for each army (§10.1, §10.63) or for a counter without a leader
 * (§10.11), and one for each paying ally; `undefined` if its leaders cannot lead as many. `from`: where it comes from;
 * if that is `to`, it attacks where it stands.
 */
export function costOf(position: Position, party: Party, to: string, from?: string): number | undefined {
  const armies = party.leaders.length === 0 ? 1 : armiesOf(position, party);
  if (armies === undefined) return undefined;
  return armies * costEach(position, to, from) + payingAllies(position, nationsIn(position, party), to).length;
}

/**
 * Whether allies, with these leaders, do not go for the Imperials into Russia (§9.3, §9.31): by morale, unless cards
 * say otherwise.
 */
export function isHesitant(position: Position, nation: Nation, leaders: readonly string[] = []): boolean {
  const stance = stanceOf(position, nation, leaders);
  if (stance !== undefined) return stance === 'hesitant';
  const { level } = position.morale.imperial;
  if (nation === 'PR') return level === 'marchez-vous' || level === 'les-grognards' || level === 'tu-felix-austria';
  return nation === 'AU' && (level === 'marchez-vous' || level === 'les-grognards');
}

/** Places that Imperials leave for good in the Retreat from Moscow (§19.722). */
export const RETREAT_PLACES = ['moscow', 'st-petersburg', 'kiev'];

/** Returns what bars nations of a Camp from entering a space by a line, independent of the pieces there. */
export function barrier(
  position: Position,
  camp: Camp,
  nations: readonly Nation[],
  from: string,
  to: string,
): Refusal | undefined {
  if (marchOf(position, from, to, camp) === undefined)
    return refusal(
      'NOT_ADJACENT',
      { en: 'no line joins the two spaces', ko: '두 지역을 잇는 길이 없습니다.' },
      '§10.3',
    );
  if (isBlocked(position, camp, from, to))
    return refusal('LINE_BLOCKED', { en: 'an event has closed this line', ko: '이벤트로 막힌 길입니다.' }, '§5.1');
  if (isEnemyFortress(position, from, camp) && groundFor(position, to, camp) === 'enemy')
    return refusal(
      'FROM_ENEMY_FORTRESS',
      {
        en: 'pieces leave an enemy fortress duchy only for friendly or uncontrolled spaces',
        ko: '적 요새에서는 아군 지역이나 제어하는 강국이 없는 지역으로만 갈 수 있습니다.',
      },
      '§13.41',
    );
  return closed(position, camp, nations, to);
}

/** What closes a space to nations of a Camp, wherever they come from; to attack inside it too. */
export function closed(position: Position, camp: Camp, nations: readonly Nation[], to: string): Refusal | undefined {
  if (spaceOf(position, to).home === 'AU' && position.facts.austriaNeutral)
    return refusal(
      'NEUTRAL_AUSTRIA',
      { en: 'Austria is neutral: no piece may enter', ko: '오스트리아는 중립이라 아무도 들어갈 수 없습니다.' },
      '§9.3',
    );
  const isFriendly = groundFor(position, to, camp) === 'friendly';
  if (!isFriendly && isInRussia(position, to) && nations.some((nation) => isHesitant(position, nation)))
    return refusal(
      'HESITANT_ALLY',
      {
        en: 'hesitant allies do not enter enemy ground in Russia',
        ko: '소극적인 동맹군은 러시아의 적 지역에 들어가지 않습니다.',
      },
      '§9.31',
    );
  if (camp === 'imperial' && position.facts.retreat === 'chosen' && RETREAT_PLACES.includes(to))
    return refusal(
      'RETREATED',
      { en: 'the Imperials have left this place for good', ko: '제국군은 이곳에서 완전히 물러났습니다.' },
      '§19.722',
    );
  return undefined;
}

export const isEnemyFortress = (position: Position, id: string, camp: Camp): boolean =>
  isFortress(position, id) && controlOf(position, id) !== camp;

/** Whether a formation that enters goes no further by CP: a zone (§10.51), an enemy fortress duchy (§10.53). */
export const isStopped = (position: Position, to: string, camp: Camp): boolean =>
  isZone(position, to) || isEnemyFortress(position, to, camp);

/** From which space of an impulse on a march is forced for pieces of a nation (§10.42), later by event. */
const forcedFrom = (position: Position, of: Nation): number =>
  modifiers(position, 'forceMarchAllowance').reduce(
    (from, { power, n }) => (power === powerOf(of) ? from + n : from),
    campOf(of) === 'imperial' && position.turn >= 3 ? 3 : 4,
  );

/**
 * Whether a Camp's formations suffer from the marsh on a line: Imperials do (§10.41), unless an event gives them roads.
 */
export const isMired = (position: Position, camp: Camp, from: string, to: string): boolean =>
  camp === 'imperial' && marchOf(position, from, to, camp) === 'marsh' && !hasEasyRoads(position, camp);

/** The causes for one piece of a formation that moves by CP (§10.41-§10.45); `to` as it was before it came. */
export const causesOfMarch = (
  position: Position,
  camp: Camp,
  piece: Troop | Leader,
  from: string,
  to: string,
): readonly Cause[] => [
  ...(piece.marched + 1 >= forcedFrom(position, piece.of) ? (['force-march'] as const) : []),
  ...causesOfEntry(position, camp, from, to),
];

/**
 * The causes for a formation that goes by a line into a space where enemies may stand; a forced march is not among them
 * (§10.41-§10.45).
 */
export function causesOfEntry(position: Position, camp: Camp, from: string, to: string): readonly Cause[] {
  const causes: Cause[] = [];
  if (isMired(position, camp, from, to)) causes.push('marsh');
  // An ambush waits on enemy ground for those who come from ground that nobody controls (§10.43).
  if (
    groundFor(position, from, camp) === 'uncontrolled' &&
    groundFor(position, to, camp) === 'enemy' &&
    !isFortress(position, to)
  )
    causes.push('ambush');
  if (isScorched(position, to)) causes.push('scorched');
  return causes;
}

import type { Refusal } from '../../contract/refusal.ts';
import { controlOf, groundFor, hasFormation, isZone, marchOf, neighboursOf } from '../map/ground.ts';
import { ledBy } from '../pieces/mixed.ts';
import { battleOf, commanderIn, isGroup, leaderOf, leadersIn, taken, troopsIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import type { Cause } from '../terms/causes.ts';
import { type Camp, campOf, type Nation, nationsOf, otherCamp, type Power, powerOf } from '../terms/nations.ts';
import type { Party, Troop } from '../terms/schemas.ts';
import { barrier, causesOfEntry, movable, nationsIn } from './movement.ts';

/* The pieces that may intercept, and their chance (§11.1-§11.5). The enemy who moves is still where he came from. */

/** A try succeeds with this many (§11.4, §11.8). */
export const SUCCESS = 9;

/** What bars an army with these nations from intercepting in a space that enemies enter (§11.3), its marks apart. */
export function interceptionBar(
  position: Position,
  camp: Camp,
  nations: readonly Nation[],
  from: string,
  to: string,
): Refusal | undefined {
  const bar = barrier(position, camp, nations, from, to);
  if (bar !== undefined) return bar;
  const march = marchOf(position, from, to, camp);
  if (march === 'river' && !crossesRivers(position, nations))
    return refusal(
      'OVER_RIVER',
      { en: 'an army cannot intercept across a river', ko: '강을 건너 차단할 수 없습니다.' },
      '§11.3',
    );
  if (march === 'marsh' && camp === 'imperial')
    return refusal(
      'OVER_MARSH',
      { en: 'Imperials do not intercept over a marsh', ko: '제국군은 습지를 건너 차단할 수 없습니다.' },
      '§11.3',
    );
  if (hasFormation(position, to, otherCamp(camp)) && !(isZone(position, to) && hasFormation(position, to, camp)))
    return refusal(
      'ENEMIES_WERE_THERE',
      { en: 'an army cannot intercept where enemies were already', ko: '이미 적이 있던 곳에서는 차단할 수 없습니다.' },
      '§11.1',
    );
  return undefined;
}

/** Whether an event lets a Power of these nations intercept over a river (§11.3). */
const crossesRivers = (position: Position, nations: readonly Nation[]): boolean =>
  modifiers(position, 'overRiver').some(({ by }) => nations.some((nation) => powerOf(nation) === by));

/** Leaders of a Camp in a space who are not marked and could go to intercept (§11.3). */
const interceptors = (position: Position, camp: Camp, from: string, to: string): readonly string[] =>
  leadersIn(position, from, camp).filter((id) => {
    const nations = nationsIn(position, { leaders: [id], sp: {} });
    return (
      !leaderOf(position, id).marked &&
      !isCalledOff(position, id) &&
      interceptionBar(position, camp, nations, from, to) === undefined
    );
  });

/** The spaces from which armies of a Camp could intercept enemies who enter a space (§11.1, §11.3). */
export const threatsTo = (position: Position, to: string, camp: Camp): readonly string[] =>
  neighboursOf(position, to).filter((from) => interceptors(position, camp, from, to).length > 0);

/** The spaces from which a Power's own leaders could intercept, leaders in `without` left out. */
export const threatsOf = (
  position: Position,
  to: string,
  power: Power,
  without: readonly string[],
): readonly string[] =>
  neighboursOf(position, to).filter((from) =>
    interceptors(position, campOf(power), from, to).some(
      (id) => powerOf(leaderOf(position, id).of) === power && !without.includes(id),
    ),
  );

/** Whether an event has called off what a leader tried against the step at hand. */
export const isCalledOff = (position: Position, leader: string): boolean =>
  modifiers(position, 'calledOff').some(({ leaders }) => leaders.includes(leader));

/** What an event adds to the try of a Power, an interception or an evasion. */
export const aidFor = (position: Position, power: Power): number =>
  modifiers(position, 'tryAided').reduce((sum, { of, n }) => (of === power ? sum + n : sum), 0);

/** Returns the additions to the two dice of an interception (§11.4). */
export function interceptionBonus(position: Position, camp: Camp, commander: string, from: string, to: string): number {
  const march = marchOf(position, from, to, camp);
  const isHard = march === 'rough' || (march === 'marsh' && position.turn <= 2);
  return battleOf(position, commander) + bonusOfGround(position, camp, from, to) - Number(isHard);
}

/** +1 into a friendly space, −1 from one that shows the flag or the colour of the enemy (§11.4, §11.8). */
export const bonusOfGround = (position: Position, camp: Camp, from: string, to: string): number =>
  Number(groundFor(position, to, camp) === 'friendly') - Number(controlOf(position, from) !== camp);

/**
 * The attrition of an interception: that of a move without forced marches (§11.5), and that of a river which an event
 * lets it cross (§10.44).
 */
export const causesOfInterception = (position: Position, camp: Camp, from: string, to: string): readonly Cause[] => [
  ...(marchOf(position, from, to, camp) === 'river' ? (['river'] as const) : []),
  ...causesOfEntry(position, camp, from, to),
];

/** Pieces of one space as they stand there, the commander first. */
interface Pieces {
  readonly leaders: readonly string[];
  readonly troops: readonly Troop[];
}

/**
 * Of the pieces that were announced those who can still go: others may have taken some along, or failed with them
 * (§10.65).
 */
export function stillAble(position: Position, power: Power, from: string, { leaders, sp }: Party): Pieces | undefined {
  const able = movable(position, power, from);
  const going = leaders.filter((id) => able.leaders.includes(id));
  if (going.length === 0 || going[0] !== leaders[0]) return undefined;
  const there = (nation: Nation) => able.troops.reduce((sum, troop) => (troop.of === nation ? sum + troop.sp : sum), 0);
  const led = ledBy(position, going, (nation) => Math.min(sp[nation] ?? 0, there(nation)));
  return { leaders: going, troops: taken(able.troops, led) };
}

/**
 * Returns the pieces marked when an interception fails: a group as a whole (§11.51); pieces of a Power that left it for
 * the try, or an army, alone (§10.65).
 */
export function failing(position: Position, power: Power, from: string): Pieces {
  const camp = campOf(power);
  const commander = commanderIn(position, from, camp);
  const isOurs = commander !== undefined && powerOf(leaderOf(position, commander).of) === power;
  const all = isOurs && isGroup(position, from, camp);
  const isMarked = (nation: Nation) => all || nationsOf(power).includes(nation);
  return {
    leaders: leadersIn(position, from, camp).filter((id) => isMarked(leaderOf(position, id).of)),
    troops: troopsIn(position, from, camp).filter(({ of, marked }) => isMarked(of) && !marked),
  };
}

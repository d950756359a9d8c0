import type { Refusal } from '../../contract/refusal.ts';
import { at } from '../../lib/sure.ts';
import { attachedDice, extraDice } from '../cards/dice.ts';
import { editionOf } from '../edition/editions.ts';
import type { FrameOf } from '../frames/frames.ts';
import { groundFor, hasFormation, isInRussia, neighboursOf, spaceOf } from '../map/ground.ts';
import { type FlagChoice, flagAfter, hasFlagLeft, isPartnersHome } from '../movement/flags.ts';
import { isEnemyFortress, isHesitant } from '../movement/movement.ts';
import {
  byNation,
  chosen,
  commandOf,
  leaderOf,
  leadersIn,
  minus,
  spOf,
  taken,
  totalOf,
  troopsIn,
} from '../pieces/pieces.ts';
import { goesAsFrench } from '../pieces/stance.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import { campOf, type Nation, nationsOf, otherCamp, type Power } from '../terms/nations.ts';
import type { Formation, Leader, Party, Troop } from '../terms/schemas.ts';
import { formationIn } from './battle.ts';
import { type DicePart, diceOf, forceOf } from './dice.ts';

/* Sieges (§13): who may besiege, with how many dice, and what comes of a round. */

type Siege = FrameOf<'siege'>;

/**
 * The strength of a fortress (§1.21): its dice in each round, the 6s it takes, and the rounds a siege may last (§13.22,
 * §13.31).
 */
export const strengthOf = (position: Position, space: string): number => spaceOf(position, space).fortress;

const isUnmarked = ({ marked }: Troop | Leader): boolean => !marked;

/** The pieces of a Power and its ally in a space that may besiege: those without a marker (§13.2). */
export function besiegers(position: Position, power: Power, space: string): Formation {
  const camp = campOf(power);
  const isOwn = (of: Nation) => nationsOf(power).includes(of);
  return {
    leaders: leadersIn(position, space, camp).filter(
      (id) => isOwn(leaderOf(position, id).of) && isUnmarked(leaderOf(position, id)),
    ),
    troops: troopsIn(position, space, camp).filter((troop) => isOwn(troop.of) && isUnmarked(troop)),
  };
}

/** The SP that the first of these leaders commands with the others as his staff (§1.62). */
export const roomOfArmy = (position: Position, [commander, ...staff]: readonly string[]): number =>
  commander === undefined ? 0 : commandOf(position, commander) - staff.length;

/** Why a Power may not besiege a fortress now, with any army (§13.2, §13.21). */
function fortressRefusal(position: Position, power: Power, space: string): Refusal | undefined {
  const camp = campOf(power);
  if (!isEnemyFortress(position, space, camp))
    return refusal(
      'NO_ENEMY_FORTRESS',
      { en: 'no enemy fortress is there', ko: '그곳에는 적 요새가 없습니다.' },
      '§13.21',
    );
  if (hasFormation(position, space, otherCamp(camp)))
    return refusal('ENEMY_IN_DUCHY', { en: 'enemies stand in this duchy', ko: '이 지역에 적이 있습니다.' }, '§13.2');
  if (position.impulse.besieged.includes(space))
    return refusal(
      'BESIEGED_ALREADY',
      { en: 'a fortress is besieged once in an impulse', ko: '한 요새는 Impulse마다 한 번만 공성합니다.' },
      '§13.21',
    );
  return undefined;
}

/** The leaders of each nation that may besiege a fortress for a Power now (§13.21). */
export function siegeLeaders(
  position: Position,
  power: Power,
  space: string,
): readonly (readonly [Nation, readonly string[]])[] {
  if (fortressRefusal(position, power, space) !== undefined) return [];
  const groups = [...byNation(position, besiegers(position, power, space).leaders)];
  return groups.filter(([nation]) => flagsFor(position, nation, power, space).length > 0);
}

/** Whether a Power has a siege to make, with a card or without (§4.23, §13.2). */
export const hasSiege = (position: Position, power: Power): boolean =>
  editionOf(position).spaces.some(({ id, fortress }) => fortress > 0 && siegeLeaders(position, power, id).length > 0);

/** Why a Power may not besiege a fortress with these pieces (§13.2, §13.21, §13.36). */
export function siegeRefusal(
  position: Position,
  power: Power,
  space: string,
  { leaders, sp }: Party,
): Refusal | undefined {
  const bar = fortressRefusal(position, power, space);
  if (bar !== undefined) return bar;
  if (leaders.length === 0)
    return refusal('NO_ARMY', { en: 'only an army besieges', ko: '리더가 있는 군만 공성할 수 있습니다.' }, '§13.21');
  const able = besiegers(position, power, space);
  if (!leaders.every((id) => able.leaders.includes(id)) || chosen(able.troops, sp) === undefined)
    return refusal(
      'NOT_ABLE',
      {
        en: 'not all of these pieces are there and yours to besiege with now',
        ko: '지금 그곳에서 공성할 수 없는 조각이 들어 있습니다.',
      },
      '§13.2',
    );
  const nations = [...byNation(position, leaders).keys()];
  const nation = at(nations, 0);
  if (nations.length > 1 || Object.keys(sp).some((of) => of !== nation))
    return refusal('ONE_ARMY', { en: 'each army besieges alone', ko: '군은 저마다 따로 공성합니다.' }, '§13.36');
  if (totalOf(sp) > roomOfArmy(position, leaders))
    return refusal(
      'TOO_MANY_SP',
      { en: 'more SP than this leader commands', ko: '이 리더의 지휘능력을 넘는 SP입니다.' },
      '§1.62',
    );
  if (flagsFor(position, nation, power, space).length === 0)
    return refusal('NO_FLAG_LEFT', { en: 'no such flag is left', ko: '남은 깃발이 없습니다.' }, '§1.7');
  return undefined;
}

/**
 * How a nation's army may flag a fortress it captures (§13.34): its own flag, that of its Power where a card makes it
 * as good as French (§7.1), or a partner's home given back (§8.1).
 */
export function flagsFor(position: Position, nation: Nation, power: Power, space: string): readonly FlagChoice[] {
  const isEither = nation !== power && goesAsFrench(position, nation, leadersIn(position, space, campOf(power)));
  const flags = (
    [...(isEither || nation === power ? ['own'] : []), ...(nation === power ? [] : ['ally'])] as FlagChoice[]
  ).filter((flag) => {
    const after = flagAfter(position, power, space, flag);
    return after === null || (after !== undefined && hasFlagLeft(position, after));
  });
  return isPartnersHome(position, power, space) ? [...flags, 'none'] : flags;
}

/** Returns the pieces that are left of the besieging army. */
export const armyOf = (position: Position, { space, nation, apart, commander }: Siege): Formation =>
  formationIn(position, space, [nation], apart, commander);

/**
 * The besieger's dice in the round at hand (§13.31): as in battle, before Riga half of them for Imperials, the half
 * rounded up; one less for each disruption. What cards add is not halved.
 */
export function besiegerDice(position: Position, siege: Siege): readonly DicePart[] {
  const army = armyOf(position, siege);
  const force = forceOf(position, army);
  const halved = siege.space === 'riga' && siege.camp === 'imperial' ? -Math.floor(diceOf(force) / 2) : 0;
  const parts: readonly DicePart[] = [
    ...force,
    { of: 'riga', dice: halved, rule: '§13.31' },
    { of: 'event', dice: extraDice(position, siege.camp) + attachedDice(position, army.leaders[0]), rule: '§13.23' },
    { of: 'disruptions', dice: -siege.disrupted, rule: '§12.53' },
  ];
  return parts.filter(({ dice }) => dice !== 0);
}

/** The dice of the fortress in the round at hand (§13.31): its strength, and what cards add (§13.23). */
export const fortressDice = (position: Position, { space, camp }: Siege): number =>
  strengthOf(position, space) + extraDice(position, otherCamp(camp));

/** Where a besieger goes when an event sends him away: to the friendly and uncontrolled spaces around (§13.34). */
export const siegeExits = (position: Position, { space, camp }: Siege): readonly string[] =>
  neighboursOf(position, space).filter((to) => groundFor(position, to, camp) !== 'enemy');

const hasCommander = (position: Position, siege: Siege): boolean => armyOf(position, siege).leaders.length > 0;

/** Captured (§13.32): as many 6s as the strength, and a leader is left to command the army. */
export const isCaptured = (position: Position, siege: Siege): boolean =>
  siege.sixes >= strengthOf(position, siege.space) && hasCommander(position, siege);

/**
 * Whether the besieger may go on after a round (§13.33): more 6s than the fortress hit, a round left; hesitant allies
 * do not in Russia (§9.31).
 */
export const mayPress = (position: Position, siege: Siege): boolean =>
  siege.ahead &&
  siege.round < strengthOf(position, siege.space) &&
  hasCommander(position, siege) &&
  !(
    isInRussia(position, siege.space) &&
    isHesitant(position, siege.nation, leadersIn(position, siege.space, siege.camp))
  );

/** Captured with more 6s than the strength, or in fewer rounds (§13.42): the besieger may move on. */
export const isSiegeOverrun = (position: Position, { space, sixes, round }: Siege): boolean =>
  sixes > strengthOf(position, space) || round < strengthOf(position, space);

/**
 * SP of other armies of the nation beside the besieger that could take the place of lost and disrupted ones (§13.36):
 * as many as their leaders command.
 */
export function reserveOf(position: Position, { space, nation, apart, relieved }: Siege): readonly Troop[] {
  const fresh = minus(apart.troops, relieved).filter((troop) => troop.of === nation && isUnmarked(troop));
  const leaders = apart.leaders.filter((id) => {
    const leader = leaderOf(position, id);
    return leader.of === nation && leader.at === space && isUnmarked(leader);
  });
  const room = leaders.reduce((sum, id) => sum + commandOf(position, id), 0);
  const sp = Math.min(room, totalOf(spOf(fresh)));
  return sp === 0 ? [] : taken(fresh, { [nation]: sp });
}

/** How many SP may be replaced before the next round (§13.36): those that were lost or disrupted. */
export function freshLimit(position: Position, siege: Siege): number {
  const soldiers = totalOf(spOf(armyOf(position, siege).troops));
  return Math.min(totalOf(spOf(reserveOf(position, siege))), siege.lost + Math.min(siege.disrupted, soldiers));
}

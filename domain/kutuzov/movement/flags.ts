import type { Refusal } from '../../contract/refusal.ts';
import { sure } from '../../lib/sure.ts';
import { editionOf } from '../edition/editions.ts';
import {
  controlOf,
  groundFor,
  hasFormation,
  isFortress,
  isHomeOf,
  isInRussia,
  isScorched,
  isZone,
  neighboursOf,
} from '../map/ground.ts';
import { chooserOf } from '../pieces/losses.ts';
import { commandedIn, commanderIn, leaderOf, leadersIn, spIn, troopsIn } from '../pieces/pieces.ts';
import { goesAsFrench } from '../pieces/stance.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import { type Camp, campOf, type Nation, nationsOf, otherCamp, type Power, partnerOf } from '../terms/nations.ts';
import { threatsTo } from './interception.ts';
import { isHesitant, RETREAT_PLACES } from './movement.ts';

/* Flags (§7): who may place or remove one, where, and what it costs. */

/** What a Power may put on a duchy: its own flag, its ally's, or nothing but the printed colour again (§7). */
export type FlagChoice = 'own' | 'ally' | 'none';
export const FLAG_CHOICES = ['own', 'ally', 'none'] as const satisfies readonly FlagChoice[];

/** 1 CP, 2 on scorched ground (§7.1). */
export const flagCost = (position: Position, space: string): number => (isScorched(position, space) ? 2 : 1);

const POOLS: { readonly [pool in 'french' | 'russian' | 'allied']: readonly Nation[] } = {
  french: ['FN', 'FS'],
  russian: ['R1', 'R2'],
  allied: ['PR', 'AU'],
};

/** Whether a flag of a nation is left to be placed (§1.7). */
export function hasFlagLeft(position: Position, nation: Nation): boolean {
  const pool = sure(
    (['french', 'russian', 'allied'] as const).find((each) => POOLS[each].includes(nation)),
    `pool of flags of ${nation}`,
  );
  const placed = Object.values(position.flags).filter((flag) => POOLS[pool].includes(flag)).length;
  return placed < editionOf(position).limits.flags[pool];
}

/** The nation of a Power's flag choice. */
const nationOf = (power: Power, flag: FlagChoice): Nation | undefined =>
  flag === 'own' ? power : flag === 'ally' ? nationsOf(power)[1] : undefined;

/**
 * Returns the nations with pieces in a space that may place that flag: for their Power’s own flag also allies that a
 * card makes as good as French (§7.1).
 */
function flaggers(position: Position, power: Power, at: string, flag: FlagChoice): readonly Nation[] {
  if (flag === 'none') return nationsOf(power);
  if (flag === 'ally') return nationsOf(power).slice(1);
  const leaders = leadersIn(position, at, campOf(power));
  return nationsOf(power).filter((nation) => nation === power || goesAsFrench(position, nation, leaders));
}

/**
 * The flag that lies in a duchy after a Power has flagged it: on its own home duchy none, the printed colour is enough
 * (§7). Undefined: no such flag.
 */
export function flagAfter(
  position: Position,
  power: Power,
  space: string,
  flag: FlagChoice,
): Nation | null | undefined {
  if (flag === 'none') return null;
  const nation = nationOf(power, flag);
  if (nation === undefined) return undefined;
  return isAtHome(position, power, space) ? null : nation;
}

const isAtHome = (position: Position, power: Power, space: string): boolean =>
  nationsOf(power).some((nation) => isHomeOf(position, space, nation));

/**
 * Why a Power may not flag a duchy so; the CP apart. Its formation stands in it (§7.11), or its army in a friendly
 * duchy beside it (§7.13).
 */
export function flagRefusal(position: Position, power: Power, space: string, flag: FlagChoice): Refusal | undefined {
  const camp = campOf(power);
  if (isZone(position, space))
    return refusal('NO_FLAG_IN_ZONE', { en: 'zones never hold flags', ko: '구역에는 깃발을 놓지 않습니다.' }, '§1.7');
  if (isFortress(position, space))
    return refusal(
      'FLAG_BY_SIEGE',
      { en: 'an enemy fortress is flagged only by siege', ko: '적 요새의 깃발은 공성으로만 바꿉니다.' },
      '§7.12',
    );
  if (camp === 'imperial' && position.facts.retreat === 'chosen' && RETREAT_PLACES.includes(space))
    return refusal(
      'RETREATED',
      { en: 'the Imperials have left this place for good', ko: '제국군은 이곳에서 완전히 물러났습니다.' },
      '§19.722',
    );
  const after = flagAfter(position, power, space, flag);
  if (after === undefined)
    return refusal('NO_SUCH_ALLY', { en: 'this Power has no ally', ko: '이 강국에는 동맹국이 없습니다.' }, '§7');
  if (controlOf(position, space) === camp)
    return refusal(
      'ALREADY_OURS',
      { en: 'partners do not flag each other’s duchies', ko: '아군 강국의 지역에는 깃발을 놓지 않습니다.' },
      '§8.1',
    );
  if (flag === 'none' && !isPartnersHome(position, power, space))
    return refusal(
      'NOT_A_PARTNERS_HOME',
      {
        en: 'only a partner’s home duchy is given back without a flag',
        ko: '깃발 없이 돌려주는 것은 아군 강국의 본토 지역뿐입니다.',
      },
      '§8.1',
    );
  if (after !== null && !hasFlagLeft(position, after))
    return refusal('NO_FLAG_LEFT', { en: 'no such flag is left', ko: '남은 깃발이 없습니다.' }, '§1.7');
  return placeRefusal(position, power, space, flag);
}

/** Returns whether a duchy is home of the partner or of his ally, and not of the Power itself (§8.1). */
export const isPartnersHome = (position: Position, power: Power, space: string): boolean =>
  isAtHome(position, partnerOf(power), space) && !isAtHome(position, power, space);

function placeRefusal(position: Position, power: Power, space: string, flag: FlagChoice): Refusal | undefined {
  const camp = campOf(power);
  if (hasFormation(position, space, otherCamp(camp)))
    return refusal('ENEMY_IN_DUCHY', { en: 'enemies stand in this duchy', ko: '이 지역에 적이 있습니다.' }, '§7.11');
  if (mayFlagFrom(position, power, space, space, flag, false)) return undefined;
  const beside = neighboursOf(position, space).filter(
    (id) =>
      !isZone(position, id) &&
      groundFor(position, id, camp) === 'friendly' &&
      mayFlagFrom(position, power, id, space, flag, true),
  );
  if (beside.length === 0)
    return refusal(
      'NOBODY_TO_FLAG',
      {
        en: 'none of your formations stands there, and no army of yours in friendly ground beside it',
        ko: '그곳에 아군 진형이 없고, 인접한 아군 지역에 아군 군도 없습니다.',
      },
      '§7.13',
    );
  if (threatsTo(position, space, otherCamp(camp)).length > 0)
    return refusal(
      'INTERCEPTORS_NEAR',
      { en: 'an enemy army could intercept there', ko: '적군이 그곳에서 차단할 수 있습니다.' },
      '§7.13',
    );
  return undefined;
}

/**
 * Whether a Power’s pieces in a space may flag a duchy so: not hesitant allies in Russia (§9.31), and of a group of two
 * Powers the commander's alone, except on a partner's home (§10.62, §8.1). `led`: it takes a leader (§7.13).
 */
function mayFlagFrom(
  position: Position,
  power: Power,
  at: string,
  space: string,
  flag: FlagChoice,
  led: boolean,
): boolean {
  const camp = campOf(power);
  const leaders = leadersIn(position, at, camp);
  const isWilling = (of: Nation) => !(isInRussia(position, space) && isHesitant(position, of, leaders));
  const willing = flaggers(position, power, at, flag).filter(isWilling);
  const isOurs = (id: string) => nationsOf(power).includes(leaderOf(position, id).of);
  const commander = commanderIn(position, at, camp);
  const isBound =
    leaders.some(isOurs) && commander !== undefined && !isOurs(commander) && !isPartnersHome(position, power, space);
  if (isBound) return false;
  return leaders.some((id) => willing.includes(leaderOf(position, id).of)) || (!led && spIn(position, at, willing) > 0);
}

/**
 * How a formation that holds an enemy duchy may flag it for free (§4.3), and the Power that chooses. Undefined: it
 * cannot.
 */
export function standingFlags(
  position: Position,
  camp: Camp,
  space: string,
): { readonly power: Power; readonly flags: readonly FlagChoice[] } | undefined {
  if (!hasFormation(position, space, camp) || hasFormation(position, space, otherCamp(camp))) return undefined;
  if (isZone(position, space) || isFortress(position, space) || controlOf(position, space) === camp) return undefined;
  const chooser = chooserOf(position, troopsIn(position, space, camp), commandedIn(position, space, camp));
  return [chooser, partnerOf(chooser)]
    .map((power) => ({ power, flags: flagsOfFormation(position, power, space) }))
    .find(({ flags }) => flags.length > 0);
}

/**
 * The choices of a Power for its pieces in a duchy; where a leader commands his nation's flag, or none (§4.3). Two that
 * come to the same are one.
 */
function flagsOfFormation(position: Position, power: Power, space: string): readonly FlagChoice[] {
  const commander = commanderIn(position, space, campOf(power));
  const choices = FLAG_CHOICES.filter((flag) => {
    const after = flagAfter(position, power, space, flag);
    if (after === undefined || (after !== null && !hasFlagLeft(position, after))) return false;
    return (
      (flag !== 'none' || isPartnersHome(position, power, space)) &&
      mayFlagFrom(position, power, space, space, flag, false)
    );
  });
  const led = choices.filter(
    (flag) =>
      flag === 'none' ||
      (commander !== undefined && flaggers(position, power, space, flag).includes(leaderOf(position, commander).of)),
  );
  const among = led.some((flag) => flag !== 'none') ? led : choices;
  return among.filter(
    (flag, i) =>
      among.findIndex(
        (other) => flagAfter(position, power, space, other) === flagAfter(position, power, space, flag),
      ) === i,
  );
}

/** All flags a Power may place with `cp`: the duchies, and how. */
export function flagChoices(
  position: Position,
  power: Power,
  cp: number,
): readonly { readonly space: string; readonly flag: FlagChoice }[] {
  const camp = campOf(power);
  const near = new Set<string>();
  for (const { id } of editionOf(position).spaces) {
    if (!hasFormation(position, id, camp)) continue;
    near.add(id);
    for (const next of neighboursOf(position, id)) near.add(next);
  }
  const flags = FLAG_CHOICES.filter((flag) => flag !== 'ally' || nationsOf(power).length > 1);
  return [...near].flatMap((space) =>
    flagCost(position, space) > cp
      ? []
      : flags
          .filter((flag) => flagRefusal(position, power, space, flag) === undefined)
          .map((flag) => ({ space, flag })),
  );
}

import { among, constant, fields, int, type Legal } from '../../contract/legal.ts';
import { grouped } from '../../lib/grouped.ts';
import type { Json } from '../../lib/json.ts';
import { raised } from '../../lib/powers.ts';
import { at } from '../../lib/sure.ts';
import { loansOf, shiftOf } from '../pieces/mixed.ts';
import {
  bestOf,
  byNation,
  commanderIn,
  countersIn,
  hasSpareCounters,
  isShowable,
  isShowableUnarmed,
  leaderOf,
  roomFor,
} from '../pieces/pieces.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { campOf, type Nation, nationsOf, type Power, powerOf } from '../terms/nations.ts';
import type { Troop } from '../terms/schemas.ts';
import { costEach, costOf, nationsIn, payingAllies } from './movement.ts';

/* The grammar of parties that leave a space together: for moves, attacks in a zone and interceptions. */

/** Where pieces of a space may go, and what the command is called that sends them. */
export interface Errand {
  readonly power: Power;
  readonly from: string;
  /** The CP there are; as many as it takes: Infinity. */
  readonly cp: number;
  /** The most armies that may go together, where not as many as the CP allow. */
  readonly armies?: number;
  /** The pieces that may go. */
  readonly leaders: readonly string[];
  readonly troops: readonly Troop[];
  /** Where those of these nations may go, the cost apart; `from` itself: they fight where they stand. */
  ends(nations: readonly Nation[]): readonly string[];
  command(ends: readonly string[], leaders: readonly string[], sp: Legal): readonly Legal[];
}

/** All spaces where anything stands. */
export const occupied = ({ troops, leaders }: Position): readonly string[] =>
  [...new Set([...Object.keys(troops), ...Object.values(leaders).map(({ at }) => at)])].filter(
    (id) => !id.startsWith('@'),
  );

/** What a party that goes changes in the stacks that counters must show (§1.5). */
export const shift = (from: string, end: string, sp: number): { readonly [space: string]: number } =>
  from === end ? {} : { [from]: -sp, [end]: sp };

/** Whether artillery stays behind when pieces move by CP: by event. */
const leavesGuns = (position: Position, { cp }: Errand): boolean =>
  Number.isFinite(cp) && modifiers(position, 'artilleryImmobile').length > 0;

/** Counters without a leader, one by one (§10.11). */
export function counterChoices(position: Position, errand: Errand): readonly Legal[] {
  const { power, from, cp, troops, ends, command } = errand;
  return nationsOf(power).flatMap((nation) => {
    const there = troops.reduce((sum, troop) => (troop.of === nation ? sum + troop.sp : sum), 0);
    const sizes = countersIn(position, from, nation).filter(
      (sp) => sp <= there && !(sp === 4 && leavesGuns(position, errand)),
    );
    return sizes.flatMap((sp) => {
      const party = { leaders: [], sp: { [nation]: sp } };
      const to = ends([nation]).filter(
        (end) =>
          (costOf(position, party, end, from) ?? Number.POSITIVE_INFINITY) <= cp &&
          isShowable(position, nation, shift(from, end, sp)),
      );
      return to.length === 0 ? [] : command(to, [], constant({ [nation]: sp }));
    });
  });
}

/**
 * Leaders with the soldiers they can lead: as many may stand in a space as like, but only what is led goes together
 * (§10.2). Every choice of leaders is there once for each who may command it, the commander first (§10.54, §10.64).
 */
export const partyChoices = (position: Position, errand: Errand): readonly Legal[] =>
  partiesOf(position, errand).flatMap((party) => choicesOf(position, errand, party));

/**
 * The leaders that may go together. With leaders of the partner one's own commander commands; where the partner has the
 * command and agrees, the best of one's own (§10.61, §10.62).
 */
function partiesOf(position: Position, { power, from, leaders }: Errand): readonly (readonly string[])[] {
  const commander = commanderIn(position, from, campOf(power));
  const isOwn = (id: string) => powerOf(leaderOf(position, id).of) === power;
  const commands = commander !== undefined && isOwn(commander);
  return subsets(leaders).flatMap((party) => {
    const own = party.filter(isOwn);
    const head = commands ? commander : bestOf(position, own);
    const heads = own.length === party.length ? party : own.filter((id) => id === head);
    return heads.map((first) => [first, ...party.filter((id) => id !== first)]);
  });
}

/** Every choice of one or more of the items. */
export const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: raised(2, items.length) - 1 }, (_, bits) =>
    items.filter((__, i) => ((bits + 1) >> i) % 2 === 1),
  );

/** What these leaders may do, with the soldiers they can lead for the CP there are. */
function choicesOf(position: Position, errand: Errand, leaders: readonly string[]): readonly Legal[] {
  const { from, cp, armies: most = Number.POSITIVE_INFINITY, troops, ends, command } = errand;
  const groups = [...byNation(position, leaders)];
  const able = (nation: Nation) => troops.reduce((sum, troop) => (troop.of === nation ? sum + troop.sp : sum), 0);
  return loansOf(position, leaders, able).flatMap((loans) => {
    const lent = Object.fromEntries(loans.map((loan) => [loan.from, loan.sp]));
    const nations = nationsIn(position, { leaders, sp: lent });
    const byBudget = grouped(ends(nations), (id) =>
      Math.min(most, Math.floor((cp - payingAllies(position, nations, id).length) / costEach(position, id, from))),
    );
    return [...byBudget].flatMap(([budget, places]) =>
      armiesWithin(
        groups.map(([, own]) => own.length),
        budget,
      ).flatMap((armies) => {
        const room = (nation: Nation) => {
          const i = groups.findIndex(([of]) => of === nation);
          const own = groups[i]?.[1];
          return (own === undefined ? 0 : roomFor(position, own, at(armies, i))) - shiftOf(loans, nation);
        };
        if (groups.some(([nation]) => room(nation) < 0)) return [];
        const going = [...new Set([...groups.map(([nation]) => nation), ...loans.map((loan) => loan.from)])];
        const rooms = going.map((nation) => [nation, Math.min(able(nation), room(nation))] as const);
        return spChoices(position, from, places, rooms, leavesGuns(position, errand)).flatMap(({ sp, ends: to }) =>
          command(to, leaders, sp),
        );
      }),
    );
  });
}

/**
 * How many armies each nation may lead for a budget: all they have, or every way to use the budget up. None: not even
 * one each.
 */
function armiesWithin(most: readonly number[], budget: number): readonly (readonly number[])[] {
  if (most.length > budget) return [];
  if (most.reduce((sum, each) => sum + each, 0) <= budget) return [most];
  const [first, ...rest] = most;
  if (first === undefined) return [[]];
  return Array.from({ length: Math.min(first, budget - rest.length) }, (_, i) => i + 1).flatMap((own) =>
    armiesWithin(rest, budget - own).map((others) => [own, ...others]),
  );
}

/** The grammar of SP by nation up to what can be led, and the spaces where the counters can show them (§1.5). */
function spChoices(
  position: Position,
  from: string,
  places: readonly string[],
  rooms: readonly (readonly [Nation, number])[],
  unarmed: boolean,
): readonly { readonly sp: Legal; readonly ends: readonly string[] }[] {
  const led = rooms.filter(([, room]) => room > 0);
  const scarce = unarmed || led.some(([nation]) => !hasSpareCounters(position, nation));
  const fits = (nation: Nation, sp: number, end: string) =>
    isShowable(position, nation, shift(from, end, sp)) && !(unarmed && !isShowableUnarmed(position, nation, from, sp));
  const choice = (ends: readonly string[]) => {
    const shown = led.flatMap(([nation, room]): readonly (readonly [Nation, Legal])[] => {
      if (!scarce) return [[nation, int(1, room, undefined, room)]];
      const sizes: readonly Json[] = Array.from({ length: room }, (_, i) => i + 1).filter((sp) =>
        ends.every((end) => fits(nation, sp, end)),
      );
      return sizes.length === 0 ? [] : [[nation, among(sizes)]];
    });
    const names = shown.map(([nation]) => nation);
    return { sp: fields(Object.fromEntries(shown), undefined, names), ends };
  };
  return scarce ? places.map((end) => choice([end])) : [choice(places)];
}

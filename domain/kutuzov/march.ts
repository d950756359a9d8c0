import { among, constant, fields, int, type Legal } from '../legal.ts';
import { grouped } from '../lib/grouped.ts';
import type { Json } from '../lib/json.ts';
import { neighboursOf } from './ground.ts';
import { costOf, movable, payingAllies } from './movement.ts';
import { campOf, type Nation, nationsOf, type Power, powerOf } from './nations.ts';
import { byNation, commanderIn, countersIn, hasSpareCounters, isShowable, leaderOf, roomFor } from './pieces.ts';
import type { Troop } from './schemas.ts';
import type { Position } from './state.ts';

/** Whether a party may be moved to a space; the cost apart. */
export type Allows = (nations: readonly Nation[], from: string, to: string) => boolean;

/** The grammar of all moves of one space that a Power can pay with `cp` (§10.1), of those that `allows` lets pass. */
export function moves(position: Position, power: Power, cp: number, allows: Allows): readonly Legal[] {
  const spaces = new Set([...Object.keys(position.troops), ...Object.values(position.leaders).map(({ at }) => at)]);
  return [...spaces].filter((id) => !id.startsWith('@')).flatMap((from) => movesFrom(position, power, cp, from, allows));
}

function movesFrom(position: Position, power: Power, cp: number, from: string, allows: Allows): readonly Legal[] {
  const { leaders, troops } = movable(position, power, from);
  if (leaders.length === 0 && troops.length === 0) return [];
  return [
    ...nationsOf(power).flatMap((nation) => counterMoves(position, cp, from, nation, troops, allows)),
    ...partiesOf(position, power, from, leaders).flatMap((party) => partyMoves(position, cp, from, party, troops, allows)),
  ];
}

const moveOf = (from: string, to: readonly string[], leaders: readonly string[], sp: Legal): Legal =>
  fields({ type: constant('move'), from: constant(from), to: among(to), leaders: constant(leaders), sp });

/** Counters without a leader, one by one (§10.11). */
function counterMoves(
  position: Position,
  cp: number,
  from: string,
  nation: Nation,
  troops: readonly Troop[],
  allows: Allows,
): readonly Legal[] {
  const able = troops.filter(({ of }) => of === nation);
  const there = able.reduce((sum, { sp }) => sum + sp, 0);
  const sizes = countersIn(position, from, nation).filter((sp) => sp <= there);
  return sizes.flatMap((sp) => {
    const party = { leaders: [], sp: { [nation]: sp } };
    const to = neighboursOf(position, from).filter(
      (id) => costOf(position, party, id)! <= cp && allows([nation], from, id) && isShowable(position, nation, { [from]: -sp, [id]: sp }),
    );
    return to.length === 0 ? [] : [moveOf(from, to, [], constant({ [nation]: sp }))];
  });
}

/** The leaders that may go together: each choice of them once for each who may command it, the commander first (§10.54, §10.64). */
function partiesOf(position: Position, power: Power, from: string, leaders: readonly string[]): readonly (readonly string[])[] {
  const commander = commanderIn(position, from, campOf(power));
  const isOwn = (id: string) => powerOf(leaderOf(position, id).of) === power;
  return subsets(leaders).flatMap((party) => {
    const heads = party.every(isOwn) ? party : party.filter((id) => id === commander && isOwn(id));
    return heads.map((head) => [head, ...party.filter((id) => id !== head)]);
  });
}

/** Every choice of one or more of the items. */
const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, bits) => items.filter((__, i) => ((bits + 1) >> i) % 2 === 1));

/** The moves of these leaders, with the soldiers they can lead for the CP there are. */
function partyMoves(
  position: Position,
  cp: number,
  from: string,
  leaders: readonly string[],
  troops: readonly Troop[],
  allows: Allows,
): readonly Legal[] {
  const groups = [...byNation(position, leaders)];
  const nations = groups.map(([nation]) => nation);
  const able = (nation: Nation) => troops.reduce((sum, troop) => (troop.of === nation ? sum + troop.sp : sum), 0);
  const to = neighboursOf(position, from).filter((id) => allows(nations, from, id));
  const byBudget = grouped(to, (id) => cp - payingAllies(position, nations, id).length);
  return [...byBudget].flatMap(([budget, places]) =>
    armiesWithin(
      groups.map(([, own]) => own.length),
      budget,
    ).flatMap((armies) => {
      const rooms = groups.map(([nation, own], i) => [nation, Math.min(able(nation), roomFor(position, own, armies[i]!))] as const);
      return spChoices(position, from, places, rooms).map(({ sp, ends }) => moveOf(from, ends, leaders, sp));
    }),
  );
}

/** How many armies each nation may lead for a budget: all they have, or every way to use the budget up. None: not even one each. */
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
): readonly { readonly sp: Legal; readonly ends: readonly string[] }[] {
  const led = rooms.filter(([, room]) => room > 0);
  const scarce = led.some(([nation]) => !hasSpareCounters(position, nation));
  const choice = (ends: readonly string[]) => {
    const shown = led.flatMap(([nation, room]): readonly (readonly [Nation, Legal])[] => {
      if (!scarce) return [[nation, int(1, room)]];
      const sizes: readonly Json[] = Array.from({ length: room }, (_, i) => i + 1).filter((sp) =>
        ends.every((end) => isShowable(position, nation, { [from]: -sp, [end]: sp })),
      );
      return sizes.length === 0 ? [] : [[nation, among(sizes)]];
    });
    const names = shown.map(([nation]) => nation);
    return { sp: fields(Object.fromEntries(shown), undefined, names), ends };
  };
  return scarce ? places.map((end) => choice([end])) : [choice(places)];
}

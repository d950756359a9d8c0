import { at } from '../../lib/sure.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { NATIONS, type Nation } from '../terms/nations.ts';
import type { Formation, Party, Sp } from '../terms/schemas.ts';
import { armiesFor, byNation, commandOf, leaderOf, roomFor, spOf, taken } from './pieces.ts';

/* Armies with soldiers of other nations (§10.2): by event a leader may take them into his army, up to his rating. */

/** Returns the nations besides his own that a leader may take soldiers from. */
export const mixedBy = (position: Position, leader: string): readonly Nation[] =>
  modifiers(position, 'mixedArmy').flatMap((effect) => (effect.leader === leader ? effect.nations : []));

/** Soldiers that a leader leads instead of their own leader: this many SP of a nation count for his. */
interface Loan {
  readonly from: Nation;
  readonly to: Nation;
  readonly sp: number;
}

/** Every way in which leaders take soldiers of other nations, of those there are; the first one takes none. */
export function loansOf(
  position: Position,
  leaders: readonly string[],
  there: (nation: Nation) => number,
): readonly (readonly Loan[])[] {
  const offers = leaders.flatMap((leader) => {
    const to = leaderOf(position, leader).of;
    return mixedBy(position, leader).map((from) => ({ leader, from, to }));
  });
  return offers.reduce<readonly (readonly Loan[])[]>(
    (ways, { leader, from, to }) =>
      ways.flatMap((way) => {
        const most = Math.min(there(from), commandOf(position, leader) - lentTo(way, to));
        const sizes = Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
        return [way, ...sizes.map((sp) => [...way, { from, to, sp }])];
      }),
    [[]],
  );
}

const lentTo = (loans: readonly Loan[], nation: Nation): number =>
  loans.reduce((sum, { to, sp }) => (to === nation ? sum + sp : sum), 0);

/** How many SP more a nation has to lead by some loans; fewer, below 0. */
export const shiftOf = (loans: readonly Loan[], nation: Nation): number =>
  loans.reduce((sum, { from, to, sp }) => sum + (to === nation ? sp : 0) - (from === nation ? sp : 0), 0);

/**
 * Returns the armies of a party (§10.6): those of all its nations together, the fewest that it takes if a leader leads
 * soldiers of others; `undefined`: more SP than its leaders can lead.
 */
export function armiesOf(position: Position, party: Party): number | undefined {
  const ways = loansOf(position, party.leaders, (nation) => party.sp[nation] ?? 0).map((loans) =>
    armiesBy(position, party, loans),
  );
  const able = ways.filter((armies) => armies !== undefined);
  return able.length === 0 ? undefined : Math.min(...able);
}

function armiesBy(position: Position, { leaders, sp }: Party, loans: readonly Loan[]): number | undefined {
  const groups = byNation(position, leaders);
  let armies = 0;
  for (const nation of NATIONS) {
    const own = groups.get(nation) ?? [];
    const led = (sp[nation] ?? 0) + shiftOf(loans, nation);
    if (led < 0) return undefined;
    if (own.length === 0 && led === 0) continue;
    const needed = armiesFor(position, own, led);
    if (needed === undefined) return undefined;
    armies += needed;
  }
  return armies;
}

/**
 * Returns those of these SP that leaders take along when all go: each those of his nation first, then others that he
 * may lead.
 */
export function ledBy(position: Position, leaders: readonly string[], there: (nation: Nation) => number): Sp {
  const groups = byNation(position, leaders);
  const room = new Map([...groups].map(([nation, own]) => [nation, roomFor(position, own, own.length)]));
  const led = new Map<Nation, number>();
  const take = (of: Nation, by: Nation, most: number) => {
    const sp = Math.max(0, Math.min(there(of) - (led.get(of) ?? 0), room.get(by) ?? 0, most));
    led.set(of, (led.get(of) ?? 0) + sp);
    room.set(by, (room.get(by) ?? 0) - sp);
  };
  for (const nation of groups.keys()) take(nation, nation, Number.POSITIVE_INFINITY);
  for (const leader of leaders)
    for (const nation of mixedBy(position, leader))
      take(nation, leaderOf(position, leader).of, commandOf(position, leader));
  return Object.fromEntries([...led].filter(([, sp]) => sp > 0));
}

/**
 * Returns the army of the first of these leaders (§1.62): with the others of his nation if they all are one army, else
 * he alone, with as many soldiers as can be led; others that he may lead after those of his nation.
 */
export function armyOfFirst(position: Position, { troops, leaders }: Formation): Formation {
  const commander = at(leaders, 0);
  const { of: nation } = leaderOf(position, commander);
  const there = spOf(troops);
  const own = leaders.filter((id) => leaderOf(position, id).of === nation);
  const army = armiesFor(position, own, there[nation] ?? 0) === 1 ? own : [commander];
  let room = roomFor(position, army, 1);
  const led = new Map<Nation, number>();
  for (const of of new Set([nation, ...army.flatMap((id) => mixedBy(position, id))])) {
    const sp = Math.min(there[of] ?? 0, room);
    room -= sp;
    led.set(of, sp);
  }
  return { troops: taken(troops, Object.fromEntries(led)), leaders: army };
}

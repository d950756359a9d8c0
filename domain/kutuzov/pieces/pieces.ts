import { grouped } from '../../lib/grouped.ts';
import { at, sure } from '../../lib/sure.ts';
import type { Counters, LeaderRow } from '../edition/edition.ts';
import { editionOf } from '../edition/editions.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { type Camp, campOf, NATIONS, type Nation, nationsOf, type Power, powerOf } from '../terms/nations.ts';
import type { Leader, Sp, Troop } from '../terms/schemas.ts';

/* Soldiers, leaders, armies and groups (§1.5, §1.6, §10.6). */

export const troopsIn = ({ troops }: Position, space: string, camp: Camp): readonly Troop[] =>
  (troops[space] ?? []).filter(({ of }) => campOf(of) === camp);

const AT = new WeakMap<Position['leaders'], ReadonlyMap<string, readonly string[]>>();
/** Leaders by where they are, found once for each position. */
function leadersAt(position: Position): ReadonlyMap<string, readonly string[]> {
  const { leaders } = position;
  const known = AT.get(leaders);
  if (known !== undefined) return known;
  const at = grouped(Object.keys(leaders), (id) => leaderOf(position, id).at);
  AT.set(leaders, at);
  return at;
}

export const leadersIn = (position: Position, space: string, camp: Camp): readonly string[] =>
  (leadersAt(position).get(space) ?? []).filter((id) => campOf(leaderOf(position, id).of) === camp);

/** All SP of a Camp in a space, or of some nations of it. */
export const spIn = (position: Position, space: string, nations: readonly Nation[]): number =>
  (position.troops[space] ?? []).reduce((sp, troop) => (nations.includes(troop.of) ? sp + troop.sp : sp), 0);

/** SP on the whole map. */
export const spOnMap = ({ troops }: Position, nation: Nation): number =>
  Object.values(troops).reduce(
    (all, here) => here.reduce((sp, troop) => (troop.of === nation ? sp + troop.sp : sp), all),
    0,
  );

/** A leader's printed row. */
export function leaderRow(position: Pick<Position, 'edition'>, id: string): LeaderRow {
  const row = editionOf(position).leader.get(id);
  if (row === undefined) throw new Error(`there is no leader ${id}`);
  return row;
}
/** How he fights (§1.6); of events that alter it the later one counts (§5.21). */
export const battleOf = (position: Position, id: string): number =>
  ratingsOf(position, id).reduce(
    (rating, { battle = rating, delta = 0 }) => Math.max(0, battle + delta),
    leaderRow(position, id).battle,
  );
/** How much he may lead: a unit for each SP and each staff officer (§1.62). */
export const commandOf = (position: Position, id: string): number =>
  ratingsOf(position, id).reduce((rating, { command = rating }) => command, leaderRow(position, id).command);
const ratingsOf = (position: Position, id: string) =>
  modifiers(position, 'leaderRating').filter(({ leader }) => leader === id);

export const leaderOf = ({ leaders }: Pick<Position, 'leaders'>, id: string): Leader => {
  const leader = leaders[id];
  if (leader === undefined) throw new Error(`there is no leader ${id}`);
  return leader;
};

/** Returns the commander of a Camp's formation in a space (§1.6): `undefined` for soldiers alone. */
export function commanderIn(position: Position, space: string, camp: Camp): string | undefined {
  return position.commanders[space]?.[camp] ?? leadersIn(position, space, camp)[0];
}

/** The leaders of a Camp in a space, the commander first. */
export function commandedIn(position: Position, space: string, camp: Camp): readonly string[] {
  const commander = commanderIn(position, space, camp);
  return leadersIn(position, space, camp).toSorted((a, b) => Number(b === commander) - Number(a === commander));
}

/**
 * How many armies a nation's soldiers and leaders make that move together (§10.6, §10.63): its leaders are staff
 * officers, a unit of command each, unless the soldiers need them as leaders of armies. Undefined: more SP than all of
 * them can lead.
 */
export function armiesFor(position: Position, leaders: readonly string[], sp: number): number | undefined {
  const ratings = leaders.map((id) => commandOf(position, id)).sort((a, b) => b - a);
  for (let armies = 1, room = 0; armies <= ratings.length; armies++) {
    room += sure(ratings[armies - 1], 'leader of another army');
    if (sp <= room - (ratings.length - armies)) return armies;
  }
  return undefined;
}

/** Returns the most SP of a nation that its leaders can take along as this many armies. */
export function roomFor(position: Position, leaders: readonly string[], armies: number): number {
  const ratings = leaders.map((id) => commandOf(position, id)).sort((a, b) => b - a);
  return ratings.slice(0, armies).reduce((room, rating) => room + rating, 0) - (ratings.length - armies);
}

/** Leaders by nation. */
export const byNation = (position: Position, leaders: readonly string[]): ReadonlyMap<Nation, readonly string[]> =>
  grouped(leaders, (id) => leaderOf(position, id).of);

/** Whether a Camp's pieces in a space are an army group (§1.63, §10.6). */
export const isGroup = (position: Position, space: string, camp: Camp): boolean =>
  isGroupOf(position, troopsIn(position, space, camp), leadersIn(position, space, camp));

/**
 * Whether pieces that stand together are a group (§10.6): armies of two nations, or more SP of one than its best leader
 * commands.
 */
export function isGroupOf(position: Position, troops: readonly Troop[], leaders: readonly string[]): boolean {
  if (leaders.length < 2) return false;
  const sp = spOf(troops);
  const groups = [...byNation(position, leaders)];
  return (
    groups.length > 1 ||
    groups.some(([nation, own]) => own.length > 1 && (armiesFor(position, own, sp[nation] ?? 0) ?? 2) > 1)
  );
}

/** Whether an army or group of a Camp stands in a space: a leader does (§1.62). */
export const hasArmy = (position: Position, space: string, camp: Camp): boolean =>
  leadersIn(position, space, camp).length > 0;

export const isAble = ({ stopped, marked }: Troop | Leader): boolean => !stopped && !marked;

/**
 * The soldiers that make up these SP, those that have marched least first: pieces of one space differ only in what they
 * did in the impulse. `from`: who may be taken; undefined when there are not enough of them.
 */
export function chosen(from: readonly Troop[], sp: Sp): readonly Troop[] | undefined {
  const taken: Troop[] = [];
  for (const nation of NATIONS) {
    let wanted = sp[nation] ?? 0;
    for (const troop of from.filter(({ of }) => of === nation).toSorted((a, b) => a.marched - b.marched)) {
      if (wanted === 0) break;
      const part = Math.min(wanted, troop.sp);
      taken.push({ ...troop, sp: part });
      wanted -= part;
    }
    if (wanted > 0) return undefined;
  }
  return taken;
}

/** Those soldiers, where it is known that there are enough of them. */
export const taken = (from: readonly Troop[], sp: Sp): readonly Troop[] => sure(chosen(from, sp), 'such soldiers');

const areAlike = (a: Troop, b: Troop): boolean =>
  a.of === b.of && a.marched === b.marched && a.stopped === b.stopped && a.marked === b.marked;

/** Soldiers without some of them, by what they did in the impulse. */
export const minus = (troops: readonly Troop[], gone: readonly Troop[]): readonly Troop[] =>
  troops.flatMap((troop) => {
    const sp = troop.sp - (gone.find((each) => areAlike(each, troop))?.sp ?? 0);
    return sp > 0 ? [{ ...troop, sp }] : [];
  });

/** Soldiers with more of them: those who did the same in the impulse are one row. */
export const plus = (troops: readonly Troop[], more: readonly Troop[]): readonly Troop[] =>
  more.reduce((rows, troop) => {
    const at = rows.findIndex((each) => areAlike(each, troop));
    return at < 0 ? rows.concat(troop) : rows.with(at, { ...troop, sp: sure(rows[at], 'row').sp + troop.sp });
  }, troops);

/** SP by nation of soldiers. */
export const spOf = (troops: readonly Troop[]): Sp =>
  Object.fromEntries(
    [...grouped(troops, ({ of }) => of)].map(([nation, rows]) => [nation, rows.reduce((sum, { sp }) => sum + sp, 0)]),
  );

export const totalOf = (sp: Sp): number => NATIONS.reduce((total, nation) => total + (sp[nation] ?? 0), 0);

/** Stacks of soldiers: their SP in all, and how many artillery (4 SP) or cavalry (2 SP) they could hold. */
interface Stacks {
  readonly sp: number;
  readonly fours: number;
  readonly twos: number;
}
const resized = ({ sp, fours, twos }: Stacks, from: number, to: number): Stacks => ({
  sp: sp + to - from,
  fours: fours + Math.floor(to / 4) - Math.floor(from / 4),
  twos: twos + Math.floor(to / 2) - Math.floor(from / 2),
});

const STACKS = new WeakMap<Position['troops'], Map<Nation, Stacks>>();
/** All stacks of a nation on the map, found once for each position. */
function stacksOnMap(position: Position, nation: Nation): Stacks {
  const known = STACKS.get(position.troops) ?? new Map<Nation, Stacks>();
  const stacks =
    known.get(nation) ??
    Object.keys(position.troops).reduce((all, space) => resized(all, 0, spIn(position, space, [nation])), {
      sp: 0,
      fours: 0,
      twos: 0,
    });
  STACKS.set(position.troops, known.set(nation, stacks));
  return stacks;
}

/** The stacks of a nation on the map, `by[space]` SP more in a space (fewer, below 0). */
const stacksOf = (position: Position, nation: Nation, by: { readonly [space: string]: number } = {}): Stacks =>
  Object.entries(by).reduce(
    (all, [space, more]) => {
      const here = spIn(position, space, [nation]);
      return resized(all, here, here + more);
    },
    stacksOnMap(position, nation),
  );

/**
 * How much infantry it takes to show stacks with as much artillery and cavalry as there is and as the stacks can hold
 * (§1.5).
 */
function infantryFor({ cavalry, artillery }: Counters, { sp, fours, twos }: Stacks): number {
  const guns = Math.min(artillery, fours);
  const horse = Math.min(cavalry, twos - 2 * guns);
  return sp - 4 * guns - 2 * horse;
}

const countersOf = (position: Position, nation: Nation): Counters => editionOf(position).limits.soldiers[nation];

/** Whether the counters of a nation suffice for its soldiers on the map, `by[space]` SP more in a space (§1.5). */
export function isShowable(position: Position, nation: Nation, by: { readonly [space: string]: number } = {}): boolean {
  const counters = countersOf(position, nation);
  return infantryFor(counters, stacksOf(position, nation, by)) <= counters.infantry;
}

/** Whether the counters suffice when this many SP leave a space without any artillery among them (§1.5). */
export function isShowableUnarmed(position: Position, nation: Nation, from: string, sp: number): boolean {
  const counters = countersOf(position, nation);
  const others = stacksOf(position, nation, { [from]: -sp });
  const all = { sp: others.sp + sp, fours: others.fours, twos: others.twos + Math.floor(sp / 2) };
  return infantryFor(counters, all) <= counters.infantry;
}

/** Whether counters are left for SP more of a nation in a space, those in the Regroup Box counted too (§6, §1.5). */
export function isPlaceable(position: Position, nation: Nation, space: string, sp: number): boolean {
  const counters = countersOf(position, nation);
  const stacks = resized(stacksOf(position, nation, { [space]: sp }), 0, position.regroup[nation] ?? 0);
  return infantryFor(counters, stacks) <= counters.infantry;
}

/** Whether enough counters are left that a stack of a nation may be split in two without a check. */
export function hasSpareCounters(position: Position, nation: Nation): boolean {
  const counters = countersOf(position, nation);
  return infantryFor(counters, stacksOf(position, nation)) + 4 <= counters.infantry;
}

/** What moves without a leader: the counters a nation can show in a space, by their SP (§10.11). */
export function countersIn(position: Position, space: string, nation: Nation): readonly (1 | 2 | 4)[] {
  const counters = countersOf(position, nation);
  const here = spIn(position, space, [nation]);
  const shown = ([sp, kind]: readonly [1 | 2 | 4, keyof Counters]): boolean => {
    if (sp > here || counters[kind] === 0) return false;
    const others = { ...counters, [kind]: counters[kind] - 1 };
    return infantryFor(others, stacksOf(position, nation, { [space]: -sp })) <= others.infantry;
  };
  return KINDS.filter(shown).map(([sp]) => sp);
}
const KINDS = [
  [1, 'infantry'],
  [2, 'cavalry'],
  [4, 'artillery'],
] as const;

/**
 * The Power with more SP in a space (§10.62): it names the commander of a group of two Powers; `active` if they are
 * even.
 */
export function leadingPower(position: Position, space: string, camp: Camp, active: Power): Power {
  const powers = [...new Set(leadersIn(position, space, camp).map((id) => powerOf(leaderOf(position, id).of)))];
  const sizes = powers.map((power) => spIn(position, space, nationsOf(power)));
  const most = Math.max(...sizes);
  const leading = powers.filter((_, i) => sizes[i] === most);
  return leading.includes(active) || leading.length === 0 ? active : at(leading, 0);
}

/** Returns the leader who commands most; among equals the best fighter. */
export const bestOf = (position: Position, leaders: readonly string[]): string | undefined =>
  leaders.toSorted(
    (a, b) =>
      commandOf(position, b) - commandOf(position, a) ||
      battleOf(position, b) - battleOf(position, a) ||
      (a < b ? -1 : 1),
  )[0];

/** SP that a Power owes (§5.12): until they are paid nothing of it comes onto the map. */
export const owedBy = ({ facts }: Position, power: Power): number => facts.owed[power] ?? 0;

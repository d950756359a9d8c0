import { among, constant, fields, type Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { at } from '../../lib/sure.ts';
import { roomOfArmy } from '../battle/siege.ts';
import type { FrameOf } from '../frames/frames.ts';
import { controlOf, hasFormation, isZone, marchOf, neighboursOf } from '../map/ground.ts';
import { causesOfInterception, interceptionBar } from '../movement/interception.ts';
import { partyChoices, shift, subsets } from '../movement/march.ts';
import { isEnemyFortress, movable, nationsIn } from '../movement/movement.ts';
import { battleOf, byNation, isAble, isShowable, leadersIn, spOf, totalOf, troopsIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import type { Cause } from '../terms/causes.ts';
import { type Camp, campOf, type Nation, nationsOf, otherCamp, type Power } from '../terms/nations.ts';
import type { Formation, Party, Sp, Troop } from '../terms/schemas.ts';

/* Interceptions by event (§11.2): into a battle, by either side, from further away, or by soldiers without a leader. */

export type Call = FrameOf<'call'>;
/** The called leaders, their target, and their distance. */
type Errand = Pick<Call, 'camp' | 'to' | 'range' | 'soldiers'>;

/**
 * A way to the battle: the space from which one enters it, whether a line on it is hard (§11.4), and the attrition that
 * it costs (§11.5).
 */
interface Way {
  readonly spaces: number;
  readonly last: string;
  readonly isHard: boolean;
  readonly causes: readonly Cause[];
}

/** What bars a line; enemies in the space of the battle do not. */
function barOfLine(
  position: Position,
  camp: Camp,
  nations: readonly Nation[],
  from: string,
  to: string,
): Refusal | undefined {
  const bar = interceptionBar(position, camp, nations, from, to);
  return bar?.code === 'ENEMIES_WERE_THERE' ? undefined : bar;
}

/**
 * The best of the shortest ways for these nations (§11.3): over two spaces not through zones, enemies or enemy
 * fortresses.
 */
export function wayOf(
  position: Position,
  { camp, to, range }: Errand,
  nations: readonly Nation[],
  from: string,
): Way | undefined {
  const isOpen = (a: string, b: string) => barOfLine(position, camp, nations, a, b) === undefined;
  const isPassable = (id: string) =>
    id !== from &&
    !isZone(position, id) &&
    !hasFormation(position, id, otherCamp(camp)) &&
    !isEnemyFortress(position, id, camp);
  const direct = isOpen(from, to) ? [[from, to]] : [];
  const through = neighboursOf(position, to).filter(
    (mid) => range > 1 && isPassable(mid) && isOpen(from, mid) && isOpen(mid, to),
  );
  const ways = [...direct, ...through.map((mid) => [from, mid, to])].map((path): Way => {
    const lines = path.slice(1).map((end, i) => [at(path, i), end] as const);
    return {
      spaces: lines.length,
      last: at(path, -2),
      isHard: lines.some(([a, b]) => isHardLine(position, camp, a, b)),
      causes: lines.flatMap(([a, b]) => causesOfInterception(position, camp, a, b)),
    };
  });
  return ways.toSorted(
    (a, b) => a.spaces - b.spaces || Number(a.isHard) - Number(b.isHard) || a.causes.length - b.causes.length,
  )[0];
}

function isHardLine(position: Position, camp: Camp, from: string, to: string): boolean {
  const march = marchOf(position, from, to, camp);
  return march === 'rough' || (march === 'marsh' && position.turn <= 2);
}

/** The spaces from which anybody of a Camp could come, the battle apart. */
const around = (position: Position, { to, range }: Errand): readonly string[] => {
  const next = neighboursOf(position, to);
  const all = range > 1 ? [...next, ...next.flatMap((id) => neighboursOf(position, id))] : next;
  return [...new Set(all)].filter((id) => id !== to);
};

/** Returns the SP of a Power without a leader of its Camp beside them that may go by event as if one led them. */
function leaderless(position: Position, power: Power, from: string): readonly Troop[] {
  const camp = campOf(power);
  if (leadersIn(position, from, camp).length > 0) return [];
  return troopsIn(position, from, camp).filter((troop) => nationsOf(power).includes(troop.of) && isAble(troop));
}

/**
 * The pieces in a space that a Power could send; leaders who have just evaded these enemies do not come back (§11.6).
 */
function callable(position: Position, power: Power, from: string): Formation {
  const { leaders, troops } = movable(position, power, from);
  const step = position.frames.findLast((frame) => frame.is === 'step');
  return { leaders: leaders.filter((id) => !step?.evasions.gone.includes(id)), troops };
}

/** Whether anybody of a Power could try. */
export const isCalled = (position: Position, errand: Errand, power: Power): boolean =>
  callChoices(position, errand, power).length > 0;

/** All tries of a Power: from each space every party that its leaders can lead; or one army, or soldiers alone. */
export const callChoices = (position: Position, errand: Errand, power: Power): readonly Legal[] =>
  around(position, errand).flatMap((from) =>
    errand.soldiers === null ? parties(position, errand, power, from) : single(position, errand, power, from),
  );

const interception = (from: string, leaders: readonly string[], sp: Legal): Legal =>
  fields({ type: constant('intercept'), from: constant(from), leaders: constant(leaders), sp });

function parties(position: Position, errand: Errand, power: Power, from: string): readonly Legal[] {
  const able = callable(position, power, from);
  if (able.leaders.length === 0) return [];
  return partyChoices(position, {
    power,
    from,
    cp: Number.POSITIVE_INFINITY,
    ...able,
    ends: (nations) => (wayOf(position, errand, nations, from) === undefined ? [] : [errand.to]),
    command: (_, leaders, sp) => [interception(from, leaders, sp)],
  });
}

/** One army of one nation, or SP of one Power without a leader. */
function single(position: Position, errand: Errand, power: Power, from: string): readonly Legal[] {
  const { to, soldiers } = errand;
  const fits = (sp: Sp) =>
    (Object.entries(sp) as [Nation, number][]).every(([nation, size]) =>
      isShowable(position, nation, shift(from, to, size)),
    );
  const able = callable(position, power, from);
  const armies = [...byNation(position, able.leaders)].flatMap(([nation, leaders]) => {
    if (
      !nationsOf(power).includes(nation) ||
      wayOf(position, errand, nationsIn(position, { leaders, sp: {} }), from) === undefined
    )
      return [];
    const there = spOf(able.troops)[nation] ?? 0;
    return subsets(leaders).flatMap((party) =>
      party.flatMap((head) => {
        const army = [head, ...party.filter((id) => id !== head)];
        const room = Math.min(there, roomOfArmy(position, army));
        if (room < 0) return [];
        const sizes = Array.from({ length: room + 1 }, (_, size): Sp => (size === 0 ? {} : { [nation]: size })).filter(
          fits,
        );
        return [interception(from, army, among(sizes))];
      }),
    );
  });
  const loose = spOf(leaderless(position, power, from));
  const most = soldiers?.sp ?? 0;
  const sizes = mixes(Object.entries(loose) as [Nation, number][]).filter(
    (sp) =>
      totalOf(sp) > 0 &&
      totalOf(sp) <= most &&
      fits(sp) &&
      wayOf(position, errand, Object.keys(sp) as Nation[], from) !== undefined,
  );
  return sizes.length === 0 ? armies : [...armies, interception(from, [], among(sizes))];
}

/** All ways to take SP of some nations. */
function mixes([first, ...rest]: readonly (readonly [Nation, number])[]): readonly Sp[] {
  if (first === undefined) return [{}];
  const [nation, most] = first;
  return mixes(rest).flatMap((others) =>
    Array.from({ length: most + 1 }, (_, size): Sp => (size === 0 ? others : { [nation]: size, ...others })),
  );
}

/** Returns the additions to the dice (§11.4): for the whole way the worst line counts, once. */
export function callBonus(position: Position, call: Call, { leaders }: Party, from: string, way: Way): number {
  const [commander] = leaders;
  const rating = commander === undefined ? (call.soldiers?.rating ?? 0) : battleOf(position, commander);
  return rating + Number(call.friendly) - Number(controlOf(position, from) !== call.camp) - Number(way.isHard);
}

export const NOT_CALLED: Refusal = refusal(
  'NOT_CALLED',
  {
    en: 'not all of these pieces can intercept there by this event: they are marked, too far away, or a line bars them',
    ko: '이 이벤트로 그곳에 차단할 수 없는 조각이 있습니다. 마커가 있거나, 너무 멀거나, 길이 막혀 있습니다.',
  },
  '§11.3',
);

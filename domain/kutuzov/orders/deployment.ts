import { among, constant, fields, int, type Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { grouped } from '../../lib/grouped.ts';
import { at, last, sure } from '../../lib/sure.ts';
import { editionOf } from '../edition/editions.ts';
import type { CommandOf } from '../frames/commands.ts';
import type { FrameOf } from '../frames/frames.ts';
import { bySizes } from '../map/building.ts';
import { groundFor, hasFormation, isBesieged, isScorched, marchOf, neighboursOf, spaceOf } from '../map/ground.ts';
import { magazineSites } from '../map/sites.ts';
import { CONVOY_SIZE } from '../movement/convoy.ts';
import { threatsTo } from '../movement/interception.ts';
import { barrier } from '../movement/movement.ts';
import { hasSpareCounters, isAble, isShowable, leaderOf, leadersIn, spIn, troopsIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';
import type { Cause } from '../terms/causes.ts';
import { type Camp, campOf, type Nation, nationsOf, otherCamp, type Power } from '../terms/nations.ts';

/* Deployment (§17.3): pieces of a magazine go by friendly ground, without CP. */

type Frame = FrameOf<'deployment'>;
type Deploy = CommandOf<'deploy'>;
type Way = FrameOf<'transit'>['way'];
type Step = Way[number];

/** The attrition of a way: how many causes there are on it. */
export const causesOn = (way: Way): number => way.reduce((sum, { causes }) => sum + causes.length, 0);

/** Friendly ground without enemies, where no enemy army could intercept (§17.31). */
const isSafe = (position: Position, camp: Camp, space: string): boolean =>
  groundFor(position, space, camp) === 'friendly' &&
  !hasFormation(position, space, otherCamp(camp)) &&
  threatsTo(position, space, otherCamp(camp)).length === 0;

/**
 * The best way by land to each space that can be reached: that with the fewest causes of attrition, then the shortest
 * (§17.31-§17.33).
 */
export function waysFrom(position: Position, camp: Camp, from: string, free: number): ReadonlyMap<string, Way> {
  const best = new Map<string, Way>();
  const safe = new Map<string, boolean>();
  const fewest = new Map<string, number>();
  const isOpen = (here: string, next: string): boolean => {
    if (!safe.has(next)) safe.set(next, isSafe(position, camp, next));
    return safe.get(next) === true && barrier(position, camp, [], here, next) === undefined;
  };
  const open: Way[] = [[{ space: from, causes: [] }]];
  for (let way = takeBest(open); way !== undefined; way = takeBest(open)) {
    const { space } = last(way);
    if ((fewest.get(space) ?? Number.POSITIVE_INFINITY) <= way.length) continue;
    fewest.set(space, way.length);
    if (!best.has(space)) best.set(space, way);
    for (const next of neighboursOf(position, space))
      if (isOpen(space, next))
        open.push([...way, { space: next, causes: causesOf(position, camp, space, next, way.length > free) }]);
  }
  best.delete(from);
  return best;
}

/** Takes the way with the fewest causes, of those the shortest, of those the oldest. */
function takeBest(open: Way[]): Way | undefined {
  let best = 0;
  for (const [i, way] of open.entries()) {
    const known = at(open, best);
    const difference = causesOn(way) - causesOn(known) || way.length - known.length;
    if (difference < 0) best = i;
  }
  return open.splice(best, 1)[0];
}

function causesOf(position: Position, camp: Camp, from: string, to: string, isBeyond: boolean): Step['causes'] {
  const causes: Cause[] = [];
  if (isBeyond) causes.push('force-march');
  if (camp === 'imperial' && marchOf(position, from, to, camp) === 'marsh') causes.push('marsh');
  if (isScorched(position, to)) causes.push('scorched');
  return causes;
}

/** Russia 1 from a Key port to any friendly port that is safe, scorched or not (§17.34). */
function waysBySea(position: Position, { power, convoy }: Frame, from: string): ReadonlyMap<string, Way> {
  const { port, key } = spaceOf(position, from);
  if (power !== 'R1' || !port || !key || isBesieged(position, from)) return new Map();
  const ports = editionOf(position).spaces.filter(
    (space) => space.port && space.id !== from && isSafe(position, 'tsarist', space.id),
  );
  const to = ports.map(({ id }) => id).filter((id) => convoy === null || convoy.to === id);
  return new Map(
    to.map((id) => [
      id,
      [
        { space: from, causes: [] },
        { space: id, causes: isScorched(position, id) ? ['scorched'] : [] },
      ],
    ]),
  );
}

/**
 * The magazines of a Power: those that its nations have, and places where one that has none yet may have it (§17.2,
 * §17.31).
 */
const magazinesOf = (
  position: Position,
  { power, magazines }: Pick<Frame, 'power' | 'magazines'>,
): readonly string[] => [
  ...new Set(nationsOf(power).flatMap((nation) => magazines[nation] ?? magazineSites(position, nation))),
];

/** The magazines once pieces have deployed from a place: it is that of a nation which had none. */
export function withMagazine(position: Position, { power, magazines }: Frame, from: string): Frame['magazines'] {
  if (Object.values(magazines).includes(from)) return magazines;
  const nation = sure(
    nationsOf(power).find((each) => magazines[each] === undefined && magazineSites(position, each).includes(from)),
    `nation with a magazine at ${from}`,
  );
  return { ...magazines, [nation]: from };
}

/**
 * What a Power can deploy from a place: own and allied pieces that have neither deployed nor been regrouped (§17.31,
 * §17.35).
 */
function deployable(
  position: Position,
  power: Power,
  from: string,
): { readonly leaders: readonly string[]; readonly sp: (nation: Nation) => number } {
  const camp = campOf(power);
  const troops = troopsIn(position, from, camp).filter(isAble);
  return {
    leaders: leadersIn(position, from, camp).filter(
      (id) => nationsOf(power).includes(leaderOf(position, id).of) && isAble(leaderOf(position, id)),
    ),
    sp: (nation) => troops.reduce((sum, { of, sp }) => (of === nation ? sum + sp : sum), 0),
  };
}

/** Whether a Power has anything to deploy. */
export const hasDeployable = (position: Position, frame: Frame): boolean =>
  magazinesOf(position, frame).some((from) => {
    const { leaders, sp } = deployable(position, frame.power, from);
    return leaders.length > 0 || nationsOf(frame.power).some((nation) => sp(nation) > 0);
  });

/** The way that a command means. */
export const wayOf = (
  position: Position,
  frame: Frame,
  { by, from, to }: Pick<Deploy, 'by' | 'from' | 'to'>,
): Way | undefined =>
  (by === 'sea' ? waysBySea(position, frame, from) : waysFrom(position, campOf(frame.power), from, frame.free)).get(to);

/** Why a piece cannot be deployed so (§17.31, §17.34). */
export function deployRefusal(position: Position, frame: Frame, command: Deploy): Refusal | undefined {
  const { piece, from, to, by, causes } = command;
  if (!magazinesOf(position, frame).includes(from))
    return refusal(
      'NO_MAGAZINE',
      { en: 'this is not a magazine of this Power', ko: '그곳은 이 강국의 배치시작 지역이 아닙니다.' },
      '§17.31',
    );
  const there = deployable(position, frame.power, from);
  const isThere =
    'leader' in piece
      ? there.leaders.includes(piece.leader)
      : nationsOf(frame.power).includes(piece.nation) && piece.sp <= there.sp(piece.nation);
  if (!isThere)
    return refusal(
      'NOT_DEPLOYABLE',
      {
        en: 'not all of these pieces can deploy: they are elsewhere, have deployed, or were regrouped',
        ko: '전략배치할 수 없는 말입니다. 다른 곳에 있거나, 이미 배치했거나, 재편되어 놓인 말입니다.',
      },
      '§17.35',
    );
  const way = wayOf(position, frame, command);
  if (way === undefined)
    return refusal(
      'NO_WAY',
      { en: 'no safe friendly ground leads there', ko: '안전한 아군 지역으로 그곳까지 갈 수 없습니다.' },
      by === 'sea' ? '§17.34' : '§17.31',
    );
  const size = 'leader' in piece ? 1 : piece.sp;
  if (by === 'sea' && size > (frame.convoy?.room ?? CONVOY_SIZE))
    return refusal(
      'CONVOY_FULL',
      { en: 'a convoy takes five leaders and SP', ko: '해상수송은 리더와 SP를 합쳐 다섯까지 싣습니다.' },
      '§15.2',
    );
  if ('nation' in piece && !isShowable(position, piece.nation, { [from]: -piece.sp, [to]: piece.sp }))
    return refusal(
      'NO_COUNTERS',
      { en: 'the counters cannot show this', ko: '조각의 수로 나타낼 수 없습니다.' },
      '§1.5',
    );
  return causesOn(way) === causes
    ? undefined
    : refusal(
        'OTHER_CAUSES',
        {
          en: `attrition has ${causesOn(way)} causes on the way`,
          ko: `이 길에서 손실의 원인은 ${causesOn(way)}개입니다.`,
        },
        '§17.33',
      );
}

/** The grammar of all deployments: one leader, or SP of a nation, from a magazine to a space. */
export const deployChoices = (position: Position, frame: Frame): readonly Legal[] =>
  magazinesOf(position, frame).flatMap((from) => {
    const { leaders, sp } = deployable(position, frame.power, from);
    const nations = nationsOf(frame.power).filter((nation) => sp(nation) > 0);
    if (leaders.length === 0 && nations.length === 0) return [];
    const land = waysFrom(position, campOf(frame.power), from, frame.free);
    const sea = waysBySea(position, frame, from);
    return (['land', 'sea'] as const).flatMap((by) => {
      const room = by === 'land' ? Number.POSITIVE_INFINITY : (frame.convoy?.room ?? CONVOY_SIZE);
      const alike = grouped([...(by === 'land' ? land : sea)], ([, way]) => causesOn(way));
      return [...alike].flatMap(([causes, ways]) => {
        const deploy = (piece: Legal, ends: readonly string[]) =>
          fields({
            type: constant('deploy'),
            piece,
            from: constant(from),
            to: among(ends),
            by: constant(by),
            causes: constant(causes),
          });
        const ends = ways.map(([to]) => to);
        return [
          ...(leaders.length === 0 || room < 1 ? [] : [deploy(fields({ leader: among(leaders) }), ends)]),
          ...nations.flatMap((nation) =>
            sizesTo(position, nation, from, ends, Math.min(room, sp(nation))).map(({ sizes, ends: to }) =>
              deploy(fields({ nation: constant(nation), sp: sizes }), to),
            ),
          ),
        ];
      });
    });
  });

/**
 * How many SP may go where, up to `most`: as the counters can show it (§1.5), which goes by how many are there already.
 */
function sizesTo(
  position: Position,
  nation: Nation,
  from: string,
  ends: readonly string[],
  most: number,
): ReturnType<typeof bySizes> {
  if (most < 1) return [];
  if (hasSpareCounters(position, nation)) return [{ sizes: int(1, most), ends }];
  const alike = [...grouped(ends, (to) => spIn(position, to, [nation])).values()];
  return alike.flatMap((like) =>
    bySizes(like.slice(0, 1), most, (sp, to) => isShowable(position, nation, { [from]: -sp, [to]: sp })).map(
      ({ sizes }) => ({
        sizes,
        ends: like,
      }),
    ),
  );
}

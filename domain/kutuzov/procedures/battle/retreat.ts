import { among, constant, fields, int, type Legal, map, oneOf, pick } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { at } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { formationIn } from '../../battle/battle.ts';
import { causesOfRetreat, commonPlaces, forcedRetreat, nationsLeft, placesFor, sender } from '../../battle/retreats.ts';
import { afterRetreat } from '../../battle/verdict.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import { settleEntrenchment } from '../../deeds/pieces/entrenchment.ts';
import { settleCommand, transfer } from '../../deeds/pieces/groups.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { isHesitant } from '../../movement/movement.ts';
import { chooserOf } from '../../pieces/losses.ts';
import { isShowable, leaderOf, minus, plus, spOf, taken } from '../../pieces/pieces.ts';
import { refusal } from '../../refusals.ts';
import { isBlocked, isGuided } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { enter, go, leave, type Table } from '../../table/table.ts';
import { type Camp, NATIONS_OF, type Nation, nationsOf, type Power } from '../../terms/nations.ts';
import type { Formation } from '../../terms/schemas.ts';
import { openWindow } from '../hands/window.ts';

type Retreat = FrameOf<'retreat'>;
type Way = Retreat['ways'][number];

/** Pieces must leave a space (§12.6): the active side for one of its `origins`, the inactive one for elsewhere. */
export function beginRetreat(
  table: Table,
  {
    camp,
    space,
    active,
    origins,
    pieces,
  }: Pick<Retreat, 'camp' | 'space' | 'active' | 'origins'> & { readonly pieces: Formation },
): void {
  const { troops, leaders } = pieces;
  const power = chooserOf(table.state, troops, leaders);
  const before = { map: 0, regrouped: 0 };
  enter(table, {
    is: 'retreat',
    power,
    camp,
    space,
    active,
    origins,
    troops,
    leaders,
    ways: [],
    before,
    stage: 'choose',
  });
}

const isChoosing = (position: Position, frame: Retreat): boolean =>
  frame.stage === 'choose' && forcedRetreat(position, frame) === undefined;

/**
 * Returns the nations that a Power sends pieces of away: its own and its ally's; on the active side all that are
 * together (§12.6).
 */
const sentBy = (position: Position, frame: Retreat, power: Power): readonly Nation[] =>
  nationsLeft(position, frame).filter((nation) => frame.active || nationsOf(power).includes(nation));

const NOT_A_RETREAT: Refusal = refusal(
  'NOT_A_RETREAT',
  { en: 'these pieces cannot retreat there', ko: '이 조각들은 그곳으로 후퇴할 수 없습니다.' },
  '§12.6',
);

/** A retreat: who has a choice is asked, then all go at once and suffer attrition together (§12.6, §12.62). */
export const retreat: Procedure<Retreat> = {
  asks(position, frame) {
    const power = isChoosing(position, frame) ? sender(position, frame) : undefined;
    return power === undefined ? [] : [power];
  },
  legal(view, frame, power) {
    const nations = sentBy(view, frame, power);
    if (frame.active) return oneOf(commonPlaces(view, frame, nations).map((to) => wholeTo(frame, to)));
    const places = new Set(nations.flatMap((nation) => placesFor(view, frame, nation)));
    return oneOf(
      [...places].flatMap((to) =>
        partiesTo(
          view,
          frame,
          to,
          nations.filter((nation) => placesFor(view, frame, nation).includes(to)),
        ),
      ),
    );
  },
  against: (_, __, ___, { type }) => (type === 'retreat' ? NOT_A_RETREAT : undefined),
  act(table, frame, _, command) {
    if (command.type !== 'retreat') return;
    const { to, leaders, sp } = command;
    send(table, frame, to, {
      troops: taken(frame.troops, sp),
      leaders: frame.leaders.filter((id) => leaders.includes(id)),
    });
  },
  run(table, frame) {
    if (frame.stage === 'announced') return announce(table, frame);
    if (frame.stage === 'go') return depart(table, frame);
    if (frame.stage === 'end') return report(table, frame);
    const forced = forcedRetreat(table.state, frame);
    if (forced === undefined) return go(table, { ...frame, stage: 'announced' });
    const pieces = ofNations(table.state, frame, forced.nations);
    if (forced.to === undefined) regroup(table, frame, pieces);
    else send(table, frame, forced.to, pieces);
  },
  /** All together, in a zone those who stay. */
  lapse(view, frame, power) {
    const nations = sentBy(view, frame, power);
    const to = at(frame.active ? commonPlaces(view, frame, nations) : placesFor(view, frame, at(nations, 0)), 0);
    const { troops, leaders } = ofNations(
      view,
      frame,
      nations.filter((nation) => placesFor(view, frame, nation).includes(to)),
    );
    return { type: 'retreat', to, leaders, sp: spOf(troops) };
  },
};

const ofNations = (position: Position, { troops, leaders }: Retreat, nations: readonly Nation[]): Formation => ({
  troops: troops.filter(({ of }) => nations.includes(of)),
  leaders: leaders.filter((id) => nations.includes(leaderOf(position, id).of)),
});

const wholeTo = ({ troops, leaders }: Retreat, to: string): Legal =>
  fields({ type: constant('retreat'), to: constant(to), leaders: constant(leaders), sp: constant(spOf(troops)) });

/** Every party of these nations that may go to a space: leaders with or without soldiers, or soldiers alone. */
function partiesTo(position: Position, frame: Retreat, to: string, nations: readonly Nation[]): readonly Legal[] {
  const { troops, leaders } = ofNations(position, frame, nations);
  const sizes = Object.fromEntries(
    (Object.entries(spOf(troops)) as [Nation, number][]).map(([nation, sp]) => [
      nation,
      sizesOf(position, frame, to, nation, sp),
    ]),
  );
  const head = { type: constant('retreat'), to: constant(to) };
  const names = Object.keys(sizes);
  return [
    ...(leaders.length > 0
      ? [fields({ ...head, leaders: pick(leaders, 1, leaders.length), sp: map(sizes, 0, names.length) })]
      : []),
    ...(names.length > 0 ? [fields({ ...head, leaders: constant([]), sp: map(sizes, 1, names.length) })] : []),
  ];
}

/** How many SP of a nation may go: as many as the counters can show (§1.5); all of them always. */
function sizesOf(position: Position, { space, ways }: Retreat, to: string, nation: Nation, sp: number): Legal {
  const sent = (way: Way) => spOf(way.troops)[nation] ?? 0;
  const shown = (part: number): boolean => {
    const by: Record<string, number> = {};
    const add = (id: string, more: number) => {
      by[id] = (by[id] ?? 0) + more;
    };
    for (const way of ways)
      for (const [id, more] of [
        [space, -sent(way)],
        [way.to, sent(way)],
      ] as const)
        add(id, more);
    add(space, -part);
    add(to, part);
    return isShowable(position, nation, by);
  };
  const sizes = Array.from({ length: sp }, (_, i) => i + 1).filter((part) => part === sp || shown(part));
  return sizes.length === sp ? int(1, sp) : among(sizes);
}

/** Pieces are told where to go; those who go to one space go together. */
function send(table: Table, frame: Retreat, to: string, { troops, leaders }: Formation): void {
  const before = frame.ways.find((way) => way.to === to);
  const way: Way = {
    to,
    troops: [...(before?.troops ?? []), ...troops],
    leaders: [...(before?.leaders ?? []), ...leaders],
    apart: { troops: [], leaders: [] },
  };
  go(table, {
    ...frame,
    troops: minus(frame.troops, troops),
    leaders: frame.leaders.filter((id) => !leaders.includes(id)),
    ways: before === undefined ? [...frame.ways, way] : frame.ways.map((each) => (each === before ? way : each)),
  });
}

/** Pieces with no way out go to the Regroup Box (§12.63); hesitant allies because they may go no further (§9.31). */
function regroup(table: Table, frame: Retreat, { troops, leaders }: Formation): void {
  const { space, camp } = frame;
  const nations = nationsLeft(table.state, { ...frame, troops, leaders });
  const rule = nations.every((nation) => isHesitant(table.state, nation, leaders)) ? '§9.31' : '§12.63';
  if (troops.length > 0) table.emit({ type: 'lost', space, troops, to: 'regroup', rule });
  for (const leader of leaders) table.emit({ type: 'leader-put', leader, at: '@regroup', rule });
  settleCommand(table, space, camp, activeOr(table, frame.power));
  settleEntrenchment(table, space);
  go(table, {
    ...frame,
    troops: minus(frame.troops, troops),
    leaders: frame.leaders.filter((id) => !leaders.includes(id)),
  });
}

const activeOr = ({ state }: Table, power: Power): Power => state.impulse.power ?? power;

/** Before they go: pieces on a line that an event has closed need another way (§12.63). */
function announce(table: Table, frame: Retreat): void {
  const { camp, space, ways } = frame;
  const closed = ways.filter(({ to }) => isBlocked(table.state, camp, space, to));
  if (closed.length === 0) openWindow(table, 'retreat');
  else goBack(table, frame, closed);
}
const goBack = (table: Table, frame: Retreat, closed: readonly Way[]): void =>
  go(table, {
    ...frame,
    troops: closed.reduce((all, { troops }) => plus(all, troops), frame.troops),
    leaders: [...frame.leaders, ...closed.flatMap(({ leaders }) => leaders)],
    ways: frame.ways.filter((way) => !closed.includes(way)),
    stage: 'choose',
  });

/** All go, and suffer what their ways cost. */
function depart(table: Table, frame: Retreat): void {
  const { state } = table;
  const { camp, space, power } = frame;
  const gone = frame.ways.map((way) => ({
    ...way,
    apart: apartFrom(state, camp, space, way),
    causes: way.to === space || isGuided(state, camp, 'retreat') ? [] : causesOfRetreat(state, camp, space, way.to),
  }));
  for (const { to, troops, leaders } of gone)
    if (to !== space)
      transfer(
        table,
        { from: space, to, troops, leaders, how: 'retreat', marched: 0, stopped: false, rule: '§12.6' },
        activeOr(table, power),
      );
  go(table, {
    ...frame,
    ways: gone.map(({ causes, ...way }) => way),
    before: tallyOf(table.state, camp),
    stage: 'end',
  });
  for (const { to, troops, leaders, causes } of gone)
    if (causes.length > 0) sufferAttrition(table, camp, to, troops, leaders, causes);
}

/** Returns the pieces of the Camp at the end of a way, without those who take it. */
function apartFrom(position: Position, camp: Camp, space: string, { to, troops, leaders }: Way): Formation {
  const there = formationIn(position, to, NATIONS_OF[camp], { troops: [], leaders: [] });
  return to === space
    ? { troops: minus(there.troops, troops), leaders: there.leaders.filter((id) => !leaders.includes(id)) }
    : there;
}

/** A Camp's pieces on the map, and in the Regroup Box. */
function tallyOf({ troops, leaders, regroup }: Position, camp: Camp): Retreat['before'] {
  const nations = NATIONS_OF[camp];
  const own = Object.values(leaders).filter(({ of }) => nations.includes(of));
  const soldiers = Object.values(troops).flatMap((here) => here.filter(({ of }) => nations.includes(of)));
  return {
    map: soldiers.reduce((sum, { sp }) => sum + sp, 0) + own.filter(({ at }) => !at.startsWith('@')).length,
    regrouped:
      nations.reduce((sum, nation) => sum + (regroup[nation] ?? 0), 0) +
      own.filter(({ at }) => at === '@regroup').length,
  };
}

/** Tells the battle before the retreat what was lost on the way (§12.62). */
function report(table: Table, { camp, before, ways }: Retreat): void {
  const now = tallyOf(table.state, camp);
  const lost = before.map - now.map;
  expire(table, ['step'], '§5.1', (effect) => effect.id === 'guided' && effect.way === 'retreat');
  leave(table);
  const below = table.state.frames.at(-1);
  if (below?.is !== 'battle') return;
  go(
    table,
    afterRetreat(
      below,
      ways.map(({ to, apart }) => ({ to, apart })),
      lost,
      lost - (now.regrouped - before.regrouped),
    ),
  );
}

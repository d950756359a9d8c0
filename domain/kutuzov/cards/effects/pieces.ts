import { z } from 'zod';
import { refusal } from '../../../game.ts';
import { among, constant, fields, type Legal } from '../../../legal.ts';
import { editionOf } from '../../edition/editions.ts';
import { settleEntrenchment } from '../../map/entrenchment.ts';
import { hasFormation, isBesieged, isInRussia, isZone } from '../../map/ground.ts';
import { type Camp, campOf, type Nation, nationsOf, otherCamp, type Power, powerOf } from '../../map/nations.ts';
import { buildSites, hasLeft, regroupSites, tracedSites } from '../../map/sites.ts';
import { isLimited, leaderChoices, soldierChoices } from '../../pieces/building.ts';
import { owe, owedBy } from '../../pieces/debts.ts';
import { settleCommand } from '../../pieces/groups.ts';
import { isPlaceable, leaderOf, leadersIn, spOnMap, troopsIn } from '../../pieces/pieces.ts';
import { raise } from '../../pieces/raising.ts';
import { removals, take } from '../../pieces/removal.ts';
import { camp, count, leaderId, list, nation, power, space } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { enter, roll, type Table } from '../../table.ts';
import { BY_EVENT, before, type EventFrame, instead, noEffect, type Primitive } from './primitive.ts';
import { named, naming } from './targets.ts';

/* Pieces that come, go and are regrouped by event (§5.11, §5.12, §6). */

const nations = z.union([nation, z.literal('self')]);
const nationOf = (frame: Pick<EventFrame, 'power'>, of: z.infer<typeof nations>): Nation => (of === 'self' ? frame.power : of);

/** Where free pieces may come: at home, at home Keys alone, at home or at home Keys or with a leader, at home or in Russia where a flag is joined to the west, or in spaces that are named. */
const place = z.union([
  z.enum(['home', 'homeKeys', 'homeOrTracedFlag', 'normal']),
  z.strictObject({ homeOr: leaderId }),
  z.strictObject({ homeKeysOr: leaderId }),
  z.strictObject({ among: list(space) }),
]);
type Place = z.infer<typeof place>;

function sitesOf(position: Position, of: Nation, where: Place, isBesiegedToo: boolean): readonly string[] {
  const home = buildSites(position, of).filter((id) => isBesiegedToo || !isBesieged(position, id));
  const keys = home.filter((id) => !isZone(position, id));
  if (where === 'home') return home;
  if (where === 'homeKeys') return keys;
  if (where === 'normal') return regroupSites(position, of);
  if (where === 'homeOrTracedFlag') {
    const isOurs = (id: string) => isInRussia(position, id) && !isBesieged(position, id) && position.flags[id] === of;
    return [...new Set([...home, ...tracedSites(position, campOf(of)).filter(isOurs)])];
  }
  if ('among' in where) return home.filter((id) => where.among.includes(id));
  const [leader, sites] = 'homeOr' in where ? [where.homeOr, home] : [where.homeKeysOr, keys];
  const at = position.leaders[leader]?.at;
  return at === undefined || at.startsWith('@') || sites.includes(at) ? sites : [...sites, at];
}

/** SP come free (§5.11): all of them to one place, or split. The kind does not matter: soldiers change at any time (§1.5). */
const building = z.strictObject({
  op: z.string(),
  power: nations,
  sp: count,
  type: z.literal('cavalry').exactOptional(),
  where: place,
  split: z.literal(true).exactOptional(),
  allowBesieged: z.literal(true).exactOptional(),
});
type Building = z.infer<typeof building>;

/** Whether nothing of a nation comes onto the map: it has left the war (§9.3), or its Power owes SP (§5.12). */
const isBarred = (position: Position, of: Nation): boolean => hasLeft(position, of) || owedBy(position, powerOf(of)) > 0;

/** The places for so many SP; without regard to counters where `short`. */
function roomFor(position: Position, frame: EventFrame, op: Building, sp: number, short = false): readonly string[] {
  const of = nationOf(frame, op.power);
  if (isBarred(position, of)) return [];
  return sitesOf(position, of, op.where, op.allowBesieged === true).filter(
    (id) => (sp === 1 || !isLimited(position, id)) && (short || isPlaceable(position, of, id, sp)),
  );
}

/** So many counters are missing that some SP have to leave the map first (§5.11). */
const isShort = (position: Position, frame: EventFrame, op: Building): boolean => {
  const sp = op.split ? 1 : op.sp;
  return roomFor(position, frame, op, sp).length === 0 && roomFor(position, frame, op, sp, true).length > 0;
};

const builds = (position: Position, frame: EventFrame, op: Building): readonly Legal[] =>
  (op.split ? Array.from({ length: op.sp }, (_, i) => op.sp - i) : [op.sp]).flatMap((sp) => {
    const spaces = roomFor(position, frame, op, sp);
    const piece = constant({ nation: nationOf(frame, op.power), sp });
    return spaces.length === 0 ? [] : [fields({ type: constant('build'), piece, space: among(spaces) })];
  });

export const buildFree: Primitive<Building> = {
  takes: building,
  idle: (position, frame, op) => (roomFor(position, frame, op, op.split ? 1 : op.sp, true).length === 0 ? noEffect : undefined),
  asks(position, frame, op) {
    const of = nationOf(frame, op.power);
    if (op.sp === 0) return [];
    if (isShort(position, frame, op)) return spOnMap(position, of) > 0 ? [powerOf(of)] : [];
    return builds(position, frame, op).length > 0 ? [frame.power] : [];
  },
  legal: (view, frame, op) => (isShort(view, frame, op) ? removals(view, [nationOf(frame, op.power)], 1) : builds(view, frame, op)),
  act(table, frame, op, command) {
    const of = nationOf(frame, op.power);
    if (command.type === 'remove') {
      take(table, command, 'pool', '§5.11');
      return;
    }
    if (command.type !== 'build' || !('nation' in command.piece)) return;
    const left = op.sp - command.piece.sp;
    instead(table, frame, left > 0 ? [{ ...op, sp: left }] : []);
    raise(table, powerOf(of), 'build', command.piece, command.space);
  },
  run(table, frame, op) {
    if (op.sp > 1 && isShort(table.state, frame, op)) before(table, frame, [{ ...op, sp: op.sp - 1 }]);
  },
};

/** Up to so many pieces come back from the Regroup Box free: SP, or leaders too. */
const regrouping = z.strictObject({
  op: z.string(),
  power: nations,
  sp: count.exactOptional(),
  pieces: count.exactOptional(),
  where: place,
});
type Regrouping = z.infer<typeof regrouping>;

function regroups(position: Position, frame: EventFrame, op: Regrouping): readonly Legal[] {
  const of = nationOf(frame, op.power);
  const spaces = isBarred(position, of) ? [] : sitesOf(position, of, op.where, false);
  const most = op.pieces ?? op.sp ?? 0;
  if (spaces.length === 0 || most === 0) return [];
  const leaders = op.pieces === undefined ? [] : leaderChoices(position, powerOf(of), 'regroup', of, most, spaces);
  return [...soldierChoices(position, 'regroup', of, most, spaces), ...leaders];
}

export const regroupFree: Primitive<Regrouping> = {
  takes: regrouping,
  idle: (position, frame, op) => (regroups(position, frame, op).length === 0 ? noEffect : undefined),
  asks: (position, frame, op) => (regroups(position, frame, op).length > 0 ? [frame.power] : []),
  legal: (view, frame, op) => [fields({ type: constant('done') }), ...regroups(view, frame, op)],
  act(table, frame, op, command) {
    if (command.type === 'done') return instead(table, frame, []);
    if (command.type !== 'regroup') return;
    const { piece } = command;
    const left = (op.pieces ?? op.sp ?? 0) - ('nation' in piece ? piece.sp : 1);
    instead(table, frame, left === 0 ? [] : [op.pieces === undefined ? { ...op, sp: left } : { ...op, pieces: left }]);
    raise(table, powerOf(nationOf(frame, op.power)), 'regroup', piece, command.space);
  },
  run: () => {},
};

const onMap = (position: Position, of: readonly Nation[]): number => of.reduce((sum, each) => sum + spOnMap(position, each), 0);

/** A Power's SP are eliminated, as it chooses; what is not there it owes (§5.12). */
const eliminating = z.strictObject({ op: z.string(), power, n: count });
type Eliminating = z.infer<typeof eliminating>;
export const eliminateSP: Primitive<Eliminating> = {
  takes: eliminating,
  asks: (position, _, op) => (op.n > 0 && onMap(position, [op.power]) > 0 ? [op.power] : []),
  legal: (view, _, op) => removals(view, [op.power], op.n),
  act(table, frame, op, command) {
    if (command.type !== 'remove') return;
    instead(table, frame, command.sp < op.n ? [{ ...op, n: op.n - command.sp }] : []);
    take(table, command, 'pool', BY_EVENT);
  },
  run(table, _, { power: of, n }) {
    if (n === 0) return;
    owe(table, of, owedBy(table.state, of) + n, table.state.facts.owed);
    enter(table, { is: 'shortage', power: of });
  },
};

/** SP of a Power go from the map to the Regroup Box, as it chooses: so many, half a die, or a cavalry counter (2 SP together, if it has any). */
const moving = z.strictObject({
  op: z.string(),
  target: named.exactOptional(),
  power: power.exactOptional(),
  sp: count.exactOptional(),
  roll: z.literal('d6half').exactOptional(),
  prefer: z.literal('cavalry').exactOptional(),
});
type Moving = z.infer<typeof moving>;
const mover = naming<Moving>((position, each) => onMap(position, nationsOf(each)) > 0);
const moverOf = (position: Position, frame: EventFrame, op: Moving): Power | undefined => op.power ?? mover.of(position, frame, op);

function regroupings(position: Position, of: Power, { sp = 0, prefer }: Moving): readonly Legal[] {
  const together = prefer === undefined ? [] : removals(position, nationsOf(of), sp, sp);
  return together.length > 0 ? together : removals(position, nationsOf(of), sp);
}

export const toRegroup: Primitive<Moving> = {
  takes: moving,
  idle: (position, frame, op) => (op.power === undefined ? mover.idle(position, frame, op) : undefined),
  asks(position, frame, op) {
    if (op.power === undefined && op.sp === undefined) return mover.asks(position, frame, op);
    const of = moverOf(position, frame, op);
    return of !== undefined && (op.sp ?? 0) > 0 && onMap(position, nationsOf(of)) > 0 ? [of] : [];
  },
  legal: (view, frame, op) =>
    op.power === undefined && op.sp === undefined ? mover.legal(view, frame, op) : regroupings(view, moverOf(view, frame, op)!, op),
  act(table, frame, op, command) {
    if (command.type === 'target') return mover.act(table, frame, op, command);
    if (command.type !== 'remove') return;
    const left = (op.sp ?? 0) - command.sp;
    instead(table, frame, left > 0 ? [{ ...op, sp: left }] : []);
    take(table, command, 'regroup', BY_EVENT);
  },
  run(table, frame, op) {
    if (op.roll === undefined || op.sp !== undefined) return;
    const of = moverOf(table.state, frame, op);
    if (of === undefined) return;
    const { total } = roll(table, of, 1, { why: 'event', rule: BY_EVENT, count: ([face]) => Math.ceil(face! / 2) });
    before(table, frame, [{ ...op, sp: total }], { target: of });
  },
};

/** All pieces of a Camp in a space are regrouped. */
const clearing = z.strictObject({ op: z.string(), camp, space });
export const clear: Primitive<z.infer<typeof clearing>> = {
  takes: clearing,
  run(table, { power: player }, { camp: of, space: at }) {
    for (const troop of troopsIn(table.state, at, of))
      table.emit({ type: 'lost', space: at, troops: [troop], to: 'regroup', rule: BY_EVENT });
    for (const leader of leadersIn(table.state, at, of)) table.emit({ type: 'leader-put', leader, at: '@regroup', rule: BY_EVENT });
    settleCommand(table, at, of, player);
    settleEntrenchment(table, at);
  },
};

/** A leader who is off the map comes free, and soldiers with him; fewer if he is there already. `own`: the Power of the leader chooses. */
const leading = z.strictObject({
  op: z.string(),
  leader: leaderId,
  where: z.enum(['home', 'friendlyFormation']).or(z.strictObject({ at: space })),
  sp: count.exactOptional(),
  spIfOnMap: count.exactOptional(),
  optional: z.literal(true).exactOptional(),
  /** He is on the map: another leader of the Camp may come, but for those who come later (§6.36). */
  orAnother: z.literal(true).exactOptional(),
  /** The event may not be used before this turn. */
  minTurn: z.int().exactOptional(),
});
type Leading = z.infer<typeof leading>;

const isOffMap = (position: Position, id: string): boolean =>
  ['@eliminated', '@regroup', '@unavailable'].includes(leaderOf(position, id).at);

/** Those who may come. */
function comers(position: Position, op: Leading): readonly string[] {
  if (isOffMap(position, op.leader)) return [op.leader];
  if (op.orAnother === undefined) return [];
  const { of } = leaderOf(position, op.leader);
  return Object.keys(position.leaders).filter(
    (id) => campOf(leaderOf(position, id).of) === campOf(of) && isOffMap(position, id) && !(id === 'tchitchagov' && position.turn < 3),
  );
}

function landing(position: Position, leader: string, { where }: Leading): readonly string[] {
  const { of } = leaderOf(position, leader);
  const side: Camp = campOf(of);
  if (isBarred(position, of)) return [];
  if (typeof where === 'object') return hasFormation(position, where.at, otherCamp(side)) ? [] : [where.at];
  if (where === 'home') return buildSites(position, of);
  return editionOf(position)
    .spaces.map(({ id }) => id)
    .filter((id) => hasFormation(position, id, side) && !hasFormation(position, id, otherCamp(side)));
}

const arrivals = (position: Position, op: Leading): readonly Legal[] =>
  comers(position, op).flatMap((leader) => {
    const spaces = landing(position, leader, op);
    return spaces.length === 0 ? [] : [fields({ type: constant('build'), piece: constant({ leader }), space: among(spaces) })];
  });

export const placeLeader: Primitive<Leading> = {
  takes: leading,
  bar: ({ turn }, _, { minTurn = 1 }) =>
    turn < minTurn
      ? refusal('TOO_EARLY', { en: `not before turn ${minTurn}`, ko: `${minTurn}턴부터 쓸 수 있습니다.` }, BY_EVENT)
      : undefined,
  idle: (position, _, op) => (arrivals(position, op).length === 0 ? noEffect : undefined),
  asks: (position, frame, op) => (arrivals(position, op).length > 0 ? [frame.power] : []),
  legal: (view, _, op) => [...(op.optional ? [fields({ type: constant('done') })] : []), ...arrivals(view, op)],
  act(table, frame, op, command) {
    if (command.type !== 'build' || !('leader' in command.piece)) return instead(table, frame, []);
    const { leader } = command.piece;
    const { of } = leaderOf(table.state, leader);
    instead(table, frame, [], { placed: leader });
    raise(table, powerOf(of), 'build', command.piece, command.space);
    if (op.sp !== undefined) reinforce(table, of, op.sp, command.space);
  },
  run(table, _, op) {
    const { of, at } = leaderOf(table.state, op.leader);
    if (op.spIfOnMap === undefined || at.startsWith('@')) return;
    for (const space of landing(table.state, op.leader, op)) reinforce(table, of, op.spIfOnMap, space);
  },
};

/** SP that come with a leader, as many as the counters show. */
function reinforce(table: Table, of: Nation, most: number, at: string): void {
  const sp = Array.from({ length: most }, (_, i) => most - i).find((each) => isPlaceable(table.state, of, at, each));
  if (sp !== undefined) raise(table, powerOf(of), 'build', { nation: of, sp }, at);
}

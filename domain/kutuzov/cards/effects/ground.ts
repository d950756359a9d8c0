import { z } from 'zod';
import { among, constant, fields, type Legal } from '../../../legal.ts';
import { hasEntrenchment, placeRefusal } from '../../actions/entrench.ts';
import { scorchBar } from '../../actions/scorch.ts';
import { editionOf } from '../../edition/editions.ts';
import { canEntrench } from '../../map/entrenchment.ts';
import { controlOf, hasFormation, isFortress, isInRussia, isNear, isScorched, isZone, spaceOf } from '../../map/ground.ts';
import { type Camp, campOf, otherCamp, type Power } from '../../map/nations.ts';
import { losePlace } from '../../map/vacating.ts';
import { beginFlag } from '../../procedures/movement/step.ts';
import { raided, raidIn } from '../../procedures/turn/cossacks.ts';
import { camp, count, list, nation, space } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { roll, type Table } from '../../table.ts';
import { idlenessOf } from './index.ts';
import { answered, BY_EVENT, before, instead, isFreeMoment, noTarget, type Primitive } from './primitive.ts';

/* Flags, markers and zones by event. */

const spaces = (position: Position): readonly string[] => editionOf(position).spaces.map(({ id }) => id);
const nameSpace = (ids: readonly string[]): readonly Legal[] =>
  ids.length === 0 ? [] : [fields({ type: constant('target'), space: among(ids) })];
const done = fields({ type: constant('done') });
const die = z.strictObject({ dice: z.literal(1), atLeast: z.int() });

/** Whether the die of an event shows enough. */
const succeeds = (table: Table, power: Power, at: string, atLeast: number): boolean =>
  roll(table, power, 1, { why: 'event', rule: BY_EVENT, space: at }).total >= atLeast;

/**
 * The Imperial flag goes from up to so many unguarded duchies that are no fortresses: in Russia, if the die of each says so, or Cossacks
 * raid so many (§4.4); or within two spaces of a duchy or a Tsarist formation, where Imperials may intercept (§11.1).
 */
const flags = z.union([
  z.strictObject({ op: z.string(), n: count, roll: z.union([die, z.literal('cossacks')]), tried: list(space).exactOptional() }),
  z.strictObject({
    op: z.string(),
    n: count,
    near: z.union([z.literal('tsarists'), z.strictObject({ space })]),
    tried: list(space).exactOptional(),
  }),
]);
type Flags = z.infer<typeof flags>;
const isRaid = (op: Flags): boolean => 'roll' in op && op.roll === 'cossacks';
function flagged(position: Position, op: Flags): readonly string[] {
  const { n, tried = [] } = op;
  if (n === 0) return [];
  const all = 'roll' in op ? raided(position) : unguarded(position).filter((id) => isNear(position, id, isBeside(position, op.near)));
  return all.filter((id) => !tried.includes(id));
}
const unguarded = (position: Position): readonly string[] =>
  spaces(position).filter((id) => {
    const flag = position.flags[id];
    return flag !== undefined && campOf(flag) === 'imperial' && !isFortress(position, id) && !hasFormation(position, id, 'imperial');
  });
const isBeside =
  (position: Position, near: 'tsarists' | { readonly space: string }) =>
  (id: string): boolean =>
    near === 'tsarists' ? hasFormation(position, id, 'tsarist') : id === near.space;
export const removeFlag: Primitive<Flags> = {
  takes: flags,
  idle: (position, _, op) => (flagged(position, op).length === 0 ? noTarget : undefined),
  asks: (position, { power }, op) => (flagged(position, op).length > (isRaid(op) ? op.n : 0) ? [power] : []),
  legal: (view, _, op) => [...(isRaid(op) ? [] : [done]), ...nameSpace(flagged(view, op))],
  act(table, frame, op, command) {
    const at = command.type === 'target' ? command.space : undefined;
    if (at === undefined) return instead(table, frame, []);
    instead(table, frame, [{ ...op, n: op.n - 1, tried: [...(op.tried ?? []), at] }]);
    if (!('roll' in op)) beginFlag(table, frame.power, at);
    else if (op.roll === 'cossacks') raidIn(table, at);
    else if (succeeds(table, frame.power, at, op.roll.atLeast)) losePlace(table, at, BY_EVENT);
  },
  run(table, _, op) {
    if (isRaid(op)) for (const at of flagged(table.state, op)) raidIn(table, at);
  },
};

/** Scorched Earth without a resource: near Imperials whoever might intercept (§16.57), or on a Russian Key that Imperials have flagged. */
const scorching = z.strictObject({ op: z.string(), where: z.enum(['tsaristNearImperials', 'imperialHeldRussianKey']) });
type Scorching = z.infer<typeof scorching>;
function scorchable(position: Position, { where }: Scorching): readonly string[] {
  if (position.scorched.length >= editionOf(position).limits.markers.scorched) return [];
  if (where === 'tsaristNearImperials') return spaces(position).filter((id) => scorchBar(position, id, false) === undefined);
  return spaces(position).filter((id) => {
    const flag = position.flags[id];
    const isHeld = flag !== undefined && campOf(flag) === 'imperial';
    return isHeld && spaceOf(position, id).key && isInRussia(position, id) && !isScorched(position, id);
  });
}
const scorchIn = (table: Table, at: string): void => table.emit({ type: 'scorched-set', space: at, scorched: true, rule: BY_EVENT });
export const scorch: Primitive<Scorching> = {
  takes: scorching,
  bar: (position, _, op) => (scorchable(position, op).length === 0 ? noTarget : undefined),
  asks: (position, { power }, op) => (scorchable(position, op).length > 1 ? [power] : []),
  legal: (view, _, op) => nameSpace(scorchable(view, op)),
  act(table, frame, _, command) {
    if (command.type !== 'target') return;
    instead(table, frame, []);
    scorchIn(table, command.space!);
  },
  run(table, _, op) {
    const [only] = scorchable(table.state, op);
    if (only !== undefined) scorchIn(table, only);
  },
};

/** An enemy Depot marker or Supply Trains near a formation of one's Camp goes, if the die says so; without any something else happens. */
const markers = z.strictObject({
  op: z.string(),
  range: z.literal(2),
  roll: die,
  elseOps: z.array(z.looseObject({ op: z.string() }).readonly()).readonly(),
});
type Markers = z.infer<typeof markers>;
const marked = (position: Position, power: Power): readonly string[] => {
  const own = campOf(power);
  const enemy = otherCamp(own);
  const depots = Object.entries(position.dmc).flatMap(([id, owner]) => (campOf(owner) === enemy ? [id] : []));
  const trains = position.trains[enemy];
  const all = [...new Set([...depots, ...(trains === undefined ? [] : [trains])])];
  return all.filter((id) => isNear(position, id, (near) => hasFormation(position, near, own)));
};
export const removeMarker: Primitive<Markers> = {
  takes: markers,
  idle: (position, frame, { elseOps }) => (marked(position, frame.power).length === 0 ? idlenessOf(position, frame, elseOps) : undefined),
  asks: (position, { power }) => (marked(position, power).length > 1 ? [power] : []),
  legal: (view, { power }) => nameSpace(marked(view, power)),
  act(table, frame, { roll: { atLeast } }, command) {
    if (command.type !== 'target') return;
    instead(table, frame, []);
    ambush(table, frame.power, command.space!, atLeast);
  },
  run(table, frame, { roll: { atLeast }, elseOps }) {
    const [only] = marked(table.state, frame.power);
    if (only === undefined) before(table, frame, elseOps);
    else ambush(table, frame.power, only, atLeast);
  },
};

function ambush(table: Table, power: Power, at: string, atLeast: number): void {
  if (!succeeds(table, power, at, atLeast)) return;
  const enemy = otherCamp(campOf(power));
  const { dmc, trains, facts } = table.state;
  const owner = dmc[at];
  if (owner !== undefined && campOf(owner) === enemy) {
    table.emit({ type: 'dmc-set', space: at, power: null, rule: BY_EVENT });
    table.emit({ type: 'noted', facts: { dmcLost: { ...facts.dmcLost, [owner]: facts.dmcLost[owner] + 1 } }, rule: '§17.2' });
  } else if (trains[enemy] === at) table.emit({ type: 'trains-set', camp: enemy, space: null, rule: BY_EVENT });
}

/** A Camp's Supply Trains come to a duchy where it has a formation; from wherever they were. */
const train = z.strictObject({ op: z.string(), camp, where: z.literal('ownFormation') });
/** Where they may come: as an answer to attrition to the space where it is due. */
function stations(position: Position, of: Camp): readonly string[] {
  const frame = answered(position);
  if (frame?.is === 'attrition') return frame.camp === of && !isZone(position, frame.space) ? [frame.space] : [];
  return spaces(position).filter((id) => !isZone(position, id) && hasFormation(position, id, of));
}
export const supplyTrain: Primitive<z.infer<typeof train>> = {
  takes: train,
  bar: (position, _, op) => (stations(position, op.camp).length === 0 ? noTarget : undefined),
  asks: (position, { power }, op) => (stations(position, op.camp).length > 1 ? [power] : []),
  legal: (view, _, op) => nameSpace(stations(view, op.camp)),
  act(table, frame, op, command) {
    if (command.type !== 'target') return;
    instead(table, frame, []);
    table.emit({ type: 'trains-set', camp: op.camp, space: command.space!, rule: '§6.32' });
  },
  run(table, _, op) {
    const [only] = stations(table.state, op.camp);
    if (only !== undefined) table.emit({ type: 'trains-set', camp: op.camp, space: only, rule: '§6.32' });
  },
};

/**
 * An Entrenchment without a resource, wherever one may be (§12.45); or before a battle for those who are attacked in a duchy of theirs,
 * enemies in it or not.
 */
const plain = z.strictObject({ op: z.string() });
function entrenchable(position: Position, power: Power): readonly string[] {
  const own = campOf(power);
  const frame = answered(position);
  if (!hasEntrenchment(position)) return [];
  if (frame?.is === 'battle') {
    const { space: at, defenders, round } = frame;
    const isFirst = defenders.camp === own && round === 1;
    const isOpen = !isZone(position, at) && controlOf(position, at) === own && position.entrenched[at] === undefined;
    return isFirst && isOpen && canEntrench(position, at, own) ? [at] : [];
  }
  return isFreeMoment(frame) ? spaces(position).filter((id) => placeRefusal(position, power, id) === undefined) : [];
}
export const entrench: Primitive<z.infer<typeof plain>> = {
  takes: plain,
  bar: (position, { power }) => (entrenchable(position, power).length === 0 ? noTarget : undefined),
  asks: (position, { power }) => (entrenchable(position, power).length > 1 ? [power] : []),
  legal: (view, { power }) => nameSpace(entrenchable(view, power)),
  act(table, frame, _, command) {
    if (command.type !== 'target') return;
    instead(table, frame, []);
    entrenchIn(table, frame.power, command.space!);
  },
  run(table, { power }) {
    const [only] = entrenchable(table.state, power);
    if (only !== undefined) entrenchIn(table, power, only);
  },
};
const entrenchIn = (table: Table, power: Power, at: string): void =>
  table.emit({ type: 'entrenched-set', space: at, camp: campOf(power), rule: '§12.45' });

/** A zone changes hands for good (§3.2). */
const zone = z.strictObject({ op: z.string(), zone: space, to: nation });
export const setZoneControl: Primitive<z.infer<typeof zone>> = {
  takes: zone,
  run: (table, _, op) => table.emit({ type: 'flag-set', space: op.zone, flag: op.to, rule: '§3.2' }),
};

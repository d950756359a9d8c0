import { constant, fields } from '../../contract/legal.ts';
import { beginFlag } from '../deeds/pieces/beginnings.ts';
import { raided, raidIn } from '../deeds/pieces/raids.ts';
import { losePlace } from '../deeds/pieces/vacating.ts';
import { editionOf } from '../edition/editions.ts';
import { canEntrench, entrenchmentBar, hasEntrenchment } from '../map/entrenchment.ts';
import { controlOf, hasFormation, isFortress, isInRussia, isNear, isScorched, isZone, spaceOf } from '../map/ground.ts';
import { scorchBar } from '../movement/scorching.ts';
import type { OperationOf } from '../operations/index.ts';
import type { Position } from '../state/state.ts';
import { roll, type Table } from '../table/table.ts';
import { type Camp, campOf, otherCamp, type Power } from '../terms/nations.ts';
import {
  answered,
  BY_EVENT,
  before,
  type EffectOn,
  type Idleness,
  instead,
  isFreeMoment,
  noTarget,
} from './kit/effect.ts';
import { nameSpace, onSpace } from './kit/one-target.ts';

/* Flags, markers and zones by event. */

const spaces = (position: Position): readonly string[] => editionOf(position).spaces.map(({ id }) => id);
const done = fields({ type: constant('done') });

/** Whether the die of an event shows enough. */
const succeeds = (table: Table, power: Power, at: string, atLeast: number): boolean =>
  roll(table, power, 1, { why: 'event', rule: BY_EVENT, space: at }).total >= atLeast;

type Flags = OperationOf<'removeFlag'>;
const isRaid = (op: Flags): boolean => 'roll' in op && op.roll === 'cossacks';
function flagged(position: Position, op: Flags): readonly string[] {
  const { n, tried = [] } = op;
  if (n === 0) return [];
  const all =
    'roll' in op
      ? raided(position)
      : unguarded(position).filter((id) => isNear(position, id, isBeside(position, op.near)));
  return all.filter((id) => !tried.includes(id));
}
const unguarded = (position: Position): readonly string[] =>
  spaces(position).filter((id) => {
    const flag = position.flags[id];
    return (
      flag !== undefined &&
      campOf(flag) === 'imperial' &&
      !isFortress(position, id) &&
      !hasFormation(position, id, 'imperial')
    );
  });
const isBeside =
  (position: Position, near: 'tsarists' | { readonly space: string }) =>
  (id: string): boolean =>
    near === 'tsarists' ? hasFormation(position, id, 'tsarist') : id === near.space;
export const removeFlag: EffectOn<'removeFlag'> = {
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

function scorchable(position: Position, { where }: OperationOf<'scorch'>): readonly string[] {
  if (position.scorched.length >= editionOf(position).limits.markers.scorched) return [];
  if (where === 'tsaristNearImperials')
    return spaces(position).filter((id) => scorchBar(position, id, false) === undefined);
  return spaces(position).filter((id) => {
    const flag = position.flags[id];
    const isHeld = flag !== undefined && campOf(flag) === 'imperial';
    return isHeld && spaceOf(position, id).key && isInRussia(position, id) && !isScorched(position, id);
  });
}
export const scorch: EffectOn<'scorch'> = onSpace(
  (position, _, op) => scorchable(position, op),
  (table, _, __, space) => table.emit({ type: 'scorched-set', space, scorched: true, rule: BY_EVENT }),
);

const marked = (position: Position, power: Power): readonly string[] => {
  const own = campOf(power);
  const enemy = otherCamp(own);
  const depots = Object.entries(position.dmc).flatMap(([id, owner]) => (campOf(owner) === enemy ? [id] : []));
  const trains = position.trains[enemy];
  const all = [...new Set([...depots, ...(trains === undefined ? [] : [trains])])];
  return all.filter((id) => isNear(position, id, (near) => hasFormation(position, near, own)));
};
const ambushing: EffectOn<'removeMarker'> = onSpace(
  (position, { power }) => marked(position, power),
  (table, { power }, { roll: { atLeast } }, space) => ambush(table, power, space, atLeast),
);
export const removeMarker = (idlenessOf: Idleness): EffectOn<'removeMarker'> => ({
  ...ambushing,
  /** Without a marker something else happens. */
  bar: () => undefined,
  idle: (position, frame, { elseOps }) =>
    marked(position, frame.power).length === 0 ? idlenessOf(position, frame, elseOps) : undefined,
  run(table, frame, op, starts) {
    if (marked(table.state, frame.power).length === 0) before(table, frame, op.elseOps);
    else ambushing.run(table, frame, op, starts);
  },
});

function ambush(table: Table, power: Power, at: string, atLeast: number): void {
  if (!succeeds(table, power, at, atLeast)) return;
  const enemy = otherCamp(campOf(power));
  const { dmc, trains, facts } = table.state;
  const owner = dmc[at];
  if (owner !== undefined && campOf(owner) === enemy) {
    table.emit({ type: 'dmc-set', space: at, power: null, rule: BY_EVENT });
    table.emit({
      type: 'noted',
      facts: { dmcLost: { ...facts.dmcLost, [owner]: facts.dmcLost[owner] + 1 } },
      rule: '§17.2',
    });
  } else if (trains[enemy] === at) table.emit({ type: 'trains-set', camp: enemy, space: null, rule: BY_EVENT });
}

/** Where they may come: as an answer to attrition to the space where it is due. */
function stations(position: Position, of: Camp): readonly string[] {
  const frame = answered(position);
  if (frame?.is === 'attrition') return frame.camp === of && !isZone(position, frame.space) ? [frame.space] : [];
  return spaces(position).filter((id) => !isZone(position, id) && hasFormation(position, id, of));
}
export const supplyTrain: EffectOn<'supplyTrain'> = onSpace(
  (position, _, { camp }) => stations(position, camp),
  (table, _, { camp }, space) => table.emit({ type: 'trains-set', camp, space, rule: '§6.32' }),
);

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
  return isFreeMoment(frame) ? spaces(position).filter((id) => entrenchmentBar(position, power, id) === undefined) : [];
}
export const entrench: EffectOn<'entrench'> = onSpace(
  (position, { power }) => entrenchable(position, power),
  (table, { power }, _, space) => table.emit({ type: 'entrenched-set', space, camp: campOf(power), rule: '§12.45' }),
);

export const setZoneControl: EffectOn<'setZoneControl'> = {
  run: (table, _, op) => table.emit({ type: 'flag-set', space: op.zone, flag: op.to, rule: '§3.2' }),
};

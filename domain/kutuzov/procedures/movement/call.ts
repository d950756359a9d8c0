import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { grouped } from '../../../lib/grouped.ts';
import { at, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { type Battle, joinedBy } from '../../battle/battle.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import { transfer } from '../../deeds/pieces/groups.ts';
import { controlOf, groundFor } from '../../map/ground.ts';
import type { Step } from '../../movement/contact.ts';
import { failing, SUCCESS } from '../../movement/interception.ts';
import { movable, nationsIn } from '../../movement/movement.ts';
import { type Call, callBonus, callChoices, isCalled, NOT_CALLED, wayOf } from '../../orders/calls.ts';
import { commandedIn, taken, troopsIn } from '../../pieces/pieces.ts';
import { modifiers } from '../../state/lasting.ts';
import { enter, go, leave, roll, sum, type Table } from '../../table/table.ts';
import { campOf, otherCamp, type Power, powersFrom } from '../../terms/nations.ts';
import type { Formation, Party } from '../../terms/schemas.ts';

/**
 * Interceptions by event (§11.2): the Powers of the Camp try in impulse order, one formation after the other (§11.51),
 * until they pass.
 */
export const call: Procedure<Call> = {
  asks(position, frame) {
    const [next] = frame.order;
    return next !== undefined && isCalled(position, frame, next) ? [next] : [];
  },
  legal: (view, frame, power) => oneOf([fields({ type: constant('pass') }), ...callChoices(view, frame, power)]),
  against: (_, __, ___, { type }) => (type === 'intercept' ? NOT_CALLED : undefined),
  act(table, frame, power, command) {
    if (command.type === 'intercept') intercept(table, frame, power, command.from, command);
    else go(table, { ...frame, order: frame.order.slice(1) });
  },
  run(table, frame) {
    if (frame.order.length > 0) go(table, { ...frame, order: frame.order.slice(1) });
    else arrive(table, frame);
  },
  lapse: () => ({ type: 'pass' }),
};

/**
 * Begins the interceptions that cards called for in a battle, those of the inactive side first, or against a move
 * (§11.2). False: there are none.
 */
export function answerCalls(table: Table, fight: Battle | Step): boolean {
  const to = fight.is === 'battle' ? fight.space : fight.to;
  const inactive = fight.is === 'battle' ? fight.defenders.camp : otherCamp(fight.camp);
  const calls = modifiers(table.state, 'call');
  const next = calls.find(({ camp }) => camp === inactive) ?? calls[0];
  if (next === undefined) return false;
  const { camp, range, soldiers } = next;
  const { impulse, marker } = table.state;
  const isHome =
    fight.is === 'battle' ? controlOf(table.state, to) === camp : groundFor(table.state, to, camp) === 'friendly';
  table.emit({ type: 'effect-ended', effect: next, rule: '§11.2' });
  enter(table, {
    is: 'call',
    camp,
    to,
    range,
    soldiers: soldiers ?? null,
    friendly: camp === inactive && isHome,
    order: powersFrom(impulse.power ?? marker).filter((power) => campOf(power) === camp),
    came: [],
  });
  return true;
}

/** A try (§11.4): those who succeed go in at once; the others are marked where they are (§11.51). */
function intercept(table: Table, frame: Call, power: Power, from: string, party: Party): void {
  const { state } = table;
  const { to } = frame;
  const way = sure(wayOf(state, frame, nationsIn(state, party), from), `way from ${from}`);
  const bonus = callBonus(state, frame, party, from, way);
  const pieces = piecesOf(table, frame, power, from, party);
  const { total } = roll(table, power, 2, {
    why: 'interception',
    rule: '§11.4',
    space: to,
    count: (faces) => sum(faces) + bonus,
  });
  const order = frame.soldiers === null ? frame.order : [];
  if (total < SUCCESS) {
    const failed = pieces.leaders.length === 0 ? pieces : failing(state, power, from);
    table.emit({ type: 'marked', space: from, ...failed, rule: '§11.51' });
    go(table, { ...frame, order });
    return;
  }
  transfer(table, { from, to, ...pieces, how: 'intercept', marched: 0, stopped: false, rule: '§11.2' }, power);
  go(table, { ...frame, order, came: [...frame.came, { from: way.last, ...pieces, causes: way.causes }] });
}

function piecesOf({ state }: Table, { camp }: Call, power: Power, from: string, { leaders, sp }: Party): Formation {
  const able =
    leaders.length === 0
      ? troopsIn(state, from, camp).filter(({ marked, stopped }) => !marked && !stopped)
      : movable(state, power, from).troops;
  return { leaders, troops: taken(able, sp) };
}

/**
 * All tries are known: those who came join the battle, and suffer what their ways cost (§11.5); those who meet a move,
 * with its other interceptors.
 */
function arrive(table: Table, { camp, to, came }: Call): void {
  leave(table);
  const battle = table.state.frames.at(-1);
  if (battle?.is === 'step' && came.length > 0)
    go(table, { ...battle, interceptors: [...battle.interceptors, ...came] });
  if (battle?.is !== 'battle' || came.length === 0) return;
  go(
    table,
    joinedBy(
      table.state,
      battle,
      camp,
      came.map(({ from }) => from),
    ),
  );
  const order = commandedIn(table.state, to, camp);
  const alike = [...grouped(came, ({ causes }) => causes.join()).values()].filter(
    (alike) => at(alike, 0).causes.length > 0,
  );
  for (const all of alike) {
    const leaders = order.filter((id) => all.some((each) => each.leaders.includes(id)));
    sufferAttrition(
      table,
      camp,
      to,
      all.flatMap(({ troops }) => troops),
      leaders,
      at(all, 0).causes,
    );
  }
}

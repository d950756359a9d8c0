import { among, constant, fields, type Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { at, sure } from '../../lib/sure.ts';
import { leaveFirst } from '../battle/withdrawal.ts';
import type { CommandOf } from '../frames/commands.ts';
import type { Ordering } from '../frames/frames.ts';
import { hasFormation, isZone, neighboursOf } from '../map/ground.ts';
import { counterChoices, type Errand, occupied, partyChoices } from '../movement/march.ts';
import { barrier, closed, costOf, movable, nationsIn } from '../movement/movement.ts';
import { armiesOf, mixedBy } from '../pieces/mixed.ts';
import { chosen, commanderIn, isAble, leaderOf, leadersIn, minus, troopsIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import { withPlan } from '../state/plans.ts';
import type { Position } from '../state/state.ts';
import { campOf, type Nation, nationsOf, otherCamp, type Power, partnerOf, powerOf } from '../terms/nations.ts';
import type { Formation, Party, Troop } from '../terms/schemas.ts';

/*
 * Moves and attacks by CP, and marches by event (§10): the pieces that may go, the consent that they need (§10.61),
 * where to, and the cost.
 */

export type Order = CommandOf<'move'> | CommandOf<'attack'>;

/** Where an order begins and ends: an attack stays in its zone. */
export const wayOf = (order: Order): { readonly from: string; readonly to: string } =>
  order.type === 'move' ? { from: order.from, to: order.to } : { from: order.space, to: order.space };

/** The CP there are to order with; an event that lets a formation march needs none. */
const cpOf = (frame: Ordering): number => (frame.is === 'free-march' ? Number.POSITIVE_INFINITY : frame.cp);

/**
 * The pieces a Power may send from a space now: once a formation marches by event, of its pieces those that can go on.
 */
function senders(position: Position, power: Power, frame: Ordering, from: string): Formation {
  const { leaders, troops } = ableIn(position, power, from);
  if (frame.is !== 'free-march' || frame.at === null) return { leaders, troops };
  if (frame.at !== from) return { leaders: [], troops: [] };
  return {
    leaders: leaders.filter((id) => !frame.apart.leaders.includes(id)),
    troops: minus(troops, frame.apart.troops),
  };
}

/**
 * The pieces in a space that are a Power's to send: its own, and the partner's with leaders who have not refused
 * (§10.11, §10.61).
 */
function ableIn(position: Position, power: Power, from: string): Formation {
  const camp = campOf(power);
  const { leaders, troops } = movable(position, power, from);
  const partners = nationsOf(partnerOf(power));
  const isWilling = (id: string) =>
    isAble(leaderOf(position, id)) &&
    partners.includes(leaderOf(position, id).of) &&
    !position.impulse.refusing.includes(id);
  const companions = leadersIn(position, from, camp).filter(isWilling);
  const isOwn = (of: Nation) => nationsOf(power).includes(of);
  const lent = leaders.flatMap((id) => mixedBy(position, id));
  return {
    leaders: [...leaders.filter((id) => isOwn(leaderOf(position, id).of)), ...companions],
    troops:
      companions.length === 0
        ? troops.filter(({ of }) => isOwn(of) || lent.includes(of))
        : troopsIn(position, from, camp).filter(isAble),
  };
}

/**
 * The soldiers of an order; undefined: not all of the pieces can be sent now, or the partner's have no leader of theirs
 * to go with.
 */
export function troopsOf(
  position: Position,
  power: Power,
  frame: Ordering,
  from: string,
  { leaders, sp }: Party,
): readonly Troop[] | undefined {
  const able = senders(position, power, frame, from);
  const isOwn = (nation: Nation) => powerOf(nation) === power;
  const led = leaders.flatMap((id) => [leaderOf(position, id).of, ...mixedBy(position, id)]);
  const isLed = (Object.keys(sp) as Nation[]).every((nation) => isOwn(nation) || led.includes(nation));
  const isHeaded = leaders.length === 0 || isOwn(leaderOf(position, at(leaders, 0)).of);
  return isLed && isHeaded && leaders.every((id) => able.leaders.includes(id)) ? chosen(able.troops, sp) : undefined;
}

/**
 * Whether the partner has to agree (§10.61, §10.62): his leaders go along, and either he has the command there or they
 * were met on the way. Not when one seat plays both.
 */
export function needsConsent(position: Position, power: Power, order: Order): boolean {
  const partner = partnerOf(power);
  const companions = order.leaders.filter((id) => powerOf(leaderOf(position, id).of) === partner);
  if (
    companions.length === 0 ||
    Object.values(position.seats).some((powers) => powers.includes(power) && powers.includes(partner))
  )
    return false;
  const commander = sure(commanderIn(position, wayOf(order).from, campOf(power)), 'commander of the order');
  return (
    powerOf(leaderOf(position, commander).of) !== power || companions.some((id) => position.impulse.met.includes(id))
  );
}

/** Whether enemies stand in a zone where a Power may attack them or not (§10.71, §10.72). */
const isContested = (position: Position, power: Power, space: string): boolean =>
  isZone(position, space) && isHeld(position, power, space);
const isHeld = (position: Position, power: Power, space: string): boolean =>
  hasFormation(position, space, otherCamp(campOf(power)));

/** Whether an order attacks enemies. */
export const attacks = (position: Position, power: Power, order: Order): boolean => {
  const { to } = wayOf(order);
  return order.type === 'attack' || order.attack === true || (!isZone(position, to) && isHeld(position, power, to));
};

/** What bars nations from a move or an attack, its cost apart. */
function bar(
  position: Position,
  power: Power,
  frame: Ordering,
  nations: readonly Nation[],
  from: string,
  to: string,
): Refusal | undefined {
  const camp = campOf(power);
  if (frame.is === 'free-march' && frame.noEnemy && hasFormation(position, to, otherCamp(camp)))
    return refusal(
      'ENEMIES_THERE',
      { en: 'this march stops before enemies', ko: '이 행군은 적 앞에서 멈춥니다.' },
      '§5.1',
    );
  if (from !== to) return leaveFirst(position, power, from) ?? barrier(position, camp, nations, from, to);
  if (!isContested(position, power, to))
    return refusal(
      'NOBODY_TO_ATTACK',
      { en: 'no enemies stand in this zone', ko: '이 구역에 적이 없습니다.' },
      '§10.72',
    );
  return closed(position, camp, nations, to);
}

/** The grammar of all moves of one space and attacks in a zone that a Power can order at a frame (§10.1, §10.72). */
export const moveChoices = (position: Position, power: Power, frame: Ordering, plan?: Legal): readonly Legal[] =>
  occupied(position).flatMap((from) =>
    choices(position, power, frame, from, neighboursOf(position, from), moveCommand(position, power, from, plan)),
  );

export const attackChoices = (position: Position, power: Power, frame: Ordering, plan?: Legal): readonly Legal[] =>
  occupied(position)
    .filter((space) => isContested(position, power, space))
    .flatMap((space) =>
      choices(position, power, frame, space, [space], (_, leaders, sp) => [
        withPlan(fields({ type: constant('attack'), space: constant(space), leaders: constant(leaders), sp }), plan),
      ]),
    );

function choices(
  position: Position,
  power: Power,
  frame: Ordering,
  from: string,
  ends: readonly string[],
  command: Errand['command'],
): readonly Legal[] {
  const able = senders(position, power, frame, from);
  const isFree = frame.is === 'free-march';
  if (able.leaders.length + able.troops.length === 0) return [];
  const errand: Errand = {
    power,
    from,
    cp: cpOf(frame),
    ...(isFree && frame.single ? { armies: 1 } : {}),
    ...able,
    ends: (nations) => ends.filter((to) => bar(position, power, frame, nations, from, to) === undefined),
    command,
  };
  return [...(isFree ? [] : counterChoices(position, errand)), ...partyChoices(position, errand)];
}

/**
 * Into a zone with enemies one moves with an attack or without (§10.71); into a duchy with enemies it is one. `plan`:
 * for the battle.
 */
const moveCommand =
  (position: Position, power: Power, from: string, plan?: Legal): Errand['command'] =>
  (ends, leaders, sp) => {
    const contested = ends.filter((to) => isContested(position, power, to));
    const attacked =
      plan === undefined ? [] : ends.filter((to) => !isZone(position, to) && isHeld(position, power, to));
    const others = ends.filter((to) => !contested.includes(to) && !attacked.includes(to));
    const move = (to: readonly string[]) => ({
      type: constant('move'),
      from: constant(from),
      to: among(to),
      leaders: constant(leaders),
      sp,
    });
    return [
      ...(others.length === 0 ? [] : [fields(move(others))]),
      ...(attacked.length === 0 ? [] : [withPlan(fields(move(attacked)), plan)]),
      ...(contested.length === 0
        ? []
        : [withPlan(fields({ ...move(contested), attack: constant(true) }, undefined, ['attack']), plan)]),
    ];
  };

/** Why an order is not possible. */
export function orderRefusal(position: Position, power: Power, frame: Ordering, order: Order): Refusal | undefined {
  const { from, to } = wayOf(order);
  const party = { leaders: order.leaders, sp: order.sp };
  if (troopsOf(position, power, frame, from, party) === undefined)
    return refusal(
      'NOT_ABLE',
      {
        en: 'not all of these pieces are yours to move from there now',
        ko: '그곳에서 지금 움직일 수 없는 조각이 들어 있습니다.',
      },
      '§10.11',
    );
  const barred = bar(position, power, frame, nationsIn(position, party), from, to);
  if (barred !== undefined) return barred;
  const cost = costOf(position, party, to, from);
  if (cost === undefined)
    return refusal(
      'TOO_MANY_SP',
      { en: 'more SP than these leaders command', ko: '리더들의 지휘능력을 넘는 SP입니다.' },
      '§1.62',
    );
  if (
    frame.is === 'free-march' &&
    (order.leaders.length === 0 || (frame.single && (armiesOf(position, party) ?? 0) > 1))
  )
    return refusal(
      'ONE_ARMY',
      { en: 'an army marches by this event', ko: '이 이벤트로는 군 하나가 행군합니다.' },
      '§1.62',
    );
  if (cost > cpOf(frame))
    return refusal('NOT_ENOUGH_CP', { en: `this takes ${cost} CP`, ko: `여기에는 ${cost}CP가 필요합니다.` }, '§10.63');
  if (order.leaders.length === 0)
    return refusal(
      'ONE_COUNTER',
      { en: 'without a leader counters move one by one', ko: '리더가 없으면 조각을 하나씩 움직입니다.' },
      '§10.11',
    );
  return undefined;
}

import { at } from '../../../lib/sure.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import { transfer } from '../../deeds/pieces/groups.ts';
import { moveMorale } from '../../deeds/tracks/tracks.ts';
import type { CommandOf } from '../../frames/commands.ts';
import { evadingArmy, isEvasionOpen, type Step } from '../../movement/contact.ts';
import { armyIn, causesOfEvasion, evasionBonus } from '../../movement/evasion.ts';
import { aidFor, SUCCESS } from '../../movement/interception.ts';
import { chosen, isGroup, leaderOf, taken, troopsIn } from '../../pieces/pieces.ts';
import { isBlocked, isGuided, modifiers } from '../../state/lasting.ts';
import type { State } from '../../state/state.ts';
import { go, roll, sum, type Table } from '../../table/table.ts';
import { type Camp, campOf, NATIONS, otherCamp, type Power, powerOf } from '../../terms/nations.ts';
import type { Formation, Sp } from '../../terms/schemas.ts';
import { lossByMishap } from '../../tracks/morale.ts';

/**
 * An announced evasion is rolled for (§11.8). Those who get away are gone, with their attrition (§11.9), or stay in
 * their zone unfought; for those who do not the attackers have a die more. An army pays for the attempt (§9.11). `step`
 * is the last frame.
 */
export function evade(table: Table, step: Step, power: Power, { to, counter }: CommandOf<'evade'>): void {
  if (!isEvasionOpen(step)) return;
  const camp = campOf(power);
  const space = step.to;
  const pieces =
    counter === undefined ? armyOf(table.state, step, power) : countersOf(table.state, space, power, counter);
  if (pieces === undefined || isBlocked(table.state, camp, space, to)) return;
  if (counter === undefined) {
    const formation = { group: isGroup(table.state, space, camp), napoleon: pieces.leaders.includes('napoleon') };
    moveMorale(table, camp, { loss: lossByMishap('evasion', formation) }, '§11.6');
  }
  const aid = aidFor(table.state, power);
  const bonus = evasionBonus(table.state, camp, pieces.leaders[0], space, to) + aid;
  const { total } = roll(table, power, 2, {
    why: 'evasion',
    rule: '§11.8',
    space,
    count: (faces) => sum(faces) + bonus,
  });
  const isGone = total >= SUCCESS && to !== space;
  const outcome = { isGone, isSpared: total >= SUCCESS && to === space, isCaught: total < SUCCESS, isAided: aid > 0 };
  go(table, { ...step, evasions: evasionsAfter(step, pieces, counter, outcome) });
  if (isGone) getAway(table, camp, space, to, pieces, power);
}

/** Those who have evaded go, with the attrition of their way (§11.9), unless guides spare it one of them. */
function getAway(table: Table, camp: Camp, space: string, to: string, pieces: Formation, power: Power): void {
  const due = causesOfEvasion(table.state, camp, space, to);
  const causes = isGuided(table.state, camp, 'evasion') ? [] : due;
  if (due.length > 0) expire(table, ['step'], '§5.1', (effect) => effect.id === 'guided' && effect.way === 'evasion');
  transfer(table, { from: space, to, ...pieces, how: 'evade', marched: 0, stopped: false, rule: '§11.6' }, power);
  if (causes.length > 0) sufferAttrition(table, camp, to, pieces.troops, pieces.leaders, causes);
}

/** The army that is attacked evades by event, without dice and without Morale Loss (§11.6). False: no event says so. */
export function slipAway(table: Table, step: Step): boolean {
  const [slip] = modifiers(table.state, 'slipsAway');
  if (slip === undefined) return false;
  expire(table, ['step'], '§5.1', ({ id }) => id === 'slipsAway');
  const { to } = slip;
  const space = step.to;
  const camp = otherCamp(step.camp);
  const army = armyIn(table.state, space, camp);
  if (army === undefined) return true;
  const pieces = { leaders: army.leaders, troops: taken(troopsIn(table.state, space, camp), army.sp) };
  const isGone = to !== space;
  go(table, {
    ...step,
    evasions: evasionsAfter(step, pieces, undefined, { isGone, isSpared: !isGone, isCaught: false, isAided: false }),
  });
  if (isGone) getAway(table, camp, space, to, pieces, powerOf(leaderOf(table.state, at(army.leaders, 0)).of));
  return true;
}

function armyOf(state: State, step: Step, power: Power): Formation | undefined {
  const army = evadingArmy(state, step, power);
  return army && { leaders: army.leaders, troops: taken(troopsIn(state, step.to, campOf(power)), army.sp) };
}

const countersOf = (state: State, space: string, power: Power, counter: Sp): Formation | undefined => {
  const troops = chosen(troopsIn(state, space, campOf(power)), counter);
  return troops && { leaders: [], troops };
};

/** What came of an evasion: they got away, stay in their zone unfought, or are caught; an event aided them. */
interface Outcome {
  readonly isGone: boolean;
  readonly isSpared: boolean;
  readonly isCaught: boolean;
  readonly isAided: boolean;
}

/** What a step remembers of an evasion. */
function evasionsAfter(
  { evasions }: Step,
  { leaders, troops }: Formation,
  counter: Sp | undefined,
  { isGone, isSpared, isCaught, isAided }: Outcome,
): Step['evasions'] {
  const { spared, failures } = evasions;
  return {
    ...evasions,
    army: evasions.army || counter === undefined,
    counters: isGone || counter === undefined ? evasions.counters : plus(evasions.counters, counter),
    failures: failures + Number(isCaught && !isAided),
    ...(isCaught && isAided && { exposed: true as const }),
    gone: isGone ? [...evasions.gone, ...leaders] : evasions.gone,
    spared: isSpared ? { leaders: [...spared.leaders, ...leaders], troops: [...spared.troops, ...troops] } : spared,
  };
}

const plus = (sp: Sp, more: Sp): Sp =>
  Object.fromEntries(
    NATIONS.map((nation) => [nation, (sp[nation] ?? 0) + (more[nation] ?? 0)]).filter(([, size]) => size !== 0),
  );

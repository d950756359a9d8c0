import type { CommandOf } from '../commands.ts';
import { evadingArmy, isEvasionOpen, type Step } from '../contact.ts';
import { causesOfEvasion, evasionBonus } from '../evasion.ts';
import { transfer } from '../groups.ts';
import { SUCCESS } from '../interception.ts';
import { lossByMishap } from '../morale.ts';
import { campOf, NATIONS, type Power } from '../nations.ts';
import { chosen, isGroup, troopsIn } from '../pieces.ts';
import type { Formation, Sp } from '../schemas.ts';
import type { State } from '../state.ts';
import { go, roll, sum, type Table } from '../table.ts';
import { moveMorale } from '../tracks.ts';
import { sufferAttrition } from './attrition.ts';

/**
 * An announced evasion is rolled for (§11.8). Those who get away are gone, with their attrition (§11.9), or stay in their zone unfought;
 * for those who do not the attackers have a die more. An army pays for the attempt (§9.11). `step` is the last frame.
 */
export function evade(table: Table, step: Step, power: Power, { to, counter }: CommandOf<'evade'>): void {
  if (!isEvasionOpen(step)) return;
  const camp = campOf(power);
  const space = step.to;
  const pieces = counter === undefined ? armyOf(table.state, step, power) : countersOf(table.state, space, power, counter);
  if (pieces === undefined) return;
  if (counter === undefined) {
    const formation = { group: isGroup(table.state, space, camp), napoleon: pieces.leaders.includes('napoleon') };
    moveMorale(table, camp, { loss: lossByMishap('evasion', formation) }, '§11.6');
  }
  const bonus = evasionBonus(table.state, camp, pieces.leaders[0], space, to);
  const { total } = roll(table, power, 2, { why: 'evasion', rule: '§11.8', space, count: (faces) => sum(faces) + bonus });
  const isGone = total >= SUCCESS && to !== space;
  go(table, { ...step, evasions: evasionsAfter(step, pieces, counter, { isGone, isSpared: total >= SUCCESS && to === space }) });
  if (!isGone) return;

  const causes = causesOfEvasion(table.state, camp, space, to);
  transfer(table, { from: space, to, ...pieces, how: 'evade', marched: 0, stopped: false, rule: '§11.6' }, power);
  if (causes.length > 0) sufferAttrition(table, camp, to, pieces.troops, pieces.leaders, causes);
}

function armyOf(state: State, step: Step, power: Power): Formation | undefined {
  const army = evadingArmy(state, step, power);
  return army && { leaders: army.leaders, troops: chosen(troopsIn(state, step.to, campOf(power)), army.sp)! };
}

const countersOf = (state: State, space: string, power: Power, counter: Sp): Formation | undefined => {
  const troops = chosen(troopsIn(state, space, campOf(power)), counter);
  return troops && { leaders: [], troops };
};

/** What a step remembers of an evasion. */
function evasionsAfter(
  { evasions }: Step,
  { leaders, troops }: Formation,
  counter: Sp | undefined,
  { isGone, isSpared }: { readonly isGone: boolean; readonly isSpared: boolean },
): Step['evasions'] {
  const { spared } = evasions;
  return {
    army: evasions.army || counter === undefined,
    counters: isGone || counter === undefined ? evasions.counters : plus(evasions.counters, counter),
    failures: evasions.failures + Number(!isGone && !isSpared),
    gone: isGone ? [...evasions.gone, ...leaders] : evasions.gone,
    spared: isSpared ? { leaders: [...spared.leaders, ...leaders], troops: [...spared.troops, ...troops] } : spared,
  };
}

const plus = (sp: Sp, more: Sp): Sp =>
  Object.fromEntries(NATIONS.map((nation) => [nation, (sp[nation] ?? 0) + (more[nation] ?? 0)]).filter(([, size]) => size !== 0));

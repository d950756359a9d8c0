import { silent } from '../../../contract/procedure.ts';
import { grouped } from '../../../lib/grouped.ts';
import { at, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { formationIn } from '../../battle/battle.ts';
import { strikes } from '../../battle/hits.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { beginBattle } from '../../deeds/pieces/attacks.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import { transfer } from '../../deeds/pieces/groups.ts';
import { placeFlag } from '../../deeds/tracks/flagging.ts';
import { controllerOf, isFortress, isZone } from '../../map/ground.ts';
import { causesFor, type Step } from '../../movement/contact.ts';
import { batteriesOf } from '../../movement/convoy.ts';
import { causesOfEntry, isStopped } from '../../movement/movement.ts';
import { armyOfFirst } from '../../pieces/mixed.ts';
import { commandedIn, commanderIn, leaderOf, leadersIn, minus, plus, troopsIn } from '../../pieces/pieces.ts';
import { isBlocked, isGuided, modifiers } from '../../state/lasting.ts';
import { enter, go, leave, roll, type Table } from '../../table/table.ts';
import type { Cause } from '../../terms/causes.ts';
import { NATIONS_OF, type Nation, otherCamp, powerOf } from '../../terms/nations.ts';
import type { Formation, Troop } from '../../terms/schemas.ts';
import { openWindow } from '../hands/window.ts';
import { answerCalls } from './call.ts';
import { evade, slipAway } from './evasion.ts';
import { intercept } from './interception.ts';

/** A move of one space, or an attack: enemies intercept and evade, then come attrition and battle (§11.11). */
export const step: Procedure<Step> = {
  ...silent,
  run(table, frame) {
    switch (frame.stage) {
      case 'march':
        return setOut(table, frame);
      case 'contact':
        if (!answerCalls(table, frame) && !slipAway(table, frame)) openWindow(table, 'contact');
        return;
      case 'announced':
        if (!slipAway(table, frame)) openWindow(table, 'tries');
        return;
      case 'tries':
        return tryNext(table, frame);
      case 'enter':
        if (frame.how === 'flag') return takeFlag(table, frame);
        return frame.from === frame.to ? go(table, { ...frame, stage: 'fight' }) : moveIn(table, frame, frame.how);
      case 'landed':
        return land(table, frame);
      case 'fight':
        return fight(table, frame);
      case 'end':
        return close(table);
    }
  },
};

/** The end of a step, and of what cards changed in it. */
function close(table: Table): void {
  expire(table, ['step'], '§5.1');
  leave(table);
}

/**
 * Before anybody goes: a formation that cards hold up stays where it is, its CP lost; one that they split goes on
 * without those who stay.
 */
function setOut(table: Table, frame: Step): void {
  const { state } = table;
  const { camp, from, to, leaders } = frame;
  const halted = modifiers(state, 'halted').flatMap((effect) => effect.leaders);
  const [commander] = leaders;
  if ((commander !== undefined && halted.includes(commander)) || isBlocked(state, camp, from, to)) holdUp(table, frame);
  else if (leaders.some((id) => halted.includes(id))) splitUp(table, frame);
  else openWindow(table, state.merged ? 'approach' : 'march');
}

/** Nobody goes: a march by event may use the spaces that are left from where it stands. */
function holdUp(table: Table, { camp, from, troops, leaders }: Step): void {
  close(table);
  const march = table.state.frames.at(-1);
  if (march?.is !== 'free-march') return;
  const here = { troops: troopsIn(table.state, from, camp), leaders: leadersIn(table.state, from, camp) };
  const apart = { troops: minus(here.troops, troops), leaders: here.leaders.filter((id) => !leaders.includes(id)) };
  go(table, { ...march, at: from, apart });
}

/** Of a group only the commander's army goes on; in a zone the others take no part. */
function splitUp(table: Table, frame: Step): void {
  const { state } = table;
  const { from, to, leaders, troops, apart } = frame;
  const army = armyOfFirst(state, frame);
  const others = { troops: minus(troops, army.troops), leaders: leaders.filter((id) => !army.leaders.includes(id)) };
  const aside =
    from === to ? { troops: plus(apart.troops, others.troops), leaders: [...apart.leaders, ...others.leaders] } : apart;
  go(table, { ...frame, ...army, apart: aside });
}

/** One try after the other; when all are known, those who still can may try again (§11.2, §11.11). */
function tryNext(table: Table, frame: Step): void {
  const [next, ...tries] = frame.tries;
  const after: Step = next === undefined ? { ...frame, stage: 'contact', tried: true } : { ...frame, tries };
  go(table, after);
  if (next === undefined) expire(table, ['step'], '§5.1', ({ id }) => id === 'tryAided');
  else if (next.command.type === 'intercept') intercept(table, after, next.power, next.command);
  else evade(table, after, next.power, next.command);
}

function takeFlag(table: Table, frame: Step): void {
  go(table, { ...frame, stage: 'end' });
  if (frame.interceptors.length === 0) placeFlag(table, frame.power, frame.to, null, '§11.1');
  sufferInterceptors(table, frame);
}

/** The formation goes in; interceptors, then it, suffer attrition for every cause there is (§10.4, §11.5). */
function moveIn(table: Table, frame: Step, how: Exclude<Step['how'], 'flag'>): void {
  const { power, camp, from, to, troops, leaders } = frame;
  const batteries = how === 'convoy' ? batteriesOf(table.state, to) : 0;
  const suffering = isGuided(table.state, camp, 'march') ? [] : sufferers(table, frame);
  const marched = how === 'march' ? 1 : 0;
  const stopped = how === 'convoy' || isStopped(table.state, to, camp);
  const rule = how === 'convoy' ? '§15.2' : !stopped ? '§10.1' : isZone(table.state, to) ? '§10.51' : '§10.53';
  const before = commanderIn(table.state, to, camp);
  transfer(table, { from, to, troops, leaders, how, marched, stopped, rule }, power);
  noteMet(table, frame, before);

  const moved = (troop: Troop) => ({ ...troop, marched: troop.marched + marched, stopped: troop.stopped || stopped });
  const arrived = { ...frame, troops: troops.map(moved) };
  if (batteries > 0) {
    shell(table, arrived, batteries);
  } else {
    go(table, { ...arrived, stage: 'fight' });
    for (const { causes, pieces } of suffering)
      sufferAttrition(table, camp, to, pieces.troops.map(moved), pieces.leaders, causes);
    sufferInterceptors(table, frame);
  }
}

function sufferInterceptors(table: Table, frame: Step): void {
  const { camp, to } = frame;
  for (const { causes, pieces } of interceptors(table, frame))
    sufferAttrition(table, otherCamp(camp), to, pieces.troops, pieces.leaders, causes);
}

/** Coast batteries fire at those who land (§15.3): 6s eliminate, 5s disrupt as in the first round of what follows. */
function shell(table: Table, frame: Step, dice: number): void {
  const { power, camp, to, troops, leaders } = frame;
  const gunners = controllerOf(table.state, to) as Nation;
  const count = (faces: readonly number[]) => faces.filter((face) => face >= 5).length;
  const { faces } = roll(table, powerOf(gunners), dice, { why: 'batteries', rule: '§15.3', space: to, count });
  const shelled = strikes(faces);
  go(table, { ...frame, shelled, stage: 'landed' });
  if (shelled.eliminations === 0) return;
  enter(table, {
    is: 'losses',
    power,
    camp,
    space: to,
    troops,
    leaders,
    pool: shelled.eliminations,
    regroup: 0,
    shared: true,
    taken: {},
    rule: '§15.3',
  });
}

/**
 * The survivors go ashore, with the attrition of the place; what the batteries did counts in the siege of a fortress
 * (§15.3).
 */
function land(table: Table, frame: Step): void {
  const { camp, from, to, apart, leaders, shelled } = frame;
  const survivors = formationIn(table.state, to, NATIONS_OF[camp], apart, leaders[0]);
  go(table, { ...frame, ...survivors, stage: 'fight' });
  if (isFortress(table.state, to))
    table.emit({ type: 'noted', impulse: { shelled: { space: to, ...sure(shelled, 'shelling') } }, rule: '§15.3' });
  const causes = isGuided(table.state, camp, 'march') ? [] : causesOfEntry(table.state, camp, from, to);
  if (causes.length > 0 && !isNobody(survivors))
    sufferAttrition(table, camp, to, survivors.troops, survivors.leaders, causes);
  sufferInterceptors(table, frame);
}

/** Notes leaders of the partner who come under the command of the arriving army: they may refuse to go (§10.61). */
function noteMet(table: Table, { power, camp, to, apart }: Step, before: string | undefined): void {
  const { state } = table;
  const isOwn = (id: string | undefined) => id !== undefined && powerOf(leaderOf(state, id).of) === power;
  const met = apart.leaders.filter((id) => !isOwn(id) && !state.impulse.met.includes(id));
  if (met.length > 0 && !isOwn(before) && isOwn(commanderIn(state, to, camp)))
    table.emit({ type: 'noted', impulse: { met: [...state.impulse.met, ...met] }, rule: '§10.61' });
}

interface Suffering {
  readonly causes: readonly Cause[];
  readonly pieces: Formation;
}

/** Pieces by the causes for which they suffer attrition together (§14.3). */
const byCauses = (all: readonly Suffering[]): readonly Suffering[] =>
  [...grouped(all, ({ causes }) => causes.join()).values()]
    .filter((alike) => at(alike, 0).causes.length > 0)
    .map((alike) => ({
      causes: at(alike, 0).causes,
      pieces: {
        troops: alike.flatMap(({ pieces }) => pieces.troops),
        leaders: alike.flatMap(({ pieces }) => pieces.leaders),
      },
    }));

/**
 * Returns the pieces that go: of those that march by CP the ones that have marched further may have one cause more
 * (§10.42).
 */
const sufferers = ({ state }: Table, step: Step): readonly Suffering[] =>
  byCauses([
    ...step.troops.map((troop) => ({
      causes: causesFor(state, step, troop),
      pieces: { troops: [troop], leaders: [] },
    })),
    ...step.leaders.map((id) => ({
      causes: causesFor(state, step, leaderOf(state, id)),
      pieces: { troops: [], leaders: [id] },
    })),
  ]);

/** Those who intercepted, the commander of them all first. */
function interceptors({ state }: Table, { camp, to, interceptors: all }: Step): readonly Suffering[] {
  const order = commandedIn(state, to, otherCamp(camp));
  return byCauses(all.map(({ causes, troops, leaders }) => ({ causes, pieces: { troops, leaders } }))).map(
    ({ causes, pieces }) => ({
      causes,
      pieces: { ...pieces, leaders: order.filter((id) => pieces.leaders.includes(id)) },
    }),
  );
}

/**
 * Those who went, and nobody else (§10.73), fight at once if enemies are there who are attacked or have intercepted
 * (§10.52, §10.71). With nobody to fight, all having evaded, they may go on or follow with more CP (§11.10).
 */
function fight(table: Table, frame: Step): void {
  const { state } = table;
  const { camp, from, to, leaders, apart, attack, interceptors: came, evasions, shelled } = frame;
  go(table, { ...frame, stage: 'end' });
  const { spared, failures, exposed } = evasions;
  const party = formationIn(state, to, NATIONS_OF[camp], apart, leaders[0]);
  const enemies = formationIn(state, to, NATIONS_OF[otherCamp(camp)], spared);
  if (isNobody(party) || isNobody(enemies) || !(attack || came.length > 0)) return;
  // What the batteries did counts once: here, and no more in a siege (§15.3).
  if (shelled !== undefined && state.impulse.shelled !== null)
    table.emit({ type: 'noted', impulse: { shelled: null }, rule: '§15.3' });
  beginBattle(table, {
    space: to,
    camp,
    origins: [from],
    failures,
    party,
    spared,
    ...(exposed && { exposed }),
    ...(shelled === undefined ? {} : { shelled }),
  });
}
const isNobody = ({ troops, leaders }: Formation): boolean => troops.length + leaders.length === 0;

import { silent } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { limitGain } from '../../deeds/tracks/tracks.ts';
import { scenarioOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import type { TurnStage } from '../../frames/turn.ts';
import { oneForEachHand } from '../../state/held.ts';
import { enter, go, type Table } from '../../table/table.ts';
import { POWERS, POWERS_OF } from '../../terms/nations.ts';
import { beginInterphase, beginReinforcements } from '../interphase/interphase.ts';
import { concludeTurn } from '../tracks/conquest.ts';
import { enterMoraleStep } from '../tracks/morale-check.ts';
import { makePeace } from '../tracks/peace.ts';
import { enterAttritionStep } from './attrition-step.ts';
import { balance } from './balance.ts';
import { raid } from './cossacks.ts';
import { closeImpulses, nextImpulse } from './sequence.ts';

/**
 * The sequence of a turn (§4.1): each stage enters what it needs; a frame with a choice goes on to the next one when it
 * is left.
 */
export const turn: Procedure<FrameOf<'turn'>> = {
  ...silent,
  run(table, { stage }) {
    switch (stage) {
      case 'preparation':
        return prepare(table);
      case 'impulses':
        return nextImpulse(table) ? undefined : closeImpulses(table);
      case 'attrition':
        rest(table);
        return enterAttritionStep(table);
      case 'cossacks':
        goOn(table, 'morale');
        return raid(table);
      case 'morale':
        goOn(table, 'balance');
        return enterMoraleStep(table);
      case 'balance':
        limitGain(table);
        goOn(table, 'conquest');
        return balance(table);
      case 'conquest':
        goOn(table, 'peace');
        return concludeTurn(table);
      case 'peace':
        makePeace(table);
        return changeAim(table);
      case 'interphase':
        return beginInterphase(table);
    }
  },
};

const goOn = (table: Table, stage: TurnStage): void => go(table, { is: 'turn', stage });

/** What counts by the impulse starts again for the steps between impulses (§9, §14.45). */
function rest(table: Table): void {
  const { imperial, tsarist } = table.state.morale;
  table.emit({
    type: 'impulse-began',
    power: null,
    preemptive: false,
    morale: { imperial: imperial.level, tsarist: tsarist.level },
  });
}

/** After turn 3 the Imperials may change their aim, if they ever came near to it (§19.7, §19.71). */
function changeAim(table: Table): void {
  const { turn: now, facts } = table.state;
  if (now === 3 && facts.retreat === 'open') {
    rest(table);
    enter(table, { is: 'aim', power: 'FN' });
  } else goOn(table, 'interphase');
}

/**
 * Before the first impulse: free resources, passed ones, reinforcements or leaders recalled where the scenario has them
 * (§PB4.3, §PB4.4), and the mulligans in impulse order, each to its end (§2.8). The last one entered comes first.
 */
function prepare(table: Table): void {
  const { freeResources, shifts, rules } = scenarioOf(table.state);
  go(table, { is: 'turn', stage: 'impulses' });
  for (const power of oneForEachHand(table.state, POWERS).toReversed()) enter(table, { is: 'mulligan', power });
  if (rules.includes('leader-withdrawal'))
    for (const power of POWERS_OF.imperial.toReversed()) enter(table, { is: 'recall', power });
  if (rules.includes('starts-at-reinforcement')) beginReinforcements(table);
  for (const { from } of shifts.toReversed()) enter(table, { is: 'shift', power: from });
  if (freeResources !== undefined)
    enter(table, { is: 'assign', power: POWERS_OF[freeResources.camp][0], free: freeResources.number, rule: '§PB4.2' });
}

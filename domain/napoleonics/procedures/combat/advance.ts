import { among, constant, fields, type Legal, oneOf } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { armOf } from '../../army/units.ts';
import { type Advance, againstStep, bonusTargets, stepsOf } from '../../combat/advance.ts';
import { againstAttack, meleeChoices } from '../../combat/melee.ts';
import { settleObjectives } from '../../deeds/objectives.ts';
import type { Procedure } from '../../deeds/procedure.ts';
import { terrainAt } from '../../field/field.ts';
import { type Hex, isAdjacent } from '../../field/hexes.ts';
import { attachedLeader, unitOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { Command } from '../../state/commands.ts';
import type { Public } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import { beginMelee } from './melee.ts';

/**
 * The attacker moves, with its leader; cavalry goes on, unless this is all it may do (§13.4c) or the ground stops it
 * (§16.2).
 */
function moveOn(table: Table, frame: Advance, to: Hex): void {
  const unit = unitOf(table.now, frame.unit);
  const leader = attachedLeader(table.now, unit);
  table.emit({ type: 'moved', piece: unit.id, how: 'advance', path: [to], ...(leader && { leader: leader.id }) });
  if (frame.last || armOf(unit) !== 'CAV') {
    table.emit({ type: 'left' });
  } else {
    const goesOn = frame.stage === 'ground' && terrainAt(table.now.battle, to).entry !== 'stop';
    table.emit({ type: 'went', frame: { ...frame, stage: goesOn ? 'beyond' : 'bonus' } });
  }
  settleObjectives(table);
}

/** Without the first step there is neither a second one nor a bonus melee (§13.4a). */
const stayPut = (table: Table, frame: Advance): void =>
  table.emit(frame.stage === 'beyond' ? { type: 'went', frame: { ...frame, stage: 'bonus' } } : { type: 'left' });

function legal(p: Public, frame: Advance): Legal {
  if (frame.stage !== 'bonus') return fields({ type: constant('advance'), to: among([...stepsOf(p, frame), null]) });
  return oneOf([...meleeChoices(p, frame.unit, bonusTargets(p, frame)), fields({ type: constant('done') })]);
}

function against(p: Public, frame: Advance, command: Command): Refusal | undefined {
  if (frame.stage === 'bonus') return againstBonus(p, frame, command);
  const unit = unitOf(p, frame.unit);
  const rule = armOf(unit) === 'INF' ? '§13.2' : '§13.3';
  if (command.type !== 'advance') return notNow(rule);
  if (command.to === null || stepsOf(p, frame).includes(command.to)) return undefined;
  if (frame.stage === 'beyond' && isAdjacent(unit.hex, command.to)) return againstStep(p, unit, command.to);
  return refusal(
    'NOT_THERE',
    { en: `it may not go to ${command.to}`, ko: `나아갈 수 없는 칸입니다: ${command.to}` },
    rule,
  );
}

function againstBonus(p: Public, { unit, not }: Advance, command: Command): Refusal | undefined {
  if (command.type === 'done') return undefined;
  if (command.type !== 'melee') return notNow('§13.4a');
  if (command.unit !== unit) {
    return refusal(
      'OTHER_UNIT',
      { en: `only ${unit} attacks now`, ko: `지금은 ${unit}만 공격할 수 있습니다.` },
      '§13.4d',
    );
  }
  if (command.target === not) {
    return refusal(
      'FIRST_TARGET',
      { en: 'not the unit attacked first', ko: '처음 공격한 유닛은 다시 공격할 수 없습니다.' },
      '§13.4a',
    );
  }
  return againstAttack(p, unit, command.target, command.artillery);
}

/** What the attacker may do after its melee (§13): all of it if its owner likes. */
export const advance: Procedure<Advance> = {
  asks: (p, frame) =>
    (frame.stage === 'bonus' ? bonusTargets(p, frame) : stepsOf(p, frame)).length > 0 ? [p.active] : [],
  kind: (_, { stage }) => (stage === 'bonus' ? 'bonus-melee' : undefined),
  legal: ({ p }, frame) => legal(p, frame),
  against: ({ p }, frame, _, command) => against(p, frame, command),
  act(table, frame, _, command) {
    if (command.type !== 'advance') table.emit({ type: 'left' });
    else if (command.to === null) stayPut(table, frame);
    else moveOn(table, frame, command.to);
    if (command.type === 'melee') beginMelee(table, command.unit, command.target, command.artillery, { bonus: true });
  },
  run: stayPut,
  lapse: (_, { stage }) => (stage === 'bonus' ? { type: 'done' } : { type: 'advance', to: null }),
};

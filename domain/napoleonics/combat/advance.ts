import { type Refusal, refusal } from '../../game.ts';
import { among, constant, fields, type Legal, oneOf } from '../../legal.ts';
import { armOf } from '../army/units.ts';
import { entryBan } from '../cards/allowance.ts';
import type { Command } from '../commands.ts';
import { isClosed, terrainAt } from '../field/field.ts';
import { type Hex, isAdjacent, neighbours } from '../field/hexes.ts';
import { attachedLeader, leaderAt, unitAt, unitOf } from '../field/position.ts';
import type { FrameOf } from '../frames.ts';
import type { Procedure } from '../procedures/procedure.ts';
import type { PieceId, Public, Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { settleObjectives } from '../turn/objectives.ts';
import { notNow } from '../turn/refusals.ts';
import { againstAttack, beginMelee, enemiesBeside, meleeChoices } from './melee.ts';

type Advance = FrameOf<'advance'>;

/** What stands against one step after a melee: the rules of movement (§4.2b, §4.2c, §4.2f, §16.4). */
function againstStep(p: Public, unit: Unit, to: Hex): Refusal | undefined {
  if (isClosed(p.battle, to, armOf(unit))) {
    return refusal('IMPASSABLE', { en: `${to} is impassable for it`, ko: `${to}에는 들어갈 수 없습니다.` }, '§16.4');
  }
  const leader = leaderAt(p, to);
  const mayJoin = leader?.side === unit.side && attachedLeader(p, unit) === undefined;
  if (unitAt(p, to) === undefined && (leader === undefined || mayJoin)) return undefined;
  return refusal('OCCUPIED', { en: `${to} is occupied`, ko: `${to}에 다른 말이 있습니다.` }, '§4.2b');
}

/** Where the unit may go now: into the hex that was left (§13.2, §13.3), or from there to any hex beside it. */
function stepsOf(p: Public, { unit: id, to, stage }: Advance): readonly Hex[] {
  const unit = unitOf(p, id)!;
  const near = stage === 'ground' ? [to] : stage === 'beyond' ? neighbours(unit.hex) : [];
  return near.filter((hex) => againstStep(p, unit, hex) === undefined);
}

/**
 * Whom it may attack in its bonus melee: any enemy beside it but the first target, unless it may not battle where it came (§13.4a,
 * §13.4b). It is a melee like any: joined by artillery (§8.6), battled back (§7.5c).
 */
function bonusTargets(p: Public, { unit: id, not, stage }: Advance): readonly PieceId[] {
  const unit = unitOf(p, id)!;
  if (stage !== 'bonus' || entryBan(p, unit, true) !== undefined) return [];
  return enemiesBeside(p, unit).filter((target) => target !== not);
}

/** The attacker moves, with its leader; cavalry goes on, unless this is all it may do (§13.4c) or the ground stops it (§16.2). */
function moveOn(table: Table, frame: Advance, to: Hex): void {
  const unit = unitOf(table.now, frame.unit)!;
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
  const unit = unitOf(p, frame.unit)!;
  const rule = armOf(unit) === 'INF' ? '§13.2' : '§13.3';
  if (command.type !== 'advance') return notNow(rule);
  if (command.to === null || stepsOf(p, frame).includes(command.to)) return undefined;
  if (frame.stage === 'beyond' && isAdjacent(unit.hex, command.to)) return againstStep(p, unit, command.to);
  return refusal('NOT_THERE', { en: `it may not go to ${command.to}`, ko: `나아갈 수 없는 칸입니다: ${command.to}` }, rule);
}

function againstBonus(p: Public, { unit, not }: Advance, command: Command): Refusal | undefined {
  if (command.type === 'done') return undefined;
  if (command.type !== 'melee') return notNow('§13.4a');
  if (command.unit !== unit) {
    return refusal('OTHER_UNIT', { en: `only ${unit} attacks now`, ko: `지금은 ${unit}만 공격할 수 있습니다.` }, '§13.4d');
  }
  if (command.target === not) {
    return refusal('FIRST_TARGET', { en: 'not the unit attacked first', ko: '처음 공격한 유닛은 다시 공격할 수 없습니다.' }, '§13.4a');
  }
  return againstAttack(p, unit, command.target, command.artillery);
}

/** What the attacker may do after its melee (§13): all of it if its owner likes. */
export const advance: Procedure<Advance> = {
  asks(p, frame) {
    if (frame.stage === 'bonus') return bonusTargets(p, frame).length > 0 ? { seat: p.active, kind: 'bonus-melee' } : undefined;
    return stepsOf(p, frame).length > 0 ? { seat: p.active, kind: 'advance' } : undefined;
  },
  legal: ({ p }, frame) => legal(p, frame),
  against: ({ p }, frame, command) => against(p, frame, command),
  act(table, frame, command) {
    if (command.type !== 'advance') table.emit({ type: 'left' });
    else if (command.to === null) stayPut(table, frame);
    else moveOn(table, frame, command.to);
    if (command.type === 'melee') beginMelee(table, command.unit, command.target, command.artillery, { bonus: true });
  },
  run: stayPut,
};

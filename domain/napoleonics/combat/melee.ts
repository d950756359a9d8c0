import { type Refusal, refusal } from '../../game.ts';
import { among, constant, fields, type Legal, pick } from '../../legal.ts';
import { armOf } from '../army/units.ts';
import { mayMelee } from '../cards/allowance.ts';
import type { Command } from '../commands.ts';
import { neighbours } from '../field/hexes.ts';
import { isUnit, leaderOf, loneLeaderAt, pieceOf, unitAt, unitOf } from '../field/position.ts';
import type { FrameOf } from '../frames.ts';
import type { Known, Procedure } from '../procedures/procedure.ts';
import { enemyOf, type PieceId, type Public, type Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { notNow } from '../turn/refusals.ts';
import { againstJoining, joiners } from './combined.ts';
import { isInPlace } from './losses.ts';
import { couldReact, reactionsIn, reactorAt, WINDOWS } from './reactions.ts';
import { mayRetire } from './retreat.ts';
import { formSquare, isCavalryAtSquare, mayFormSquare } from './squares.ts';
import { jointDice, plainDice, strike, strikeLeader } from './strike.ts';

type Melee = FrameOf<'melee'>;

/** Enemy units, and lone enemy leaders, beside a unit (§7.1). */
export const enemiesBeside = (p: Public, { hex, side }: Unit): readonly PieceId[] =>
  neighbours(hex).flatMap((near) => {
    const piece = unitAt(p, near) ?? loneLeaderAt(p, near);
    return piece?.side === enemyOf(side) ? [piece.id] : [];
  });

/** What stands against an ordered unit's melee with this artillery (§7.1, §8.1). */
export const againstMelee = (p: Public, unitId: PieceId, targetId: PieceId, artillery: readonly PieceId[]): Refusal | undefined =>
  mayMelee(p, unitId) ?? againstAttack(p, unitId, targetId, artillery);

/** The same as far as target and artillery go: for a bonus melee, by a unit that has battled (§13.4a). */
export function againstAttack(p: Public, unitId: PieceId, targetId: PieceId, artillery: readonly PieceId[]): Refusal | undefined {
  const unit = unitOf(p, unitId)!;
  if (!enemiesBeside(p, unit).includes(targetId)) {
    const text = {
      en: `${targetId} is no enemy beside it, or a leader who is not alone`,
      ko: `인접한 적 유닛이나 홀로 있는 적 리더가 아닙니다: ${targetId}`,
    };
    return refusal('NO_TARGET', text, '§7.1');
  }
  if (new Set(artillery).size < artillery.length) {
    return refusal('TWICE', { en: 'a battery joins once', ko: '한 포병은 한 번만 함께할 수 있습니다.' }, '§8.1');
  }
  return artillery.map((gun) => againstJoining(p, unitId, gun, targetId)).find((objection) => objection !== undefined);
}

/** The enemies a unit may attack in melee now. */
export const meleeTargets = (p: Public, unitId: PieceId): readonly PieceId[] =>
  mayMelee(p, unitId) === undefined ? enemiesBeside(p, unitOf(p, unitId)!) : [];

/** The melees of a unit against these targets, with the artillery that may join each. */
export const meleeChoices = (p: Public, unitId: PieceId, targets: readonly PieceId[]): readonly Legal[] =>
  targets.map((target) => {
    const guns = joiners(p, unitId, target);
    return fields({ type: constant('melee'), unit: constant(unitId), target: constant(target), artillery: pick(guns, 0, guns.length) });
  });

/** A melee is declared, with the artillery that joins (§7.2); the attacked unit's owner may react (§14.16a). */
export function beginMelee(table: Table, unit: PieceId, target: PieceId, artillery: readonly PieceId[], { bonus = false } = {}): void {
  const [from, at] = [unitOf(table.now, unit)!.hex, pieceOf(table.now, target)!.hex];
  const second = bonus && ({ bonus: true } as const);
  table.emit({ type: 'combat-began', kind: 'melee', unit, target, from, at, artillery: [...artillery], ...second });
  table.emit({
    type: 'entered',
    frame: { is: 'melee', unit, target, artillery: [...artillery], stage: 'first-strike', from, at, ...second },
  });
}

type Question = 'first-strike' | 'retire' | 'form-square' | 'battle-back';

/** What the defender is asked at this stage; all of it follows from public facts. */
function questionOf(p: Public, { stage, unit, target: id, from, at, retires }: Melee): Question | undefined {
  const [attacker, target] = [unitOf(p, unit), unitOf(p, id)];
  if (target === undefined || attacker?.hex !== from) return undefined;
  switch (stage) {
    case 'first-strike':
      return couldReact(p, 'melee-declared') ? 'first-strike' : undefined;
    case 'retire':
      return mayRetire(p, attacker, target) ? 'retire' : undefined;
    case 'square':
      return mayFormSquare(p, attacker, target) ? 'form-square' : undefined;
    case 'after':
      return target.hex === at && !retires && mayBattleBack(p, attacker, target) ? 'battle-back' : undefined;
    default:
      return undefined;
  }
}

/** §7.5, §7.5a: a unit that stands where it stood; not a square against cavalry, whose first die stands for it (§10.3d); with a die at least. */
const mayBattleBack = (p: Public, attacker: Unit, target: Unit): boolean =>
  !isCavalryAtSquare(attacker, target) && plainDice(p, target, attacker.hex).dice > 0;

const go = (table: Table, frame: Melee, stage: Melee['stage']): void => table.emit({ type: 'went', frame: { ...frame, stage } });

/** The attack: all dice at once (§8.2). Sabers hit as they do for the melee unit (§8.3). */
function attack(table: Table, frame: Melee): void {
  const { unit, target, artillery, at, bonus, retires } = frame;
  const dice = jointDice(table.now, unitOf(table.now, unit)!, artillery, at, bonus ? 'bonus-melee' : 'melee');
  if (leaderOf(table.now, target) !== undefined) strikeLeader(table, unit, target, dice);
  else strike(table, retires ? 'retire' : 'melee', unit, target, dice);
}

/** The defender's own attack, on the attacker: the First Strike, a square's first die, the battle back. */
function answer(table: Table, why: 'first-strike' | 'square' | 'battle-back', { unit, target, from }: Melee): void {
  strike(table, why, target, unit, plainDice(table.now, unitOf(table.now, target)!, from));
}

/** §13.1, §12.6: after the target has gone from its hex, and its leader too, infantry and cavalry may follow up; not a square, which cannot move. */
function finish(table: Table, { unit: id, target, from, at: to, bonus }: Melee): void {
  const unit = unitOf(table.now, id);
  const follows = unit?.hex === from && unit.square === undefined && armOf(unit) !== 'ART' && !isInPlace(table.now, target, to);
  if (!follows) table.emit({ type: 'left' });
  else table.emit({ type: 'went', frame: { is: 'advance', unit: id, to, not: target, stage: 'ground', ...(bonus && { last: true }) } });
}

/** The step after each one, when nobody chooses otherwise (§7.2). The last one ends or follows up. */
const NEXT = {
  'first-strike': 'retire',
  strike: 'retire',
  retire: 'square',
  square: 'roll',
  'square-die': 'roll',
  roll: 'after',
} as const satisfies { readonly [stage in Melee['stage']]?: Melee['stage'] };

/** One step, with one roll at most. An attacker who is gone attacks no more, and the dice of the artillery are lost (§8.5, §14.16b). */
function run(table: Table, frame: Melee): void {
  const { stage, unit, target, from } = frame;
  if (stage === 'after') {
    finish(table, frame);
  } else if (!isInPlace(table.now, unit, from)) {
    table.emit({ type: 'left' });
  } else if (stage === 'square' && rollsFirst(table.now, unit, target)) {
    go(table, frame, 'square-die');
  } else {
    go(table, frame, NEXT[stage]);
    if (stage === 'strike') answer(table, 'first-strike', frame);
    if (stage === 'square-die') answer(table, 'square', frame);
    if (stage === 'roll') attack(table, frame);
  }
}

/** §10.10: a unit that is in square already rolls first too, without a further card. */
function rollsFirst(p: Public, unitId: PieceId, targetId: PieceId): boolean {
  const target = pieceOf(p, targetId)!;
  return isUnit(target) && isCavalryAtSquare(unitOf(p, unitId)!, target);
}

function act(table: Table, frame: Melee, command: Command): void {
  switch (command.type) {
    case 'react':
      table.emit({ type: 'reacted', side: reactorAt(table.now, 'melee-declared'), card: command.card });
      go(table, frame, command.card === null ? 'retire' : 'strike');
      break;
    case 'retire':
      table.emit({ type: 'went', frame: command.retire ? { ...frame, stage: 'roll', retires: true } : { ...frame, stage: 'square' } });
      break;
    case 'form-square':
      if (command.form) formSquare(table, frame.target);
      go(table, frame, command.form ? 'square-die' : 'roll');
      break;
    case 'battle-back':
      // §7.5b: it ends the melee, and nothing answers it.
      table.emit({ type: 'left' });
      if (command.battle) answer(table, 'battle-back', frame);
      break;
  }
}

/** The command that answers each question, and its rule. */
const QUESTIONS: { readonly [question in Question]: { readonly command: Command['type']; readonly rule: string } } = {
  'first-strike': { command: 'react', rule: WINDOWS['melee-declared'].rule },
  retire: { command: 'retire', rule: '§9.1' },
  'form-square': { command: 'form-square', rule: '§10.1' },
  'battle-back': { command: 'battle-back', rule: '§7.5' },
};

const yesOrNo = among([true, false]);

function legal({ p, hand }: Known, frame: Melee): Legal {
  switch (questionOf(p, frame)) {
    case 'first-strike':
      return fields({ type: constant('react'), card: among([...reactionsIn(hand, 'melee-declared'), null]) });
    case 'retire':
      return fields({ type: constant('retire'), retire: yesOrNo });
    case 'form-square':
      return fields({ type: constant('form-square'), form: yesOrNo });
    default:
      return fields({ type: constant('battle-back'), battle: yesOrNo });
  }
}

function against({ p, hand }: Known, frame: Melee, command: Command): Refusal | undefined {
  const question = QUESTIONS[questionOf(p, frame)!];
  if (command.type !== question.command) return notNow(question.rule);
  if (command.type !== 'react' || command.card === null || reactionsIn(hand, 'melee-declared').includes(command.card)) return undefined;
  return hand.includes(command.card)
    ? refusal('NO_REACTION', { en: `${command.card} is not played here`, ko: `${command.card} 카드는 지금 쓸 수 없습니다.` }, question.rule)
    : refusal('NOT_IN_HAND', { en: `${command.card} is not in hand`, ko: `${command.card} 카드가 핸드에 없습니다.` }, question.rule);
}

/** A melee from its declaration to its end: every question in it is the defender's (§7.2a). */
export const melee: Procedure<Melee> = {
  asks(p, frame) {
    const kind = questionOf(p, frame);
    return kind && { seat: enemyOf(p.active), kind };
  },
  legal,
  against,
  act,
  run,
};

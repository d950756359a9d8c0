import { among, constant, fields, type Legal } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { sure } from '../../../lib/sure.ts';
import { enemyOf, type Side } from '../../army/sides.ts';
import { armOf } from '../../army/units.ts';
import { cardOf } from '../../cards/rows.ts';
import { jointDice, plainDice } from '../../combat/attack-dice.ts';
import { type Melee, questionOf, rollsFirst, whySkipped } from '../../combat/melee.ts';
import { reactionsIn, reactorAt, WINDOWS } from '../../combat/reactions.ts';
import { isInPlace } from '../../deeds/losses.ts';
import type { Procedure } from '../../deeds/procedure.ts';
import { formSquare } from '../../deeds/square.ts';
import { strike, strikeLeader } from '../../deeds/strike.ts';
import { findLeader, findUnit, pieceOf, unitOf } from '../../pieces/position.ts';
import { notNow } from '../../pieces/refusals.ts';
import { refusal } from '../../refusals.ts';
import type { Command } from '../../state/commands.ts';
import type { MeleeQuestion } from '../../state/kinds.ts';
import type { Known } from '../../state/known.ts';
import type { PieceId, Public } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';

/** A melee is declared, with the artillery that joins (§7.2); the attacked unit's owner may react (§14.16a). */
export function beginMelee(
  table: Table,
  unit: PieceId,
  target: PieceId,
  artillery: readonly PieceId[],
  { bonus = false } = {},
): void {
  const [from, at] = [unitOf(table.now, unit).hex, pieceOf(table.now, target).hex];
  const second = bonus && ({ bonus: true } as const);
  table.emit({ type: 'combat-began', kind: 'melee', unit, target, from, at, artillery: [...artillery], ...second });
  table.emit({
    type: 'entered',
    frame: { is: 'melee', unit, target, artillery: [...artillery], stage: 'first-strike', from, at, ...second },
  });
}

const go = (table: Table, frame: Melee, stage: Melee['stage']): void =>
  table.emit({ type: 'went', frame: { ...frame, stage } });

/** The attack: all dice at once (§8.2). Sabers hit as they do for the melee unit (§8.3). */
function attack(table: Table, frame: Melee): void {
  const { unit, target, artillery, at, bonus, retires } = frame;
  const dice = jointDice(table.now, unitOf(table.now, unit), artillery, at, bonus ? 'bonus-melee' : 'melee');
  if (findLeader(table.now, target) !== undefined) strikeLeader(table, unit, target, dice);
  else strike(table, retires ? 'retire' : 'melee', unit, target, dice);
}

/** The defender's own attack, on the attacker: the First Strike, a square's first die, the battle back. */
function answer(table: Table, why: 'first-strike' | 'square' | 'battle-back', { unit, target, from }: Melee): void {
  strike(table, why, target, unit, plainDice(table.now, unitOf(table.now, target), from));
}

/**
 * §13.1, §12.6: after the target has gone from its hex, and its leader too, infantry and cavalry may follow up; not a
 * square, which cannot move.
 */
function finish(table: Table, { unit: id, target, from, at: to, bonus }: Melee): void {
  const unit = findUnit(table.now, id);
  const follows =
    unit?.hex === from && unit.square === undefined && armOf(unit) !== 'ART' && !isInPlace(table.now, target, to);
  if (!follows) table.emit({ type: 'left' });
  else
    table.emit({
      type: 'went',
      frame: { is: 'advance', unit: id, to, not: target, stage: 'ground', ...(bonus && { last: true }) },
    });
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

/**
 * One step, with one roll at most. An attacker who is gone attacks no more, and the dice of the artillery are lost
 * (§8.5, §14.16b).
 */
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

function act(table: Table, frame: Melee, _: Side, command: Command): void {
  switch (command.type) {
    case 'react':
      table.emit({ type: 'reacted', side: reactorAt(table.now, 'melee-declared'), card: command.card });
      go(table, frame, command.card === null ? 'retire' : 'strike');
      break;
    case 'retire':
      table.emit({
        type: 'went',
        frame: command.retire ? { ...frame, stage: 'roll', retires: true } : { ...frame, stage: 'square' },
      });
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

/** The answer that silence gives to each question, and its rule. */
const QUESTIONS: { readonly [question in MeleeQuestion]: { readonly silence: Command; readonly rule: string } } = {
  'first-strike': { silence: { type: 'react', card: null }, rule: WINDOWS['melee-declared'].rule },
  retire: { silence: { type: 'retire', retire: false }, rule: '§9.1' },
  'form-square': { silence: { type: 'form-square', form: false }, rule: '§10.1' },
  'battle-back': { silence: { type: 'battle-back', battle: true }, rule: '§7.5' },
};

const asked = (p: Public, frame: Melee) => QUESTIONS[sure(questionOf(p, frame), 'question of the melee')];

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

function against({ p, hand }: Known, frame: Melee, _: Side, command: Command): Refusal | undefined {
  const question = asked(p, frame);
  if (command.type !== question.silence.type) return whySkipped(p, frame, command.type) ?? notNow(question.rule);
  if (command.type !== 'react' || command.card === null || reactionsIn(hand, 'melee-declared').includes(command.card))
    return undefined;
  if (hand.includes(command.card)) {
    const { en, ko } = cardOf(command.card).name;
    return refusal(
      'NO_REACTION',
      { en: `${en} is not played here`, ko: `${ko} 카드는 지금 쓸 수 없습니다.` },
      question.rule,
    );
  }
  return refusal(
    'NOT_IN_HAND',
    { en: `${command.card} is not in hand`, ko: `${command.card} 카드가 핸드에 없습니다.` },
    question.rule,
  );
}

/** A melee from its declaration to its end: every question in it is the defender's (§7.2a). */
export const melee: Procedure<Melee> = {
  asks: (p, frame) => (questionOf(p, frame) === undefined ? [] : [enemyOf(p.active)]),
  kind: questionOf,
  legal,
  against,
  act,
  run,
  lapse: ({ p }, frame) => asked(p, frame).silence,
};

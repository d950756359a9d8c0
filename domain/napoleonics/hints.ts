import type { Legal } from '../contract/legal.ts';
import type { Hex } from './field/hexes.ts';
import { mayFire, mayMelee } from './orders/allowance.ts';
import { orderedPieces } from './orders/slots.ts';
import { findUnit } from './pieces/position.ts';
import type { Command } from './state/commands.ts';
import type { PieceId, Public, Unit } from './state/state.ts';
import { canBattle } from './turn/combat.ts';
import { reachOf } from './turn/reach.ts';

type Row = Extract<Legal, { is: 'fields' }>;

/**
 * A grammar of choices with hints from what everybody knows: which commands can be taken back (`undoable` of play.ts),
 * and that a unit which could leave its square or the board is rather meant to leave its square.
 */
export function hinted(legal: Legal, p: Public): Legal {
  if (legal.is !== 'oneOf') return legal;
  const lines = legal.of.flatMap((row) => (row.is === 'fields' && typeOf(row) === 'leave-square' ? [row] : []));
  const exits = legal.of.flatMap((row) =>
    row.is === 'fields' && typeOf(row) === 'exit' ? valuesOf(row.fields.unit) : [],
  );
  return {
    ...legal,
    of: legal.of.map((row) => {
      if (row.is !== 'fields') return row;
      if (lines.includes(row)) return markedIn(row, 'unit', 'default', (unit) => exits.includes(unit));
      return reversibleIn(row, p);
    }),
  };
}

/**
 * An order, a move, and the end of a phase after which its side still has a choice. A turn ends with a draw; banners
 * that a move wins or loses stay.
 */
function reversibleIn(row: Row, p: Public): Legal {
  switch (typeOf(row)) {
    case 'order':
      return { ...row, reversible: true };
    case 'move':
      return moveIn(row, p);
    case 'done':
      return goesOn(p) ? { ...row, reversible: true } : row;
    default:
      return row;
  }
}

function moveIn(row: Row, p: Public): Legal {
  const [piece] = valuesOf(row.fields.piece);
  const unit = findUnit(p, piece as PieceId);
  if (unit === undefined) return { ...row, reversible: true };
  return takenBackIn(markedIn(row, 'to', 'spent', spentAt(p, unit)), unit, p);
}

/**
 * Says of each hex whether a unit that goes there does not battle this turn. Of a unit that battles nowhere it says
 * nothing.
 */
function spentAt(p: Public, unit: Unit): (to: unknown) => boolean {
  const isBarred = (then: Public): boolean =>
    mayFire(then, unit.id) !== undefined && mayMelee(then, unit.id) !== undefined;
  const ways = reachOf(p, unit);
  const isSpent = (to: unknown): boolean => {
    const moved = ways.get(to as Hex)?.length ?? 0;
    const units = p.units.map((each) => (each.id === unit.id ? { ...unit, hex: to as Hex } : each));
    return isBarred({ ...p, units, orders: { ...p.orders, [unit.id]: { ...p.orders[unit.id], moved } } });
  };
  return isBarred(p) ? () => false : isSpent;
}

/** Marks moves that can be taken back: those that win or lose no banners. */
function takenBackIn(row: Row, unit: Unit, p: Public): Legal {
  const held = p.battle.objectives.flatMap((objective) =>
    objective.kind === 'hold' && objective.side === unit.side ? objective.hexes : [],
  );
  if (held.includes(unit.hex)) return row;
  const isFree = (to: unknown): boolean => !held.includes(to as Hex);
  if (valuesOf(row.fields.to).every(isFree)) return { ...row, reversible: true };
  return markedIn(row, 'to', 'reversible', isFree);
}

/** Whether the side chooses again after it has ended this phase. */
function goesOn(p: Public): boolean {
  switch (p.frames.at(-1)?.is) {
    case 'order':
      return orderedPieces(p).length > 0;
    case 'movement':
      return canBattle(p);
    default:
      return false;
  }
}

const typeOf = ({ fields: { type } }: Row): Command['type'] | undefined =>
  type?.is === 'const' ? (type.value as Command['type']) : undefined;

const valuesOf = (node: Legal | undefined): readonly unknown[] =>
  (node?.is === 'oneOf' ? node.of : [node]).flatMap((each) => (each?.is === 'const' ? [each.value] : []));

/** A row with a hint at some values of a field. */
function markedIn(
  row: Row,
  field: string,
  hint: 'default' | 'reversible' | 'spent',
  isMeant: (value: unknown) => boolean,
): Row {
  const node = row.fields[field];
  const marked = (each: Legal): Legal =>
    each.is === 'const' && isMeant(each.value) ? { ...each, [hint]: true } : each;
  if (node?.is !== 'oneOf') return row;
  return { ...row, fields: { ...row.fields, [field]: { ...node, of: node.of.map(marked) } } };
}

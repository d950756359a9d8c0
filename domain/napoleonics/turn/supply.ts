import { typeOf } from '../army/units.ts';
import { isClosed } from '../field/field.ts';
import { baselineRow, HEXES, type Hex, rowOf, sectionsOf } from '../field/hexes.ts';
import { isEmptyHex } from '../pieces/position.ts';
import type { PieceId, Position, Public, Unit } from '../state/state.ts';

export const cuttable = (p: Public): readonly PieceId[] =>
  p.units.flatMap(({ id, square }) => (square === undefined ? [id] : []));

/**
 * The free hexes of a unit's own baseline in a section it stands in; if there is none, those of the next row, and so
 * on. A unit on its baseline may stay there.
 */
export function placesFor(p: Position, unit: Unit): readonly Hex[] {
  const sections = sectionsOf(unit.hex, unit.side);
  const isFree = (hex: Hex): boolean =>
    (hex === unit.hex || isEmptyHex(p, hex)) &&
    sectionsOf(hex, unit.side).some((section) => sections.includes(section)) &&
    !isClosed(p.battle, hex, typeOf(unit).arm) &&
    !p.battle.specialRules.some(
      (rule) => rule.kind === 'no-short-supply' && rule.side === unit.side && rule.hexes.includes(hex),
    );
  const away = (hex: Hex): number => Math.abs(rowOf(hex) - baselineRow(unit.side));
  const free = HEXES.filter(isFree);
  const nearest = Math.min(...free.map(away));
  return free.filter((hex) => away(hex) === nearest);
}

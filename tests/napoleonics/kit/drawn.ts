import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import { unitType } from '../../../domain/napoleonics/army/units.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { codesOf } from '../../../domain/napoleonics/field/field.ts';
import { columnsOf, type Direction, type Hex, hexAt, ROWS } from '../../../domain/napoleonics/field/hexes.ts';
import { numbering } from '../../../domain/napoleonics/pieces/start.ts';
import type { Leader, Position, Unit } from '../../../domain/napoleonics/state/state.ts';

// Positions of Napoleonics for tests: the ground drawn as the rows of a scenario, or hex by hex, and pieces put on it.

/** The nine rows of a board as one text, or the codes of the hexes that are not clear. */
export type Ground = string | { readonly [hex: Hex]: string };

/** A piece to put on the board. */
export type Piece =
  | { readonly unit: Omit<Unit, 'id'>; readonly led?: string }
  | { readonly leader: Omit<Leader, 'id'> };

/** British and Portuguese stand at the top, as in every scenario. */
const sideOf = (type: string): Side => (type.startsWith('F-') ? 'bottom' : 'top');

/** A unit, at full strength unless `blocks` says how many are left; `leader`: one is attached to it, of this name. */
export const at = (
  hex: Hex,
  type: string,
  {
    blocks = unitType(type).blocks,
    square,
    leader,
    side = sideOf(type),
  }: { readonly blocks?: number; readonly square?: number; readonly leader?: true | string; readonly side?: Side } = {},
): Piece => ({
  unit: { side, type, hex, blocks, ...(square !== undefined && { square }) },
  ...(leader !== undefined && { led: leader === true ? `Leader ${hex}` : leader }),
});

/** A leader alone. */
export const leader = (hex: Hex, side: Side, name = `Leader ${hex}`): Piece => ({
  leader: { side, hex, name: { en: name, ko: name } },
});

/**
 * A position; ids are numbered in the order of the pieces (`B-LN-1`; leaders `B-LD-1`, `F-LD-1`). `battle`: what
 * differs from a plain battle to 5 banners.
 */
export function drawn(ground: Ground, pieces: readonly Piece[], battle: Partial<Battle> = {}): Position {
  const numbered = numbering();
  const led = (side: Side): string => numbered(side === 'top' ? 'B-LD' : 'F-LD');
  const units: Unit[] = [];
  const leaders: Leader[] = [];
  for (const piece of pieces) {
    if ('leader' in piece) {
      leaders.push({ id: led(piece.leader.side), ...piece.leader });
      continue;
    }
    const { unit, led: name } = piece;
    units.push({ id: numbered(unit.type), ...unit });
    if (name !== undefined)
      leaders.push({ id: led(unit.side), side: unit.side, hex: unit.hex, name: { en: name, ko: name } });
  }
  return { battle: { ...plain(rowsOf(ground)), ...worksOn(ground), ...battle }, units, leaders };
}

function rowsOf(ground: Ground): readonly string[] {
  if (typeof ground === 'string') return ground.split('\n').filter((row) => row.trim() !== '');
  return Array.from({ length: ROWS }, (_, row) => {
    const codes = Array.from({ length: columnsOf(row) }, (_, col) => ground[hexAt(row, col)!] ?? '..');
    return (row % 2 === 1 ? '  ' : '') + codes.join('  ');
  });
}

/** Field works cover the sides toward the bottom, as those of the Allies do. */
function worksOn(ground: Ground): Pick<Battle, 'fieldWorks'> {
  const hexes = rowsOf(ground).flatMap((row, r) =>
    codesOf(row).flatMap((code, col) => (code === 'FW' ? [hexAt(r, col)!] : [])),
  );
  return { fieldWorks: hexes.map((hex) => ({ hex, sides: ['SW', 'SE'] satisfies Direction[] })) };
}

const same = (text: string) => ({ en: text, ko: text });

const plain = (board: readonly string[]): Battle => ({
  id: 'drawn',
  slug: 'drawn',
  label: 'custom',
  name: same('Drawn'),
  date: '1808',
  notes: same('A position of a test.'),
  sides: {
    top: { army: same('Allies'), nations: ['BRITISH', 'PORTUGUESE'], commander: same('Wellesley'), hand: 5 },
    bottom: { army: same('French'), nations: ['FRENCH'], commander: same('Junot'), hand: 5 },
  },
  first: 'top',
  banners: { top: 5, bottom: 5 },
  objectives: [],
  specialRules: [],
  board,
  water: [],
  fieldWorks: [],
  places: [],
  units: [],
  leaders: [],
});

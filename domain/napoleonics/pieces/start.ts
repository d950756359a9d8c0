import { NATION_LETTERS } from '../army/nations.ts';
import { typeOf } from '../army/units.ts';
import type { Battle } from '../field/battle.ts';
import type { Leader, PieceId, Position, Unit } from '../state/state.ts';

/**
 * The pieces of a battle as they are set up, every unit at full strength (§2.1), numbered in the order of the scenario.
 */
export function startOf(battle: Battle): Pick<Position, 'units' | 'leaders'> {
  const numbered = numbering();
  const units = battle.units.map(
    ({ side, type, hex }): Unit => ({ id: numbered(type), side, type, hex, blocks: typeOf({ type }).blocks }),
  );
  const leaders = battle.leaders.map(
    ({ side, nation, name, hex }): Leader => ({ id: numbered(`${NATION_LETTERS[nation]}-LD`), side, name, hex }),
  );
  return { units, leaders };
}

/** Names for the pieces of a kind: `B-LN-1`, `B-LN-2`. */
export function numbering(): (kind: string) => PieceId {
  const counts = new Map<string, number>();
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}-${count}`;
  };
}
